import { ErrorBoundary, lazyComponent, Popup } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'

const OwnJobs = lazyComponent(async () => (await import('./overlay/OwnJobs.tsx')).OwnJobs)

/** Number and progress of the user's running background jobs; opens their list. */
export const RunningJobs = observer(function RunningJobs() {
  const { live } = useWorkbench().parts.services.jobs
  if (live.length === 0) return null
  const total = live.reduce((sum, { Total }) => sum + Total, 0)
  const done = live.reduce((sum, { Done }) => sum + Done, 0)
  const label = texts.jobs.running(live.length)
  return (
    <Popup
      label={label}
      triggerClassName="jst-running-jobs"
      // without a known progress only the activity is shown
      trigger={<progress aria-hidden="true" max={1} value={total > 0 ? done / total : undefined} />}
    >
      {(close) => (
        <ErrorBoundary onReload={close}>
          <Suspense fallback={<p className="jst-notifications-wait">{texts.notifications.loading}</p>}>
            <div className="jst-notifications">
              <OwnJobs close={close} alone />
            </div>
          </Suspense>
        </ErrorBoundary>
      )}
    </Popup>
  )
})
