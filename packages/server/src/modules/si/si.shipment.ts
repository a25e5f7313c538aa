import { siVersionList } from '@jst/contracts/si'
import type { ShipmentAnswers } from '../../documents/index.ts'

/** Orders that a record is made of: its own, and those whose bills are combined into it. Its steps are its versions. */
export const shipment = {
  links: {
    cargoOrder: [
      { from: 'si_record r', where: 'r.delete_mark = 0', id: 'r.id', of: 'r.order_id' },
      { from: 'si_master_bill b', id: 'b.record_id', of: 'b.merged_order_id' },
    ],
  },
  history: {
    may: siVersionList.may,
    from: 'si_version v',
    subject: 'v.record_id',
    id: 'v.id',
    at: 'v.create_time',
    event: 'v.event',
    authorId: 'v.author_id',
    authorName: 'v.author_name',
    companyName: 'v.author_company',
    words: 'v.remarks',
    // the other steps have it in their remarks
    reason: `case when v.event = 'amend' then v.reason_code else '' end`,
    version: 'v.version',
    differences: 'v.changes',
    fieldRemarks: 'jsonb_array_length(v.field_remarks)',
  },
} as const satisfies ShipmentAnswers
