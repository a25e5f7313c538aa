import { chargeBases, payTerms } from '@jst/contracts/document'
import {
  changeKinds,
  priceHows,
  priceTargets,
  remarkFields,
  remarkHows,
  roundings,
  roundTos,
  surchargeHows,
  templateCharges,
  validityHows,
  weekdays,
} from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { NumberField, ReferenceField } from '@jst/feature-kit/entity'
import type { FormModel } from '@jst/feature-kit/form'
import { ChoiceField, DayField, FlagField, LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { ChargeChips } from './ChargeChips.tsx'
import { boxKeys, type ChangeValues } from './changeForm.ts'
import { texts } from './texts.ts'

type ChangeForm = Pick<FormModel<ChangeValues, never, unknown>, 'values' | 'write' | 'field'>
export interface ChangeFieldsProps {
  form: ChangeForm
}

const options = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const unchanged = [{ value: '', label: texts.unchanged }]
const boxName = (box: string) => (box === 'Other' ? texts.otherBox : box)
const roundToOptions = roundTos.map((value) => ({ value, label: value === '' ? texts.noRounding : value }))

type OneKey = { [K in keyof ChangeValues]: ChangeValues[K] extends string ? K : never }[keyof ChangeValues]

/** One of the words that a field takes. */
const OneOf = observer(function OneOf({
  form,
  field,
  options: choices,
}: ChangeFieldsProps & { field: OneKey; options: readonly { value: string; label: string }[] }) {
  return <ChoiceField {...form.field(field)} onChange={(value) => form.write({ [field]: value })} options={choices} />
})

/** Cost, floor or both; how; to what it is rounded; from which day. */
const PriceHow = observer(function PriceHow({ form, more = true }: ChangeFieldsProps & { more?: boolean }) {
  const hows = more ? options(priceHows) : options(priceHows).filter(({ value }) => value !== 'SET')
  return (
    <>
      {form.values.PriceHow.startsWith('COST_') ? null : <OneOf form={form} field="Target" options={options(priceTargets)} />}
      <OneOf form={form} field="PriceHow" options={hows} />
    </>
  )
})
const Rounding = observer(function Rounding({ form }: ChangeFieldsProps) {
  return (
    <>
      <OneOf form={form} field="RoundTo" options={roundToOptions} />
      {form.values.RoundTo === '' ? null : <OneOf form={form} field="Rounding" options={options(roundings)} />}
    </>
  )
})
const From = observer(function From({ form }: ChangeFieldsProps) {
  return <DayField {...form.field('From')} hint={texts.fromHint} />
})

/** 涨跌: an amount or a per cent for each box. */
export const IncreaseFields = observer(function IncreaseFields({ form }: ChangeFieldsProps) {
  const { ByBox, PriceHow: how } = form.values
  const { error } = form.field('ByBox')
  return (
    <div className="jst-form-grid jst-form-grid-top">
      <PriceHow form={form} more={false} />
      {boxKeys.map((box, at) => (
        <NumberField
          key={box}
          label={boxName(box)}
          hint={at === 0 ? (how.endsWith('PERCENT') ? texts.percentHint : texts.valueHint) : undefined}
          error={at === 0 ? error : undefined}
          value={ByBox[box] ?? null}
          onChange={(value) => form.write({ ByBox: { ...ByBox, [box]: value as number | null } })}
        />
      ))}
      <Rounding form={form} />
      <From form={form} />
    </div>
  )
})

const PriceFields = observer(function PriceFields({ form }: ChangeFieldsProps) {
  const { Boxes, PriceHow: how } = form.values
  return (
    <>
      <div className="jst-form-grid jst-form-grid-top">
        <PriceHow form={form} />
        <NumberField
          {...form.field('Value')}
          required
          hint={how === 'PERCENT' ? texts.percentHint : how === 'ADD' ? texts.valueHint : undefined}
          onChange={(value) => form.write({ Value: value as number | null })}
        />
        <Rounding form={form} />
        <From form={form} />
      </div>
      <fieldset className="jst-choices">
        <legend className="jst-field-label">{texts.boxes}</legend>
        {boxKeys.map((box) => (
          <FlagField
            key={box}
            label={boxName(box)}
            hint={texts.boxesHint}
            value={Boxes.includes(box)}
            onChange={(on) => form.write({ Boxes: boxKeys.filter((one) => (one === box ? on : Boxes.includes(one))) })}
          />
        ))}
      </fieldset>
    </>
  )
})

const ValidityFields = observer(function ValidityFields({ form }: ChangeFieldsProps) {
  return (
    <div className="jst-form-grid jst-form-grid-top">
      <OneOf form={form} field="ValidityHow" options={options(validityHows)} />
      {form.values.ValidityHow === 'END' ? (
        <DayField {...form.field('Day')} required />
      ) : (
        <NumberField {...form.field('Days')} required onChange={(value) => form.write({ Days: value as number | null })} />
      )}
    </div>
  )
})

const ScheduleFields = observer(function ScheduleFields({ form }: ChangeFieldsProps) {
  const { Via } = form.values
  const days = [...unchanged, ...options(weekdays)]
  return (
    <div className="jst-form-grid jst-form-grid-top">
      <TextField {...form.field('Service')} maxLength={20} hint={texts.unchanged} />
      <ReferenceField
        label={texts.via}
        kind="port"
        value={Via === '' ? [] : [Via]}
        onChange={([code]) => form.write({ Via: code ?? '' })}
      />
      <NumberField {...form.field('TransitDays')} onChange={(value) => form.write({ TransitDays: value as number | null })} />
      <OneOf form={form} field="EtdWeekday" options={days} />
      <OneOf form={form} field="ClosingWeekday" options={days} />
    </div>
  )
})

const SurchargeFields = observer(function SurchargeFields({ form }: ChangeFieldsProps) {
  const { api } = useApp()
  const { ChargeCode, CurrencyCode, SurchargeHow, Template, Lines } = form.values
  const take = async (code: string) => {
    form.write({ Template: code, Lines: [] })
    if (code === '') return
    const { Rows } = await api.call(templateCharges, { Template: code, PageSize: 60 })
    form.write({ Lines: Rows.map(({ Line }) => Line) })
  }
  const how = (
    <>
      <OneOf form={form} field="SurchargeHow" options={options(surchargeHows)} />
      <ReferenceField
        label={texts.template}
        hint={texts.templateHint}
        error={form.field('Template').error}
        kind="surchargeTemplate"
        value={Template === '' ? [] : [Template]}
        onChange={([code]) => void take(code ?? '')}
      />
    </>
  )
  if (Template !== '')
    return (
      <>
        <div className="jst-form-grid jst-form-grid-top">{how}</div>
        <ChargeChips lines={Lines} />
      </>
    )
  return (
    <div className="jst-form-grid jst-form-grid-top">
      {how}
      <ReferenceField
        label={texts.charge}
        required
        error={form.field('ChargeCode').error}
        kind="charge"
        value={ChargeCode === '' ? [] : [ChargeCode]}
        onChange={([code]) => form.write({ ChargeCode: code ?? '' })}
      />
      <ReferenceField
        label={texts.currency}
        required
        kind="currency"
        value={CurrencyCode === '' ? [] : [CurrencyCode]}
        onChange={([code]) => form.write({ CurrencyCode: code ?? '' })}
      />
      <OneOf form={form} field="PpCc" options={options(payTerms)} />
      {SurchargeHow === 'REMOVE' ? null : (
        <>
          <OneOf form={form} field="Basis" options={options(chargeBases)} />
          <NumberField {...form.field('Amount')} onChange={(value) => form.write({ Amount: value as number | null })} />
        </>
      )}
    </div>
  )
})

const RemarkFields = observer(function RemarkFields({ form }: ChangeFieldsProps) {
  return (
    <>
      <div className="jst-form-grid jst-form-grid-top">
        <OneOf form={form} field="Remark" options={options(remarkFields)} />
        <OneOf form={form} field="RemarkHow" options={options(remarkHows)} />
      </div>
      <LinesField {...form.field('Text')} required maxLength={500} />
    </>
  )
})

const parts = { PRICE: PriceFields, VALIDITY: ValidityFields, SCHEDULE: ScheduleFields, SURCHARGES: SurchargeFields, REMARK: RemarkFields }

/** Which change, and its own fields. */
export const ChangeFields = observer(function ChangeFields({ form }: ChangeFieldsProps) {
  const Part = parts[form.values.Kind]
  return (
    <>
      <OneOf form={form} field="Kind" options={options(changeKinds)} />
      <Part form={form} />
    </>
  )
})
