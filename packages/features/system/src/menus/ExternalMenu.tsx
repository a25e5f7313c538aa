import { menuList } from '@jst/contracts/system'
import type { App } from '@jst/feature-kit'
import { MenuScreen } from './MenuScreen.tsx'
import { texts } from './texts.ts'

export const preload = (app: App) => {
  app.reads.start(menuList, { Portal: 'external' })
}

export function Screen() {
  return <MenuScreen title={texts.titles.external} path="/internal/ExternalMaintenanceMenu" portal="external" />
}
