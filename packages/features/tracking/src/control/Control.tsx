import type { ReplyOf } from '@jst/contracts'
import {
  customerTrackingPages as pages,
  trackExceptions,
  trackFigures,
  trackList,
  trackStages,
  type TrackRow,
  type TrackStage,
} from '@jst/contracts/tracking'
import {
  link,
  useDetail,
  useLiveReload,
  useTitle,
  type DetailStore,
  type ScreenModule,
  answerLanguageOf,
  useAnswerLanguage,
} from '@jst/feature-kit'
import {
  addDays,
  AppLink,
  ErrorView,
  FactsTable,
  formatMoneySum,
  formatText,
  Notice,
  PageFrame,
  Panel,
  Port,
  StatCards,
  StatusTag,
  today,
  vesselVoyage,
  type Stat,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useState, type ReactNode } from 'react'
import { RiskTag } from '../cells/tags.tsx'
import { CallTime } from '../cells/times.tsx'
import { LazyShipsMap } from '../map/lazy.tsx'
import { PlaceDrawer } from '../map/PlaceDrawer.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { texts as maps } from '../map/texts.ts'
import { inLanguage } from '../inLanguage.ts'
import { texts as common, pageTitles } from '../texts.ts'
import { texts } from './texts.ts'

const few = 8
const week = () => ({ ArrivalFrom: today(), ArrivalTo: addDays(today(), 6) })
const listOf = (filters: Record<string, string | number | boolean>) => link(pages.list, filters)
const detailOf = (Id: number) => link(pages.detail, { Id })
const queries = {
  exceptions: { PageSize: few },
  clocks: { Risk: 'risk', PageSize: few, Sort: 'LastFreeDay' },
} as const
const arrivingAsked = () => ({ ...week(), PageSize: few, Sort: 'Arrival' })

export const preload: ScreenModule['preload'] = (app) => {
  app.reads.start(trackFigures, answerLanguageOf(app))
  app.reads.start(trackExceptions, { ...queries.exceptions, ...answerLanguageOf(app) })
}

/** 控制塔: where the customer's cargo is, what needs attention, what arrives. Each number opens the list that it counts. */
export const Screen = inLanguage(
  observer(function Control() {
    const lang = useAnswerLanguage()
    useTitle(pageTitles.control)
    const figures = useDetail(trackFigures, lang, { renew: true })
    const exceptions = useDetail(trackExceptions, { ...queries.exceptions, ...lang }, { renew: true })
    const arriving = useDetail(trackList, { ...arrivingAsked(), ...lang }, { renew: true })
    const clocks = useDetail(trackList, { ...queries.clocks, ...lang }, { renew: true })
    const [place, setPlace] = useState<PlaceQuery>()
    useLiveReload(['track/changed'], [figures, exceptions, arriving, clocks])
    const { data, status, error, reload } = figures
    return (
      <PageFrame
        title={pageTitles.control}
        head={
          status === 'failed' && error ? (
            <ErrorView error={error} onRetry={reload} />
          ) : (
            <>
              <StatCards label={texts.where} stats={stagesOf(data)} />
              <StatCards label={texts.risk} stats={risksOf(data)} />
              {data && data.Costs.length > 0 ? (
                <Notice>
                  {texts.costs(formatMoneySum(data.Costs.map(({ Currency, Cost }) => [Cost, Currency])))}
                  {data.CostUnknown > 0 ? `${common.clause}${texts.costFloor(data.CostUnknown)}` : ''}
                </Notice>
              ) : null}
            </>
          )
        }
      >
        <Panel
          title={texts.map}
          extra={<AppLink to={link(pages.list, { View: 'map' })}>{texts.all}</AppLink>}
          className="jst-track-control-map"
        >
          <Suspense fallback={<p className="jst-muted">{maps.loading}</p>}>
            <LazyShipsMap filters={lang} onOpen={setPlace} />
          </Suspense>
        </Panel>
        <Block
          title={texts.openExceptions}
          read={exceptions}
          none={texts.noExceptions}
          to={link(pages.list, { View: 'exceptions' })}
          count={exceptions.data?.Rows.length}
        >
          <FactsTable
            label={texts.openExceptions}
            titles={[texts.text, texts.number, texts.about, texts.ship]}
            rows={together(exceptions.data?.Rows ?? [])}
            rowKey={({ first }) => first.Id}
            renderRow={({ first: { Text, Level, ShipmentId, Number: number, Vessel }, subjects }) => (
              <>
                <td>
                  <StatusTag tone={Level === 'red' ? 'red' : 'orange'}>{Text}</StatusTag>
                </td>
                <th scope="row">
                  <AppLink to={detailOf(ShipmentId)}>{number}</AppLink>
                </th>
                <td title={subjects.join(common.joint)}>{formatText(texts.subjects(subjects[0] ?? '', subjects.length))}</td>
                <td>{formatText(Vessel)}</td>
              </>
            )}
          />
        </Block>
        <div className="jst-figure-pair">
          <Block title={texts.weekTitle} read={arriving} none={texts.noneArriving} to={listOf(week())} count={arriving.data?.Rows.length}>
            <Rows
              label={texts.weekTitle}
              last={texts.vessel}
              rows={arriving.data?.Rows ?? []}
              render={(row) => vesselVoyage(row.Vessel, row.Voyage)}
            />
          </Block>
          <Block title={texts.clocks} read={clocks} none={texts.noClocks} to={listOf({ Risk: 'risk' })} count={clocks.data?.Rows.length}>
            <Rows
              label={texts.clocks}
              last={texts.lastFreeDay}
              rows={clocks.data?.Rows ?? []}
              render={(row) => <RiskTag risk={row.Risk} day={row.LastFreeDay} />}
            />
          </Block>
        </div>
        {place ? <PlaceDrawer placeQuery={place} onClose={() => setPlace(undefined)} /> : null}
      </PageFrame>
    )
  }),
)

