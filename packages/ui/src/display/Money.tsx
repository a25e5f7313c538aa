import { emptyText } from '../format/dates.ts'
import { formatMoney, type AmountIn, type NumberInput } from '../format/numbers.ts'

/** An amount with its currency. It is never broken, and its digits stand under those of the row above. */
export const Money = ({ amount, currency }: { amount: NumberInput; currency: string }) => (
  <span className="jst-money">{formatMoney(amount, currency)}</span>
)

/** Amounts in several currencies: each stays whole, and a line ends only between them. */
export function MoneySum({ amounts }: { amounts: readonly AmountIn[] }) {
  if (amounts.length === 0) return <>{emptyText}</>
  return amounts.map(([amount, currency], place) => (
    <span key={currency}>
      {place === 0 ? null : ' + '}
      <Money amount={amount} currency={currency} />
    </span>
  ))
}
