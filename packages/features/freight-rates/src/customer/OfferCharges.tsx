import type { PriceOffer } from '@jst/contracts/freight-rates'
import { FactsTable, formatMoney, formatNumber, Money, Notice } from '@jst/ui'
import { texts } from './texts.ts'

const wordOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code

/** Charges and totals of an offer, the charges to be confirmed, and its last day. */
export function OfferCharges({ offer }: { offer: PriceOffer }) {
  const { Charges, Totals, Converted, Excluded, Incomplete, Remarks, ValidFrom, ValidTo } = offer
  return (
    <div className="jst-price-derivation">
      {Incomplete.length > 0 ? <Notice tone="warning">{texts.lacking(Incomplete.map(texts.sentence).join(texts.joint))}</Notice> : null}
      {Excluded.map((sentence) => (
        <Notice key={sentence.Zh}>{texts.sentence(sentence)}</Notice>
      ))}
      <FactsTable
        label={texts.detail}
        look="jst-price-table"
        titles={[texts.charge, texts.quantity, texts.price, texts.payment, texts.amount]}
        rows={Charges}
        rowKey={(_, at) => at}
        renderRow={({ Box, Basis, Quantity, Price, PpCc, Currency, Amount, InAllIn, ...charge }) => (
          <>
            <th scope="row">{[texts.charged(charge), Box].filter(Boolean).join(' ')}</th>
            <td>
              {formatNumber(Quantity)} {wordOf(texts.bases, Basis)}
            </td>
            <td>{Basis === 'F' ? `${Price}%` : formatNumber(Price)}</td>
            <td>{wordOf(texts.payments, PpCc)}</td>
            <td>{InAllIn ? texts.inAllIn : <Money amount={Amount} currency={Currency} />}</td>
          </>
        )}
        foot={Totals.map(({ Currency, Total }) => (
          <tr key={Currency}>
            <th scope="row" colSpan={4}>
              {Incomplete.length === 0 ? texts.total : texts.partial(texts.total)}
            </th>
            <td>
              <strong>
                <Money amount={Total} currency={Currency} />
              </strong>
            </td>
          </tr>
        ))}
      />
      {Converted ? <p className="jst-muted">{texts.reference(formatMoney(Converted.Amount, Converted.Currency))}</p> : null}
      <p>{texts.validUntil(texts.valid(ValidFrom, ValidTo))}</p>
      {Remarks.length > 0 ? <p>{texts.remarks(Remarks.join(texts.joint))}</p> : null}
    </div>
  )
}
