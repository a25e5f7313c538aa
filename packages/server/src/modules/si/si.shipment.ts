import { siDocument } from '@jst/contracts/si'
import { historyOf, type ShipmentAnswers } from '../../documents/index.ts'
import { siVersions } from './si-version.repo.ts'

/** Orders that a record is made of: its own, and those whose bills are combined into it. Its steps are its versions. */
export const shipment = {
  links: {
    cargoOrder: [
      { from: 'si_record r', where: 'r.delete_mark = 0', id: 'r.id', of: 'r.order_id' },
      { from: 'si_master_bill b', id: 'b.record_id', of: 'b.merged_order_id' },
    ],
  },
  // the other steps have their reason in their remarks
  history: historyOf(siVersions, siDocument.versions.may, ['amend']),
} as const satisfies ShipmentAnswers
