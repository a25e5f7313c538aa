import { draftKey } from '@jst/contracts/document'
import {
  creditDocument,
  creditGates,
  saveCreditApplication,
  type CreditApplication,
  type CreditGate,
  type CreditStanding,
} from '@jst/contracts/partner'
import { useApp } from '@jst/feature-kit'
import { NumberField } from '@jst/feature-kit/entity'
import { DraftNotice, useDraft } from '@jst/feature-kit/document'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, DayField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.credit
const gates = Object.entries(creditGates).map(([value, label]) => ({ value, label }))
const mostDays = 365
const isNumber = (value: number | null, most: number) => value !== null && value >= 0 && value <= most

interface CreditDialogProps {
  customerId: number
  /** The one that is changed; absent: a new one, which begins with the terms that hold. */
  application: CreditApplication | undefined
  standing: CreditStanding | undefined
  onDone: () => void
  onClose: () => void
}

/** Asks for other terms of credit, or changes what was asked for; either goes to approval at once. */
export const CreditDialog = observer(function CreditDialog({ customerId, application, standing, onDone, onClose }: CreditDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: application,
    start: (from) => ({
      CreditLimit: from?.CreditLimit ?? standing?.Limit ?? null,
      CreditDays: (from?.CreditDays ?? standing?.Days ?? 30) as number | null,
      CreditGate: from?.CreditGate ?? (standing?.Gate || 'approve'),
      ValidTo: from?.ValidTo ?? '',
      Reason: from?.Reason ?? '',
    }),
    fields: {
      CreditLimit: { label: words.limit, required: true, check: (value) => (isNumber(value, 1e10) ? undefined : words.wrongLimit) },
      CreditDays: {
        label: words.days,
        required: true,
        check: (value) => (isNumber(value, mostDays) && Number.isInteger(value) ? undefined : words.wrongDays(mostDays)),
      },
      CreditGate: { label: words.gate, show: (gate) => creditGates[gate] },
      ValidTo: { label: words.validTo },
      Reason: { label: words.reason, required: words.reasonNeeded },
    },
    save: ({ CreditLimit, CreditDays, ValidTo, ...more }, from, used) =>
      api.call(saveCreditApplication, {
        Id: from?.Id ?? 0,
        CustomerId: customerId,
        ...(from ? { UpdateTime: from.UpdateTime } : {}),
        ...more,
        CreditLimit: CreditLimit!,
        CreditDays: CreditDays!,
        ValidTo: ValidTo === '' ? null : ValidTo,
        Submit: true,
        ...used,
      }),
    saved: () => {
      notify.success(words.submitted)
      onDone()
      onClose()
    },
  })
  const draft = useDraft(creditDocument, draftKey(application?.Id, `customer-${customerId}`), form, () => form.values.Reason)
  return (
    <FormDialog form={form} place="side" title={words.dialog} submit={words.submit} note={words.lead} roomy onClose={onClose}>
      <DraftNotice draft={draft} />
      <NumberField {...form.field('CreditLimit')} onChange={(value) => form.write({ CreditLimit: value as number | null })} />
      <NumberField {...form.field('CreditDays')} onChange={(value) => form.write({ CreditDays: value as number | null })} />
      <ChoiceField
        {...form.field('CreditGate')}
        options={gates}
        hint={words.gateHint}
        onChange={(gate) => form.write({ CreditGate: gate as CreditGate })}
      />
      <DayField {...form.field('ValidTo')} hint={words.validToHint} />
      <LinesField {...form.field('Reason')} maxLength={500} />
    </FormDialog>
  )
})
