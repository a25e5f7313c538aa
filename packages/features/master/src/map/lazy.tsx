import { lazy } from 'react'

/** The maps are files of their own: the lists come without coast lines and routes. */
export const LazyEntityMap = lazy(async () => ({ default: (await import('./EntityMap.tsx')).EntityMap }))
export const LazyPortMap = lazy(async () => ({ default: (await import('./PortMap.tsx')).PortMap }))
