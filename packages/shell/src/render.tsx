import { AppProvider } from '@jst/feature-kit'
import { LiveProvider } from '@jst/realtime/react'
import { SessionProvider } from '@jst/session-core/react'
import { applyColours, applyLayout, applyTheme, expectRoom, UiProvider } from '@jst/ui'
import { autorun } from 'mobx'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ArcoLocale } from './arcoLocale.ts'
import { ArcoSettings } from './ArcoSettings.tsx'
import type { AppParts } from './createApp.ts'
import type { ScreenRouter } from './routing/ScreenRouter.ts'
import { afterPaint } from './services/afterPaint.ts'

/** Space and border on both sides of a list in the frame (pixels). */
const listInset = 26

interface Drawing {
  locale: ArcoLocale
  wrap: (page: ReactNode) => ReactNode
  /** Called once the first page was painted. */
  onPainted: () => void
}

/** Renders the app when its first page is ready; until then the skeleton of index.html is shown. Resolves with a function that unmounts it. */
export async function render(
  { app, services, navigation }: AppParts,
  root: Element,
  { locale, wrap, onPainted }: Drawing,
): Promise<() => void> {
  const endTheme = autorun(() => {
    applyTheme(document.body, app.ui.display.theme)
    applyColours(document.documentElement, app.ui.display.chosen.colours)
    applyLayout(document.body, app.ui.display.chosen.layout)
  })
  const painted = () => {
    void services.files.load()
    onPainted()
  }
  await navigation.ready()
  const main = root.querySelector('.jst-frame-main')
  if (main) expectRoom(main.clientWidth - listInset)
  const reactRoot = createRoot(root)
  reactRoot.render(
    <ArcoSettings locale={locale}>
      <UiProvider services={app.ui}>
        <SessionProvider store={app.session}>
          <LiveProvider channel={app.live}>
            <AppProvider app={app}>{wrap(<Routed router={navigation.router} />)}</AppProvider>
          </LiveProvider>
        </SessionProvider>
      </UiProvider>
      <Painted tell={painted} />
    </ArcoSettings>,
  )
  return () => {
    reactRoot.unmount()
    navigation.router.dispose()
    app.live.close()
    endTheme()
  }
}

function Painted({ tell }: { tell: () => void }) {
  useEffect(() => afterPaint(tell), [tell])
  return null
}

/** Renders the frame of the app, or the error of the first navigation. */
function Routed({ router }: { router: ScreenRouter }) {
  const { Frame, Failed } = router
  const failure = useSyncExternalStore(router.subscribe, () => router.state.failure)
  return failure ? <Failed error={failure.error} /> : <Frame />
}
