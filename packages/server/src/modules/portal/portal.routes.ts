import { portalEntities } from '@jst/contracts/portal'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/endpoint.ts'

export const portalRoutes: readonly Route[] = [...entityRoutes(portalEntities)]
