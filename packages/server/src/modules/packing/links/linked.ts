import type { LinkedSlip } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import { companyNames, namesFor } from '../names.repo.ts'
import { findReplacement, type StoredSlip } from '../slip/slip.repo.ts'
import { isInForce, isoTypeOf } from '../slip/view.service.ts'
import { photosOf } from './links.repo.ts'

/** A slip as the reader of its link or code sees it: no customer, no prices, no other slip but the number in its place. */
export async function linkedView(system: Queryable, slip: StoredSlip, mayWrite: boolean): Promise<LinkedSlip> {
  const text = (key: string) => String(slip.values[key] ?? '')
  const inForce = isInForce(slip)
  const [carrier, port, company, next, photos] = await Promise.all([
    namesFor(system, 'carrier', [text('CarrierCode')]),
    namesFor(system, 'port', [text('PolCode')]),
    companyNames(system, [slip.staffId]),
    findReplacement(system, slip.id),
    inForce ? photosOf(system, slip.id) : [],
  ])
  const shown = (value: string) => (inForce ? value : '')
  return {
    Code: slip.no,
    EirNo: slip.eirNo,
    State: slip.state,
    InForce: inForce,
    ReplacedBy: next?.eirNo ?? '',
    Forwarder: company(slip.staffId),
    CarrierName: carrier(text('CarrierCode')),
    Vessel: text('Vessel'),
    VoyageNo: text('VoyageNo'),
    PolName: port(text('PolCode')),
    SoNo: text('SoNo'),
    BoxType: text('BoxType'),
    IsoType: isoTypeOf(text('BoxType')),
    Depot: text('Depot'),
    Terminal: text('Terminal'),
    PickupFrom: text('PickupFrom'),
    PickupTo: text('PickupTo'),
    Cutoff: slip.cutoff,
    Temperature: slip.values['Temperature'] === null ? '' : String(slip.values['Temperature']),
    Driver: shown(text('Driver')),
    Plate: shown(text('Plate')),
    BoxNo: shown(text('BoxNo')),
    SealNo: shown(text('SealNo')),
    PickedUpAt: inForce ? slip.pickedUpAt : null,
    GatedInAt: inForce ? slip.gatedInAt : null,
    Remark: shown(text('Remark')),
    Photos: photos.map(({ Id, Name, At }) => ({ Id, Name, At })),
    MayWrite: mayWrite && inForce,
  }
}
