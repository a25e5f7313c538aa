import {
  cockpitPath,
  freightRateCalls,
  leastPoints,
  platformAnalysisPath,
  platformFigures,
  type FigurePeriod,
} from '@jst/contracts/freight-rates'
import type { LaneSupply, PlatformFigures } from '@jst/contracts/freight-rates'
import { useApp, useDetail, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { ChartPanel, formatDate, PageFrame, Segments, TablePanel, type TableCell } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { titles } from '../titles.ts'
import { Part } from './Part.tsx'
import { activeTo, periodOf, periodTabs, queriesTo, ratesTo } from './period.ts'
import { texts } from './texts.ts'

const words = texts.platform

export const preload: ScreenModule['preload'] = (app, { search }) => {
  app.reads.start(platformFigures, { Period: periodOf(new URLSearchParams(search)) })
}

/** 平台运价分析: what is offered and what is asked for, by lane; over all operators for the platform's administrators. */
export const Screen = observer(function PlatformFreightAnalysis() {
  const Period = periodOf(useScreenParams())
  const read = useDetail(platformFigures, { Period }, { renew: true })
  return (
    <PageFrame
      title={titles.platformAnalysis}
      head={<Segments label={texts.period} current={Period} items={periodTabs(platformAnalysisPath)} />}
    >
      <Part title={titles.platformAnalysis} read={read}>
        {(figures) => <Figures figures={figures} period={Period} />}
      </Part>
    </PageFrame>
  )
})

const Figures = observer(function Figures({ figures, period }: { figures: PlatformFigures | undefined; period: FigurePeriod }) {
  const to = useLists(figures?.Scope)
  const nameOf = ({ Name }: LaneSupply) => Name || (figures?.Scope === 'platform' ? texts.otherPlatform : texts.other)
  const [categories, series] = useMemo(() => {
    const lanes = figures?.Lanes.slice(0, 16) ?? []
    return [
      lanes.map(({ Name }) => Name || texts.other),
      [
        { key: 'active', label: words.active, values: lanes.map(({ Active }) => Active) },
        { key: 'searches', label: words.searches, values: lanes.map(({ Searches }) => Searches) },
        { key: 'lost', label: words.lost, values: lanes.map(({ Lost }) => Lost), tone: 'red' as const },
      ],
    ]
  }, [figures])
  const lists: Record<string, (lane: string) => string | undefined> = {
    active: (lane) => to.rates(lane, (LaneCode) => activeTo({ LaneCode })),
    searches: (lane) => to.queries(lane, (Lane) => queriesTo(period, { Lane })),
    lost: (lane) => to.queries(lane, (Lane) => queriesTo(period, { Lane, Lost: true })),
  }
  return (
    <>
      <TablePanel
        title={titles.platformAnalysis}
        note={figures ? (figures.Scope === 'platform' ? words.all(figures.Operators) : words.own) : undefined}
        none={words.none}
        ready={figures !== undefined}
        columns={[
          { key: 'lane', title: words.lane },
          { key: 'active', title: words.active },
          { key: 'published', title: words.published, compared: true },
          { key: 'searches', title: words.searches, compared: true },
          { key: 'lost', title: words.lost, compared: true },
          { key: 'coverage', title: words.coverage },
        ]}
        lines={
          figures?.Lanes.map((lane) => ({
            key: lane.Code,
            cells: [
              { value: nameOf(lane) },
              { value: lane.Active, to: lists['active']!(lane.Code) },
              {
                value: lane.Published,
                former: lane.FormerPublished,
                to: to.rates(lane.Code, (LaneCode) => ratesTo({ LaneCode, PublishedIn: period })),
              },
              { value: lane.Searches, former: lane.FormerSearches, to: lists['searches']!(lane.Code) },
              { value: lane.Lost, former: lane.FormerLost, tone: lane.Lost > 0 ? 'red' : undefined, to: lists['lost']!(lane.Code) },
              coverageOf(lane),
            ],
          })) ?? []
        }
      />
      <div className="jst-figure-pair">
        <ChartPanel
          title={words.supply}
          of={words.lane}
          kind="bar"
          categories={categories}
          series={series}
          ready={figures !== undefined}
          to={(at, key) => lists[key]?.(figures?.Lanes[at]?.Code ?? '')}
        />
        <Weeks figures={figures} />
      </div>
    </>
  )
})

/** Lists behind the numbers: a lane of no code has none, and the platform does not see the rows of companies. */
function useLists(scope: PlatformFigures['Scope'] | undefined) {
  const { permissions } = useApp()
  const behind = (path: string) => (lane: string, target: (lane: string) => string) =>
    scope === 'company' && lane !== '' && permissions.holds(path) ? target(lane) : undefined
  return { rates: behind(freightRateCalls.entity.path), queries: behind(cockpitPath) }
}

function coverageOf({ Searches, Lost }: LaneSupply): TableCell {
  if (Searches === 0) return { value: null }
  return Searches < leastPoints
    ? { value: null, note: words.few(Searches) }
    : { value: `${Math.round((100 * (Searches - Lost)) / Searches)}%` }
}

function Weeks({ figures }: { figures: PlatformFigures | undefined }) {
  const [categories, series] = useMemo(() => {
    const weeks = figures?.Weeks ?? []
    return [
      weeks.map(({ From }) => formatDate(From, 'monthDay')),
      [
        { key: 'published', label: words.weekPublished, values: weeks.map(({ Published }) => Published) },
        { key: 'searches', label: words.weekSearches, values: weeks.map(({ Searches }) => Searches) },
        { key: 'lost', label: words.weekLost, values: weeks.map(({ Lost }) => Lost), tone: 'red' as const },
      ],
    ]
  }, [figures])
  return (
    <ChartPanel
      title={words.trend}
      of={words.week}
      kind="line"
      categories={categories}
      series={series}
      note={words.trendNote}
      ready={figures !== undefined}
    />
  )
}
