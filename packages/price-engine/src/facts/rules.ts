import type { Decimal, DigitsOf } from '@jst/contracts/money'
import type { BoxAmount } from './rate.ts'

/** Layers of mark-up, in the order in which they are added. */
export const layers = ['PLATFORM', 'LEVEL', 'CUSTOMER', 'SALES'] as const
/** A layer of mark-up. */
export type Layer = (typeof layers)[number]

/** Scope of a rule. An empty list stands for everything; all lists have to match. */
export interface Scope {
  /** Codes of customers. */
  readonly Customers: readonly string[]
  /** Codes of salespersons. */
  readonly Salespersons: readonly string[]
  /** Levels of customers. */
  readonly Levels: readonly string[]
  /** Channels: internal, portal, mail and the like. */
  readonly Channels: readonly string[]
  /** Box types. */
  readonly Boxes: readonly string[]
  /** Ports of discharge, or places of delivery. */
  readonly Pods: readonly string[]
  /** Ports of loading of the inquiry. */
  readonly Pols: readonly string[]
  /** Services. */
  readonly Services: readonly string[]
  /** Carriers. */
  readonly Carriers: readonly string[]
  /** Types of rates. */
  readonly RateTypes: readonly string[]
  /** Lanes. */
  readonly Lanes: readonly string[]
  /** Regions. */
  readonly Regions: readonly string[]
}

/** A mark-up on the floor of a box (加价). An amount below 0 is a discount. */
export interface MarkupRule {
  /** Record in the database. */
  readonly Id: number
  /** Number that people know it by. Left out: that of the record. */
  readonly No?: string
  /** Layer that it belongs to. */
  readonly Layer: Layer
  /** Scope of the rule; missing lists are empty. */
  readonly Scope: Partial<Scope>
  /** Per box, for all types without an own amount. '' : none. */
  readonly Amount: Decimal
  /** Per box, by type. */
  readonly Boxes: readonly BoxAmount[]
  /** Per cent, in place of amounts. '' : amounts count. */
  readonly Percent: Decimal
  /** Base of the percentage: the floor of the box, or the running price after the layers before. */
  readonly Of: 'FLOOR' | 'RUNNING'
  /** Currency of the amounts. */
  readonly Currency: string
  /** First day, compared with the day that decides for the rate. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
  /** Stackable rules are added. Of the others one counts in each layer: the narrowest. */
  readonly Stackable: boolean
  /** Decides between rules of equal scope: the higher one counts. */
  readonly Priority: number
  /** Person responsible for the rule. */
  readonly Owner: string
  /** When it was changed last, as an instant of ISO 8601. */
  readonly UpdatedAt: string
  /** Why it is there. */
  readonly Note: string
  /** True if customers may read the note. They never read amount, owner or number. */
  readonly Public: boolean
}

/** Least margin on a route (最低毛利). Of those that match the narrowest counts. */
export interface MarginFloor {
  /** Record in the database. */
  readonly Id: number
  /** Codes of the lanes, ports and carriers; lists that are left out are empty. */
  readonly Scope: Pick<Partial<Scope>, 'Lanes' | 'Pols' | 'Pods' | 'Carriers'>
  /** Least margin of one box. '' : none. */
  readonly PerBox: Decimal
  /** Least margin of one bill. '' : none. */
  readonly PerBill: Decimal
  /** Currency of both. */
  readonly Currency: string
  /** First day. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
}

/** A filed range of ocean freight (运价备案). Of those that match the narrowest counts. */
export interface FiledRange {
  /** Record in the database. */
  readonly Id: number
  /** Carrier, ports or lanes that were filed; lists that are left out are empty. */
  readonly Scope: Pick<Partial<Scope>, 'Lanes' | 'Pols' | 'Pods' | 'Carriers'>
  /** Box type. */
  readonly Box: string
  /** Currency of both ends. */
  readonly Currency: string
  /** Lowest price of one box, inclusive. */
  readonly Min: Decimal
  /** Highest price of one box, inclusive. */
  readonly Max: Decimal
  /** First day. '' : open. */
  readonly ValidFrom: string
  /** Last day, inclusive. '' : open. */
  readonly ValidTo: string
}

/** Everything that prices are made by besides rates. */
export interface PriceRules {
  /** Mark-ups of all layers. */
  readonly Markups: readonly MarkupRule[]
  /** Least margins. */
  readonly MarginFloors: readonly MarginFloor[]
  /** Filed ranges. */
  readonly FiledRanges: readonly FiledRange[]
  /** Places of currencies; left out: those of ISO 4217. */
  readonly digitsOf?: DigitsOf
}
