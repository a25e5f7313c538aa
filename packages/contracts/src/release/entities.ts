import type { EntityCalls } from '../entity/calls.ts'
import { addressCalls } from './address.ts'
import { receiverCalls } from './receiver.ts'
import { riskCalls } from './risk.ts'

/** Every entity of the area. */
export const releaseEntities: readonly EntityCalls[] = [addressCalls, receiverCalls, riskCalls]
