import { link, useApp, useLanguage, useScreenParams, type App, type ScreenModule } from '@jst/feature-kit'
import { lazyComponent, Segments } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import type { HomeView } from './home-view.ts'

const isCustomer = ({ session, permissions }: App, path: string) => session.employee?.CompanyKind === 'customer' && permissions.holds(path)

/** A home with views beside it, for customers; everybody else has the home alone. */
export function viewed(path: string, homeScreen: ScreenModule, views: readonly HomeView[]): ScreenModule {
  const parts = new Map(views.map(({ key, load }) => [key, lazyComponent(async () => (await load()).Screen)]))
  const Viewed = observer(function Viewed() {
    const key = useScreenParams().get('View') ?? ''
    const isEnglish = useLanguage() === 'EN'
    if (!isCustomer(useApp(), path)) return <homeScreen.Screen />
    const Part = parts.get(key)
    const items = [
      { key: '', label: texts.home, to: path },
      ...views.map((view) => ({ key: view.key, label: isEnglish ? view.labelEn : view.label, to: link(path, { View: view.key }) })),
    ]
    return (
      <div className="jst-home-views">
        <Segments label={texts.views} current={Part ? key : ''} items={items} />
        <Suspense fallback={null}>{Part ? <Part /> : <homeScreen.Screen />}</Suspense>
      </div>
    )
  })
  return {
    ...homeScreen,
    Screen: inLanguage(Viewed),
    preload: (app, location) => {
      const key = new URLSearchParams(location.search).get('View')
      const view = views.find((one) => one.key === key)
      if (!view) return homeScreen.preload?.(app, location)
      void view.load().then(({ preload }) => preload?.(app, location))
    },
  }
}
