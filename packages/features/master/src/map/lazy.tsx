import { lazyComponent } from '@jst/ui'

/** The maps are files of their own: the lists come without coast lines and routes. */
export const LazyEntityMap = lazyComponent(async () => (await import('./EntityMap.tsx')).EntityMap)
export const LazyPortMap = lazyComponent(async () => (await import('./PortMap.tsx')).PortMap)
