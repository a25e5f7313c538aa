import type { ChargeBasis, PayTerm } from '@jst/contracts/document'
import type { Decimal } from '@jst/contracts/money'
import type { ValidityBasis } from './bases.ts'

/** Amount for one box type, per box, in the currency of what it belongs to. '' : not offered. */
export interface BoxAmount {
  /** Box type, such as `40HQ`. Any code is allowed. */
  readonly Type: string
  /** Per box. '' : none for this type. */
  readonly Amount: Decimal
}

/** Cost and floor of one box type, per box, in the currency of the rate. */
export interface RateBox {
  /** Box type, such as `40HQ`. Any code is allowed. */
  readonly Type: string
  /** Price paid to the supplier (成本价). '' if unknown. */
  readonly Cost: Decimal
  /** Lowest price for sales (底价). '' if the box is not offered. */
  readonly Floor: Decimal
}

/** Weight limit of a box and the price of more weight. */
export interface WeightLimit {
  /** Box type that it is for; '' for all. */
  readonly Type: string
  /** Most tons in one box. */
  readonly Tons: Decimal
  /** Per box above the limit, in the currency of the rate. '' : to be asked. */
  readonly Extra: Decimal
}

/** A barge port from which a rate can be used (匹配驳船), with the price of the barge. */
export interface BargeLeg {
  /** Code of the barge port. */
  readonly Port: string
  /** Currency of `Boxes`. */
  readonly Currency: string
  /** Price of the barge, per box. It is passed on without mark-up. */
  readonly Boxes: readonly BoxAmount[]
  /** First day. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
  /** Which date decides whether the leg holds. */
  readonly Basis: ValidityBasis
}

/** Condition on a shipment. All conditions of a surcharge have to hold. */
export interface Condition {
  /** Which fact is asked; `agent` is the booking agent of the rate, `weight` is tons per box, or of the shipment for charges not counted by boxes. */
  readonly What: 'carrier' | 'pol' | 'pod' | 'lane' | 'service' | 'commodity' | 'soc' | 'agent' | 'weight' | 'boxType' | 'cargoType'
  /** `is` and `in` : one of the values. `isNot` : none of them. `above` and `below` : beyond the first value, which itself is neither. */
  readonly Op: 'is' | 'isNot' | 'in' | 'above' | 'below'
  /** Codes, decimal text for `weight`, `true` or `false` for `soc`. */
  readonly Values: readonly string[]
  /** Names of the values in sentences. Left out: the values themselves. */
  readonly Names?: readonly string[]
}

/** Where a surcharge comes from. */
export interface SurchargeSource {
  /** `own` : entered at the rate, and stronger than a template of the same code. */
  readonly Kind: 'own' | 'template'
  /** Record in the database. */
  readonly Id: number
  /** Version of the record. */
  readonly Version: number
}

/** A charge besides the ocean freight (附加费). */
export interface Surcharge {
  /** Charge code, such as `THC`. */
  readonly Code: string
  /** Chinese name, as printed. */
  readonly NameZh: string
  /** English name, as printed. */
  readonly NameEn: string
  /** Prepaid or collect. */
  readonly PpCc: PayTerm
  /** Currency of the amounts. */
  readonly Currency: string
  /** C by box, B by bill, S by shipment, T by ton, R by revenue ton, F per cent. */
  readonly Basis: ChargeBasis
  /** Of one unit, or per cent. '' : `Boxes` has the amounts. */
  readonly Amount: Decimal
  /** Amounts by box type, with basis C. They win over `Amount`. */
  readonly Boxes: readonly BoxAmount[]
  /** The least that is charged for a line. '' : none. */
  readonly Minimum: Decimal
  /** Codes that a per cent is taken of. None: of the ocean freight. */
  readonly PercentOf: readonly string[]
  /** All of them have to hold. */
  readonly Conditions: readonly Condition[]
  /** Part of the all-in rate: it is named and costs nothing more. */
  readonly InAllIn: boolean
  /** First day. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
  /** False: it is due, and nobody knows how much (以船公司公告为准). The offer is incomplete. */
  readonly Known: boolean
  /** Where it comes from. */
  readonly Source: SurchargeSource
}

/** The first that is for a box type. */
export function ofType<T extends { readonly Type: string }>(boxes: readonly T[], type: string): T | undefined {
  for (const one of boxes) if (one.Type === type) return one
  return undefined
}

/** A rate of a full container load (整箱运价). Codes are those of the master data; other spellings are resolved before. */
export interface Rate {
  /** Record in the database. */
  readonly Id: number
  /** Number that people use. */
  readonly No: string
  /** Version of the record. */
  readonly Version: number
  /** Last editor. */
  readonly UpdatedBy: string
  /** When, as an instant of ISO 8601. */
  readonly UpdatedAt: string
  /** Booking agent or supplier. It is never told to customers. */
  readonly Supplier: string
  /** Contract number. It is never told to customers. */
  readonly Contract: string
  /** Carrier code. */
  readonly Carrier: string
  /** Code of the service. '' : none. */
  readonly Service: string
  /** Code of the lane, such as `USW`. */
  readonly Lane: string
  /** Code of the region that the lane belongs to. '' : none. */
  readonly Region: string
  /** Port of loading. */
  readonly Pol: string
  /** Other ports of loading for which the same rate holds (装货港关联). */
  readonly PolLinks: readonly string[]
  /** Barge ports from which it can be used. */
  readonly Barge: readonly BargeLeg[]
  /** Port of discharge. */
  readonly Pod: string
  /** Place of delivery. '' : the port of discharge. */
  readonly Del: string
  /** Port of transhipment. '' : direct. */
  readonly Via: string
  /** Code, such as FAK or NAC. */
  readonly RateType: string
  /** Commodity that it is limited to. '' : any. */
  readonly Commodity: string
  /** Currency of cost, floor and extras of weight. */
  readonly Currency: string
  /** Prepaid or collect, of the ocean freight. */
  readonly PpCc: PayTerm
  /** Cost and floor by box type. */
  readonly Boxes: readonly RateBox[]
  /** Weight limits of boxes. Empty: any weight. */
  readonly WeightLimits: readonly WeightLimit[]
  /** First day. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
  /** Which date of the sailing decides. */
  readonly Basis: ValidityBasis
  /** Charges besides the freight: own ones and those of templates. */
  readonly Surcharges: readonly Surcharge[]
  /** Days from port to port. -1 : not known. */
  readonly TransitDays: number
  /** Free days at the destination. -1 : not known. */
  readonly FreeDays: number
  /** Weekday of departure, 1 (Monday) to 7. 0 : not known. */
  readonly EtdWeekday: number
  /** Weekday of the customs cut-off, 1 (Monday) to 7. 0 : not known. */
  readonly ClosingWeekday: number
  /** Remark that customers read. */
  readonly RemarkPublic: string
  /** Remark for the staff. */
  readonly RemarkInternal: string
}
