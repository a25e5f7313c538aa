import { addressCalls, releaseEntities } from '@jst/contracts/release'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/endpoint.ts'
import { addressRules } from './address/address.module.ts'
import { registerReleases } from './index.ts'

registerReleases()

export const releaseRoutes: readonly Route[] = [...entityRoutes(releaseEntities, { [addressCalls.entity.kind]: addressRules })]
