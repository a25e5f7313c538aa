import { Button } from '@arco-design/web-react'
import { saveExchangeRate, type ExchangeRate } from '@jst/contracts/master'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormBox, picked, useForm } from '@jst/feature-kit/form'
import { DayField, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.rates
const start = (rate: ExchangeRate | undefined) => ({
  CurrencyCode: rate?.CurrencyCode ?? 'USD',
  BaseCode: rate?.BaseCode ?? 'CNY',
  FromDay: rate?.FromDay ?? today(),
  Buy: String(rate?.Buy ?? ''),
  Sell: String(rate?.Sell ?? ''),
  Mid: rate ? String(rate.Mid) : '',
  Source: rate?.Source ?? words.manual,
})
interface RateFormProps {
  rate: ExchangeRate | undefined
  onSaved: () => void
  onCancel: () => void
}

/** One rate of one pair from a day on. */
export const ExchangeRateForm = observer(function ExchangeRateForm({ rate, onSaved, onCancel }: RateFormProps) {
  const { api } = useApp()
  const form = useForm({
    stored: rate,
    start,
    fields: {
      CurrencyCode: { label: words.currency, required: true },
      BaseCode: { label: words.base, required: true },
      FromDay: { label: words.fromDay, required: true },
      Buy: { label: words.buy },
      Sell: { label: words.sell },
      Mid: { label: words.mid },
      Source: { label: words.source },
    },
    save: ({ Buy, Sell, Mid, ...pair }, stored) =>
      api.call(saveExchangeRate, {
        ...(stored ? { Id: stored.Id, UpdateTime: stored.UpdateTime } : { Id: 0 }),
        ...pair,
        Buy: Number(Buy),
        Sell: Number(Sell),
        Mid: Mid.trim() === '' ? null : Number(Mid),
      }),
    saved: onSaved,
    keep: `rate ${rate?.Id ?? ''}`,
  })
  const cancel = () => {
    form.giveUp()
    onCancel()
  }
  return (
    <FormBox form={form}>
      <div className="jst-form-grid jst-form-grid-top">
        <ReferenceField {...picked(form.field('CurrencyCode'))} kind="currency" />
        <ReferenceField {...picked(form.field('BaseCode'))} kind="currency" />
        <DayField {...form.field('FromDay')} />
        <TextField {...form.field('Buy')} maxLength={40} />
        <TextField {...form.field('Sell')} maxLength={40} />
        <TextField {...form.field('Mid')} maxLength={40} hint={words.midHint} />
        <TextField {...form.field('Source')} maxLength={40} />
      </div>
      <div className="jst-acts">
        <Button type="primary" htmlType="submit" loading={form.busy} disabled={form.theirs !== undefined}>
          {words.save}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </FormBox>
  )
})
