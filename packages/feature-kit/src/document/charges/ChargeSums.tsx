import { CellTable, Money } from '@jst/ui'
import type { ChargeMeasures, ChargeTotals } from '@jst/contracts/document'
import { grouped } from '@jst/contracts/money'
import { useDocumentTexts } from '../texts.ts'

interface ChargeSumsProps {
  totals: ChargeTotals
  measures: ChargeMeasures
}

/** Sums of charges: by currency and payment term, and converted by the named rates of a day. */
export function ChargeSums({ totals: { currencies, converted, rates, missing }, measures }: ChargeSumsProps) {
  const words = useDocumentTexts().charges
  if (currencies.length === 0) return null
  return (
    <div className="jst-charge-sums" aria-live="polite">
      <CellTable
        label={words.sums}
        titles={[words.columns.Currency, words.net, words.tax, words.prepaid, words.collect, words.gross]}
        rows={currencies}
        rowKey={({ currency }) => currency}
        renderCells={[
          'currency',
          ({ net }) => grouped(net),
          ({ tax }) => grouped(tax),
          ({ terms }) => grouped(terms.PP),
          ({ terms }) => grouped(terms.CC),
          ({ gross }) => <strong>{grouped(gross)}</strong>,
        ]}
      />
      {missing.length > 0 ? (
        <p className="jst-muted">{words.noRate(missing.join('、'), measures.Day)}</p>
      ) : converted && rates.length > 0 ? (
        <p>
          {words.converted}
          <strong>
            <Money amount={converted.Amount} currency={converted.Currency} />
          </strong>
          <span className="jst-muted">
            {words.byRates(rates.map(({ Currency, Rate, Turned, FromDay }) => words.rate(Currency, measures.Into, Rate, Turned, FromDay)))}
          </span>
        </p>
      ) : null}
    </div>
  )
}
