import { mostFound, type FoundBill, type FoundContainer, type FoundOrder } from '@jst/contracts/workbench'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions } from '../../../kernel/database/paging.ts'

/** Search pattern of a number: it begins with these characters, or its mirror image begins with theirs (migrations/0071_number_search.sql). */
export interface Wanted {
  readonly begins: string
  readonly mirror: string
}

/** Later than every text that begins with `text`, byte by byte. */
const after = (text: string) => `${text}\u{10FFFF}`
const ranges = ({ begins, mirror }: Wanted) => [begins, after(begins), mirror, after(mirror)]
const beginsOrEnds = (column: string, mirror: string) =>
  `(${column} collate "C" >= $1 and ${column} collate "C" < $2) or (${mirror} >= $3 and ${mirror} < $4)`

/** The side the caller stands on, and the ranges. */
function narrowed(actor: EmployeeActor, alias: string, ...texts: readonly string[]): string {
  const where = new Conditions()
  if (actor.companyKind !== 'platform') where.raw(`${alias}.${actor.companyKind === 'operator' ? 'operator_id' : 'company_id'} = $5`)
  for (const text of texts) where.raw(text)
  return where.text
}
const valuesFor = (actor: EmployeeActor, wanted: Wanted) =>
  actor.companyKind === 'platform' ? ranges(wanted) : [...ranges(wanted), actor.companyId]

const orders = `select o.id as "Id", o.order_no as "OrderNo", o.mbl_no as "MblNo", c.name as "CompanyName", o.vessel as "Vessel", o.voyage as "Voyage"
  from cargo_order o join company c on c.id = o.company_id`
const bills = `select r.id as "Id", r.order_id as "CGO_ID", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo", r.si_no as "SiNo",
  r.status as "Status", c.name as "CompanyName"
  from si_record r join company c on c.id = r.company_id`
const mergedBookings = `${bills} where r.id in (select m.record_id from si_master_bill m`
// through the record, whose policy knows how far the caller's data scope reaches
const siBoxes = `select b.container_no as "ContainerNo", b.type as "Type", r.order_id as "CGO_ID", r.order_no as "OrderNo", r.id as "SiId",
  coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo"
  from si_container b join si_record r on r.id = b.record_id and r.delete_mark = 0`
const orderBoxes = `select b.container_no as "ContainerNo", b.type as "Type", o.id as "CGO_ID", o.order_no as "OrderNo", null::bigint as "SiId",
  o.mbl_no as "BillNo"
  from cargo_order_box b join cargo_order o on o.id = b.order_id`

export interface Found {
  orders: FoundOrder[]
  bills: FoundBill[]
  /** Those of records, then those that only orders know. */
  siContainers: FoundContainer[]
  orderContainers: FoundContainer[]
}

/** Everything in one round trip, the newest of each kind. */
export async function findNumbers(db: Db, actor: EmployeeActor, wanted: Wanted): Promise<Found> {
  const values = valuesFor(actor, wanted)
  const ofOrder = `${beginsOrEnds('o.order_no', 'o.order_no_mirror')} or ${beginsOrEnds('o.mbl_no', 'o.mbl_no_mirror')}`
  const ofRecord = `${beginsOrEnds('r.bill_no', 'r.bill_no_mirror')} or (r.si_no collate "C" >= $1 and r.si_no collate "C" < $2)
    or (r.booking_no >= $1 and r.booking_no < $2)`
  const ofMerged = `m.merged_booking_no <> '' and (${beginsOrEnds('m.merged_booking_no', 'm.merged_booking_mirror')})`
  const ofBox = beginsOrEnds('b.container_no', 'b.container_no_mirror')
  const [foundOrders, foundBills, combined, siContainers, orderContainers] = await db.many<
    [FoundOrder[], FoundBill[], FoundBill[], FoundContainer[], FoundContainer[]]
  >([
    [`${orders} ${narrowed(actor, 'o', ofOrder)} order by o.id desc limit ${mostFound}`, values],
    [`${bills} ${narrowed(actor, 'r', 'r.delete_mark = 0', ofRecord)} order by r.id desc limit ${mostFound}`, values],
    [`${mergedBookings} ${narrowed(actor, 'm', ofMerged)}) and r.delete_mark = 0 order by r.id desc limit ${mostFound}`, values],
    [`${siBoxes} ${narrowed(actor, 'b', `b.container_no <> ''`, ofBox)} order by b.id desc limit ${mostFound}`, values],
    [`${orderBoxes} ${narrowed(actor, 'b', `b.container_no <> ''`, ofBox)} order by b.id desc limit ${mostFound}`, values],
  ])
  return {
    orders: foundOrders,
    bills: [...foundBills, ...combined.filter(({ Id }) => !foundBills.some((bill) => bill.Id === Id))].slice(0, mostFound),
    siContainers,
    orderContainers,
  }
}
