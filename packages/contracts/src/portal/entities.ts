import type { EntityCalls } from '../entity/calls.ts'
import { contentKinds } from './contents/kinds.ts'
import { recommendedPortCalls } from './recommended-port.ts'
import { recommendedFreightDmsCalls } from './recommended-freight-dms.ts'

/** Every entity of the area. */
export const portalEntities: readonly EntityCalls[] = [
  recommendedPortCalls,
  recommendedFreightDmsCalls,
  ...Object.values(contentKinds).map(({ calls }) => calls),
]
