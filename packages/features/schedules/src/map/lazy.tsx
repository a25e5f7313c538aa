import { lazyComponent } from '@jst/ui'

/** The map and the chart of the seas are files of their own: lists and forms come without them. */
export const LazyVesselMap = lazyComponent(async () => (await import('./VesselMap.tsx')).VesselMap)
export const LazyPassages = lazyComponent(async () => (await import('./Passages.tsx')).Passages)
