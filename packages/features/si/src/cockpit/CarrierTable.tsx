import type { SiCockpit } from '@jst/contracts/si'
import { AppLink, cssVariables, EmptyState, formatNumber, Panel, ScrollTable } from '@jst/ui'
import { barOf, behind, carrierColumns, carrierList, carrierRows, type CarrierColumn } from './figures.ts'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

const words = texts.carriers
const tones: Record<CarrierColumn, string> = { open: 'blue', due: 'orange', overdue: 'red', rejected: 'red' }
const whole = { open: behind.waiting, due: behind.day, overdue: behind.overdue, rejected: behind.rejected } as const

/** Open work by carrier, as a table whose cells are bars; each number links to its list. */
export function CarrierTable({ figures }: { figures: SiCockpit | undefined }) {
  const rows = figures ? carrierRows(figures) : []
  return (
    <Panel title={words.title}>
      {figures && rows.length === 0 ? <EmptyState title={words.empty} /> : null}
      {figures === undefined || rows.length > 0 ? (
        <ScrollTable label={words.title}>
          <table className="jst-heat" aria-label={words.title} aria-busy={figures === undefined}>
            <thead>
              <tr>
                <th scope="col">{words.carrier}</th>
                {carrierColumns.map((column) => (
                  <th scope="col" key={column}>
                    {words[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row" title={row.code}>
                    {row.name}
                  </th>
                  {carrierColumns.map((column) => (
                    <td key={column}>
                      <Cell
                        to={carrierList(column, row.code)}
                        label={words.cell(row.name, words[column], row.counts[column])}
                        count={row.counts[column]}
                        share={barOf(rows, column, row.counts[column])}
                        tone={tones[column]}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                {carrierColumns.map((column) => (
                  <td key={column}>
                    <AppLink to={to.check(whole[column])}>
                      {formatNumber(rows.reduce((sum, { counts }) => sum + counts[column], 0))}
                    </AppLink>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </ScrollTable>
      ) : null}
    </Panel>
  )
}

interface CellProps {
  to: string
  label: string
  count: number
  share: number
  tone: string
}

function Cell({ to: target, label, count, share, tone }: CellProps) {
  if (count === 0) return <span className="jst-heat-none">–</span>
  return (
    <AppLink to={target} className={`jst-heat-cell jst-tone-${tone}`} aria-label={label}>
      <span className="jst-heat-count">{formatNumber(count)}</span>
      <span className="jst-heat-bar" style={cssVariables({ '--jst-share': share })} />
    </AppLink>
  )
}
