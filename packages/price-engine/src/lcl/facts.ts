import type { PayTerm } from '@jst/contracts/document'
import type { Decimal } from '@jst/contracts/money'

/** Counting units of LCL charges: revenue ton, cubic metre, kilogram, piece, or once for the shipment (票). */
export type LclUnit = 'RT' | 'CBM' | 'KG' | 'PIECE' | 'SHIPMENT'

/** A charge besides the LCL freight. */
export interface LclCharge {
  /** Charge code. */
  readonly Code: string
  /** Chinese name. */
  readonly NameZh: string
  /** English name. */
  readonly NameEn: string
  /** Counting unit. */
  readonly Unit: LclUnit
  /** Of one unit. */
  readonly Amount: Decimal
  /** The least that is charged. '' : none. */
  readonly Minimum: Decimal
  /** Currency. */
  readonly Currency: string
  /** Prepaid or collect. */
  readonly PpCc: PayTerm
  /** False: it is due, and nobody knows how much. */
  readonly Known: boolean
}

/** A rate for a range of volumes. It is for the whole shipment, not for the part inside the range. */
export interface LclTier {
  /** First revenue ton, inclusive. */
  readonly From: Decimal
  /** Where the next tier begins. '' : open. */
  readonly To: Decimal
  /** Of one revenue ton. */
  readonly Rate: Decimal
}

/** A rate of less than a container load (拼箱运价). */
export interface LclRate {
  /** Record in the database. */
  readonly Id: number
  /** Version of the record. */
  readonly Version: number
  /** Currency of the freight. */
  readonly Currency: string
  /** Prepaid or collect, of the freight. */
  readonly PpCc: PayTerm
  /** Of one revenue ton, where no tier fits. */
  readonly Rate: Decimal
  /** Rates by revenue ton. */
  readonly Tiers: readonly LclTier[]
  /** Kilograms that count as one cubic metre: 1000 for 1:1, 500 for 1:0.5. Above 0. */
  readonly KgPerCbm: Decimal
  /** The least revenue ton that is charged. '' : none. */
  readonly MinRt: Decimal
  /** The least freight. '' : none. */
  readonly MinCharge: Decimal
  /** Charges at origin, and those of a co-loader. */
  readonly Charges: readonly LclCharge[]
  /** Charges at the destination (目的港费用). */
  readonly Destination: readonly LclCharge[]
  /** True if `Destination` lists all charges. False: 目的港费用未知, and an offer without them is incomplete. */
  readonly DestinationKnown: boolean
}

/** An LCL shipment. */
export interface LclCargo {
  /** Volume in cubic metres. */
  readonly Cbm: Decimal
  /** Gross weight in kilograms. */
  readonly Kg: Decimal
  /** Pieces. */
  readonly Pieces: number
}
