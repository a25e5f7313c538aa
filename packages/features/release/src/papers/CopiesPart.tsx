import { releaseButtons, returnView, uncountPaper, type ReturnedCopy } from '@jst/contracts/release'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DateText, ErrorView, FactsTable, LinesField, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.returns

/** Papers of a set that were counted in, each with who counted it and when. */
export const CopiesPart = observer(function CopiesPart({ id, onChanged }: { id: number; onChanged: () => void }) {
  const view = useDetail(returnView, { Id: id })
  const { code, path } = releaseButtons.counts
  const mayCount = usePermitted(code, path)
  const [undone, setUndone] = useState<ReturnedCopy>()
  const copies = view.data?.Copies ?? []
  return (
    <Section title={words.copies}>
      {view.error ? <ErrorView error={view.error} onRetry={view.reload} /> : null}
      {view.data && copies.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {copies.length > 0 ? (
        <FactsTable
          label={words.copies}
          titles={words.copyTitles}
          rows={copies}
          rowKey={({ Id }) => Id}
          renderRow={(copy) => (
            <>
              <th scope="row">{copy.Copy}</th>
              <td>{copy.ByName}</td>
              <td>
                <DateText value={copy.At} />
              </td>
              <td>{mayCount ? <TextButton onClick={() => setUndone(copy)}>{words.undo}</TextButton> : null}</td>
            </>
          )}
        />
      ) : null}
      {undone ? (
        <UndoDialog
          copy={undone}
          onClose={() => setUndone(undefined)}
          onDone={() => {
            view.reload()
            onChanged()
          }}
        />
      ) : null}
    </Section>
  )
})

const UndoDialog = observer(function UndoDialog({
  copy,
  onDone,
  onClose,
}: {
  copy: ReturnedCopy
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Reason: '' }),
    fields: { Reason: { label: words.reason, required: words.reason } },
    save: ({ Reason }) => api.call(uncountPaper, { Id: copy.Id, Reason }),
    saved: () => {
      notify.success(words.undone)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.undo} note={words.undoNote} submit={words.undo} onClose={onClose}>
      <LinesField {...form.field('Reason')} maxLength={200} />
    </FormDialog>
  )
})
