import { ReferenceField } from '@jst/feature-kit/entity'
import { deadFreight, standardVolumes } from '@jst/price-engine/lcl'
import { ChoiceField, MoneySum, Section, TextField } from '@jst/ui'
import { useState } from 'react'
import { isWrong, measureText } from './cargo.ts'
import { texts } from './texts.ts'

const boxes = Object.keys(standardVolumes).map((value) => ({ value, label: value }))
const finding = (text: string) => (isWrong(text) ? { error: texts.wrong } : {})

/** 亏舱费: what a cancelled booking costs. @param cbm of the shipment above, where nothing else is typed */
export function DeadFreight({ cbm }: { cbm: string }) {
  const [typed, setTyped] = useState({ box: '40HQ', cbm: '', freight: '', freightIn: 'USD', local: '', localIn: 'CNY' })
  const write = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const booked = typed.cbm.trim() || cbm
  const costs = [
    { Amount: typed.freight.trim(), Currency: typed.freightIn },
    { Amount: typed.local.trim(), Currency: typed.localIn },
  ].filter(({ Amount, Currency }) => Amount !== '' && Currency !== '')
  const right = ![booked, ...costs.map(({ Amount }) => Amount)].some(isWrong)
  const answer = booked !== '' && costs.length > 0 && right ? deadFreight({ Cbm: booked, Box: typed.box, Costs: costs }) : undefined
  return (
    <Section title={texts.dead}>
      <p className="jst-muted">{texts.deadHint}</p>
      <div className="jst-lcl-row">
        <ChoiceField label={texts.box} value={typed.box} onChange={(box) => write({ box })} options={boxes} />
        <TextField
          label={texts.bookedCbm}
          value={typed.cbm}
          onChange={(text) => write({ cbm: text })}
          hint={cbm === '' ? undefined : texts.ofCargo(measureText(cbm))}
          {...finding(typed.cbm)}
        />
        <TextField
          label={texts.boxFreight}
          value={typed.freight}
          onChange={(text) => write({ freight: text })}
          {...finding(typed.freight)}
        />
        <ReferenceField
          label={texts.freightCurrency}
          kind="currency"
          value={typed.freightIn === '' ? [] : [typed.freightIn]}
          onChange={([code]) => write({ freightIn: code ?? '' })}
        />
        <TextField label={texts.boxLocal} value={typed.local} onChange={(text) => write({ local: text })} {...finding(typed.local)} />
        <ReferenceField
          label={texts.localCurrency}
          kind="currency"
          value={typed.localIn === '' ? [] : [typed.localIn]}
          onChange={([code]) => write({ localIn: code ?? '' })}
        />
      </div>
      {answer ? (
        <p aria-live="polite">
          {texts.deadResult}{' '}
          <strong>
            <MoneySum amounts={answer.map(({ Amount, Currency }) => [Amount, Currency])} />
          </strong>
        </p>
      ) : null}
    </Section>
  )
}
