import type { SiContainer, SiRecord } from '@jst/contracts/si/data'
import type { KnownCodes } from './known-codes.ts'
import type { Language } from './texts.ts'

/** Container rules that a host may set. */
export interface ContainerSettings {
  /** A box or goods line without a volume is an error; true by default. */
  volumeRequired: boolean
  /** A manifest is filed from this bill: Chinese names of goods are needed. */
  manifestFiling: boolean
  /** Optional parts of the DCSA standard may be left out: types of boxes, volumes and marks. False by default. */
  standardMinimum: boolean
}

/** Facts of the booked order that the set is compared with. */
export interface OrderFacts {
  /** Id of the order. */
  id: number
  /** Master bill number; empty while there is none. */
  mblNo: string
  /** Customer of the order; records of another company are refused. */
  companyCode?: string
  /** Carrier as booked: it is in order whether or not it is still in the host's table. */
  carrierCode?: string
  /** Vessel as booked; empty: not compared. */
  vessel: string
  /** Voyage as booked; empty: not compared. */
  voyage: string
  /** UN/LOCODE or alias as booked. */
  loadPortCode: string
  /** UN/LOCODE or alias as booked. */
  dischargePortCode: string
  /** ISO 8601; null when no cut-off is known. */
  deadline: string | null
  /** Number of the bill of another order that this one is combined into: it has no bill of its own then. */
  mergedInto?: string
  /** `vgm` and `tare` in kg, where they are known. */
  containers: readonly (Pick<SiContainer, 'containerNo' | 'packages' | 'weight' | 'volume'> & { vgm?: number; tare?: number })[]
}

/** Facts of an order that are needed before its bill is combined with another's. */
export interface CombinableOrder {
  /** Id of the order. */
  id: number
  /** Master bill number; empty while there is none. */
  mblNo: string
  /** The carrier's number of its booking; without it nothing is proposed. */
  bookingNo?: string
  /** Customer of the order; another one refuses. */
  companyCode: string
  /** Name of the vessel; another one refuses. */
  vessel: string
  /** Voyage; another one refuses. */
  voyage: string
  /** UN/LOCODE or alias; another one refuses. */
  loadPortCode: string
  /** UN/LOCODE or alias; another one refuses. */
  dischargePortCode: string
  /** Another one warns. */
  receiptPlaceCode?: string
  /** Another one refuses; without it the port of discharge counts. */
  deliveryPlaceCode?: string
  /** Has a bill of its own, or is part of another combination. */
  taken?: boolean
  /** Its loaded containers. With them for every order of a set, totals and boxes are compared with all orders together. */
  containers?: OrderFacts['containers']
}

/** Rules that a host may set; each has a default. */
export interface RuleSettings extends ContainerSettings {
  /** Share by which weights and volumes of the set may differ from the order before it is an error; 0.005. */
  tolerance: number
  /** Packages by which the set may differ from the order before it is an error; 1. A smaller difference is a warning that asks for its reason. */
  packageTolerance: number
  /** Countries of destination whose demands on parties are errors, by code; for the others they are warnings. None by default. */
  partyCountries: readonly string[]
  /** A bill without an HS code is an error; true by default. */
  hsCodeRequired: boolean
}
/** A set of bills and what it is checked against. */
export interface SetToCheck {
  /** The bills, in their order. */
  records: readonly SiRecord[]
  /** Target number of bills in the set (payload Num). */
  num: number
  /** The order to compare with; absent: rules of the records alone. */
  order?: OrderFacts | undefined
  /** Epoch milliseconds. */
  now: number
  /** The caller may submit after the cut-off (right LATE_SUBMIT). */
  lateAllowed?: boolean
  /** Why it is late; an empty text is refused, undefined is not asked for. */
  lateReason?: string
  /** The reason may still come with the submission: an empty one is a warning. */
  lateReasonMayFollow?: boolean
  /** Language of messages and labels; Chinese by default. */
  language?: Language
  /** `draft` tells of missing fields as warnings; `submit`, the default, as errors. */
  stage?: 'draft' | 'submit'
  /** Replaces some of the defaults. */
  settings?: Partial<RuleSettings>
  /** Tables of codes that the host has. */
  known?: KnownCodes
  /** Orders by id, this one and those combined with it, for the rules of combining. */
  orders?: ReadonlyMap<number, CombinableOrder>
  /** Ids of bills that are issued or second sets of such (换单): they may name other ports than were booked, with a warning. */
  secondSets?: readonly number[]
}

/** Further options of a check of the set. */
export type CheckOptions = Pick<SetToCheck, 'lateReason' | 'language' | 'stage' | 'settings' | 'known' | 'orders' | 'secondSets'>
