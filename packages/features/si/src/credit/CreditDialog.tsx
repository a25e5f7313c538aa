import { saveSiCredit, type CreditKind, type SiCredit } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { creditKinds } from '../declared-fields.ts'
import { texts } from './texts.ts'

const words = texts.dialog
const kinds = Object.keys(creditKinds) as CreditKind[]
type Values = Record<CreditKind | 'no' | 'bank', string>

/** Several clauses of one kind are shown as one text and stored as one. */
const startOf = ({ CreditNo, Bank, Clauses }: SiCredit): Values => {
  const textOf = (kind: CreditKind) =>
    Clauses.filter(({ Kind }) => Kind === kind)
      .map(({ Text }) => Text)
      .join('\n')
  return { no: CreditNo, bank: Bank, ...(Object.fromEntries(kinds.map((kind) => [kind, textOf(kind)])) as Record<CreditKind, string>) }
}
const clausesOf = (values: Values) => kinds.flatMap((Kind) => (values[Kind].trim() === '' ? [] : [{ Kind, Text: values[Kind].trim() }]))
const isDay = (text: string) => text.trim() === '' || /^\d{4}-\d\d-\d\d$/.test(text.trim())

interface CreditDialogProps {
  readonly credit: SiCredit
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Clauses of a credit, one text for each kind. */
export const CreditDialog = observer(function CreditDialog({ credit, onClose, onSaved }: CreditDialogProps) {
  const { api, notify } = useApp()
  const form = useForm<Values>({
    start: () => startOf(credit),
    fields: {
      no: { label: words.no, check: (text, values) => (text.trim() === '' && clausesOf(values).length > 0 ? words.noNeeded : undefined) },
      bank: { label: words.bank },
      ...(Object.fromEntries(kinds.map((kind) => [kind, { label: creditKinds[kind].zh }])) as Record<CreditKind, { label: string }>),
      latestShipment: { label: creditKinds.latestShipment.zh, check: (text) => (isDay(text) ? undefined : words.day) },
    },
    save: (values) =>
      api.call(saveSiCredit, {
        CGO_ID: credit.CGO_ID,
        CreditNo: values.no.trim(),
        Bank: values.bank.trim(),
        Clauses: clausesOf(values),
        UpdateTime: credit.UpdateTime,
      }),
    saved: () => {
      notify.success(words.saved)
      onClose()
      onSaved()
    },
    overtaken: (_, said) => form.fail(said),
  })
  return (
    <FormDialog form={form} title={words.title} submit={words.save} place="side" width={640} note={words.note} onClose={onClose}>
      <TextField {...form.field('no')} maxLength={35} />
      <TextField {...form.field('bank')} maxLength={120} />
      {kinds.map((kind) =>
        creditKinds[kind].wording || kind === 'other' ? (
          <LinesField key={kind} {...form.field(kind)} maxLength={6_500} />
        ) : (
          <TextField key={kind} {...form.field(kind)} maxLength={200} hint={words.hints[kind] ?? ''} />
        ),
      )}
    </FormDialog>
  )
})
