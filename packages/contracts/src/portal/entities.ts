import type { EntityCalls } from '../entity/calls.ts'
import { recommendedPortCalls } from './recommended-port.ts'
import { recommendedFreightDmsCalls } from './recommended-freight-dms.ts'

/** Every entity of the area. */
export const portalEntities: readonly EntityCalls[] = [recommendedPortCalls, recommendedFreightDmsCalls]
