import { siCockpit, siPagedList } from '@jst/contracts/si'
import { useDetail, useLiveReload, type App } from '@jst/feature-kit'
import { ErrorView, PageFrame, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CarrierTable } from './CarrierTable.tsx'
import { LatestRejections } from './LatestRejections.tsx'
import { ReviewPace } from './ReviewPace.tsx'
import { atRisk, RiskList } from './RiskList.tsx'
import { texts } from './texts.ts'

export const preload = (app: App) => {
  app.reads.start(siCockpit, {})
  app.reads.start(siPagedList, atRisk)
}

/** Workload by carrier, review figures and overdue records of the team (spec §2.20). Updated by the live channel. */
export const Screen = observer(function SiCockpit() {
  const figures = useDetail(siCockpit, {}, { renew: true })
  const risk = useDetail(siPagedList, atRisk, { renew: true })
  const reload = () => {
    figures.reload()
    risk.reload()
  }
  useLiveReload(['si/changed', 'si/claimed'], [figures, risk])
  return (
    <PageFrame title={texts.title}>
      {figures.status === 'failed' && figures.error ? (
        <Panel title={texts.counts}>
          <ErrorView error={figures.error} onRetry={figures.reload} />
        </Panel>
      ) : null}
      <div className="jst-cockpit">
        <CarrierTable figures={figures.data} />
        <div className="jst-stack">
          <ReviewPace figures={figures.data} />
          <LatestRejections figures={figures.data} />
        </div>
      </div>
      <RiskList read={risk} onClaimed={reload} />
    </PageFrame>
  )
})
