import type { App, ScreenLocation } from '@jst/feature-kit'
import { preloadDesk } from '../editor/preload.ts'
import { loadMakeDesk } from './lazy-desk.tsx'
import { listOf } from './WaitingList.tsx'

/** Asks for the order's data and the editor, or for the list that stands there without one. */
export const preloadMake = (several: boolean) => (app: App, location: ScreenLocation) => {
  const params = new URLSearchParams(location.search)
  if (!params.has('CGO_ID') && !params.has('Id')) return listOf(params, several).preload(app, location)
  // an editor that does not arrive is told by the page that needs it
  loadMakeDesk().catch(() => undefined)
  return preloadDesk(app, location)
}
