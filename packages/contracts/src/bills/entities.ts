import type { EntityCalls } from '../entity/calls.ts'
import { houseBillCalls, masterBillCalls } from './bill-kinds.ts'

/** Every entity of the area. */
export const billEntities: readonly EntityCalls[] = [houseBillCalls, masterBillCalls]
