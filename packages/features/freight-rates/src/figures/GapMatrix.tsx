import type { FigurePeriod, GapCell, RateCockpit } from '@jst/contracts/freight-rates'
import { TablePanel, type TableCell } from '@jst/ui'
import { activeTo, queriesTo } from './period.ts'
import { texts } from './texts.ts'

const words = texts.matrix
/** Ports and lanes that fit a page; those with most rates and searches come first. */
const most = { pols: 20, lanes: 16 }

/** Rates that hold today by port of loading and lane; where there are none, whether somebody asked. */
export function GapMatrix({ figures, period }: { figures: RateCockpit | undefined; period: FigurePeriod }) {
  const [pols, lanes] = [figures?.Pols.slice(0, most.pols) ?? [], figures?.Lanes.slice(0, most.lanes) ?? []]
  const cells = new Map(figures?.Cells.map((cell) => [`${cell.Pol} ${cell.Lane}`, cell]))
  const at = (pol: string, lane: string) => cells.get(`${pol} ${lane}`)
  const all = pols.flatMap(({ Code: pol }) => lanes.map(({ Code: lane }) => at(pol, lane)))
  const gaps = all.filter((cell) => !cell || (cell.Rates === 0 && !cell.Linked))
  const searchedGaps = gaps.filter((cell) => cell !== undefined && cell.Lost > 0)
  const cut = figures !== undefined && (figures.Pols.length > most.pols || figures.Lanes.length > most.lanes)
  return (
    <TablePanel
      title={words.title}
      note={figures ? `${words.note(gaps.length, searchedGaps.length)}${cut ? words.cut(pols.length, lanes.length) : ''}` : undefined}
      none={words.none}
      ready={figures !== undefined}
      columns={[{ key: 'pol', title: words.pol }, ...lanes.map(({ Code, Name }) => ({ key: Code, title: Name || texts.other }))]}
      lines={pols.map(({ Code: pol, Name }) => ({
        key: pol,
        cells: [{ value: Name, note: pol }, ...lanes.map(({ Code: lane }) => cellOf(pol, lane, at(pol, lane), period))],
      }))}
    />
  )
}

function cellOf(Pol: string, Lane: string, cell: GapCell | undefined, period: FigurePeriod): TableCell {
  if (cell && cell.Rates > 0) return { value: cell.Rates, to: Lane === '' ? undefined : activeTo({ PolCode: Pol, LaneCode: Lane }) }
  if (cell?.Linked) return { value: words.linked }
  if (!cell || cell.Lost === 0) return { value: words.gap, tone: 'grey' }
  const to = Lane === '' ? undefined : queriesTo(period, { Pol, Lane, Lost: true })
  return { value: `${words.gap} · ${words.searched(cell.Lost)}`, tone: 'red', to }
}
