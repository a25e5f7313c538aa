import { applicationCalls, partFields, type ApplicationPart } from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { columnOf, stored, typeOf, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { summaryOf } from './checked-parts.ts'

export interface StoredApplication {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly bookingId: number
  readonly no: string
  readonly state: number
  readonly updateTime: string
  readonly remark: string
  readonly parts: readonly ApplicationPart[]
}

const partPairs = partFields.map(
  ({ key, kind }) => `'${key}', ${kind === 'date' ? dayOrBlank(`p.${columnOf(key)}`) : `p.${columnOf(key)}`}`,
)
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.booking_id as "bookingId",
    t.code as no,     t.state, t.update_time as "updateTime", t.remark, coalesce((select jsonb_agg(jsonb_build_object('Id', p.id, 'Values',
      jsonb_build_object(${partPairs.join(', ')})) order by p.place, p.id) from slip_part p where p.application_id = t.id), '[]') as parts
  from slip_application t where t.removed_at is null and t.merged_into is null`

/** @throws AppError NOT_FOUND */
export async function demandApplication(db: Queryable, id: number): Promise<StoredApplication> {
  const [row] = await db.query<StoredApplication>(`${select} and t.id = $1`, [id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
/** Holds an application until the transaction ends; what it says is read afterwards. @throws AppError NOT_FOUND */
export async function lockApplication(tx: Queryable, id: number): Promise<void> {
  const rows = await tx.query('select 1 from slip_application where id = $1 and removed_at is null for update', [id])
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}
export const findApplications = (db: Queryable, ids: readonly number[]) =>
  db.query<StoredApplication>(`${select} and t.id = any($1) order by t.id`, [ids])

/** Holds bookings until the transaction ends, so that their boxes are shared out by one at a time. */
export const lockBookings = (system: Queryable, ids: readonly number[]) =>
  system.query('select 1 from booking where id = any($1) order by id for update', [ids])

interface Header {
  readonly values: EntityValues
  readonly cutoff: string | null
  readonly summary: ReturnType<typeof summaryOf>
}
const { entity } = applicationCalls
const headerColumns = ({ values, cutoff, summary }: Header) =>
  [
    ...entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)] as const),
    ...Object.entries(wordsOf(entity, values)),
    ['cutoff', cutoff],
    ['box_summary', summary.boxes],
    ['fleets', summary.fleets],
    ['pickup_from', summary.pickupFrom],
  ] as const

export interface Owner {
  readonly companyId: number
  readonly operatorId: number | null
  readonly bookingId: number
  readonly ownerId: number | null
  readonly employeeId: number
  readonly employeeName: string
}
export async function insertApplication(tx: Queryable, owner: Owner, header: Header): Promise<number> {
  const columns = [
    ...headerColumns(header),
    ['company_id', owner.companyId],
    ['operator_id', owner.operatorId],
    ['booking_id', owner.bookingId],
    ['owner_id', owner.ownerId],
    ['applied_id', owner.employeeId],
    ['applied_by', owner.employeeName],
    ['create_id', owner.employeeId],
  ] as const
  const [row] = await tx.query<{ id: number }>(
    `insert into slip_application (${columns.map(([name]) => name).join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    columns.map(([, value]) => value),
  )
  return row!.id
}
export const updateApplication = (tx: Queryable, id: number, header: Header) => {
  const columns = headerColumns(header).filter(([name]) => name !== 'code')
  return tx.query(
    `update slip_application set ${columns.map(([name], at) => `${name} = $${at + 2}`).join(', ')}, update_time = next_update_time(update_time)
      where id = $1`,
    [id, ...columns.map(([, value]) => value)],
  )
}

const columns = partFields.map((field) => ({ column: columnOf(field.key), type: typeOf(field) }))
const names = columns.map(({ column }) => column).join(', ')
const record = `jsonb_to_record(l.content) as x (id bigint, ${columns.map(({ column, type }) => `${column} ${type}`).join(', ')})`
const given = `jsonb_array_elements($2::jsonb) with ordinality as l (content, place) cross join lateral ${record}`
/** Writes the parts of an application: those with a key stay, others are new, missing ones go. */
export async function writeParts(tx: Queryable, application: number, parts: readonly ApplicationPart[]): Promise<void> {
  const rows = parts.map(({ Id, Values }) => ({
    id: Id,
    ...Object.fromEntries(partFields.map((field) => [columnOf(field.key), stored(field, Values[field.key] ?? null)])),
  }))
  const content = JSON.stringify(rows)
  await tx.query(`delete from slip_part where application_id = $1 and id <> all($2)`, [application, parts.map(({ Id }) => Id)])
  await tx.query(
    `update slip_part p set place = l.place, ${columns.map(({ column }) => `${column} = x.${column}`).join(', ')} from ${given}
      where p.application_id = $1 and p.id = x.id`,
    [application, content],
  )
  await tx.query(
    `insert into slip_part (application_id, company_id, operator_id, place, ${names})
      select t.id, t.company_id, t.operator_id, l.place, ${columns.map(({ column }) => `x.${column}`).join(', ')}
      from slip_application t, ${given} where t.id = $1 and x.id = 0 order by l.place`,
    [application, content],
  )
}

export const writeSubmitted = (tx: Queryable, id: number, by: { readonly employeeId: number; readonly employeeName: string }) =>
  tx.query(
    `update slip_application set submitted_at = coalesce(submitted_at, clock_timestamp()), applied_id = $2, applied_by = $3 where id = $1`,
    [id, by.employeeId, by.employeeName],
  )

export interface CreatedSlip {
  readonly PartId: number
  readonly Code: string
  readonly Id: number
  readonly EirNo: string
  readonly BoxNo: string
  readonly State: number
}
/** Slips that were made of an application, as the connection sees them. */
export const slipsOf = (db: Queryable, application: number): Promise<CreatedSlip[]> =>
  db.query<CreatedSlip>(
    `select s.part_id as "PartId", s.code as "Code", s.id as "Id", s.eir_no as "EirNo", s.box_no as "BoxNo", s.state as "State"
      from box_slip s where s.application_id = $1 and s.removed_at is null order by s.id limit 2000`,
    [application],
  )
