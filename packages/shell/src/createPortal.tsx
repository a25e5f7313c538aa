import type { Feature } from '@jst/feature-kit'
import type { AccountMode } from '@jst/session-core'
import { observer } from 'mobx-react-lite'
import { createContext, useContext, useState } from 'react'
import type { ArcoLocale } from './arcoLocale.ts'
import { createApp, type AppParts, type Brand } from './createApp.ts'
import { followTitle } from './followTitle.ts'
import { render } from './render.tsx'
import type { ScreenRouter } from './routing/ScreenRouter.ts'
import type { Browser, ServiceOptions } from './services/createServices.ts'
import { connectLiveChannel } from './services/connectLiveChannel.ts'
import { ScreenPage } from './workbench/ScreenPage.tsx'

export interface PortalOptions {
  features: readonly Feature[]
  brand: Brand
  locale: ArcoLocale
  accountMode?: AccountMode
  baseURL?: string
  browser?: Browser
  /** Transports of calls and live channel; default: those of the browser. */
  adapter?: ServiceOptions['adapter']
  createSocket?: ServiceOptions['createSocket']
}

const PortalContext = createContext<AppParts | null>(null)

/** Assembles the app for visitors: the session and router of the workbenches, one page at a time, no tabs. */
export function createPortal({
  features,
  brand,
  locale,
  accountMode,
  baseURL,
  browser = window,
  adapter,
  createSocket,
}: PortalOptions): AppParts & { start(root: Element, router: ScreenRouter): Promise<() => void> } {
  const parts = createApp({ brand, surface: 'public', features, accountMode, baseURL, browser, adapter, createSocket })
  const { app, services } = parts

  const start = async (root: Element, router: ScreenRouter) => {
    parts.navigation.use(router)
    app.session.followStorage(browser)
    const endTitle = followTitle(parts, browser)
    const end = await render(parts, root, {
      locale,
      wrap: (page) => <PortalContext value={parts}>{page}</PortalContext>,
      onPainted: () => {
        void services.system.load()
        connectLiveChannel(app, services.jobs)
      },
    })
    return () => {
      endTitle()
      end()
    }
  }
  return { ...parts, start }
}

/** Renders the current page without a frame. */
export const PortalFrame = observer(function PortalFrame() {
  const parts = useContext(PortalContext)
  const [revision, setRevision] = useState(0)
  if (!parts?.navigation.shown.screen) return null
  const { screen, path } = parts.navigation.shown
  return (
    <ScreenPage
      key={`${screen.path} ${revision}`}
      services={parts.services}
      screen={screen}
      path={path}
      tab={undefined}
      onReload={() => setRevision(revision + 1)}
    />
  )
})
