import type { Page, QueryOf } from '@jst/contracts'
import type { BookingContent, BookingTemplate, bookingTemplates } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Queryable } from '../../../kernel/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/paging.ts'
import { namesOf } from '../../freight-rates/index.ts'

/** A template as its reader lists it, before codes have names. `makerId` null: whoever made it is gone. */
interface Row extends Omit<BookingTemplate, 'PolName' | 'PodName' | 'CarrierName'> {
  readonly makerId: number | null
  readonly carrier: string
}

// the customer as far as the reader sees him
const from = `booking_template t left join employee e on e.id = t.create_id left join customer c on c.company_id = t.company_id
  and c.code = t.customer_code and t.customer_code <> '' and c.removed_at is null and c.merged_into is null`
const columns = `t.id as "Id", t.update_time as "UpdateTime", t.name as "Name", t.shared as "Shared", t.pol_code as "Pol", t.pod_code as "Pod",
  t.carrier_code as carrier, t.box_summary as "Boxes", coalesce(c.name_zh, '') as "Customer", coalesce(e.name, '') as "By",
  t.use_count as "Uses", t.used_at as "UsedAt", t.create_id as "makerId"`

async function named(db: Queryable, rows: readonly Row[]): Promise<BookingTemplate[]> {
  const ports = rows.flatMap(({ Pol, Pod }) => [Pol, Pod])
  const carriers = rows.map(({ carrier }) => carrier)
  const port = await namesOf(db, 'port', ports)
  const line = await namesOf(db, 'carrier', carriers)
  return rows.map(({ makerId: _, carrier, ...row }) => ({
    ...row,
    PolName: port(row.Pol),
    PodName: port(row.Pod),
    CarrierName: line(carrier),
  }))
}

/** Templates that the actor may use: those of his company (row-level security) that are shared, and his own. */
export async function templatePage(
  db: Db,
  { companyId, employeeId }: EmployeeActor,
  { Keyword, Shared, ...paging }: QueryOf<typeof bookingTemplates>,
): Promise<Page<BookingTemplate>> {
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .add('t.shared or t.create_id = ?', employeeId)
    .add('t.shared = ?', Shared)
    .add('t.name ilike ? or t.pol_code ilike ? or t.pod_code ilike ? or c.name_zh ilike ?', containing(Keyword))
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: columns,
    from,
    where,
    sorts: {
      Name: 't.name collate "zh-x-icu"',
      Uses: { filled: 't.use_count' },
      UsedAt: 't.used_at',
      UpdateTime: { filled: 't.update_time' },
    },
    defaultSort: '-UsedAt',
    tieBreaker: 't.id desc',
  })
  return { Total, Rows: await named(db, Rows) }
}

/** One template that the employee may use, with who made it; locked where it is to be changed. */
export async function findTemplate(db: Queryable, id: number, employeeId: number, lock = false) {
  const visible = `select ${columns} from ${from} where t.id = $1 and (t.shared or t.create_id = $2)`
  const [row] = await db.query<Row>(lock ? `${visible} for update of t` : visible, [id, employeeId])
  if (!row) return undefined
  const [template] = await named(db, [row])
  return { template: template!, makerId: row.makerId }
}

/** Of a template that was found. */
export async function contentOfTemplate(db: Queryable, id: number): Promise<BookingContent | undefined> {
  const [row] = await db.query<{ content: BookingContent }>('select content from booking_template where id = $1', [id])
  return row?.content
}

interface Named {
  readonly name: string
  readonly shared: boolean
}
export async function insertTemplate(
  tx: Queryable,
  { companyId, employeeId }: Pick<EmployeeActor, 'companyId' | 'employeeId'>,
  { name, shared, content, boxes }: Named & { readonly content: BookingContent; readonly boxes: string },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into booking_template (company_id, create_id, name, shared, content, box_summary) values ($1, $2, $3, $4, $5, $6) returning id`,
    [companyId, employeeId, name, shared, JSON.stringify(content), boxes],
  )
  return row!.id
}

export const renameTemplate = (tx: Queryable, id: number, { name, shared }: Named) =>
  tx.query('update booking_template set name = $2, shared = $3, update_time = next_update_time(update_time) where id = $1', [
    id,
    name,
    shared,
  ])

/** Using a template is no change of it: its version stays. */
export const countUse = (tx: Queryable, id: number) =>
  tx.query('update booking_template set use_count = use_count + 1, used_at = clock_timestamp() where id = $1', [id])

export const deleteTemplate = (tx: Queryable, id: number) => tx.query('delete from booking_template where id = $1', [id])
