import { Button } from '@arco-design/web-react'
import { boxCounts } from '@jst/contracts/document'
import { readBoxes, type OwnPriceQuery, type PriceOffer } from '@jst/contracts/freight-rates'
import { askPrice } from '@jst/contracts/quotes'
import { useAction, useApp } from '@jst/feature-kit'
import { Dialog, emptyText, formatMoney, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'
import { routeOf, type Named } from './words.ts'

const words = texts.ask
interface AskDialogProps {
  priceQuery: OwnPriceQuery
  /** Undefined: no offer was found, and the lane itself is asked. */
  offer: PriceOffer | undefined
  named: Named
  onClose: () => void
}

/** An inquiry to the pricing desk with what was asked and the offer that is looked at. */
export const AskDialog = observer(function AskDialog({ priceQuery, offer, named, onClose }: AskDialogProps) {
  const { api, notify } = useApp()
  const [typed, setTyped] = useState('')
  const send = useAction(async () => {
    const { No } = await api.call(askPrice, { ...priceQuery, ...(offer ? { Price: offer.Hash } : {}), Words: typed.trim() })
    notify.success(words.sent(No))
    onClose()
  })
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" loading={send.busy} onClick={() => void send.run()}>
          {words.send}
        </Button>
      }
    >
      <p className="jst-muted">{words.lead}</p>
      <dl className="jst-price-source">
        {factsOf(priceQuery, offer, named).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LinesField label={words.words} value={typed} onChange={setTyped} maxLength={200} />
    </Dialog>
  )
})

const factsOf = ({ Pol, Pods, Day, Boxes }: OwnPriceQuery, offer: PriceOffer | undefined, named: Named) => [
  [texts.route, offer ? routeOf(offer, named) : `${named(Pol)} → ${Pods.split(',').map(named).join(' / ')}`] as const,
  [words.boxes, boxCounts((readBoxes(Boxes) ?? []).map(({ type, count }) => ({ Type: type, Count: count })))] as const,
  [words.day, Day] as const,
  ...(offer
    ? ([
        [texts.carrier, named(offer.Carrier)],
        [words.price, offer.Boxes.map(({ Type, Price }) => `${Type} ${formatMoney(Price, offer.Currency)}`).join(' · ')],
        [texts.etd, texts.weekday(offer.EtdWeekday) || emptyText],
        [texts.validTo, offer.ValidTo || emptyText],
      ] as const)
    : []),
]
