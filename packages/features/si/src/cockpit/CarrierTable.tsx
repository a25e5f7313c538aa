import type { SiCockpit } from '@jst/contracts/si'
import { AppLink, cssVariables, EmptyState, FactsTable, formatNumber, Panel } from '@jst/ui'
import { barOf, behind, carrierColumns, carrierList, carrierRows, type CarrierColumn } from './figures.ts'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

const words = texts.carriers
const tones: Record<CarrierColumn, string> = { open: 'blue', due: 'orange', overdue: 'red', rejected: 'red' }
const filters = { open: behind.waiting, due: behind.day, overdue: behind.overdue, rejected: behind.rejected } as const

/** Open work by carrier, as a table whose cells are bars; each number links to its list. */
export function CarrierTable({ figures }: { figures: SiCockpit | undefined }) {
  const rows = figures ? carrierRows(figures) : []
  return (
    <Panel title={words.title}>
      {figures && rows.length === 0 ? <EmptyState title={words.empty} /> : null}
      {figures === undefined || rows.length > 0 ? (
        <FactsTable
          label={words.title}
          look="jst-heat"
          busy={figures === undefined}
          titles={[words.carrier, ...carrierColumns.map((column) => words[column])]}
          rows={rows}
          rowKey={({ code }) => code}
          renderRow={({ code, name, counts }) => (
            <>
              <th scope="row" title={code}>
                {name}
              </th>
              {carrierColumns.map((column) => (
                <td key={column}>
                  <Cell
                    to={carrierList(column, code)}
                    label={words.cell(name, words[column], counts[column])}
                    count={counts[column]}
                    share={barOf(rows, column, counts[column])}
                    tone={tones[column]}
                  />
                </td>
              ))}
            </>
          )}
          foot={
            <tr>
              <th scope="row">{words.total}</th>
              {carrierColumns.map((column) => (
                <td key={column}>
                  <AppLink to={to.check(filters[column])}>
                    {formatNumber(rows.reduce((sum, { counts }) => sum + counts[column], 0))}
                  </AppLink>
                </td>
              ))}
            </tr>
          }
        />
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
