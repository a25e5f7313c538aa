import { masterEntities } from '@jst/contracts/master'
import { entityRoutes, type EntityRules } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/http/endpoint.ts'
import { aliasRoutes } from './aliases/aliases.routes.ts'
import { twoLevels } from './lanes/two-levels.ts'
import { exchangeRateRoutes } from './exchange-rates/exchange-rates.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { portsOfRotation } from './services/ports-of-rotation.ts'

/** Rules of single entities beyond their declaration. */
const rules: Readonly<Record<string, EntityRules>> = { lane: { check: twoLevels }, service: portsOfRotation }

/** Master data: every entity by its declaration, and what is more than a list. */
export const masterRoutes: readonly Route[] = [
  ...entityRoutes(masterEntities, rules),
  ...exchangeRateRoutes,
  ...aliasRoutes,
  ...referenceRoutes,
]
