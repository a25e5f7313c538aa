import type { CustomerCredit } from '@jst/contracts/partner'
import { AppLink, FactsTable, formatNumber, MoneySum } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.credit

/** The items that use the credit of a customer, each with the way to its page for whoever may open it. */
export function OpenItems({ open: { Items, Count } }: { open: CustomerCredit['Open'] }) {
  if (Count === 0) return null
  return (
    <>
      <p className="jst-muted">
        {words.openAbout}
        {Count > Items.length ? words.openMore(Items.length, Count) : null}
      </p>
      <FactsTable
        label={words.openItems}
        titles={[words.openNo, words.openTotals, words.openAmount]}
        rows={Items}
        rowKey={({ Kind, No }, at) => `${Kind} ${No} ${at}`}
        renderRow={({ Kind, No, Link, Amount, Totals, Unrated }) => (
          <>
            <td>
              {words.openKinds[Kind] ?? Kind}{' '}
              {Link === '' ? No || <span className="jst-muted">{words.openHidden}</span> : <AppLink to={Link}>{No}</AppLink>}
            </td>
            <td>
              <MoneySum amounts={Totals.map((total) => [total.Amount, total.Currency])} />
            </td>
            <td>
              {formatNumber(Amount)}
              {Unrated.length === 0 ? null : <span className="jst-muted"> {words.unrated(Unrated)}</span>}
            </td>
          </>
        )}
      />
    </>
  )
}
