import { releaseButtons, returnView, uncountPaper, type ReturnedCopy } from '@jst/contracts/release'
import { useApp, useDetail } from '@jst/feature-kit'
import { TextDialog } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DateText, ErrorView, FactsTable, Section, TextButton } from '@jst/ui'
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

interface UndoDialogProps {
  copy: ReturnedCopy
  onDone: () => void
  onClose: () => void
}
function UndoDialog({ copy, onDone, onClose }: UndoDialogProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={words.undo}
      note={words.undoNote}
      submit={words.undo}
      label={words.reason}
      required={words.reason}
      maxLength={200}
      send={(Reason) => api.call(uncountPaper, { Id: copy.Id, Reason })}
      done={words.undone}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
