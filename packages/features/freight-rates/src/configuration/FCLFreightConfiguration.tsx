import { configurationPage, filedRangeCalls, marginFloorCalls } from '@jst/contracts/freight-rates'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { entityScreen } from '@jst/feature-kit/entity'
import { Segments } from '@jst/ui'
import { titles } from '../titles.ts'
import { SettingsTool } from './SettingsTool.tsx'
import { texts } from './texts.ts'

const halves = [
  { key: 'margins', label: texts.margins, to: configurationPage },
  { key: 'filed', label: texts.filed, to: `${configurationPage}?View=filed` },
]
const parts = (current: 'margins' | 'filed') => ({
  siblings: <Segments label={texts.lists} current={current} items={halves} />,
  actions: () => <SettingsTool />,
})
const margins = entityScreen(marginFloorCalls, titles.configuration, parts('margins'))
const filed = entityScreen(filedRangeCalls, titles.configuration, parts('filed'))
const shown = (params: URLSearchParams) => (params.get('View') === 'filed' ? filed : margins)

export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  shown(new URLSearchParams(location.search)).preload(app, location)

/** 整箱运价配置: least margins and filed ranges, and what holds for all rates. */
export function Screen() {
  const { Screen: List } = shown(useScreenParams())
  return <List />
}
