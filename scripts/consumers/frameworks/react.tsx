import { PermissionProvider, Permitted, usePermissions } from '@jst/permissions/react'
import { LiveProvider, useLiveChannel } from '@jst/realtime/react'
import { SessionProvider, useSession } from '@jst/session-core/react'
import { DraftSwitcher, useLocalDrafts } from '@jst/si-drafts/react'
import { useStore } from '@jst/store/react'
import { TabBar } from '@jst/tab-bar/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { acts, channel, drafts, permissions, session, shown, tabs, validation } from './stores'

function Part({ name, text }: { name: keyof typeof acts; text: string }) {
  return (
    <>
      <output aria-label={name}>{text}</output>
      <button type="button" onClick={() => void acts[name]()}>
        {name}
      </button>
    </>
  )
}

function Page() {
  useLocalDrafts(drafts)
  return (
    <>
      <Part name="session" text={useSession(shown.session)} />
      <Part name="permissions" text={usePermissions(shown.permissions)} />
      <Part name="channel" text={useLiveChannel(shown.channel)} />
      <Part name="tabs" text={useStore(tabs, shown.tabs)} />
      <Part name="drafts" text={shown.drafts(useStore(drafts))} />
      <Part name="validation" text={useStore(validation, shown.validation)} />
      <Permitted code="edit" fallback="no right">
        <TabBar store={tabs} onNavigate={() => undefined} />
        <DraftSwitcher session={drafts} />
      </Permitted>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SessionProvider store={session}>
      <PermissionProvider store={permissions} currentPath={() => '/orders'}>
        <LiveProvider channel={channel}>
          <Page />
        </LiveProvider>
      </PermissionProvider>
    </SessionProvider>
  </StrictMode>,
)
