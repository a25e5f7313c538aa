import { cockpitPath, lostDemand, rateCockpit, rateIndex } from '@jst/contracts/freight-rates'
import { laneFigures } from '@jst/contracts/quotes'
import { useDetail, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { PageFrame, Segments, StatCards } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { CarrierCharts } from './CarrierCharts.tsx'
import { GapMatrix } from './GapMatrix.tsx'
import { IndexPart } from './IndexPart.tsx'
import { LanesPart } from './LanesPart.tsx'
import { LostPart } from './LostPart.tsx'
import { Part } from './Part.tsx'
import { activeTo, periodOf, periodTabs, queriesTo, ratesTo } from './period.ts'
import { preloadQueries, Queries } from './Queries.tsx'
import { texts } from './texts.ts'

export const preload: ScreenModule['preload'] = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (params.get('View') === 'queries') return preloadQueries(app, location)
  const Period = periodOf(params)
  app.reads.start(rateCockpit, { Period })
  app.reads.start(rateIndex, {})
  app.reads.start(lostDemand, { Period })
  app.reads.start(laneFigures, { Period })
}

/** 运价驾驶舱: what holds, what ends, what is missing and asked for; beside it the searches themselves. */
export const Screen = observer(function FareCockpit() {
  return useScreenParams().get('View') === 'queries' ? <Queries /> : <Cockpit />
})

const ended = '/SeaFreight/FreightManagement/ExpiredFreight'
const Cockpit = observer(function Cockpit() {
  const Period = periodOf(useScreenParams())
  const [rates, index, lost, lanes] = [
    useDetail(rateCockpit, { Period }, { renew: true }),
    useDetail(rateIndex, {}, { renew: true }),
    useDetail(lostDemand, { Period }, { renew: true }),
    useDetail(laneFigures, { Period }, { renew: true }),
  ]
  const { data } = rates
  const end = (Ends: 'd3' | 'd7' | 'd14', value: number | undefined, tone: 'red' | 'orange' | 'blue') =>
    ({ key: Ends, label: texts.ends[Ends], value, tone, to: `${ended}?Ends=${Ends}` }) as const
  return (
    <PageFrame
      title={titles.cockpit}
      head={
        <>
          <Segments label={texts.period} current={Period} items={[...periodTabs(cockpitPath), queriesTab(Period)]} />
          {rates.status === 'failed' ? null : (
            <StatCards
              label={texts.counts}
              stats={[
                { key: 'active', label: texts.active, value: data?.Active, to: activeTo() },
                end('d3', data?.D3, 'red'),
                end('d7', data?.D7, 'orange'),
                end('d14', data?.D14, 'blue'),
                { key: 'updated', label: texts.updated, value: data?.UpdatedToday, to: ratesTo({ UpdatedToday: true }) },
                {
                  key: 'lost',
                  label: texts.lost,
                  value: data?.LostSearches,
                  tone: 'red',
                  hint: texts.lostHint,
                  to: queriesTo(Period, { Lost: true }),
                },
              ]}
            />
          )}
        </>
      }
    >
      <Part title={texts.matrix.title} read={rates}>
        {(figures) => <GapMatrix figures={figures} period={Period} />}
      </Part>
      <Part title={texts.demand.title} read={lost}>
        {(figures) => <LostPart figures={figures} period={Period} />}
      </Part>
      <Part title={texts.carriers.title} read={rates}>
        {(figures) => <CarrierCharts figures={figures} />}
      </Part>
      <Part title={texts.index.title} read={index}>
        {(figures) => <IndexPart lanes={figures?.Lanes} at={figures?.At} />}
      </Part>
      <Part title={texts.lanes.title} read={lanes}>
        {(figures) => <LanesPart lanes={figures?.Lanes} period={Period} />}
      </Part>
    </PageFrame>
  )
})

const queriesTab = (Period: Parameters<typeof queriesTo>[0]) => ({ key: 'queries', label: texts.queries, to: queriesTo(Period) })
