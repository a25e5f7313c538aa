import type { SiRecord } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

/** The master bill that was made up of an instruction, in the version that was given out last. */
export interface CarrierBill {
  readonly code: string
  readonly version: number
  /** The instruction as the carrier is told of it: with parties, texts and seals of the bill. @throws AppError ILLEGAL_TRANSITION where they differ in boxes */
  readonly told: (record: SiRecord, version: number) => SiRecord
}
type Reader = (db: Queryable, siId: number) => Promise<CarrierBill | undefined>

let read: Reader = () => Promise.resolve(undefined)
/** By the area of bills, which depends on instructions. */
export const registerCarrierBill = (reader: Reader): void => void (read = reader)
/** Undefined without one that was given out: the carrier is told what the instruction says. */
export const carrierBillOf: Reader = (db, siId) => read(db, siId)
