import type { EntityCalls } from '../entity/calls.ts'
import { applicationCalls } from './application.ts'
import { packingChannelCalls } from './channels.ts'
import { listCalls } from './list.ts'
import { slipRangeCalls } from './ranges.ts'
import { slipCalls } from './slip.ts'

/** Every entity of the area. */
export const packingEntities: readonly EntityCalls[] = [applicationCalls, slipCalls, slipRangeCalls, listCalls, packingChannelCalls]
