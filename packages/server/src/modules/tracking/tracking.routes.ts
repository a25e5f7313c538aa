import { trackingEntities } from '@jst/contracts/tracking'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/endpoint.ts'

export const trackingRoutes: readonly Route[] = [...entityRoutes(trackingEntities)]
