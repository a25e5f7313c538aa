import type { DatedExchangeRate, Decimal } from '@jst/contracts/money'
import type { SailingDate } from './bases.ts'

/** Boxes that are alike in what conditions ask of single boxes. */
export interface BoxLot {
  /** How many. */
  readonly Count: number
  /** Tons of cargo in each of them. '' : not known. */
  readonly Tons: Decimal
  /** Ownership: the shipper's own boxes or the carrier's. '' : not known. */
  readonly Soc: boolean | ''
}

/** Boxes of one type that are asked for. */
export interface AskedBox extends BoxLot {
  /** Box type, such as `40HQ`. */
  readonly Type: string
  /** Boxes of the type that differ from each other, whose counts add up to `Count`: they say tons and SOC. Left out: all are alike. */
  readonly Lots?: readonly BoxLot[]
}

/** Cargo, lane and customer of a price request. '' stands for an unknown value. */
export interface Inquiry {
  /** Port of loading or barge port. */
  readonly Pol: string
  /** Ports of discharge or places of delivery. */
  readonly Pods: readonly string[]
  /** Day of the offer: exchange rates of that day count. */
  readonly AskedOn: string
  /** Day of sailing that was asked for. It stands in for dates that `Sailing` lacks, and the option says so. */
  readonly Day: string
  /** Dates of the sailing that are known, as calendar days at the port. */
  readonly Sailing: Partial<Readonly<Record<SailingDate, string>>>
  /** Boxes by type, each type once. */
  readonly Boxes: readonly AskedBox[]
  /** Number of bills of lading. */
  readonly Bills: number
  /** Gross weight of the shipment in tons. '' : not known. */
  readonly Tons: Decimal
  /** Volume of the shipment in cubic metres. '' : not known. */
  readonly Cbm: Decimal
  /** Code of the commodity. '' : not known. */
  readonly Commodity: string
  /** Code of the cargo type, such as general or dangerous. '' : not known. */
  readonly CargoType: string
  /** Code of the customer. '' : nobody in particular. */
  readonly Customer: string
  /** Level of the customer. '' : none. */
  readonly Level: string
  /** Code of the salesperson. '' : none. */
  readonly Salesperson: string
  /** Channel, such as internal or portal. */
  readonly Channel: string
  /** Rates into `Into`; of each currency the newest counts that is not later than `AskedOn`. */
  readonly ExchangeRates: readonly DatedExchangeRate[]
  /** Currency of the converted total. */
  readonly Into: string
}
