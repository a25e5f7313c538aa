import type { Endpoint } from '@jst/contracts'
import { allRoutes } from './modules.ts'

/** Every call that the server answers. */
export const everyEndpoint: readonly Endpoint[] = allRoutes({ demo: true, now: () => new Date() }).map(({ endpoint }) => endpoint)
