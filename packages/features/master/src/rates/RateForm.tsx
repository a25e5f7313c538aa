import { Button } from '@arco-design/web-react'
import { ApiError } from '@jst/api-client'
import { saveRate, type ExchangeRate } from '@jst/contracts/master'
import { failureOf, useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, Notice, TextField, today } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.rates
const start = (rate?: ExchangeRate) => ({
  CurrencyCode: rate?.CurrencyCode ?? 'USD',
  BaseCode: rate?.BaseCode ?? 'CNY',
  FromDay: rate?.FromDay ?? today(),
  Buy: String(rate?.Buy ?? ''),
  Sell: String(rate?.Sell ?? ''),
  Mid: rate ? String(rate.Mid) : '',
  Source: rate?.Source ?? words.manual,
})
type Values = ReturnType<typeof start>

/** One rate of one pair from a day on. */
export function RateForm({ rate, onSaved, onCancel }: { rate: ExchangeRate | undefined; onSaved: () => void; onCancel: () => void }) {
  const { api } = useApp()
  const [stored, setStored] = useState(rate)
  const [values, setValues] = useState<Values>(() => start(rate))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const write = (key: keyof Values) => (value: string) => setValues({ ...values, [key]: value })
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) {
      const newer = error.data as ExchangeRate
      setStored(newer)
      setValues(start(newer))
      return setFailure(words.stale)
    }
    if (error instanceof ApiError && error.issues.length > 0)
      setErrors(Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message])))
    else setFailure(failureOf(error).message)
  }
  const save = async () => {
    setBusy(true)
    setErrors({})
    setFailure('')
    try {
      const version = stored ? { Id: stored.Id, UpdateTime: stored.UpdateTime } : { Id: 0 }
      await api.call(saveRate, {
        ...version,
        ...values,
        Buy: Number(values.Buy),
        Sell: Number(values.Sell),
        Mid: values.Mid.trim() === '' ? null : Number(values.Mid),
      })
      onSaved()
    } catch (error) {
      refused(error)
    } finally {
      setBusy(false)
    }
  }
  const text = (key: 'Buy' | 'Sell' | 'Mid' | 'Source', label: string, hint?: string) => (
    <TextField
      label={label}
      value={values[key]}
      onChange={write(key)}
      maxLength={40}
      {...(errors[key] ? { error: errors[key] } : {})}
      {...(hint ? { hint } : {})}
    />
  )
  return (
    <form
      className="jst-stack-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <div className="jst-form-grid jst-form-grid-top">
        <ReferenceField
          kind="currency"
          label={words.currency}
          required
          value={values.CurrencyCode ? [values.CurrencyCode] : []}
          onChange={([code]) => write('CurrencyCode')(code ?? '')}
          error={errors['CurrencyCode']}
        />
        <ReferenceField
          kind="currency"
          label={words.base}
          required
          value={values.BaseCode ? [values.BaseCode] : []}
          onChange={([code]) => write('BaseCode')(code ?? '')}
          error={errors['BaseCode']}
        />
        <DayField label={words.fromDay} required value={values.FromDay} onChange={write('FromDay')} error={errors['FromDay']} />
        {text('Buy', words.buy)}
        {text('Sell', words.sell)}
        {text('Mid', words.mid, words.midHint)}
        {text('Source', words.source)}
      </div>
      <div className="jst-acts">
        <Button type="primary" htmlType="submit" loading={busy}>
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
