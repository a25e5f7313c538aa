import { planRateBatch, type BatchPlan } from '@jst/contracts/freight-rates'
import type { EntityQuery } from '@jst/contracts/entity'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChangeFields, IncreaseFields } from './ChangeFields.tsx'
import { blankChange, changeFindings, changeOf, type ChangeValues } from './changeForm.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { texts } from './texts.ts'

interface BatchDrawerProps {
  /** Chosen rates; none: all that the filters have. */
  ids: readonly number[]
  filter: EntityQuery
  /** An amount for each box, in place of one change of any kind. */
  byBox: boolean
  onDone: () => void
  onClose: () => void
}

/** A change of many rates: what, the dry run, the run, and the way back. */
export const BatchDrawer = observer(function BatchDrawer({ ids, filter, byBox, onDone, onClose }: BatchDrawerProps) {
  const { api } = useApp()
  const [plan, setPlan] = useState<BatchPlan>()
  const form = useForm<ChangeValues, never, BatchPlan>({
    unasked: true,
    start: () => blankChange,
    fields: labels,
    check: (values) => changeFindings(values, byBox),
    save: (values) =>
      api.call(planRateBatch, {
        ...(ids.length > 0 ? { Ids: [...ids] } : {}),
        Filter: filter,
        Change: changeOf(values, byBox),
        Note: values.Note.trim(),
      }),
    saved: setPlan,
    at: () => undefined,
  })
  const title = byBox ? texts.increaseTitle(ids.length) : texts.title(ids.length)
  if (plan) return <PlanDialog title={title} plan={plan} onBack={() => setPlan(undefined)} onDone={onDone} onClose={onClose} />
  return (
    <FormDialog form={form} place="side" width={720} title={title} submit={texts.dryRun} note={texts.lead} roomy onClose={onClose}>
      {byBox ? <IncreaseFields form={form} /> : <ChangeFields form={form} />}
      <TextField {...form.field('Note')} maxLength={100} hint={texts.noteHint} />
    </FormDialog>
  )
})

const labels = {
  Kind: { label: texts.kind },
  Target: { label: texts.target },
  Boxes: { label: texts.boxes },
  PriceHow: { label: texts.how },
  Value: { label: texts.value },
  ByBox: { label: texts.value },
  RoundTo: { label: texts.roundTo },
  Rounding: { label: texts.rounding },
  From: { label: texts.from },
  ValidityHow: { label: texts.how },
  Day: { label: texts.day },
  Days: { label: texts.days },
  Service: { label: texts.service },
  Via: { label: texts.via },
  TransitDays: { label: texts.transit },
  EtdWeekday: { label: texts.etd },
  ClosingWeekday: { label: texts.closing },
  SurchargeHow: { label: texts.how },
  Template: { label: texts.template },
  ChargeCode: { label: texts.charge },
  Basis: { label: texts.basis },
  PpCc: { label: texts.pay },
  CurrencyCode: { label: texts.currency },
  Lines: { label: texts.charges },
  Amount: { label: texts.amount },
  Remark: { label: texts.remark },
  RemarkHow: { label: texts.how },
  Text: { label: texts.text },
  Note: { label: texts.note },
}
