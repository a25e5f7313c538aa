import type { EntityCalls } from '../entity/calls.ts'
import { addressCalls } from './address.ts'
import { applicationCalls } from './application.ts'
import { guaranteeCalls, guaranteeChangeCalls } from './guarantee.ts'
import { holdCalls } from './hold.ts'
import { receiverCalls } from './receiver.ts'
import { riskCalls } from './risk.ts'

/** Every entity of the area. */
export const releaseEntities: readonly EntityCalls[] = [
  addressCalls,
  receiverCalls,
  riskCalls,
  holdCalls,
  guaranteeCalls,
  guaranteeChangeCalls,
  applicationCalls,
]
