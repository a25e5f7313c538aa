import { lazyComponent } from '@jst/ui'
import { useTitle, type ScreenModule } from '@jst/feature-kit'
import { Suspense } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { pageTitles } from '../texts.ts'
import { preload as preloadList, ShipmentList } from './ShipmentList.tsx'
import { useTrackView, ViewSwitch } from './ViewSwitch.tsx'

// files of their own: most readers stay with the list
const LazyExceptions = lazyComponent(async () => (await import('../exceptions/ExceptionList.tsx')).ExceptionList)
const LazyAccuracy = lazyComponent(async () => (await import('./Accuracy.tsx')).Accuracy)

/** 货物跟踪 of staff and customers: list, map, exceptions, accuracy of arrivals; the address says which. */
export const Screen = inLanguage(function FreightTrack() {
  const view = useTrackView()
  useTitle(pageTitles.list)
  if (view === 'list' || view === 'map') return <ShipmentList />
  return <Suspense fallback={null}>{view === 'exceptions' ? <LazyExceptions siblings={<ViewSwitch />} /> : <LazyAccuracy />}</Suspense>
})

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const view = new URLSearchParams(location.search).get('View')
  if (view !== 'exceptions' && view !== 'accuracy') preloadList(app, location)
}
