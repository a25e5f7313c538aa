import { bookingPages } from '@jst/contracts/booking'
import type { EntityRow } from '@jst/contracts/entity'
import { recommendedFreightDmsCalls, recommendedPortCalls } from '@jst/contracts/portal'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { addDays, AppLink, formatMoney, formatText, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { defaultDays } from '../sailings/SailingForm.tsx'
import { HomePart } from './HomePart.tsx'
import { PlainTable } from './PlainTable.tsx'
import { texts } from './texts.ts'

const most = 50
const words = texts.columns
/** Shown from its first day to its last; a day that is not said is no limit. */
const shown = ({ Enabled, ValidFrom, ValidTo }: EntityRow) => {
  const [from, to] = [String(ValidFrom ?? ''), String(ValidTo ?? '')]
  return Enabled !== false && (from === '' || from <= today()) && (to === '' || to >= today())
}
const pricesOf = (row: EntityRow) =>
  (['Gp20', 'Gp40', 'Hq40'] as const)
    .filter((key) => row[key] !== null)
    .map((key) => ({ box: { Gp20: '20GP', Gp40: '40GP', Hq40: '40HQ' }[key], price: Number(row[key]) }))

/** Ports that the company recommends: one click writes them into the line that asks. */
export const RecommendedPorts = observer(function RecommendedPorts({ onPick }: { onPick: (port: { Pol?: string; Pod?: string }) => void }) {
  const { permissions } = useApp()
  const may = permissions.allows(recommendedPortCalls.entity.path, 'view')
  const read = useDetail(recommendedPortCalls.list, may ? { PageSize: most } : undefined)
  const rows = read.data?.Rows.filter(shown) ?? []
  // a recommendation that cannot be read leaves the line as it is
  if (rows.length === 0) return null
  return (
    <ul className="jst-home-ports" aria-label={texts.ports}>
      {rows.map((row) => {
        const loads = row['Place'] === 'POL'
        const port = String(row['PortCode'])
        return (
          <li key={row.Id}>
            <Button size="small" title={String(row['Slogan'] ?? '')} onClick={() => onPick(loads ? { Pol: port } : { Pod: port })}>
              {texts.portNamed[loads ? 'POL' : 'POD'](row['NameZh'])}
            </Button>
          </li>
        )
      })}
    </ul>
  )
})

/** Rates that the company shows first: each opens the sailings of its route. */
export const RecommendedRates = observer(function RecommendedRates() {
  const { permissions } = useApp()
  const may = permissions.allows(recommendedFreightDmsCalls.entity.path, 'view') && permissions.holds(bookingPages.search)
  const read = useDetail(recommendedFreightDmsCalls.list, may ? { PageSize: most } : undefined)
  const rows = read.data?.Rows.filter(shown) ?? []
  if (rows.length === 0) return null
  return (
    <HomePart title={texts.rates} read={read} none="" empty={false}>
      <PlainTable
        label={texts.rates}
        columns={[words.title, words.carrier, ...pricesOf(rows[0]!).map(({ box }) => box), words.transit, words.act]}
        rows={rows.map((row) => {
          const [title, days] = [row['NameZh'], Number(row['TransitDays'] ?? 0)]
          const to = link(bookingPages.search, {
            Pol: String(row['PolCode']),
            Pod: String(row['PodCode']),
            Day: addDays(today(), defaultDays),
            Boxes: '40HQ*1',
          })
          return {
            key: row.Id,
            cells: [
              title,
              formatText(String(row['CarrierCode'] ?? '')),
              ...pricesOf(row).map(({ price }) => formatMoney(price, String(row['CurrencyCode']))),
              days > 0 ? texts.days(days) : formatText(''),
              <AppLink key="go" to={to} aria-label={texts.againNamed(title)}>
                {texts.again}
              </AppLink>,
            ],
          }
        })}
      />
    </HomePart>
  )
})
