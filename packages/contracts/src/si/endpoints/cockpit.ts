import { menus } from '../../may.ts'
import { ArraySchema, Null, ObjectSchema, type Static, StringSchema, Union } from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, Measure, Quantity } from '../../envelope.ts'
import { siScreens } from '../menus.ts'

/** Hours from a submit to its verdict; null when nothing was reviewed in the time. */
const ReviewTime = ObjectSchema({ Hours: Union([Measure, Null()]), Reviews: Quantity })
/**
 * The SI cockpit. Every number has a list: `ByStatus` → Status; `DueDay`, `Overdue` → Status 1,3 and Due; `Mine`, `Unclaimed` → Status 1 and Claim;
 * `Amendments` → Status 1 and Amends; `ToSubmit` → orders with SiState none; `Drafts` → the draft list; `Review7`, `Review30` → the log with Event
 * approve,reject and CreatedFrom; a carrier's numbers → the same with CarrierCode.
 */
export const SiCockpit = ObjectSchema({
  ToSubmit: Quantity,
  Drafts: Quantity,
  ByStatus: ArraySchema(ObjectSchema({ Status: Quantity, Count: Quantity })),
  DueDay: Quantity,
  Overdue: Quantity,
  Mine: Quantity,
  Unclaimed: Quantity,
  /** Waiting for review, while an approved version is in force. */
  Amendments: Quantity,
  Review7: ReviewTime,
  Review30: ReviewTime,
  /** Instants that the two averages reach back to, for CreatedFrom. */
  Since7: Instant,
  Since30: Instant,
  LatestRejections: ArraySchema(
    ObjectSchema({
      Id,
      BillNo: StringSchema(),
      OrderNo: StringSchema(),
      CompanyName: StringSchema(),
      Remarks: StringSchema(),
      ReviewerName: StringSchema(),
      ReviewTime: Instant,
    }),
  ),
  Carriers: ArraySchema(
    ObjectSchema({
      CarrierCode: StringSchema(),
      CarrierName: StringSchema(),
      /** Waiting for review. */
      Open: Quantity,
      /** Waiting for review or correction, cut-off within 24 hours; and past it. */
      Due: Quantity,
      Overdue: Quantity,
      Rejected: Quantity,
    }),
  ),
})
export type SiCockpit = Static<typeof SiCockpit>
export const siCockpit = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetTDBillLadingCockpit',
  summary: '补料驾驶舱',
  may: menus(...siScreens.desk, '/tdManage/siCheck'),
  reply: SiCockpit,
})
