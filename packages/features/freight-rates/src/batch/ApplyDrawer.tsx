import type { Line } from '@jst/contracts/document'
import { freightRateStates, planRateBatch, surchargeHows, type BatchPlan } from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, DayField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChargeChips } from './ChargeChips.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { texts } from './texts.ts'

interface ApplyDrawerProps {
  lines: readonly Line[]
  /** Which rates, as it begins: fields of rates with their codes. */
  where: Readonly<Record<string, string>>
  onDone: () => void
  onClose: () => void
}

const stages = (['published', 'draft'] as const).map((value) => ({ value, label: freightRateStates.states[value].zh }))
const hows = Object.entries(surchargeHows).map(([value, label]) => ({ value, label }))
const places = { CarrierCode: 'carrier', LaneCode: 'lane', PolCode: 'port', PodCode: 'port' } as const
const keys = Object.keys(places) as (keyof typeof places)[]

/** Writes surcharges into rates: which rates and how, the dry run, the run, and the way back. */
export const ApplyDrawer = observer(function ApplyDrawer({ lines, where, onDone, onClose }: ApplyDrawerProps) {
  const { api } = useApp()
  const [plan, setPlan] = useState<BatchPlan>()
  const form = useForm({
    unasked: true,
    start: () => ({
      How: 'MERGE' as keyof typeof surchargeHows,
      Stage: 'published',
      CarrierCode: where['CarrierCode'] ?? '',
      LaneCode: where['LaneCode'] ?? '',
      PolCode: where['PolCode'] ?? '',
      PodCode: where['PodCode'] ?? '',
      From: '',
      Note: '',
    }),
    fields: {
      How: { label: texts.how },
      Stage: { label: texts.stage },
      CarrierCode: { label: texts.carrier },
      LaneCode: { label: texts.lane },
      PolCode: { label: texts.pol },
      PodCode: { label: texts.pod },
      From: { label: texts.from },
      Note: { label: texts.note },
    },
    check: (values): Partial<Record<keyof typeof places, string>> =>
      keys.some((key) => values[key] !== '') ? {} : { CarrierCode: texts.needPlace },
    save: ({ How, From, Note, Stage, ...criteria }) =>
      api.call(planRateBatch, {
        Filter: { Stage, ...Object.fromEntries(Object.entries(criteria).filter(([, code]) => code !== '')) },
        Change: { From, Steps: [{ Kind: 'SURCHARGES', How, Lines: lines.map((line) => ({ ...line, Id: 0 })) }] },
        Note: Note.trim(),
      }),
    saved: setPlan,
    at: () => undefined,
  })
  const title = texts.applyTitle(lines.length)
  if (plan) return <PlanDialog title={title} plan={plan} onBack={() => setPlan(undefined)} onDone={onDone} onClose={onClose} />
  return (
    <FormDialog form={form} place="side" width={720} title={title} submit={texts.dryRun} note={texts.lead} roomy onClose={onClose}>
      <ChargeChips lines={lines} />
      <div className="jst-form-grid jst-form-grid-top">
        <ChoiceField {...form.field('How')} options={hows} onChange={(How) => form.write({ How: How as keyof typeof surchargeHows })} />
        <ChoiceField {...form.field('Stage')} options={stages} />
        {keys.map((key) => (
          <ReferenceField
            key={key}
            label={form.field(key).label}
            kind={places[key]}
            error={form.field(key).error}
            value={form.values[key] === '' ? [] : [form.values[key]]}
            onChange={([code]) => form.write({ [key]: code ?? '' })}
          />
        ))}
        <DayField {...form.field('From')} hint={texts.fromHint} />
        <TextField {...form.field('Note')} maxLength={100} hint={texts.noteHint} />
      </div>
    </FormDialog>
  )
})
