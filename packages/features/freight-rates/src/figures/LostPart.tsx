import type { FigurePeriod, LostRoute } from '@jst/contracts/freight-rates'
import { formatDate, TablePanel, today } from '@jst/ui'
import { AskPricing } from '../prices/AskPricing.tsx'
import { activeTo, queriesTo } from './period.ts'
import { texts } from './texts.ts'

const words = texts.demand

/** Routes that were asked for in vain; one click asks the pricing desk. */
export function LostPart({ figures, period }: { figures: { Routes: number; Rows: LostRoute[] } | undefined; period: FigurePeriod }) {
  return (
    <TablePanel
      title={words.title}
      note={figures ? words.note(figures.Routes) : undefined}
      none={words.none}
      ready={figures !== undefined}
      columns={[
        { key: 'route', title: words.route },
        { key: 'lane', title: words.lane },
        { key: 'queries', title: words.queries, compared: true },
        { key: 'customers', title: words.customers },
        { key: 'last', title: words.last },
        { key: 'act', title: words.act },
      ]}
      lines={
        figures?.Rows.map((row) => ({
          key: `${row.Pol} ${row.Pod}`,
          cells: [
            { value: `${row.PolName} → ${row.PodName}` },
            { value: row.LaneName || texts.other },
            { value: row.Queries, former: row.Former, to: queriesTo(period, { Pol: row.Pol, Pod: row.Pod, Lost: true }) },
            { value: row.Customers },
            { value: formatDate(row.LastAt, 'monthDay'), note: row.Boxes },
            actOf(row),
          ],
        })) ?? []
      }
    />
  )
}

/** Where somebody has entered rates since, they are shown; else pricing is asked for what was asked last. */
function actOf({ Pol, Pod, Boxes, Day, CustomerCode, Rates }: LostRoute) {
  if (Rates > 0) return { value: words.now(Rates), to: activeTo({ PolCode: Pol, PodCode: Pod }) }
  const priceQuery = { Pol, Pods: Pod, Boxes, Day: Day < today() ? today() : Day, ...(CustomerCode ? { Customer: CustomerCode } : {}) }
  return { value: null, act: <AskPricing priceQuery={priceQuery} small /> }
}
