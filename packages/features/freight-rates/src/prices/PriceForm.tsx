import { Button } from '@arco-design/web-react'
import { priceLimits, readBoxes, type PriceQuery } from '@jst/contracts/freight-rates'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, TextField, today } from '@jst/ui'
import { useState } from 'react'
import { podsOf } from './asked.ts'
import { texts } from './texts.ts'

interface PriceFormProps {
  asked: PriceQuery | undefined
  /** Boxes that the company begins with. */
  usual?: string | undefined
  /** The customer is the caller: nobody else is asked for. */
  own?: boolean
  onAsk: (query: PriceQuery) => void
}
type Wrong = Partial<Record<'Pol' | 'Pods' | 'Day' | 'Boxes', string>>

/** One line: from where, to where, when, which boxes, for whom. Enter asks. */
export function PriceForm({ asked, usual = '40HQ*1', own = false, onAsk }: PriceFormProps) {
  const [pol, setPol] = useState(asked?.Pol ?? '')
  const [pods, setPods] = useState<readonly string[]>(asked ? podsOf(asked) : [])
  const [day, setDay] = useState(asked?.Day ?? today())
  const [typed, setBoxes] = useState(asked?.Boxes)
  const boxes = typed ?? usual
  const [customer, setCustomer] = useState(asked?.Customer ?? '')
  const [wrong, setWrong] = useState<Wrong>({})
  const ask = () => {
    const found: Wrong = {
      ...(pol === '' ? { Pol: texts.needed } : {}),
      ...(pods.length === 0 ? { Pods: texts.needed } : pods.length > priceLimits.pods ? { Pods: texts.tooManyPods(priceLimits.pods) } : {}),
      ...(day === '' ? { Day: texts.needed } : {}),
      ...(readBoxes(boxes) ? {} : { Boxes: texts.boxesWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    onAsk({
      Pol: pol,
      Pods: pods.join(','),
      Day: day,
      Boxes: boxes.replaceAll(/\s/g, '').toUpperCase(),
      ...(customer ? { Customer: customer } : {}),
    })
  }
  return (
    <form
      className={own ? 'jst-price-form jst-own-form' : 'jst-price-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <ReferenceField
        kind="port"
        label={texts.pol}
        required
        value={pol ? [pol] : []}
        onChange={([code]) => setPol(code ?? '')}
        error={wrong.Pol}
      />
      <ReferenceField kind="port" label={texts.pods} required multiple value={pods} onChange={setPods} error={wrong.Pods} />
      <DayField label={texts.day} required value={day} onChange={setDay} error={wrong.Day} />
      <TextField
        label={texts.boxes}
        required
        value={boxes}
        onChange={setBoxes}
        maxLength={60}
        hint={texts.boxesHint}
        {...(wrong.Boxes ? { error: wrong.Boxes } : {})}
      />
      {own ? null : <TextField label={texts.customer} value={customer} onChange={setCustomer} maxLength={20} hint={texts.customerHint} />}
      <Button type="primary" htmlType="submit">
        {texts.search}
      </Button>
    </form>
  )
}
