import type { App, ScreenLocation } from '@jst/feature-kit'
import { preloadDesk } from '../editor/desk.tsx'
import { listOf } from './lists.ts'

/** Asks for the order's data, or for the list that stands there without one. */
export const preloadMake = (app: App, location: ScreenLocation) => {
  const params = new URLSearchParams(location.search)
  if (params.has('CGO_ID') || params.has('Id')) return preloadDesk(app, location)
  return listOf(params).preload(app, location)
}
