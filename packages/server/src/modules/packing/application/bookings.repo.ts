import { bookingStates } from '@jst/contracts/booking'
import type { ApplicableBooking, applicableBookings } from '@jst/contracts/packing'
import type { Page, QueryOf } from '@jst/contracts'
import { normText } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { Conditions, readPage } from '../../../kernel/database/paging.ts'
import { companyNames, namesFor } from '../names.repo.ts'
import { countBoxes, usingCodes } from './counts.repo.ts'

interface Row {
  readonly id: number
  readonly companyId: number
  readonly no: string
  readonly soNo: string
  readonly blNo: string
  readonly customer: string
  readonly carrier: string
  readonly vessel: string
  readonly voyageNo: string
  readonly pol: string
  readonly pod: string
  readonly etd: string
  readonly cutoff: string | null
  readonly pickupFrom: string
}

/** SQL of the port cut-off of a booking, over alias `t`. */
const portCutoff = `(case when jsonb_typeof(t.shipping_order -> 'Cutoffs' -> 'FCO') = 'string'
  then (t.shipping_order -> 'Cutoffs' ->> 'FCO')::timestamptz end)`
const select = `t.id, t.company_id as "companyId", t.code as no, t.so_no as "soNo", t.bl_no as "blNo", t.customer_name as customer,
  t.carrier_code as carrier, t.vessel, t.voyage_no as "voyageNo", t.pol_code as pol, t.pod_code as pod, ${dayOrBlank('t.etd')} as etd,
  ${portCutoff} as cutoff, coalesce(t.shipping_order -> 'Values' ->> 'PickupFrom', '') as "pickupFrom"`
/** Boxes of which neither a slip nor an application is there. What the caller's data scope hides leaves some: the view of the booking counts all. */
const left = `(select coalesce(sum((x ->> 'Count')::numeric), 0) from jsonb_array_elements(t.boxes) x)
  > (select count(*) from box_slip s where s.booking_id = t.id and s.state in (${usingCodes}) and s.removed_at is null)
    + (select coalesce(sum(p.count), 0) from slip_application a join slip_part p on p.application_id = a.id
        where a.booking_id = t.id and a.state in (0, 1, 2) and a.removed_at is null)`
/** Bookings are counted up to here. */
const mostCounted = 200

/** Confirmed bookings of the caller's side with boxes that are left to apply for, the next cut-off first. */
export async function applicablePage(
  { db, system, actor }: { readonly db: Db; readonly system: Db; readonly actor: EmployeeActor },
  { Keyword = '', PageIndex, PageSize, Sort, Lang }: QueryOf<typeof applicableBookings>,
): Promise<Page<ApplicableBooking>> {
  const where = new Conditions()
    .raw(actor.companyKind === 'operator' ? 'true' : 't.operator_id is not null')
    .add(actor.companyKind === 'operator' ? 't.staff_id = ?' : 't.company_id = ?', actor.companyId)
    .raw(`t.state = ${bookingStates.codes.confirmed} and t.removed_at is null and t.merged_into is null`)
    .raw(left)
  const words = normText(Keyword)
  if (words !== '') where.add('t.id in (select booking_found(?))', words)
  const { Rows, Total } = await readPage<Row>(
    db,
    { ...(PageIndex === undefined ? {} : { PageIndex }), ...(PageSize === undefined ? {} : { PageSize }), ...(Sort ? { Sort } : {}) },
    {
      select,
      from: 'booking t',
      most: mostCounted,
      where,
      sorts: { Cutoff: portCutoff, Etd: 't.etd', UpdateTime: { filled: 't.update_time' } },
      defaultSort: '-UpdateTime',
      tieBreaker: 't.id desc',
    },
  )
  return { Rows: await shownBookings(db, system, Rows, Lang), Total }
}

async function shownBookings(db: Db, system: Db, rows: readonly Row[], Lang: 'en' | undefined, except = 0): Promise<ApplicableBooking[]> {
  const [carrier, port, company, counts] = await Promise.all([
    namesFor(
      db,
      'carrier',
      rows.map((row) => row.carrier),
      Lang,
    ),
    namesFor(
      db,
      'port',
      rows.flatMap(({ pol, pod }) => [pol, pod]),
      Lang,
    ),
    companyNames(
      system,
      rows.map(({ companyId }) => companyId),
    ),
    countBoxes(
      system,
      rows.map(({ id }) => id),
      except,
    ),
  ])
  return rows.map((row) => ({
    Id: row.id,
    BookingNo: row.no,
    SoNo: row.soNo,
    BlNo: row.blNo,
    Customer: row.customer || company(row.companyId),
    CarrierName: carrier(row.carrier),
    Vessel: row.vessel,
    VoyageNo: row.voyageNo,
    PolName: port(row.pol),
    PodName: port(row.pod),
    Etd: row.etd,
    Cutoff: row.cutoff,
    PickupFrom: row.pickupFrom,
    Types: counts.get(row.id) ?? [],
  }))
}
