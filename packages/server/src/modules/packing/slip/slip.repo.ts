import { slipCalls } from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { columnOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'

/** A slip whole, as the connection sees it. */
export interface StoredSlip {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly fleetId: number | null
  readonly ownerId: number | null
  readonly applicationId: number
  readonly applicationNo: string
  readonly partId: number | null
  readonly bookingId: number
  readonly no: string
  readonly eirNo: string
  readonly state: number
  readonly updateTime: string
  readonly createTime: string
  readonly cutoff: string | null
  readonly issuedAt: string | null
  readonly issuedBy: string
  readonly pickedUpAt: string | null
  readonly gatedInAt: string | null
  readonly reason: string
  readonly replacesId: number | null
  readonly correctedId: number
  /** By the keys of its fields. */
  readonly values: EntityValues
}

const { entity } = slipCalls
const pairs = entity.all.map(({ key, kind }) => `'${key}', ${kind === 'date' ? dayOrBlank(`t.${columnOf(key)}`) : `t.${columnOf(key)}`}`)
const slipColumns = `t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.fleet_id as "fleetId",
  t.owner_id as "ownerId", t.application_id as "applicationId", t.application_no as "applicationNo", t.part_id as "partId",
  t.booking_id as "bookingId", t.code as no, t.eir_no as "eirNo", t.state, t.update_time as "updateTime", t.create_time as "createTime", t.cutoff,
  t.issued_at as "issuedAt", t.issued_by as "issuedBy", t.picked_up_at as "pickedUpAt", t.gated_in_at as "gatedInAt", t.reason,
  t.replaces_id as "replacesId", t.corrected_id as "correctedId", jsonb_build_object(${pairs.join(', ')}) as values`
const there = 't.removed_at is null and t.merged_into is null'

/** Slips in the order of their keys; those that the connection does not see are left out. `lock` holds them until the transaction ends. */
export const findSlips = (db: Queryable, ids: readonly number[], lock = false): Promise<StoredSlip[]> =>
  db.query<StoredSlip>(
    `select ${slipColumns} from box_slip t where t.id = any($1) and ${there} order by t.id ${lock ? 'for update of t' : ''}`,
    [ids],
  )

/** @throws AppError NOT_FOUND */
export async function demandSlip(db: Queryable, id: number, lock = false): Promise<StoredSlip> {
  const [row] = await findSlips(db, [id], lock)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

interface Neighbour {
  readonly id: number
  readonly eirNo: string
}
/** The slip that stands in the place of one. */
export async function findReplacement(db: Queryable, id: number): Promise<Neighbour | undefined> {
  const [row] = await db.query<Neighbour>('select id, eir_no as "eirNo" from box_slip where replaces_id = $1', [id])
  return row
}
export async function findNumber(db: Queryable, id: number): Promise<Neighbour | undefined> {
  const [row] = await db.query<Neighbour>('select id, eir_no as "eirNo" from box_slip where id = $1', [id])
  return row
}

export const chinaToday = async (db: Queryable): Promise<string> =>
  (await db.query<{ day: string }>('select china_day()::text as day'))[0]!.day

/** Numbers of slips that were issued; the rows are held and in their new state. */
export const writeIssued = (tx: Queryable, by: string, numbers: readonly { readonly id: number; readonly number: string }[]) =>
  tx.query(
    `update box_slip t set eir_no = x.number, issued_at = clock_timestamp(), issued_by = $3
      from unnest($1::bigint[], $2::text[]) as x (id, number) where t.id = x.id`,
    [numbers.map(({ id }) => id), numbers.map(({ number }) => number), by],
  )
export const writePickupTo = (tx: Queryable, ids: readonly number[], day: string) =>
  tx.query('update box_slip set pickup_to = $2 where id = any($1)', [ids, day])
export const writeFleet = (tx: Queryable, id: number, fleetId: number | null) =>
  tx.query('update box_slip set fleet_id = $2 where id = $1', [id, fleetId])
export const writeReason = (tx: Queryable, id: number, reason: string) =>
  tx.query('update box_slip set reason = $2 where id = $1', [id, reason])
export const writeReplaces = (tx: Queryable, id: number, replaces: number) =>
  tx.query('update box_slip set replaces_id = $2 where id = $1', [id, replaces])
/** Takes back what was told of the box; its reports are kept and do not count. */
export const clearBox = (tx: Queryable, ids: readonly number[]) =>
  tx.query(
    `update box_slip t set box_no = '', seal_no = '', picked_up_at = null, gated_in_at = null,
      corrected_id = coalesce((select max(r.id) from slip_report r where r.slip_id = t.id), 0) where t.id = any($1)`,
    [ids],
  )
export const writeTimes = (tx: Queryable, id: number, times: { readonly pickedUpAt: string | null; readonly gatedInAt: string | null }) =>
  tx.query('update box_slip set picked_up_at = $2, gated_in_at = $3 where id = $1', [id, times.pickedUpAt, times.gatedInAt])
/** Gives slips of one driver their new versions; answers those that were written. */
export const writeDriver = (tx: Queryable, ids: readonly number[], driver: { Driver: string; Plate: string; Phone: string }) =>
  tx.query('update box_slip set driver = $2, plate = $3, phone = $4, update_time = next_update_time(update_time) where id = any($1)', [
    ids,
    driver.Driver,
    driver.Plate,
    driver.Phone,
  ])

/** Slips whose last day is over, by the day in China. */
export const findExpired = (tx: Queryable, issued: number, most: number) =>
  tx.query<{ id: number; staffId: number; companyId: number; fleetId: number | null; ownerId: number | null; eirNo: string }>(
    `select id, staff_id as "staffId", company_id as "companyId", fleet_id as "fleetId", owner_id as "ownerId", eir_no as "eirNo" from box_slip
      where state = $1 and pickup_to < china_day() and removed_at is null order by id for update skip locked limit $2`,
    [issued, most],
  )

/** Another slip in use with this box; of one that is in the port only on the same voyage, since a box comes back. */
export async function findBoxElsewhere(
  system: Queryable,
  { id, staffId, values }: Pick<StoredSlip, 'id' | 'staffId' | 'values'>,
  box: string,
): Promise<string | undefined> {
  const [row] = await system.query<{ no: string }>(
    `select coalesce(nullif(eir_no, ''), code) as no from box_slip where staff_id = $1 and box_no = $2 and id <> $3 and removed_at is null
      and (state in (1, 2, 6) or state = 3 and vessel = $4 and voyage_no = $5) order by id desc limit 1`,
    [staffId, box, id, String(values['Vessel'] ?? ''), String(values['VoyageNo'] ?? '')],
  )
  return row?.no
}
/** Two who tell of the same box at once come one after the other. */
export const holdBox = (tx: Queryable, staffId: number, box: string) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('slip box ' || $1 || ' ' || $2, 0))`, [String(staffId), box])
