import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import { Combobox, type ComboOption } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useApp } from '../app/context.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { useForm } from '../form/useForm.ts'
import { useReferenceTexts } from '../reference/useReferenceTexts.ts'
import { useEntityTexts } from './useEntityTexts.ts'

const offered = 50

/** Which row shall stand for this one from now on. */
export const MergeDialog = observer(function MergeDialog({
  calls,
  row,
  onDone,
  onClose,
}: {
  calls: EntityCalls
  row: EntityRow
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const { merging: words, nameOf } = useEntityTexts()
  const { hint } = useReferenceTexts()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly EntityRow[]>([])
  const form = useForm({
    unasked: true,
    start: () => ({ into: undefined as EntityRow | undefined }),
    fields: { into: { label: words.into, required: words.missing } },
    save: ({ into }) => api.call(calls.merge, { Id: row.Id, UpdateTime: row.UpdateTime, IntoId: into!.Id }),
    saved: (_, { into }) => {
      notify.success(words.done(row.Code, into!.Code))
      onDone()
      onClose()
    },
  })
  const { value: into, onChange: setInto, ...field } = form.field('into')
  useEffect(() => {
    const request = new AbortController()
    api.call(calls.list, { ...(text ? { Keyword: text } : {}), State: 'active', PageSize: offered }, { signal: request.signal }).then(
      ({ Rows }) => setFound(Rows.filter(({ Id }) => Id !== row.Id)),
      () => undefined,
    )
    return () => request.abort()
  }, [api, calls, row.Id, text])
  const search = (typed: string): ComboOption[] => {
    if (typed !== text) queueMicrotask(() => setText(typed))
    return found.map(({ Code, NameZh }) => ({ value: Code, label: NameZh, note: Code }))
  }
  return (
    <FormDialog
      form={form}
      title={words.title(nameOf(calls.entity), row.NameZh || row.Code)}
      note={words.lead}
      roomy
      submit={words.act}
      danger
      onClose={onClose}
    >
      <Combobox
        {...field}
        value={into ? [into.Code] : []}
        onChange={([code]) => setInto(found.find(({ Code }) => Code === code))}
        search={search}
        labelOf={(code) => `${into?.NameZh ?? ''} ${code}`}
        placeholder={hint}
      />
    </FormDialog>
  )
})
