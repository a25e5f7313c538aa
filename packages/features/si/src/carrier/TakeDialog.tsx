import { isAmendable, modifySi, type SiRecord } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { recordToWire } from '@jst/si-drafts/rules'
import { FactsTable, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { amendFields, reasonsOf, startOfAmendment } from '../fees/amend-form.ts'
import { AmendFields } from '../fees/AmendFields.tsx'
import { FeeLine } from '../fees/FeeLine.tsx'
import { texts } from './texts.ts'
import type { Take, takeAll } from './takes.ts'

const words = texts.check

interface TakeProps {
  readonly record: SiRecord
  /** The record with all that it can take. */
  readonly taken: ReturnType<typeof takeAll>
  readonly takes: readonly Take[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Submits what was taken from the booking and the carrier's draft as the next version. */
export const TakeDialog = observer(function TakeDialog({ record, taken, takes, onClose, onDone }: TakeProps) {
  const { api, notify } = useApp()
  const amended = { status: record.status, amends: isAmendable(record.status) }
  const form = useForm({
    start: () => startOfAmendment('A01'),
    fields: amendFields(amended),
    save: (values) => api.call(modifySi, { ...recordToWire(taken.record), ...reasonsOf(amended, values) }),
    saved: () => {
      notify.success(words.submitted)
      onClose()
      onDone()
    },
    overtaken: (_, said) => form.fail(said),
    unasked: true,
  })
  return (
    <FormDialog form={form} title={words.submit} submit={words.submit} width={720} onClose={onClose}>
      {taken.left.length > 0 ? <Notice tone="warning">{words.left(taken.left.map(({ label }) => label).join('、'))}</Notice> : null}
      <FactsTable
        label={words.changes}
        look="jst-compare"
        rows={takes.filter(({ row }) => !taken.left.includes(row))}
        rowKey={({ row }) => row.key}
        renderRow={({ row, from }) => (
          <>
            <th scope="row">{row.label}</th>
            <td className="jst-diff-lines">{`${row.now || words.none} → ${(from === 'order' ? row.order : row.before) || words.none}`}</td>
          </>
        )}
      />
      <FeeLine orderId={record.orderId} id={record.id} />
      <AmendFields form={form} {...amended} />
    </FormDialog>
  )
})
