import { boxCounts } from '@jst/contracts/document'
import { pricedBills, type BookingPrice, type PriceChange } from '@jst/contracts/booking'
import { ChoiceField, FactsTable, formatMoney, LinesField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { currenciesOf, typedTotals, wayOf, type AmendmentPrices, type Proposal, type Way } from './proposal.ts'
import { texts } from './texts.ts'

type Compared = (Pick<BookingPrice, 'Boxes' | 'Totals'> & Partial<Pick<BookingPrice, 'Charges'>>) | null
const boxesOf = (price: Compared) => (price === null ? texts.none : boxCounts(price.Boxes))
/** Bills that the charges by bill are for; undefined: there are none. */
const billsIn = (price: Compared) => (price?.Charges === undefined ? undefined : pricedBills({ Charges: price.Charges }))
const billsTextOf = (price: Compared) => String(billsIn(price) ?? (price === null ? texts.none : texts.notByBill))
/** One currency a line. */
const totalOf = (price: Compared) =>
  price === null || price.Totals.length === 0
    ? texts.none
    : price.Totals.map(({ Currency, Amount }) => formatMoney(Amount, Currency)).join('\n')

/** Two prices of a booking side by side. */
function ComparedPrices({ before, after }: { before: Compared; after: Compared }) {
  return (
    <FactsTable
      label={texts.title}
      titles={['', texts.before, texts.after]}
      rows={
        [
          [texts.boxes, boxesOf],
          ...([before, after].some((price) => billsIn(price) !== undefined) ? [[texts.bills, billsTextOf] as const] : []),
          [texts.total, totalOf],
        ] as const
      }
      rowKey={([label]) => label}
      renderRow={([label, show]) => (
        <>
          <th scope="row">{label}</th>
          <td>{show(before)}</td>
          <td>
            <strong>{show(after)}</strong>
          </td>
        </>
      )}
    />
  )
}
/** The price that an amendment proposed, beside the one before, with the reason of a price by hand. */
export function ProposedPrice({ change: { Before, After, Reason } }: { change: PriceChange }) {
  return (
    <>
      <ComparedPrices before={Before} after={After} />
      {Reason === '' ? null : <p className="jst-muted">{texts.because(Reason)}</p>}
    </>
  )
}

interface AmendedPriceProps {
  prices: AmendmentPrices
  ways: readonly Way[]
  form: {
    readonly values: { readonly Price: Proposal }
    readonly errors: Readonly<Record<string, string | undefined>>
    write(part: { Price: Proposal }): void
  }
}
/** Why the old price does not hold, the old and the new one side by side, and by which way the new one is made. */
export const AmendedPrice = observer(function AmendedPrice({ prices, ways, form }: AmendedPriceProps) {
  const value = form.values.Price
  const way = wayOf(value, ways)
  const write = (part: Partial<Proposal>) => form.write({ Price: { ...value, ...part } })
  return (
    <>
      <Notice tone="warning">{texts.gap(prices.Gap)}</Notice>
      <ChoiceField
        label={texts.way}
        required
        value={way.value}
        options={ways.map(({ value: option, label }) => ({ value: option, label }))}
        onChange={(next) => write({ Way: next as Proposal['Way'] })}
      />
      {way.value === 'hand' ? (
        <>
          {currenciesOf(prices).map((currency, at) => (
            <TextField
              key={currency}
              label={texts.amount(currency)}
              value={value.Totals[currency] ?? ''}
              error={at === 0 ? form.errors['Price.Totals'] : undefined}
              onChange={(amount) => write({ Totals: { ...value.Totals, [currency]: amount.trim() } })}
            />
          ))}
          <LinesField
            label={texts.reason}
            required
            maxLength={500}
            value={value.Reason}
            error={form.errors['Price.Reason']}
            onChange={(Reason) => write({ Reason })}
          />
        </>
      ) : null}
      <ComparedPrices
        before={prices.Before}
        after={way.value === 'hand' ? { Boxes: prices.Boxes, Totals: typedTotals(value) } : way.price}
      />
    </>
  )
})
