import { lazyComponent } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { texts } from '../texts.ts'
import { Header } from './Header.tsx'
import { OpenPages } from './OpenPages.tsx'
import { ScreenPage } from './ScreenPage.tsx'
import { SideMenu } from './SideMenu.tsx'
import { Tabs } from './Tabs.tsx'
import { useWorkbench } from './context.tsx'
import { focusHeading } from './useArrival.ts'

const SignInDialog = lazyComponent(async () => (await import('./overlay/SignInDialog.tsx')).SignInDialog)
const Keyboard = lazyComponent(async () => (await import('./overlay/Keyboard.tsx')).Keyboard)
const NewVersion = lazyComponent(async () => (await import('./overlay/NewVersion.tsx')).NewVersion)
const PreviewBanner = lazyComponent(async () => (await import('./overlay/PreviewBanner.tsx')).PreviewBanner)
const Watermark = lazyComponent(async () => (await import('./overlay/Watermark.tsx')).Watermark)

/**
 * The document: the frame around the tabs, or a page without frame for screens without layout and for visitors. It does not subscribe to the state of
 * the tabs; only its parts do.
 */
export const WorkbenchFrame = observer(function WorkbenchFrame() {
  const model = useWorkbench()
  const { parts, isFolded } = model
  const { app, frameSettings, navigation } = parts
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const { layout } = navigation.shown
  if (layout === undefined) return null
  if (layout === 'bare' || app.session.employee === null) return <BarePage />
  return (
    <div
      ref={setFrame}
      className={[
        'jst-frame',
        isFolded && 'is-folded',
        model.maximised && 'is-maximised',
        model.menuShown && 'is-menu-shown',
        model.locked && 'is-locked',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <a
        className="jst-skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          if (model.page) focusHeading(model.page)
        }}
      >
        {texts.toContent}
      </a>
      <Waiting />
      <Header />
      <SideMenu />
      {model.menuShown ? (
        <button type="button" className="jst-menu-veil" aria-label={texts.menu.shut} onClick={() => model.showMenu(false)} />
      ) : null}
      <nav className="jst-frame-tabs" aria-label={texts.pages}>
        <Tabs />
      </nav>
      <main id="content" className="jst-frame-main" aria-label={texts.content}>
        <div className="jst-frame-pages" lang={app.session.language === 'EN' ? 'zh-CN' : undefined}>
          <OpenPages />
        </div>
      </main>
      {model.settled && frame ? (
        <Suspense>
          <Keyboard frame={frame} />
        </Suspense>
      ) : null}
      {model.isGateShut ? (
        <Suspense>
          <SignInDialog />
        </Suspense>
      ) : null}
      {app.ui.display.watermark || frameSettings.forceWatermark ? (
        <Suspense>
          <Watermark />
        </Suspense>
      ) : null}
      {model.hasNewVersion ? (
        <Suspense>
          <NewVersion />
        </Suspense>
      ) : null}
      {app.session.employee.Preview ? (
        <Suspense>
          <PreviewBanner />
        </Suspense>
      ) : null}
    </div>
  )
})

const BarePage = observer(function BarePage() {
  const { services, navigation } = useWorkbench().parts
  const { screen, path } = navigation.shown
  if (!screen) return null
  return (
    <main>
      <ScreenPage services={services} screen={screen} path={path} tab={undefined} onReload={() => window.location.reload()} />
    </main>
  )
})

const Waiting = observer(function Waiting() {
  const { waiting } = useWorkbench().parts.navigation.shown
  return waiting ? <output className="jst-frame-wait" aria-label={texts.opening} /> : null
})
