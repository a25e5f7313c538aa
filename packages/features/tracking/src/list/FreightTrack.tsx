import type { ScreenModule } from '@jst/feature-kit'
import { ExceptionList } from '../exceptions/ExceptionList.tsx'
import { Accuracy } from './Accuracy.tsx'
import { preload as preloadList, ShipmentList } from './ShipmentList.tsx'
import { useTrackView, ViewSwitch } from './ViewSwitch.tsx'

/** 货物跟踪 of staff and customers: list, map, exceptions, accuracy of arrivals; the address says which. */
export function Screen() {
  const view = useTrackView()
  if (view === 'exceptions') return <ExceptionList siblings={<ViewSwitch />} />
  if (view === 'accuracy') return <Accuracy />
  return <ShipmentList />
}

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const view = new URLSearchParams(location.search).get('View')
  if (view !== 'exceptions' && view !== 'accuracy') preloadList(app, location)
}
