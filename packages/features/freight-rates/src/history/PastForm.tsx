import { Button } from '@arco-design/web-react'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, today } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

/** Query as the address holds it. */
export interface PastRatesQuery {
  readonly PolCode: string
  readonly PodCodes: string
  readonly CarrierCode: string
  readonly Day: string
  readonly AsOf: string
}
export const pastQueryOf = (params: URLSearchParams): PastRatesQuery => {
  const of = (key: string) => params.get(key) ?? ''
  return { PolCode: of('PolCode'), PodCodes: of('PodCodes'), CarrierCode: of('CarrierCode'), Day: of('Day'), AsOf: of('AsOf') }
}

interface PastFormProps {
  pastQuery: PastRatesQuery
  onAsk: (pastQuery: PastRatesQuery) => void
}

/** From where, to where, for which sailing, and as it was known on which day. Enter asks. */
export function PastForm({ pastQuery, onAsk }: PastFormProps) {
  const [values, setValues] = useState({ ...pastQuery, Day: pastQuery.Day || today(), AsOf: pastQuery.AsOf || today() })
  const [wrong, setWrong] = useState(false)
  const set = (more: Partial<PastRatesQuery>) => setValues({ ...values, ...more })
  const code = (value: string) => (value ? [value] : [])
  return (
    <form
      className="jst-price-form jst-past-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(values.PolCode === '')
        if (values.PolCode !== '') onAsk(values)
      }}
    >
      <ReferenceField
        kind="port"
        label={texts.pol}
        required
        value={code(values.PolCode)}
        onChange={([PolCode = '']) => set({ PolCode })}
        error={wrong && values.PolCode === '' ? texts.needed : undefined}
      />
      <ReferenceField
        kind="port"
        label={texts.pods}
        multiple
        hint={texts.podsHint}
        value={values.PodCodes.split(',').filter(Boolean)}
        onChange={(codes) => set({ PodCodes: codes.join(',') })}
      />
      <DayField label={texts.day} value={values.Day} onChange={(Day) => set({ Day })} />
      <DayField label={texts.asOf} hint={texts.asOfHint} value={values.AsOf} onChange={(AsOf) => set({ AsOf })} />
      <ReferenceField
        kind="carrier"
        label={texts.carrier}
        value={code(values.CarrierCode)}
        onChange={([CarrierCode = '']) => set({ CarrierCode })}
      />
      <Button type="primary" htmlType="submit">
        {texts.search}
      </Button>
    </form>
  )
}
