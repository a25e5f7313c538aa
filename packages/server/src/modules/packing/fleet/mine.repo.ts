import { slipStates, type FleetSlip, type mySlips } from '@jst/contracts/packing'
import type { Page, QueryOf } from '@jst/contracts'
import { normText } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { Conditions, readPage } from '../../../kernel/database/paging.ts'
import { companyNames, namesFor } from '../names.repo.ts'

interface Row extends Omit<FleetSlip, 'Forwarder' | 'CarrierName' | 'PolName'> {
  readonly staff: number
  readonly carrier: string
  readonly pol: string
}
const select = `t.id as "Id", t.code as "Code", t.eir_no as "EirNo", t.state as "State", t.update_time as "UpdateTime", t.staff_id as staff,
  t.so_no as "SoNo", t.carrier_code as carrier, t.vessel as "Vessel", t.voyage_no as "VoyageNo", t.pol_code as pol, t.cutoff as "Cutoff",
  t.box_type as "BoxType", t.depot as "Depot", t.terminal as "Terminal",
  ${dayOrBlank('t.pickup_from')} as "PickupFrom", ${dayOrBlank('t.pickup_to')} as "PickupTo",
  t.driver as "Driver", t.plate as "Plate", t.phone as "Phone", t.box_no as "BoxNo", t.seal_no as "SealNo", t.picked_up_at as "PickedUpAt",
  t.gated_in_at as "GatedInAt", t.remark as "Remark"`
/** Slips are counted up to here. */
const mostCounted = 2_000

/** Slips of which the caller's company is the haulier; of a customer, those of its own bookings. Before they are issued they are the staff's. */
export async function myPage(
  { db, system, actor }: { readonly db: Db; readonly system: Queryable; readonly actor: EmployeeActor },
  { Keyword = '', Stage, PageIndex, PageSize, Sort, Lang }: QueryOf<typeof mySlips>,
): Promise<Page<FleetSlip>> {
  const isCustomer = actor.companyKind === 'customer'
  const where = new Conditions().add(isCustomer ? 't.company_id = ?' : 't.fleet_id = ?', actor.companyId)
  where.raw(isCustomer ? 't.operator_id is not null' : `t.state <> ${slipStates.codes.pending} and t.issued_at is not null`)
  where.raw('t.removed_at is null and t.merged_into is null')
  if (Stage) where.add('t.state = ?', (slipStates.codes as Readonly<Record<string, number>>)[Stage] ?? -1)
  const words = normText(Keyword)
  if (words !== '') where.add(isCustomer ? 't.id in (select box_slip_found(?))' : fleetWords, words)
  const { Rows, Total } = await readPage<Row>(
    db,
    { ...(PageIndex === undefined ? {} : { PageIndex }), ...(PageSize === undefined ? {} : { PageSize }), ...(Sort ? { Sort } : {}) },
    {
      select,
      from: 'box_slip t',
      most: mostCounted,
      where,
      sorts: { UpdateTime: { filled: 't.update_time' }, PickupTo: 't.pickup_to', Cutoff: 't.cutoff' },
      defaultSort: '-UpdateTime',
      tieBreaker: 't.id desc',
    },
  )
  return { Rows: await named(db, system, Rows, Lang), Total }
}
/** A haulier finds what it reads: the words of a slip name its customer too. */
const fleetWords = `position(? in upper(concat_ws(' ', t.code, t.eir_no, t.so_no, t.vessel, t.voyage_no, t.depot, t.terminal,
  t.driver, t.plate, t.box_no, t.seal_no))) > 0`

async function named(db: Queryable, system: Queryable, rows: readonly Row[], Lang: 'en' | undefined): Promise<FleetSlip[]> {
  const [carrier, port, company] = await Promise.all([
    namesFor(
      db,
      'carrier',
      rows.map((row) => row.carrier),
      Lang,
    ),
    namesFor(
      db,
      'port',
      rows.map((row) => row.pol),
      Lang,
    ),
    companyNames(
      system,
      rows.map(({ staff }) => staff),
    ),
  ])
  return rows.map(({ staff, carrier: code, pol, ...row }) => ({
    ...row,
    Forwarder: company(staff),
    CarrierName: carrier(code),
    PolName: port(pol),
  }))
}
