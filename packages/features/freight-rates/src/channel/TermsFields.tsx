import type { SubscriptionTerms } from '@jst/contracts/freight-rates'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { markupBoxes } from './words.tsx'

const words = texts.terms
const isAmount = (text: string) => text.trim() === '' || /^\d{1,6}(\.\d{1,2})?$/.test(text.trim())
const amount = (label: string) => ({ label, check: (text: string) => (isAmount(text) ? undefined : words.wrong) })

/** A subscription without a mark-up, as it begins. */
export const blankTerms: SubscriptionTerms = {
  Currency: 'USD',
  Amount: '',
  '20GP': '',
  '40GP': '',
  '40HQ': '',
  '45HQ': '',
  Percent: '',
  Lanes: [],
  Visible: true,
  Remark: '',
}
/** Fields of the terms, as a form declares them. */
export const termFields = {
  Currency: { label: words.currency, required: true },
  Amount: amount(words.amount),
  ...(Object.fromEntries(markupBoxes.map((box) => [box, amount(words.box(box))])) as Record<
    (typeof markupBoxes)[number],
    ReturnType<typeof amount>
  >),
  Percent: {
    label: words.percent,
    check: (text: string, values: SubscriptionTerms) => {
      if (text.trim() === '') return undefined
      if (!/^\d{1,3}(\.\d{1,4})?$/.test(text.trim())) return words.wrongPercent
      return ['Amount' as const, ...markupBoxes].some((key) => values[key].trim() !== '') ? words.either : undefined
    },
  },
  Lanes: { label: words.lanes },
  Visible: { label: words.visible },
  Remark: { label: words.remark },
}
/** As calls take them. */
export const termsOf = (values: SubscriptionTerms): SubscriptionTerms => ({
  Currency: values.Currency,
  Amount: values.Amount.trim(),
  '20GP': values['20GP'].trim(),
  '40GP': values['40GP'].trim(),
  '40HQ': values['40HQ'].trim(),
  '45HQ': values['45HQ'].trim(),
  Percent: values.Percent.trim(),
  Lanes: [...values.Lanes],
  Visible: values.Visible,
  Remark: values.Remark.trim(),
})
/** Findings of the server by field. */
export const termAt = (path: string): string => path.replace(/^Terms\./, '').replace(/\[.*$/, '')

interface Bound {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}
interface TermsFieldsProps {
  values: SubscriptionTerms
  field: (key: 'Amount' | '20GP' | '40GP' | '40HQ' | '45HQ' | 'Percent' | 'Remark') => Bound
  errorOf: (key: 'Currency' | 'Lanes') => string | undefined
  write: (values: Partial<SubscriptionTerms>) => void
}

/** Terms that the subscriber alone sets: mark-up, lanes, and visibility to customers. */
export const TermsFields = observer(function TermsFields({ values, field, errorOf, write }: TermsFieldsProps) {
  return (
    <>
      <div className="jst-rate-terms">
        <ReferenceField
          kind="currency"
          label={words.currency}
          required
          value={values.Currency === '' ? [] : [values.Currency]}
          onChange={([code]) => write({ Currency: code ?? '' })}
          error={errorOf('Currency')}
        />
        <TextField {...field('Amount')} />
        <TextField {...field('Percent')} hint={words.percentHint} />
        {markupBoxes.map((box) => (
          <TextField key={box} {...field(box)} hint={words.boxHint} />
        ))}
      </div>
      <ReferenceField
        kind="lane"
        label={words.lanes}
        hint={words.lanesHint}
        multiple
        value={values.Lanes}
        onChange={(codes) => write({ Lanes: [...codes] })}
        error={errorOf('Lanes')}
      />
      <TextField {...field('Remark')} hint={words.remarkHint} maxLength={200} />
      <FlagField label={`${words.visible}（${words.visibleHint}）`} value={values.Visible} onChange={(Visible) => write({ Visible })} />
    </>
  )
})
