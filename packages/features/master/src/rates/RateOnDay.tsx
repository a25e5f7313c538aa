import { rateOn, type ExchangeRate } from '@jst/contracts/master'
import { DayField, TextField } from '@jst/ui'
import dayjs from 'dayjs'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.rates

/** The rate that holds on a day, as quotations will take it. */
export function RateOnDay({ rates }: { rates: readonly ExchangeRate[] }) {
  const [from, setFrom] = useState('USD')
  const [to, setTo] = useState('CNY')
  const [day, setDay] = useState(() => dayjs().format('YYYY-MM-DD'))
  const rate = day === '' ? undefined : rateOn(rates, from, to, day)
  return (
    <div className="jst-form-grid jst-form-grid-top">
      <TextField label={words.currency} value={from} maxLength={3} onChange={(value) => setFrom(value.trim().toUpperCase())} />
      <TextField label={words.base} value={to} maxLength={3} onChange={(value) => setTo(value.trim().toUpperCase())} />
      <DayField label={words.on} value={day} onChange={setDay} />
      <output className="jst-flag">
        {rate === undefined ? words.noResult(from, to, day) : words.result(from, to, day, String(Number(rate.toFixed(6))))}
      </output>
    </div>
  )
}
