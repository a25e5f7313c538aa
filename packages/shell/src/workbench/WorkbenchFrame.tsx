import { homeOf } from '@jst/feature-kit'
import { TabBar } from '@jst/tab-bar/react'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { Header } from './Header.tsx'
import { KeptPages } from './KeptPages.tsx'
import { askBeforeClose } from './leaving.ts'
import { ScreenPage } from './ScreenPage.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useWorkbench } from './context.tsx'

/** The whole page: the frame around the tabs, or a bare page for screens without layout and visitors. */
export const WorkbenchFrame = observer(function WorkbenchFrame() {
  const { parts, folded } = useWorkbench()
  const { app, navigation, services, tabs } = parts
  const { screen, path, waiting } = navigation.shown
  if (!screen) return null
  if (screen.withoutLayout || app.session.employee === null) {
    return <ScreenPage services={services} screen={screen} path={path} tab={undefined} onReload={() => window.location.reload()} />
  }
  return (
    <div className={folded ? 'jst-frame is-folded' : 'jst-frame'}>
      {waiting ? <div className="jst-frame-wait" role="status" aria-label={texts.live.connecting} /> : null}
      <Header />
      <SideMenu />
      <div className="jst-frame-tabs">
        <TabBar store={tabs} onNavigate={app.navigate} homePath={homeOf(app.surface === 'external' ? 'external' : 'internal')} beforeClose={(closing) => askBeforeClose(app, closing)} />
      </div>
      <main className="jst-frame-main" aria-label={texts.pages}>
        <KeptPages />
      </main>
    </div>
  )
})
