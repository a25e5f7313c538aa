import type { EntityCalls } from '../entity/calls.ts'
import { invoiceCalls } from './invoice.ts'
import { receiptCalls } from './receipt.ts'

/** Every entity of the area. */
export const invoicesEntities: readonly EntityCalls[] = [invoiceCalls, receiptCalls]
