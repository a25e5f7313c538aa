import type { BodyOf, Page, QueryOf, ReplyOf } from '@jst/contracts'
import type { TrackException, trackExceptions, trackHandle, trackPeople } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { containing, readPage } from '../../../kernel/database/paging.ts'
import { isParty, ofSide } from '../shipment/side.ts'
import { exceptionColumns, exceptionTables } from '../shipment/view.repo.ts'

type ExceptionRow = ReplyOf<typeof trackExceptions>['Rows'][number]

export async function exceptionPage(
  db: Db,
  actor: EmployeeActor,
  { Keyword, Rule, Team, Level, Mine, Closed, PageIndex, PageSize, Sort }: QueryOf<typeof trackExceptions>,
): Promise<Page<ExceptionRow>> {
  const party = isParty(actor)
  const where = ofSide('x', actor)
    .raw(Closed ? 'x.closed_at is not null' : 'x.closed_at is null')
    .add('t.search like lower(?) or c.name ilike ? or x.text ilike ?', containing(Keyword))
    .add('x.rule = ?', Rule)
    .add('x.team = ?', Team)
    .add('x.level = ?', Level)
  if (party) where.raw('x.shown')
  if (Mine) where.add('x.owner_id = ?', actor.employeeId)
  const from = `${exceptionTables} join track_shipment t on t.id = x.shipment_id join company c on c.id = t.company_id`
  return readPage<ExceptionRow>(
    db,
    {
      ...(PageIndex === undefined ? {} : { PageIndex }),
      ...(PageSize === undefined ? {} : { PageSize }),
      ...(Sort === undefined ? {} : { Sort }),
    },
    {
      select: `${party ? partyColumns : exceptionColumns}, t.number as "Number", ${party ? `''` : 'c.name'} as "Customer",
        concat_ws(' → ', nullif(t.line ->> 'PolName', ''), nullif(t.line ->> 'PodName', '')) as "Route", t.vessel as "Vessel"`,
      from,
      where,
      sorts: { Level: { filled: 'x.level' }, OpenedAt: { filled: 'x.opened_at' }, ClosedAt: 'x.closed_at' },
      defaultSort: Closed ? '-ClosedAt' : '-Level',
      tieBreaker: 'x.opened_at desc, x.id desc',
    },
  )
}
const partyColumns = exceptionColumns
  .replace('coalesce(x.owner_id, 0)', '0')
  .replace(`coalesce(e.name, '')`, `''`)
  .replace('x.notes as', `'[]'::jsonb as`)

type Handled = BodyOf<typeof trackHandle>
/** Exceptions that the connection sees, locked, in the order of their ids. */
export const lockExceptions = (
  tx: Queryable,
  ids: readonly number[],
): Promise<{ id: number; shipmentId: number; rule: string; version: string }[]> =>
  tx.query(
    `select x.id, x.shipment_id as "shipmentId", x.rule, x.update_time as version from track_exception x where x.id = any ($1) order by x.id for update of x`,
    [ids],
  )
export const exceptionsByIds = (db: Queryable, ids: readonly number[]): Promise<TrackException[]> =>
  db.query(`select ${exceptionColumns} from ${exceptionTables} where x.id = any ($1) order by array_position($1, x.id)`, [ids])

export async function isColleague(db: Queryable, employee: number, company: number): Promise<boolean> {
  return (await db.query('select from employee where id = $1 and company_id = $2 and not disabled', [employee, company])).length > 0
}

/** Colleagues who can be given an exception. */
export const colleagues = (db: Queryable, company: number): Promise<ReplyOf<typeof trackPeople>> =>
  db.query(
    `select id as "Id", name as "Name", department as "Department" from employee where company_id = $1 and not disabled order by name, id limit 1000`,
    [company],
  )

const handled = `update track_exception set
    owner_id = case $2 when 'take' then $3::bigint when 'assign' then $4::bigint else owner_id end,
    closed_at = case $2 when 'close' then $5::timestamptz when 'reopen' then null else closed_at end,
    closed_by = case $2 when 'close' then 'person' when 'reopen' then '' else closed_by end,
    notes = case when $6 = '' then notes else notes || jsonb_build_array(jsonb_build_object('Text', $6::text, 'By', $7::text, 'At', $5::text)) end,
    update_time = next_update_time(update_time)
  where id = any ($1)`
/** Writes an act with its note; the note says who wrote it and when. */
export const handleExceptions = (
  tx: Queryable,
  ids: readonly number[],
  act: Handled['Act'],
  {
    by,
    ownerId,
    note,
    at,
  }: {
    readonly by: { readonly id: number; readonly name: string }
    readonly ownerId: number | null
    readonly note: string
    readonly at: string
  },
) => tx.query(handled, [ids, act, by.id, ownerId, at, note, by.name])

/** The customer was told the arrival that is announced now. */
export const tellArrival = (tx: Queryable, shipments: readonly number[]) =>
  tx.query('update track_shipment set told_arrival = arrival where id = any ($1) and arrival is not null', [shipments])
