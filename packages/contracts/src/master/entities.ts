import type { EntityCalls } from '../entity/calls.ts'
import { answerCodeCalls } from '../document/channels/answer-codes.ts'
import { billCodeCalls, bookCodeCalls, serviceCalls } from './codes.ts'
import { chargeCalls, currencyCalls } from './money.ts'
import { carrierCalls, orderAgencyCalls, shipAgencyCalls, vesselCalls } from './parties.ts'
import { laneCalls, portCalls, terminalCalls } from './places.ts'
import { rateCarrierCalls, rateLaneCalls, ratePortCalls, rateTerminalCalls, surchargeTypeCalls } from './rates-side.ts'

/** Every entity of the master data. */
export const masterEntities: readonly EntityCalls[] = [
  laneCalls,
  portCalls,
  carrierCalls,
  currencyCalls,
  chargeCalls,
  terminalCalls,
  shipAgencyCalls,
  orderAgencyCalls,
  vesselCalls,
  serviceCalls,
  bookCodeCalls,
  billCodeCalls,
  answerCodeCalls,
  rateCarrierCalls,
  rateTerminalCalls,
  surchargeTypeCalls,
  rateLaneCalls,
  ratePortCalls,
]
