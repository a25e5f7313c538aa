import { Button } from '@arco-design/web-react'
import { mostPushed, pushCustomers } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { RouteFields, useRoute } from '../prices/RouteFields.tsx'
import { texts } from './texts.ts'

/** Query of the preview of a push. */
export interface PushQuery {
  readonly Customers: string
  readonly Pol: string
  readonly Pods: string
  readonly Day: string
  readonly Boxes: string
}

/** Whom, from where, to where, when, which boxes. Enter previews. */
export const PushForm = observer(function PushForm({ onAsk }: { onAsk: (pushQuery: PushQuery) => void }) {
  const { data } = useDetail(pushCustomers, {})
  const offered = useMemo(
    () => (data ?? []).map(({ Code, Name }) => ({ code: Code, zh: Name, en: '', pinyin: '', initials: '', words: [] })),
    [data],
  )
  const [customers, setCustomers] = useState<readonly string[]>([])
  const route = useRoute(undefined)
  const [wrong, setWrong] = useState('')
  const ask = () => {
    const problem = customers.length === 0 ? texts.needed : customers.length > mostPushed ? texts.tooMany(mostPushed) : ''
    setWrong(problem)
    // both say what is wrong with them
    const read = route.read()
    if (read && problem === '') onAsk({ Customers: customers.join(','), ...read })
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
        error={wrong || undefined}
        hint={texts.customersHint}
      />
      <RouteFields route={route} />
      <Button type="primary" htmlType="submit">
        {texts.preview}
      </Button>
    </form>
  )
})
