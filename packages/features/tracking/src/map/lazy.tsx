import { lazy } from 'react'

/** The map and the chart of the seas are files of their own: lists and pages come without them. */
export const LazyShipsMap = lazy(async () => ({ default: (await import('./ShipsMap.tsx')).ShipsMap }))
export const LazyRouteMap = lazy(async () => ({ default: (await import('./RouteMap.tsx')).RouteMap }))
