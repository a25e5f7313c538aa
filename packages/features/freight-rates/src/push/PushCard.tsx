import type { PriceOffer, PushList, PushWay } from '@jst/contracts/freight-rates'
import { ChoiceField, emptyText, FactsTable, formatMoney, formatMoneySum, Notice, StatusTag, TextField } from '@jst/ui'
import type { Named } from '../customer/words.ts'
import { texts } from './texts.ts'

/** How one list goes out. */
export interface Chosen {
  readonly way: PushWay | 'none'
  readonly mail: string
}
interface PushCardProps {
  list: PushList
  types: readonly string[]
  named: Named
  chosen: Chosen
  /** There is no address to send it to. */
  wrong: boolean
  onChoose: (chosen: Chosen) => void
}

const totalOf = ({ Totals }: PriceOffer) => formatMoneySum(Totals.map(({ Currency, Total }) => [Total, Currency]))

/** The list of one customer with how it goes out; what is not sent is named. */
export function PushCard({ list, types, named, chosen, wrong, onChoose }: PushCardProps) {
  const { Name, Level, Joined, Offers, Withheld } = list
  const ways = Object.entries(texts.ways)
    .filter(([way]) => (way === 'none' || Offers.length > 0) && (way !== 'workbench' || Joined))
    .map(([value, label]) => ({ value, label }))
  return (
    <section className="jst-push-card" aria-label={texts.list(Name)}>
      <header>
        <h2>{Name}</h2>
        <span className="jst-muted">
          {[...(Level === '' ? [] : [texts.level(Level)]), texts.rates(Offers.length), ...(Joined ? [] : [texts.notJoined])].join(' · ')}
        </span>
        {Withheld.length > 0 ? <StatusTag tone="orange">{texts.withheld(Withheld.length)}</StatusTag> : null}
        <div className="jst-push-way">
          <ChoiceField
            label={texts.way}
            value={chosen.way}
            options={ways}
            onChange={(way) => onChoose({ ...chosen, way: way as Chosen['way'] })}
          />
          {chosen.way === 'mail' ? (
            <TextField
              label={texts.mail}
              type="email"
              required
              value={chosen.mail}
              maxLength={120}
              onChange={(mail) => onChoose({ ...chosen, mail })}
              {...(wrong ? { error: texts.mailNeeded } : {})}
            />
          ) : null}
        </div>
      </header>
      {Withheld.length > 0 ? (
        <Notice tone="warning">
          {texts.withheldLead}
          <ul>
            {Withheld.map(({ Carrier, Pod, Why }, at) => (
              <li key={at}>{texts.withheldLine(named(Carrier), named(Pod), Why)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {Offers.length === 0 ? (
        <p className="jst-muted">{texts.nothing}</p>
      ) : (
        <div className="jst-price-scroll">
          <FactsTable
            label={texts.list(Name)}
            numeric
            titles={[texts.table.carrier, texts.table.pod, ...types, texts.table.total, texts.table.transit, texts.table.validTo].map(
              (label) => label,
            )}
            rows={Offers}
            rowKey={(offer) => offer.Hash}
            renderRow={(offer) => (
              <>
                <th scope="row">{named(offer.Carrier)}</th>
                <td>{named(offer.Del || offer.Pod)}</td>
                {types.map((type) => {
                  const price = offer.Boxes.find(({ Type }) => Type === type)?.Price
                  return <td key={type}>{price === undefined ? emptyText : formatMoney(price, offer.Currency)}</td>
                })}
                <td>{totalOf(offer)}</td>
                <td>{offer.TransitDays < 0 ? emptyText : offer.TransitDays}</td>
                <td>{offer.ValidTo}</td>
              </>
            )}
          />
        </div>
      )}
    </section>
  )
}
