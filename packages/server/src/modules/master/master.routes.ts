import * as calls from '@jst/contracts/master'
import type { Route } from '../../kernel/endpoint.ts'
import { aliasRoutes } from './aliases/aliases.routes.ts'
import { entityRoutes } from './kit/entity.routes.ts'
import type { EntityRules } from './kit/kit.call.ts'
import { portsOfRotation } from './services/ports-of-rotation.ts'
import { twoLevels } from './lanes/two-levels.ts'
import { rateRoutes } from './rates/rates.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'

/** What single entities ask beyond their declaration. */
const rules: Readonly<Record<string, EntityRules>> = { lane: { check: twoLevels }, service: { check: portsOfRotation } }

/** Master data: every entity by its declaration, and what is more than a list. */
export const masterRoutes: readonly Route[] = [
  ...calls.masterCalls.flatMap((entity) => entityRoutes(entity, rules[entity.entity.kind])),
  ...rateRoutes,
  ...aliasRoutes,
  ...referenceRoutes,
]
