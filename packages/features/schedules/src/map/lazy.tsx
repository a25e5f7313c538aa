import { lazy } from 'react'

/** The map and the chart of the seas are files of their own: lists and forms come without them. */
export const LazyVesselMap = lazy(async () => ({ default: (await import('./VesselMap.tsx')).VesselMap }))
export const LazyPassages = lazy(async () => ({ default: (await import('./Passages.tsx')).Passages }))
