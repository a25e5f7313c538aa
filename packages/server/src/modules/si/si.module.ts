import { siDocument, siParties } from '@jst/contracts/si'
import { registerDocument, registerPartyReader } from '../../documents/index.ts'
import { siChannelModule } from './carrier/channels.ts'
import { billPrint } from './files/bill/bill.print.ts'
import { siDesk } from './review/desk.ts'
import { feeMeasures } from './si-fees.repo.ts'
import { shipment } from './si.shipment.ts'
import { siVersions } from './si-version.repo.ts'

let isRegistered = false
/** Declares shipping instructions to the document kit, once. */
export function registerSi(): void {
  if (isRegistered) return
  isRegistered = true
  registerPartyReader(siParties)
  registerDocument({
    document: siDocument,
    table: 'si_record',
    where: 't.delete_mark = 0',
    no: `coalesce(nullif(t.split_mbl_no, ''), t.mbl_no)`,
    title: `concat_ws(' / ', nullif(t.vessel, ''), nullif(t.voyage, ''))`,
    guards: {},
    effects: {},
    prints: { bill: billPrint },
    measures: feeMeasures,
    versions: siVersions,
    channels: siChannelModule,
    desk: siDesk,
    shipment,
  })
}
