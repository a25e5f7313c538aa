import type { Page } from '@jst/contracts'
import type { BookingUpload, BookingUploadKind, BookingUploadState } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { titleOf, type StoredNote, type StoredReading } from './stored-reading.ts'

/** A draft that was made of a line. */
export interface Booked {
  readonly id: number
  readonly code: string
}
export type BookedLines = Readonly<Record<string, Booked>>

const record = `u.id as "Id", u.kind as "Kind", concat_ws('：', u.file_name, nullif(u.title, '')) as "FileName", u.format as "Format",
  case when u.booked = '{}' then 'read' else 'booked' end as "State", u.rows as "Rows", u.open as "Open",
  (select count(*)::int from jsonb_object_keys(u.booked)) as "Booked",
  case u.kind when 'note' then coalesce((u.booked -> '0' ->> 'id')::bigint, 0) else 0 end as "Booking", coalesce(e.name, '') as "By",
  u.create_time as "CreateTime", u.update_time as "UpdateTime"`
const from = 'booking_upload u left join employee e on e.id = u.employee_id'

interface Asked extends PageInput {
  readonly Kind: string
  readonly State?: string
  readonly Keyword?: string
}
export const uploadPage = (
  db: Db,
  { companyId }: EmployeeActor,
  { Kind, State, Keyword, ...paging }: Asked,
): Promise<Page<BookingUpload>> =>
  readPage<BookingUpload>(db, paging, {
    select: record,
    from,
    where: new Conditions()
      .add('u.company_id = ?', companyId)
      .add('u.kind = ?', Kind)
      .add(`(u.booked <> '{}') = ?`, State === undefined ? undefined : (State as BookingUploadState) === 'booked')
      .add('(u.file_name ilike ? or u.title ilike ?)', containing(Keyword)),
    sorts: { CreateTime: { filled: 'u.id' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'u.id desc',
  })

/** The first bookings of readings, by uploads. */
export const firstNotes = (db: Queryable, ids: readonly number[]): Promise<{ id: number; name: string; note: StoredNote | null }[]> =>
  db.query(`select u.id, u.file_name as name, u.reading #> '{Rows,0,Note}' as note from booking_upload u where u.id = any ($1)`, [ids])

export interface FoundUpload extends BookingUpload {
  readonly employeeId: number | null
  readonly fileId: number | null
  readonly name: string
  readonly text: string
  readonly reading: StoredReading
  readonly booked: BookedLines
}
export async function findUpload(db: Queryable, { companyId }: EmployeeActor, id: number, lock = false): Promise<FoundUpload | undefined> {
  const [row] = await db.query<FoundUpload>(
    `select ${record}, u.employee_id as "employeeId", u.file_id as "fileId", u.file_name as name, u.text, u.reading, u.booked
      from ${from} where u.id = $1 and u.company_id = $2${lock ? ' for update of u' : ''}`,
    [id, companyId],
  )
  return row
}

/** The booking of the caller's company, as customer or forwarder, that has a number of a shipping order. Of several the newest. */
export async function findByShippingOrder(db: Queryable, { companyId }: EmployeeActor, so: string): Promise<Booked | undefined> {
  const [row] = await db.query<Booked>(
    `select t.id, t.code from booking t where upper(t.so_no) = $2 and (t.company_id = $1 or t.operator_id = $1) and t.removed_at is null
      order by t.id desc limit 1`,
    [companyId, so.toUpperCase()],
  )
  return row
}

export interface NewUpload {
  readonly kind: BookingUploadKind
  readonly name: string
  readonly format: string
  readonly fileId: number | null
  readonly text: string
  readonly reading: StoredReading
}
type Owner = Pick<EmployeeActor, 'companyId'> & { readonly employeeId: number | null }
export async function insertUpload(tx: Queryable, { companyId, employeeId }: Owner, upload: NewUpload): Promise<number> {
  const { kind, name, format, fileId, text, reading } = upload
  const open = reading.Rows.reduce((sum, { Note }) => sum + Note.Questions.length, 0)
  const [row] = await tx.query<{ id: number }>(
    `insert into booking_upload (company_id, employee_id, kind, title, file_name, format, file_id, text, reading, rows, open)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [companyId, employeeId, kind, titleOf(reading), name, format, fileId, text, JSON.stringify(reading), reading.Rows.length, open],
  )
  return row!.id
}

/** Notes which drafts were made of an upload of the actor's company; answers whether there is such an upload. */
export async function keepBooked(
  tx: Queryable,
  { companyId }: Pick<EmployeeActor, 'companyId'>,
  id: number,
  booked: BookedLines,
): Promise<boolean> {
  const rows = await tx.query(
    `update booking_upload set booked = booked || $3::jsonb, update_time = next_update_time(update_time) where id = $1 and company_id = $2
      returning id`,
    [id, companyId, JSON.stringify(booked)],
  )
  return rows.length > 0
}
