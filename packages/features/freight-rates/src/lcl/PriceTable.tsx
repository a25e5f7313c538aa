import { payTerms } from '@jst/contracts/document'
import type { LclPriced } from '@jst/contracts/freight-rates'
import { useLabels } from '@jst/feature-kit/entity'
import { FactGrid, FactsTable, formatNumber, Money, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { measureText } from './cargo.ts'
import { texts } from './texts.ts'

/** The price of a shipment: its revenue tons, each charge, the totals by currency, and what is not known. */
export const PriceTable = observer(function PriceTable({ price, cbm, kg }: { price: LclPriced; cbm: string; kg: string }) {
  const nameOf = useLabels(['charge'])
  const { Rt, ChargedRt, Lines, Totals, Unknown, DestinationKnown, Complete } = price
  return (
    <div className="jst-price-derivation" aria-live="polite">
      <FactGrid
        facts={[
          { label: texts.totalCbm, value: measureText(cbm) },
          { label: texts.totalKg, value: measureText(kg) },
          { label: texts.rt, value: measureText(Rt) },
          ...(ChargedRt === Rt ? [] : [{ label: texts.chargedRt, value: measureText(ChargedRt) }]),
        ]}
      />
      {Unknown.length > 0 ? (
        <Notice tone="warning">{texts.unknown([...new Set(Unknown)].map((code) => nameOf('charge', code)).join('、'))}</Notice>
      ) : null}
      {DestinationKnown ? null : <Notice tone="warning">{texts.destinationUnknown}</Notice>}
      {Complete ? <Notice>{texts.complete}</Notice> : null}
      <FactsTable
        label={texts.result}
        numeric
        titles={[texts.charge, texts.where, texts.quantity, texts.payment, texts.amount]}
        rows={Lines}
        rowKey={(_, at) => at}
        renderRow={({ Code, Destination, Quantity, Price, PpCc, Amount, Currency, AtMinimum }) => (
          <>
            <th scope="row">{Code === 'LFT' ? texts.freight : nameOf('charge', Code)}</th>
            <td>{Destination ? texts.destination : texts.origin}</td>
            <td>
              {texts.product(measureText(Quantity), formatNumber(Price))}
              {AtMinimum ? <span className="jst-muted"> {texts.minimum}</span> : null}
            </td>
            <td>{PpCc === 'CC' ? payTerms.CC : payTerms.PP}</td>
            <td>
              <Money amount={Amount} currency={Currency} />
            </td>
          </>
        )}
        foot={
          <>
            {Totals.map(({ Currency, Prepaid, Collect, Total }) => (
              <tr key={Currency}>
                <th scope="row">{texts.total(Currency)}</th>
                <td colSpan={3} className="jst-muted">
                  {texts.split(formatNumber(Prepaid), formatNumber(Collect))}
                </td>
                <td>
                  <strong>
                    <Money amount={Total} currency={Currency} />
                  </strong>
                </td>
              </tr>
            ))}
          </>
        }
      />
    </div>
  )
})
