import { ScrollTable } from '@jst/ui'
import type { ChargeMeasures, ChargeTotals } from '@jst/contracts/document'
import { grouped } from '@jst/contracts/money'
import { texts } from '../texts.ts'

const words = texts.charges

interface ChargeSumsProps {
  totals: ChargeTotals
  measures: ChargeMeasures
}

/** What charges come to: by currency and by who pays where, and converted by the rates of a day, which are named. */
export function ChargeSums({ totals: { currencies, converted, rates, missing }, measures }: ChargeSumsProps) {
  if (currencies.length === 0) return null
  return (
    <div className="jst-charge-sums" aria-live="polite">
      <ScrollTable label={words.sums}>
        <table className="jst-plain-table">
          <caption className="jst-hidden">{words.sums}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.Currency}</th>
              <th scope="col">{words.net}</th>
              <th scope="col">{words.tax}</th>
              <th scope="col">{words.prepaid}</th>
              <th scope="col">{words.collect}</th>
              <th scope="col">{words.gross}</th>
            </tr>
          </thead>
          <tbody>
            {currencies.map(({ currency, net, tax, terms, gross }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{grouped(net)}</td>
                <td>{grouped(tax)}</td>
                <td>{grouped(terms.PP)}</td>
                <td>{grouped(terms.CC)}</td>
                <td>
                  <strong>{grouped(gross)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {missing.length > 0 ? (
        <p className="jst-muted">{words.noRate(missing.join('、'), measures.Day)}</p>
      ) : converted && rates.length > 0 ? (
        <p>
          {words.converted}
          <strong>
            {converted.Currency} {grouped(converted.Amount)}
          </strong>
          <span className="jst-muted">
            {words.byRates(rates.map(({ Currency, Rate, Turned, FromDay }) => words.rate(Currency, measures.Into, Rate, Turned, FromDay)))}
          </span>
        </p>
      ) : null}
    </div>
  )
}
