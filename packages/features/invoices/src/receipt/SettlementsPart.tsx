import { invoiceButtons, unsettle, type Settlement } from '@jst/contracts/invoices'
import { useApp } from '@jst/feature-kit'
import { TextDialog } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DateText, CellTable, Section, TextButton } from '@jst/ui'
import { useState } from 'react'
import { moneyText } from '../money.ts'
import { texts } from '../texts.ts'

const words = texts.settlements

interface SettlementsPartProps {
  rows: readonly Settlement[]
  onChanged: () => void
}

/** By what a bill was settled, or what a receipt has settled; each entry may be reversed by one of its own. */
export function SettlementsPart({ rows, onChanged }: SettlementsPartProps) {
  const { code, path } = invoiceButtons.settle
  const mayUndo = usePermitted(code, path)
  const [undoing, setUndoing] = useState<Settlement>()
  return (
    <Section title={words.title}>
      <CellTable
        label={words.title}
        titles={[words.source, words.bill, words.amount, words.by, words.at, words.note]}
        numeric={[2]}
        none={words.none}
        rows={rows}
        rowKey={({ Id }) => Id}
        renderCells={[
          'SourceNo',
          'InvoiceNo',
          ({ Amount, Currency }) => moneyText(Amount, Currency),
          'ByName',
          ({ CreateTime }) => <DateText value={CreateTime} />,
          (row) => (
            <>
              {row.Undone ? words.undone : row.Note}
              {mayUndo && !row.Undone && row.UndoneId === null ? (
                <TextButton onClick={() => setUndoing(row)}>{words.undo}</TextButton>
              ) : null}
            </>
          ),
        ]}
      />
      {undoing ? <UndoDialog entry={undoing} onDone={onChanged} onClose={() => setUndoing(undefined)} /> : null}
    </Section>
  )
}

interface UndoDialogProps {
  entry: Settlement
  onDone: () => void
  onClose: () => void
}
function UndoDialog({ entry: { Id, Amount, Currency }, onDone, onClose }: UndoDialogProps) {
  const { api } = useApp()
  return (
    <TextDialog
      title={texts.undo.title(moneyText(Amount, Currency))}
      note={texts.undo.note}
      submit={texts.undo.submit}
      danger
      label={texts.undo.reason}
      required={texts.undo.needed}
      maxLength={300}
      send={(Reason) => api.call(unsettle, { Id, Reason })}
      done={texts.undo.done}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
