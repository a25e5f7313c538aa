import { longTermPath, voyageWeeks } from '@jst/contracts/schedules'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { texts } from '../texts.ts'
import { RotationView } from './RotationView.tsx'
import { preload as preloadList, VoyageList } from './VoyageList.tsx'
import { weeksOf } from './WeekView.tsx'

const views = ['list', 'weeks', 'rotation'] as const
type View = (typeof views)[number]
const viewOf = (params: URLSearchParams): View => views.find((view) => view === params.get('View')) ?? 'list'

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  const view = viewOf(params)
  if (view !== 'rotation') preloadList(app, location)
  if (view === 'weeks') app.reads.start(voyageWeeks, weeksOf(Object.fromEntries(params)))
}

/** The same filters in another view. */
function addressOf(params: URLSearchParams, view: View): string {
  const next = new URLSearchParams(params)
  for (const key of ['View', 'PageIndex']) next.delete(key)
  if (view !== 'list') next.set('View', view)
  return next.size > 0 ? `${longTermPath}?${next}` : longTermPath
}

/** 船期表维护: long-term schedules as a list, week by week, and by the rotation they follow (spec §2.6). */
export function Screen() {
  const params = useScreenParams()
  const view = viewOf(params)
  const tabs = views.map((key) => ({ key, label: texts.views[key], to: addressOf(params, key) }))
  const siblings = <Segments label={texts.views.label} current={view} items={tabs} />
  return view === 'rotation' ? <RotationView tabs={siblings} /> : <VoyageList siblings={siblings} />
}
