import { bookingFields, confirmedSailingKeys, shippingOrderFields, type BookingView, type ConfirmedSailing } from '@jst/contracts/booking'
import { blankOf, problemOf, tidy, type EntityField, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import { cutoffCodes, cutoffTable, type Cutoffs } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { EntityFieldControl } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField, MomentField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const plain = ({ group: _group, groupEn: _groupEn, listed: _listed, ...field }: EntityField) => field as EntityField
const orderFields = shippingOrderFields.map((field) => (field.key === 'SoNo' ? { ...plain(field), required: true as const } : plain(field)))
const sailingFields = confirmedSailingKeys.map((key) => plain(bookingFields.find((field) => field.key === key)!))
const blank = (): EntityValues => Object.fromEntries(orderFields.map((field) => [field.key, blankOf(field)]))

interface Typed {
  readonly Values: EntityValues
  readonly Sailing: ConfirmedSailing
  readonly Cutoffs: Cutoffs
  readonly Words: string
}
const wrongIn = (fields: readonly EntityField[], at: 'Values' | 'Sailing', values: EntityValues) =>
  fields.map((field) => [`${at}.${field.key}`, problemOf(field, tidy(field, values[field.key] ?? null))] as const)

interface ShippingOrderDialogProps {
  view: BookingView
  act: string
  lead: string
  /** Of the words that go with it: remarks, or the reason. */
  words: { readonly label: string; readonly required?: string }
  done: (no: string) => string
  onSave: (typed: Typed, UpdateTime: string) => Promise<BookingView>
  onDone: () => void
  onClose: () => void
}
/** SO, sailing and cut-offs as the carrier confirmed them. The file of the shipping order lies with the other files of the booking. */
export const ShippingOrderDialog = observer(function ShippingOrderDialog(props: ShippingOrderDialogProps) {
  const { view, act, lead, words, done, onSave, onDone, onClose } = props
  const { notify } = useApp()
  const form = useForm<Typed, BookingView, BookingView>({
    stored: view,
    start: (from) => ({
      Values: from?.ShippingOrder?.Values ?? blank(),
      Sailing: Object.fromEntries(confirmedSailingKeys.map((key) => [key, String(from?.Content.Values[key] ?? '')])) as ConfirmedSailing,
      // the cut-offs of the voyage that was booked are what the carrier usually confirms
      Cutoffs: from?.ShippingOrder?.Cutoffs ?? from?.Sailing?.Cutoffs ?? {},
      Words: '',
    }),
    fields: {
      Values: { label: texts.shippingOrder },
      Sailing: { label: texts.sailing },
      Cutoffs: { label: texts.cutoffs },
      Words: words,
    },
    check: ({ Values, Sailing }) =>
      Object.fromEntries([...wrongIn(orderFields, 'Values', Values), ...wrongIn(sailingFields, 'Sailing', Sailing)]),
    at: (path) => path.replace(/^(Reason|Remarks)$/, 'Words'),
    save: (typed, from) => onSave(typed, from!.UpdateTime),
    saved: (answer) => {
      notify.success(done(answer.Code))
      onDone()
      onClose()
    },
    keep: `${act} ${view.Id}`,
  })
  const { Cutoffs } = form.values
  const part = (at: 'Values' | 'Sailing', fields: readonly EntityField[]) => {
    const values: EntityValues = form.values[at]
    const write = (key: string, value: EntityValue) => form.write({ [at]: { ...values, [key]: value } })
    return (
      <div className="jst-form-grid jst-form-grid-top">
        {fields.map((field) => (
          <EntityFieldControl
            key={field.key}
            field={field}
            value={values[field.key] ?? null}
            error={form.errors[`${at}.${field.key}`]}
            onChange={(value) => write(field.key, value)}
          />
        ))}
      </div>
    )
  }
  return (
    <FormDialog form={form} place="side" width={640} title={act} submit={act} note={lead} onClose={onClose}>
      {part('Values', orderFields)}
      <fieldset className="jst-entity-group">
        <legend>{texts.sailing}</legend>
        {part('Sailing', sailingFields)}
      </fieldset>
      <fieldset className="jst-entity-group">
        <legend>{texts.cutoffs}</legend>
        <div className="jst-form-grid jst-form-grid-top">
          {cutoffCodes.map((code) => (
            <MomentField
              key={code}
              label={cutoffTable[code].zh}
              value={Cutoffs[code] ?? null}
              onChange={(at) => form.write({ Cutoffs: { ...Cutoffs, [code]: at } })}
            />
          ))}
        </div>
      </fieldset>
      <LinesField {...form.field('Words')} maxLength={500} />
    </FormDialog>
  )
})
