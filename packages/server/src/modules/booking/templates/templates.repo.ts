import type { Page, QueryOf } from '@jst/contracts'
import { boxesText, type BookingContent, type BookingTemplate, type bookingTemplates } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { findTemplate, templatePage, type TemplateModule, type TemplateRow } from '../../../documents/index.ts'
import { namesOf } from '../../freight-rates/index.ts'

/** Where templates of bookings lie; the customer as far as the reader sees him. */
export const bookingTemplateTable = {
  table: 'booking_template',
  owner: 'create_id',
  joins: `left join customer c on c.company_id = t.company_id and c.code = t.customer_code and t.customer_code <> '' and c.removed_at is null
    and c.merged_into is null`,
  found: ['t.pol_code', 't.pod_code', 'c.name_zh'],
  audit: { prefix: 'bookingTemplate', change: 'change' },
  columns: (content: BookingContent) => ({ content: JSON.stringify(content), box_summary: boxesText(content.Boxes) }),
} satisfies TemplateModule<BookingContent>

const more = `t.pol_code as pol, t.pod_code as pod, t.carrier_code as carrier, t.box_summary as boxes, coalesce(c.name_zh, '') as customer`
interface Route {
  readonly pol: string
  readonly pod: string
  readonly carrier: string
  readonly boxes: string
  readonly customer: string
}

async function named(db: Queryable, rows: readonly (TemplateRow & Route)[]): Promise<BookingTemplate[]> {
  const port = await namesOf(
    db,
    'port',
    rows.flatMap(({ pol, pod }) => [pol, pod]),
  )
  const line = await namesOf(
    db,
    'carrier',
    rows.map(({ carrier }) => carrier),
  )
  return rows.map(({ id, name, shared, ownerName, uses, usedAt, updateTime, pol, pod, carrier, boxes, customer }) => ({
    Id: id,
    UpdateTime: updateTime,
    Name: name,
    Shared: shared,
    Pol: pol,
    PolName: port(pol),
    Pod: pod,
    PodName: port(pod),
    CarrierName: line(carrier),
    Boxes: boxes,
    Customer: customer,
    By: ownerName,
    Uses: uses,
    UsedAt: usedAt,
  }))
}

const sorts = { name: 'Name', uses: 'Uses', usedAt: 'UsedAt', updateTime: 'UpdateTime' }

/** Templates that the actor may use: those of his company that are shared, and his own. */
export async function bookingTemplatePage(
  db: Db,
  actor: EmployeeActor,
  filter: QueryOf<typeof bookingTemplates>,
): Promise<Page<BookingTemplate>> {
  const { Rows, Total } = await templatePage<Route>(db, actor, bookingTemplateTable, filter, { more, sorts })
  return { Total, Rows: await named(db, Rows) }
}

/** One template that the employee may use, as it is listed. */
export async function findBookingTemplate(db: Queryable, id: number, employeeId: number): Promise<BookingTemplate | undefined> {
  const row = await findTemplate<BookingContent, Route>(db, bookingTemplateTable, id, employeeId, { more })
  return row && (await named(db, [row]))[0]
}
