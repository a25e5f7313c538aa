import { boxNumber, statementsOf, type TrackEvent } from '@jst/track'
import { chinaDay } from '@jst/si-drafts/rules'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A bill whose loading is asked for. */
interface LoadedBill {
  readonly no: string
  /** Numbers under which its cargo is followed: its own, and that of its master. */
  readonly numbers: readonly string[]
  /** Boxes of the bill; none: those of its shipment. */
  readonly boxes: readonly string[]
}
export interface Loading {
  /** Day in China on which the last box was loaded; '' while one of them is not. */
  readonly day: string
  /** Boxes that are not loaded while others of the same cargo are. */
  readonly missing: readonly string[]
}

interface FollowedBill {
  readonly bill: string
  readonly from: string | null
  readonly until: string | null
  readonly boxes: readonly string[]
}
// a box is loaded for its shipment within these days around the departure; before and after them it carries the cargo of others
const shipments = `select s.bill, s.departure - interval '45 days' as from, s.departure + interval '5 days' as until,
    array(select x ->> 'box' from jsonb_array_elements(s.boxes) x where x ->> 'box' <> '') as boxes
  from track_shipment s where s.staff_id = $1 and s.bill = any ($2)`
// a plan for all values takes the indexes of bills and boxes only where the statement itself says that blanks are not meant
const events = `select e.event from track_event e where e.company_id = $1 and split_part(e.code, ' ', 1) = 'LOAD'
  and (e.bill <> '' and e.bill = any ($2) or e.box <> '' and e.box = any ($3) and (e.at is null or e.at >= $4))
  and not exists (select from track_withdrawal w where w.company_id = e.company_id and w.key = e.key)`

/** Statements of loading that count: the newest version of each, neither withdrawn nor of the future. */
async function countedLoads(
  db: Queryable,
  companyId: number,
  {
    numbers,
    followed,
    boxes,
  }: { readonly numbers: readonly string[]; readonly followed: readonly FollowedBill[]; readonly boxes: readonly string[] },
) {
  const earliest = followed.flatMap(({ from }) => from ?? []).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null
  const rows = await db.query<{ event: TrackEvent }>(events, [companyId, numbers, earliest === null ? [] : boxes, earliest])
  const now = Date.now()
  return statementsOf(rows.map(({ event }) => event)).statements.flatMap(({ event, voidedBy }) =>
    !voidedBy && event.classifier === 'ACT' && event.time && Date.parse(event.time.instant) <= now
      ? [{ box: event.box, bill: event.bill, at: new Date(event.time.instant).toISOString() }]
      : [],
  )
}

/**
 * Loadings of bills, by the statements that name the bill, or a box of its shipment around the departure. Of a box that is loaded again on its way,
 * the first loading counts. A statement about the bill alone speaks for boxes of which nothing else is said.
 */
export async function loadingsOf(db: Queryable, companyId: number, bills: readonly LoadedBill[]): Promise<Map<string, Loading>> {
  const numbers = [...new Set(bills.flatMap((bill) => bill.numbers))]
  const followed = await db.query<FollowedBill>(shipments, [companyId, numbers])
  const all = [...bills.flatMap(({ boxes }) => boxes), ...followed.flatMap(({ boxes }) => boxes)]
  const loads = await countedLoads(db, companyId, { numbers, followed, boxes: [...new Set(all.map(boxNumber))] })
  return new Map(
    bills.map((bill) => {
      const billShipments = followed.filter((shipment) => bill.numbers.includes(shipment.bill))
      const named = (bill.boxes.length > 0 ? bill.boxes : billShipments.flatMap(({ boxes }) => boxes)).map(boxNumber)
      const isWithin = (at: string) =>
        billShipments.some(({ from, until }) => from && until && Date.parse(from) <= Date.parse(at) && Date.parse(at) <= Date.parse(until))
      const counted = loads.filter(({ bill: no, box, at }) => bill.numbers.includes(no) || (named.includes(box) && isWithin(at)))
      const firstOf = (box: string) => counted.flatMap((load) => (load.box === box ? [load.at] : [])).toSorted()[0]
      const anyLoading = firstOf('')
      const boxes = named.length > 0 ? [...new Set(named)] : [...new Set(counted.flatMap(({ box }) => box || []))]
      const days = boxes.map((box) => ({ box, at: firstOf(box) ?? anyLoading }))
      const missing = days.filter(({ at }) => at === undefined).map(({ box }) => box)
      const last =
        boxes.length === 0
          ? anyLoading
          : days
              .flatMap(({ at }) => at ?? [])
              .toSorted()
              .at(-1)
      const day = last === undefined || missing.length > 0 ? '' : (chinaDay(last) ?? '')
      return [bill.no, { day, missing: counted.length === 0 ? [] : missing }]
    }),
  )
}
