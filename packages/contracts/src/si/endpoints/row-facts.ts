import { Id, IdOrNone, Instant, InstantOrNull, Quantity, text, Version } from '../../envelope.ts'
import { BooleanSchema, Optional, StringSchema } from '../../schema.ts'
import { CarrierStanding } from '../carrier/standing.ts'

/** Standing of a record, for its row in lists and for its page. */
export const standingFacts = {
  Id,
  CGO_ID: Id,
  OrderNo: StringSchema(),
  SiNo: StringSchema(),
  CompanyId: Id,
  CompanyName: StringSchema(),
  Status: Quantity,
  Version,
  /** Version that was approved last and holds until a newer one is; 0: none. */
  InForceVersion: Quantity,
  Warnings: Quantity,
  /** Values that differ from the version before. */
  Changes: Quantity,
  /** Key of siStages, as of the last submit. */
  Stage: Quantity,
  Deadline: InstantOrNull,
  SubmitTime: Instant,
  ReasonCode: StringSchema(),
  ReviewRemarks: StringSchema(),
  CarrierState: CarrierStanding,
  /** Employee who has claimed it; 0 and empty without a claim. Reviewing: active within the last half hour. */
  ClaimedById: IdOrNone,
  ClaimedByName: StringSchema(),
  Reviewing: BooleanSchema(),
}

/** Filters of every list over records and over their versions; days are China's (YYYY-MM-DD). */
export const recordFilters = {
  /** Order, master or split bill, SI number, vessel, company. */
  Keyword: Optional(text(60)),
  /** Status codes, `1,3`. */
  Status: Optional(text(40)),
  /** Source codes, `1,2`. */
  Source: Optional(text(20)),
  CarrierCode: Optional(text(12)),
  CompanyId: Optional(Id),
  CreatedFrom: Optional(text(40)),
  CreatedTo: Optional(text(40)),
}