type OpenException = ReplyOf<typeof trackExceptions>['Rows'][number]
/** One line for what several boxes of a shipment have alike. */
function together(rows: readonly OpenException[]) {
  const alike = Map.groupBy(rows, ({ ShipmentId, Text, Level }) => `${ShipmentId} ${Level} ${Text}`)
  return [...alike.values()].map((group) => ({
    first: group[0]!,
    subjects: group.map(({ Subject }) => Subject).filter((subject) => subject !== ''),
  }))
}

type Figures = ReplyOf<typeof trackFigures>
const countIn = (figures: readonly { Name: string; Count: number }[] | undefined, name: string) =>
  figures && (figures.find(({ Name }) => Name === name)?.Count ?? 0)

const stagesOf = (data: Figures | undefined): Stat[] =>
  (Object.keys(trackStages) as TrackStage[])
    .filter((stage) => stage !== 'ended')
    .map((stage) => ({ key: stage, label: common.stages[stage], value: countIn(data?.Stages, stage), to: listOf({ Stage: stage }) }))

const risksOf = (data: Figures | undefined): Stat[] => [
  { key: 'arriving', label: texts.arriving, value: data?.Arriving, to: listOf(week()) },
  {
    key: 'late',
    label: texts.late,
    value: data?.Late,
    tone: 'red',
    ...(data && data.LateDays !== '' ? { hint: texts.lateHint(data.LateDays) } : {}),
    to: listOf({ LateOver: 0 }),
  },
  { key: 'rolled', label: texts.rolled, value: countIn(data?.Exceptions, 'rolled'), tone: 'red', to: listOf({ Exception: 'rolled' }) },
  { key: 'risk', label: texts.freeRisk, value: countIn(data?.Risks, 'risk'), tone: 'red', to: listOf({ Risk: 'risk' }) },
  { key: 'unknown', label: texts.freeUnknown, value: countIn(data?.Risks, 'unknown'), tone: 'orange', to: listOf({ Risk: 'unknown' }) },
  { key: 'conflicts', label: texts.conflicts, value: data?.Conflicts, tone: 'orange', to: listOf({ HasConflict: true }) },
]

interface BlockProps {
  title: string
  read: Pick<DetailStore<unknown>, 'status' | 'error' | 'reload'>
  none: string
  to: string
  count: number | undefined
  children: ReactNode
}

/** A short table with the way to all of it. */
function Block({ title, read: { status, error, reload }, none, to, count, children }: BlockProps) {
  return (
    <Panel title={title} extra={<AppLink to={to}>{texts.all}</AppLink>}>
      {status === 'failed' && error ? (
        <ErrorView error={error} onRetry={reload} />
      ) : count === undefined ? (
        <div className="jst-skeleton" />
      ) : count === 0 ? (
        <p className="jst-muted">{none}</p>
      ) : (
        children
      )}
    </Panel>
  )
}

function Rows({
  label,
  last,
  rows,
  render,
}: {
  label: string
  last: string
  rows: readonly TrackRow[]
  render: (row: TrackRow) => ReactNode
}) {
  return (
    <FactsTable
      label={label}
      titles={[texts.number, texts.port, texts.arrival, last]}
      rows={rows}
      rowKey={({ Id }) => Id}
      renderRow={(row) => (
        <>
          <th scope="row">
            <AppLink to={detailOf(row.Id)}>{row.Number}</AppLink>
          </th>
          <td>
            <Port name={row.PodName} code={row.Pod} />
          </td>
          <td>
            <CallTime times={row.Arrival} zone={row.PodZone} />
          </td>
          <td>{render(row)}</td>
        </>
      )}
    />
  )
}
