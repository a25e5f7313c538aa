import type { EntityRow } from '@jst/contracts/entity'
import { useApp, useAction, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'

const words = texts.link

interface LinkToolProps {
  kind: Kind
  row: EntityRow
  onDone: () => void
}

/** Ties to the company that its people have registered, or unties. */
export function LinkTool({ kind, row, onDone }: LinkToolProps) {
  const { api, notify } = useApp()
  const [open, setOpen] = useState(false)
  const untie = useAction(async () => {
    const ok = await notify.confirm({ title: words.unlinkAsk(row.NameZh), content: words.unlinkContent, ok: texts.detail.unlink })
    if (!ok) return
    await api.call(kind.more.link, { Id: row.Id, UpdateTime: row.UpdateTime, CompanyId: 0 })
    notify.success(words.unlinked)
    onDone()
  })
  if (row['Joined'] === true)
    return (
      <>
        <StatusTag tone="green">{texts.detail.linked}</StatusTag>
        <TextButton disabled={untie.busy} onClick={() => void untie.run()}>
          {texts.detail.unlink}
        </TextButton>
      </>
    )
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{texts.detail.link}</TextButton>
      {open ? <LinkDialog kind={kind} row={row} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const LinkDialog = observer(function LinkDialog({ kind, row, onDone, onClose }: LinkToolProps & { onClose: () => void }) {
  const { api, notify } = useApp()
  const choices = useDetail(kind.more.linkChoices, { Id: row.Id })
  const form = useForm({
    start: () => ({ CompanyId: '' }),
    fields: { CompanyId: { label: words.company, required: words.choose } },
    save: ({ CompanyId }) => api.call(kind.more.link, { Id: row.Id, UpdateTime: row.UpdateTime, CompanyId: Number(CompanyId) }),
    saved: () => {
      notify.success(words.linked)
      onClose()
      onDone()
    },
  })
  const options = (choices.data ?? []).map(({ Id, Name, Same, LinkedTo }) => ({
    value: String(Id),
    label: [Name, Same ? words.same : '', LinkedTo ? words.taken(LinkedTo) : ''].filter(Boolean).join(' · '),
  }))
  return (
    <FormDialog
      form={form}
      title={words.title}
      submit={texts.detail.link}
      disabled={options.length === 0}
      note={words.lead}
      roomy
      onClose={onClose}
    >
      <ChoiceField {...form.field('CompanyId')} options={options} hint={choices.data?.length === 0 ? words.none : undefined} />
    </FormDialog>
  )
})
