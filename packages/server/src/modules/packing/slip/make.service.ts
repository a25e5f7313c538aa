import { slipDocument } from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { drawNumbers, recordCreated, type DocumentCall } from '../../../documents/index.ts'
import type { StoredApplication } from '../application/application.repo.ts'
import { cutoffOf, shipmentOf, type Booked } from '../application/bookings.service.ts'
import { fleetBy, fleetsOf } from '../application/fleets.repo.ts'
import { insertSlips } from './insert.repo.ts'
import { tellSlips } from './tell.ts'

const { kind } = slipDocument

/** Makes one slip for each box of an approved application, in one statement, with the shipment as the booking says it now. */
export async function makeSlips(call: DocumentCall, application: StoredApplication, booking: Booked): Promise<void> {
  const { tx, actor } = call
  const { id: applicationId, no: applicationNo, companyId, operatorId, staffId, parts } = application
  const text = (values: EntityValues, key: string) => String(values[key] ?? '')
  const fleets = await fleetsOf(
    tx.system,
    staffId,
    parts.map(({ Values }) => text(Values, 'FleetCode')),
    parts.map(({ Values }) => text(Values, 'FleetName')),
  )
  const boxes = parts.flatMap(({ Id, Values: { Count, ...Values } }) => {
    const fleet = fleetBy(fleets, text(Values, 'FleetCode'), text(Values, 'FleetName'))
    const one = { partId: Id, fleetId: fleet?.companyId ?? null, values: { ...Values, FleetCode: fleet?.code ?? '' } }
    return Array.from({ length: Number(Count ?? 0) }, () => one)
  })
  const codes = await drawNumbers(tx, { companyId: staffId, kind }, boxes.length, tx.system)
  const common: EntityValues = { NameZh: booking.customerName, ...shipmentOf(booking) }
  const ids = await insertSlips(
    tx,
    {
      applicationId,
      applicationNo,
      bookingId: booking.id,
      companyId,
      operatorId,
      ownerId: booking.ownerId,
      cutoff: cutoffOf(booking),
      by: actor.employeeId,
    },
    boxes.map(({ partId, fleetId, values }, at) => ({ partId, fleetId, values: { ...common, ...values, Code: codes[at]! } })),
  )
  for (const [at, id] of ids.entries()) call.audit({ action: `${kind}.add`, entity: kind, entityId: id, diff: { Code: codes[at]! } })
  await recordCreated(call, kind, ids, { companyId, operatorId })
  tellSlips(call, [{ staffId, companyId, fleetId: null }], ids)
}
