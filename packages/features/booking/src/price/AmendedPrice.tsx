import { totalText, type BookingPrice, type PriceChange } from '@jst/contracts/booking'
import { ChoiceField, LinesField, Notice, ScrollTable, TableHead, TextField } from '@jst/ui'
import { wayOf, type AmendmentPrices, type Proposal, type Way } from './proposal.ts'
import { texts } from './texts.ts'

const boxesOf = (price: BookingPrice | null) =>
  price === null ? texts.none : price.Boxes.map(({ Type, Count }) => `${Count}×${Type}`).join('、')
const totalOf = (price: BookingPrice | null) => (price === null ? texts.none : totalText(price.Totals))

/** Two prices of a booking side by side. */
function ComparedPrices({ before, after }: { before: BookingPrice | null; after: BookingPrice | null }) {
  return (
    <ScrollTable label={texts.title}>
      <table className="jst-compare" aria-label={texts.title}>
        <TableHead titles={['', texts.before, texts.after]} />
        <tbody>
          {(
            [
              [texts.boxes, boxesOf],
              [texts.total, totalOf],
            ] as const
          ).map(([label, show]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{show(before)}</td>
              <td>
                <strong>{show(after)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}
/** The price that an amendment proposed, beside the one before, with the reason of a price by hand. */
export function ProposedPrice({ change: { Before, After, Reason } }: { change: PriceChange }) {
  return (
    <>
      <ComparedPrices before={Before} after={After} />
      {Reason === '' ? null : (
        <p className="jst-muted">
          {texts.reason}：{Reason}
        </p>
      )}
    </>
  )
}

interface AmendedPriceProps {
  prices: AmendmentPrices
  ways: readonly Way[]
  value: Proposal
  errors: (path: 'Price.Amount' | 'Price.Reason') => string | undefined
  onChange: (next: Proposal) => void
}
/** Why the old price does not hold, the old and the new one side by side, and by which way the new one is made. */
export function AmendedPrice({ prices, ways, value, errors, onChange }: AmendedPriceProps) {
  const way = wayOf(value, ways)
  const write = (part: Partial<Proposal>) => onChange({ ...value, ...part })
  const byHand = value.Amount === '' ? null : { ...prices.Before, Totals: [{ Currency: value.Currency, Amount: value.Amount }] }
  return (
    <>
      <Notice tone="warning">{prices.Gap}</Notice>
      <ChoiceField
        label={texts.way}
        required
        value={way.value}
        options={ways.map(({ value: option, label }) => ({ value: option, label }))}
        onChange={(next) => write({ Way: next as Proposal['Way'] })}
      />
      {way.value === 'hand' ? (
        <>
          <ChoiceField
            label={texts.currency}
            required
            value={value.Currency}
            options={['USD', 'CNY', 'EUR'].map((code) => ({ value: code, label: code }))}
            onChange={(Currency) => write({ Currency })}
          />
          <TextField
            label={texts.amount}
            required
            value={value.Amount}
            error={errors('Price.Amount')}
            onChange={(Amount) => write({ Amount: Amount.trim() })}
          />
          <LinesField
            label={texts.reason}
            required
            maxLength={500}
            value={value.Reason}
            error={errors('Price.Reason')}
            onChange={(Reason) => write({ Reason })}
          />
        </>
      ) : null}
      <ComparedPrices before={prices.Before} after={way.value === 'hand' ? (byHand as BookingPrice | null) : way.price} />
    </>
  )
}
