import { exchangeRateOn, type ExchangeRate } from '@jst/contracts/master'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, today } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.rates

/** The rate that holds on a day, as quotations will take it. */
export function ExchangeRateOnDay({ rates }: { rates: readonly ExchangeRate[] }) {
  const [from, setFrom] = useState('USD')
  const [to, setTo] = useState('CNY')
  const [day, setDay] = useState(today)
  const rate = day === '' || from === '' || to === '' ? undefined : exchangeRateOn(rates, from, to, day)
  return (
    <div className="jst-form-grid jst-form-grid-top">
      <ReferenceField kind="currency" label={words.currency} value={from ? [from] : []} onChange={([code]) => setFrom(code ?? '')} />
      <ReferenceField kind="currency" label={words.base} value={to ? [to] : []} onChange={([code]) => setTo(code ?? '')} />
      <DayField label={words.on} value={day} onChange={setDay} />
      <output className="jst-flag">
        {rate === undefined ? words.noResult(from, to, day) : words.result(from, to, day, String(Number(rate.toFixed(6))))}
      </output>
    </div>
  )
}
