import { portalEntities, recommended } from '@jst/contracts/portal'
import { entityRoutes } from '../../entity-kit/index.ts'
import { publicRoute, type Route } from '../../kernel/endpoint.ts'
import { findRecommended } from './recommended.repo.ts'

export const portalRoutes: readonly Route[] = [
  ...entityRoutes(portalEntities),
  publicRoute(recommended, { read: ({ db }) => findRecommended(db) }),
]
