import { leastPoints, type FigurePeriod } from '@jst/contracts/freight-rates'
import { quotationList, type LaneQuotes } from '@jst/contracts/quotes'
import { link, useApp } from '@jst/feature-kit'
import { ChartPanel, formatNumber, TablePanel, type TableCell } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from './texts.ts'

const words = texts.lanes

/** Outcomes of the quotations of each lane, and the margin of those that were won. */
export const LanesPart = observer(function LanesPart({
  lanes,
  period,
}: {
  lanes: readonly LaneQuotes[] | undefined
  period: FigurePeriod
}) {
  const { permissions } = useApp()
  const showsMargin = lanes?.some(({ Margin }) => Margin !== undefined) ?? false
  const to = (LaneCode: string, Stage?: string) =>
    LaneCode !== '' && permissions.holds(quotationList)
      ? link(quotationList, { LaneCode, SentIn: period, ...(Stage ? { Stage } : {}) })
      : undefined
  const table = (
    <TablePanel
      title={words.title}
      note={words.note}
      none={words.none}
      ready={lanes !== undefined}
      columns={[
        { key: 'lane', title: words.lane },
        { key: 'quotes', title: words.quotes, compared: true },
        { key: 'won', title: words.won, compared: true },
        { key: 'lost', title: words.lost },
        { key: 'rate', title: words.rate },
        ...(showsMargin ? [{ key: 'margin', title: words.margin, compared: true }] : []),
      ]}
      lines={
        lanes?.map((lane) => ({
          key: lane.Code,
          cells: [
            { value: lane.Name || texts.other },
            { value: lane.Quotes, former: lane.FormerQuotes, to: to(lane.Code) },
            { value: lane.Won, former: lane.FormerWon, to: to(lane.Code, 'won') },
            { value: lane.Lost, to: to(lane.Code, 'lost') },
            rateOf(lane),
            ...(showsMargin ? [{ value: Math.round(Number(lane.Margin ?? 0)), former: Math.round(Number(lane.FormerMargin ?? 0)) }] : []),
          ],
        })) ?? []
      }
    />
  )
  if (!showsMargin) return table
  return (
    <div className="jst-figure-pair">
      {table}
      <MarginChart lanes={lanes} />
    </div>
  )
})

function rateOf({ Won, Lost }: LaneQuotes): TableCell {
  const decided = Won + Lost
  if (decided === 0) return { value: null }
  return decided < leastPoints
    ? { value: null, note: words.few(decided) }
    : { value: `${formatNumber(Math.round((100 * Won) / decided))}%` }
}

function MarginChart({ lanes }: { lanes: readonly LaneQuotes[] | undefined }) {
  const [categories, series] = useMemo(() => {
    const earning = lanes?.filter(({ Won }) => Won > 0) ?? []
    return [
      earning.map(({ Name }) => Name || texts.other),
      [{ key: 'margin', label: words.margin, values: earning.map(({ Margin }) => Math.round(Number(Margin ?? 0))) }],
    ]
  }, [lanes])
  return <ChartPanel title={words.chart} of={words.lane} kind="bar" categories={categories} series={series} ready={lanes !== undefined} />
}
