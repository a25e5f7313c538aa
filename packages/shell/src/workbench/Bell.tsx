import { ErrorBoundary, Icon, Popup } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'

const Notifications = lazy(() => import('./later/Notifications.tsx').then((module) => ({ default: module.Notifications })))

/** The number of unread messages; opens the latest of them. */
export const Bell = observer(function Bell() {
  const { unread } = useWorkbench().parts.app
  return (
    <Popup label={texts.header.messages(unread.count)} trigger={<Mark count={unread.count} />} triggerClassName="jst-bell">
      {(close) => (
        <ErrorBoundary onReload={close}>
          <Suspense fallback={<p className="jst-notifications-wait">{texts.notifications.loading}</p>}>
            <Notifications close={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Popup>
  )
})

function Mark({ count }: { count: number }) {
  return (
    <>
      <Icon name="notification" size={18} />
      {count > 0 ? <span className="jst-bell-count">{count > 99 ? '99+' : count}</span> : null}
    </>
  )
}
