import { ErrorBoundary, Icon, lazyComponent, Popup } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'

const Notifications = lazyComponent(async () => (await import('./overlay/Notifications.tsx')).Notifications)

/** Greatest number that fits into the badge. */
const most = 99

/** The number of unread messages; opens the latest of them. */
export const Bell = observer(function Bell() {
  const { count } = useWorkbench().parts.app.unread
  // voice control finds a button by its visible text
  const shown = count > most ? `${most}+` : count > 0 ? String(count) : ''
  return (
    <Popup label={texts.header.messages(shown)} trigger={<Mark shown={shown} />} triggerClassName="jst-bell">
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

function Mark({ shown }: { shown: string }) {
  return (
    <>
      <Icon name="notification" size={18} />
      {shown ? <span className="jst-bell-count">{shown}</span> : null}
    </>
  )
}
