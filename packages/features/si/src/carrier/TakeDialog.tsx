import { amendReasons, isAmendable, modifySi, SiStatus, type SiRecord } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { recordToWire } from '@jst/si-drafts/rules'
import { ChoiceField, FactsTable, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { FeeLine } from '../fees/FeeLine.tsx'
import { originalsFault, originalsOptions, originalsReasons } from '../fees/originals.ts'
import { texts as feeWords } from '../fees/texts.ts'
import { texts } from './texts.ts'
import type { Take, takeAll } from './takes.ts'

const words = texts.check
const originalWords = feeWords.originals

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
  const amends = isAmendable(record.status)
  const form = useForm({
    start: () => ({ ReasonCode: amends ? 'A01' : '', Reason: '', Originals: '', Guarantee: '' }),
    fields: {
      ReasonCode: { label: words.reason, required: amends ? words.reasonNeeded : false },
      Reason: {
        label: words.remarks,
        check: (text, { ReasonCode }) => (ReasonCode === 'A99' && text.trim() === '' ? words.explain : undefined),
      },
      Originals: {
        label: originalWords.label,
        check: (value, { ReasonCode }) => originalsFault(record.status, value, '-', ReasonCode) || undefined,
      },
      Guarantee: {
        label: originalWords.guarantee,
        check: (value, { Originals }) => originalsFault(record.status, Originals || 'none', value) || undefined,
      },
    },
    save: ({ ReasonCode, Reason, Originals, Guarantee }) =>
      api.call(modifySi, {
        ...recordToWire(taken.record),
        ...(amends ? { ReasonCode } : {}),
        ...(Reason.trim() === '' ? {} : { Reason: Reason.trim() }),
        ...originalsReasons(record.status, Originals, Guarantee),
      }),
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
      {record.status === SiStatus.issued ? <ChoiceField {...form.field('Originals')} options={originalsOptions()} /> : null}
      {form.values.Originals === 'guarantee' ? (
        <TextField {...form.field('Guarantee')} maxLength={120} hint={originalWords.guaranteeHint} />
      ) : null}
      {amends ? (
        <ChoiceField
          {...form.field('ReasonCode')}
          options={amendReasons.map(({ code, zh }) => ({ value: code, label: `${code} ${zh}` }))}
        />
      ) : null}
      <TextField {...form.field('Reason')} maxLength={300} />
    </FormDialog>
  )
})
