import { Button } from '@arco-design/web-react'
import { mostPushed, priceLimits, pushCustomers, readBoxes } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { DayField, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { texts } from './texts.ts'

/** What a push is about, as its preview is asked. */
export interface PushAsked {
  readonly Customers: string
  readonly Pol: string
  readonly Pods: string
  readonly Day: string
  readonly Boxes: string
}
type Wrong = Partial<Record<keyof PushAsked, string>>

/** Whom, from where, to where, when, which boxes. Enter previews. */
export const PushForm = observer(function PushForm({ onAsk }: { onAsk: (asked: PushAsked) => void }) {
  const { data } = useDetail(pushCustomers, {})
  const offered = useMemo(
    () => (data ?? []).map(({ Code, Name }) => ({ code: Code, zh: Name, en: '', pinyin: '', initials: '', words: [] })),
    [data],
  )
  const [customers, setCustomers] = useState<readonly string[]>([])
  const [pol, setPol] = useState('')
  const [pods, setPods] = useState<readonly string[]>([])
  const [day, setDay] = useState(today())
  const [boxes, setBoxes] = useState('40HQ*1')
  const [wrong, setWrong] = useState<Wrong>({})
  const ask = () => {
    const many = (codes: readonly string[], most: number) =>
      codes.length === 0 ? texts.needed : codes.length > most ? texts.tooMany(most) : ''
    const found = {
      Customers: many(customers, mostPushed),
      Pol: pol === '' ? texts.needed : '',
      Pods: many(pods, priceLimits.pods),
      Day: day === '' ? texts.needed : '',
      Boxes: readBoxes(boxes) ? '' : texts.wrongBoxes,
    }
    setWrong(Object.fromEntries(Object.entries(found).filter(([, text]) => text !== '')))
    if (Object.values(found).some((text) => text !== '')) return
    const Boxes = boxes.replaceAll(/\s/g, '').toUpperCase()
    onAsk({ Customers: customers.join(','), Pol: pol, Pods: pods.join(','), Day: day, Boxes })
  }
  return (
    <form
      className="jst-price-form jst-push-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <ReferenceField
        kind={offered}
        label={texts.customers}
        required
        multiple
        value={customers}
        onChange={setCustomers}
        error={wrong.Customers}
        hint={texts.customersHint}
      />
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
      <Button type="primary" htmlType="submit">
        {texts.preview}
      </Button>
    </form>
  )
})
