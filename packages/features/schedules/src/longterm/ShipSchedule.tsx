import { longTermPath } from '@jst/contracts/schedules'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from '../texts.ts'
import { RotationView } from './RotationView.tsx'
import { preload as preloadList, VoyageList } from './VoyageList.tsx'
import { WeekView } from './WeekView.tsx'

const views = ['list', 'weeks', 'rotation'] as const
type View = (typeof views)[number]
const viewOf = (params: URLSearchParams): View => views.find((view) => view === params.get('View')) ?? 'list'

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  if (viewOf(new URLSearchParams(location.search)) === 'list') preloadList(app, location)
}

const tabs = views.map((view) => ({
  key: view,
  label: texts.views[view],
  to: view === 'list' ? longTermPath : `${longTermPath}?View=${view}`,
}))

/** 船期表维护: long-term schedules as a list, week by week, and by the rotation they follow (spec §2.6). */
export function Screen() {
  const view = viewOf(useScreenParams())
  const siblings = <Segments label={texts.views.label} current={view} items={tabs} />
  if (view === 'weeks') return <WeekView tabs={siblings} />
  return view === 'rotation' ? <RotationView tabs={siblings} /> : <VoyageList tabs={siblings} />
}
