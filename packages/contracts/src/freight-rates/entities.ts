import type { EntityCalls } from '../entity/calls.ts'
import { customerLevelCalls, levelCustomerCalls } from './customer-levels.ts'
import { coloadCalls } from './lcl/coload.ts'
import { filedRangeCalls, marginFloorCalls } from './guard-rules.ts'
import { markupRuleCalls, salesRuleCalls } from './markup-rules.ts'

/** Every entity of the area. */
export const freightRatesEntities: readonly EntityCalls[] = [
  customerLevelCalls,
  levelCustomerCalls,
  markupRuleCalls,
  salesRuleCalls,
  coloadCalls,
  marginFloorCalls,
  filedRangeCalls,
]
