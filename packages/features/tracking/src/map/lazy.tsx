import { lazyComponent } from '@jst/ui'

/** The map and the chart of the seas are files of their own: lists and pages come without them. */
export const LazyShipsMap = lazyComponent(async () => (await import('./ShipsMap.tsx')).ShipsMap)
export const LazyRouteMap = lazyComponent(async () => (await import('./RouteMap.tsx')).RouteMap)
