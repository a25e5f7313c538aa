import { cockpitPath, leastPoints, type IndexPoint, type LaneIndex } from '@jst/contracts/freight-rates'
import { link, useScreenParams } from '@jst/feature-kit'
import { ChartPanel, formatDate, formatNumber, TablePanel, type TableCell } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { activeTo, periodOf } from './period.ts'
import { texts } from './texts.ts'

const words = texts.index
const numberOf = ({ Median }: IndexPoint): number | null => (Median === undefined || Median === null ? null : Number(Median))

/** The middle price of each lane beside that of a week ago, and how one of them went. */
export const IndexPart = observer(function IndexPart({
  lanes,
  at,
}: {
  lanes: readonly LaneIndex[] | undefined
  at: string | null | undefined
}) {
  const params = useScreenParams()
  const showsMedian = lanes === undefined || lanes.length === 0 || lanes.some(({ Now }) => Now.Median !== undefined)
  const lane = lanes?.find(({ Code }) => Code === params.get('Lane')) ?? lanes?.[0]
  const period = periodOf(params)
  const choose = (Lane: string) => link(cockpitPath, { ...(period === 'd30' ? {} : { Period: period }), Lane })
  const table = (
    <TablePanel
      title={words.title}
      note={(at ? words.at(formatDate(at, 'list')) : '') + (showsMedian ? words.note : words.hidden)}
      none={words.none}
      ready={lanes !== undefined}
      columns={[
        { key: 'lane', title: words.lane },
        { key: 'now', title: showsMedian ? words.now : words.nowCount },
        { key: 'former', title: showsMedian ? words.former : words.formerCount },
        ...(showsMedian ? [{ key: 'change', title: words.change }] : []),
      ]}
      lines={
        lanes?.map(({ Code, Name, Now, Former }) => ({
          key: Code,
          cells: [
            { value: Name, ...(showsMedian && Code !== lane?.Code ? { to: choose(Code) } : {}) },
            cellOf(Now, showsMedian, activeTo({ LaneCode: Code })),
            Former ? cellOf(Former, showsMedian) : { value: null },
            ...(showsMedian ? [changeOf(Now, Former)] : []),
          ],
        })) ?? []
      }
    />
  )
  if (!showsMedian) return table
  return (
    <div className="jst-figure-pair">
      {table}
      <Trend lane={lane} ready={lanes !== undefined} />
    </div>
  )
})

function cellOf(point: IndexPoint, showsMedian: boolean, to?: string): TableCell {
  if (!showsMedian) return { value: point.Points, to }
  const median = numberOf(point)
  if (median === null) return { value: null, note: words.few(point.Points, leastPoints) }
  return { value: formatNumber(median), note: words.points(point.Points) }
}
function changeOf(now: IndexPoint, former: IndexPoint | null): TableCell {
  const [to, from] = [numberOf(now), former ? numberOf(former) : null]
  if (to === null || from === null || from === 0) return { value: null }
  const share = Math.round((1_000 * (to - from)) / from) / 10
  return { value: `${share > 0 ? '+' : ''}${share}%` }
}

function Trend({ lane, ready }: { lane: LaneIndex | undefined; ready: boolean }) {
  const [categories, series] = useMemo(() => {
    const points = lane ? [...lane.Weeks, lane.Now] : []
    return [points.map(({ Day }) => formatDate(Day, 'monthDay')), [{ key: 'median', label: words.median, values: points.map(numberOf) }]]
  }, [lane])
  const weeks = lane?.Weeks.length ?? 0
  const few = lane && numberOf(lane.Now) === null ? words.few(lane.Now.Points, leastPoints) : undefined
  const short = weeks === 0 ? words.noHistory : weeks < leastPoints ? words.short(weeks) : undefined
  return (
    <ChartPanel
      title={words.trend(lane?.Name ?? '')}
      of={words.of}
      kind="line"
      categories={categories}
      series={series}
      note={few ?? short}
      ready={ready}
    />
  )
}
