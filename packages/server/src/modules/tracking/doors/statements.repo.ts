import type { Page, QueryOf } from '@jst/contracts'
import type { TrackStatement, trackStatements } from '@jst/contracts/tracking'
import { boxNumber, trackTexts, type TrackEvent } from '@jst/track'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { instantOf } from '../../../kernel/database/day-range.ts'
import { Conditions, readPage } from '../../../kernel/database/paging.ts'
import { staffCompany } from '../shipment/side.ts'
import { witnessOf } from '../shipment/words.ts'

type StatementFilter = Omit<QueryOf<typeof trackStatements>, 'PageIndex' | 'PageSize' | 'Sort'>

/** Shipments that take a statement by one of its numbers. */
const claims = `select m.shipment_id from track_mark m where m.staff_id = e.company_id
  and (m.kind = 'box' and m.value = e.box or m.kind = 'bill' and m.value = e.bill or m.kind = 'booking' and m.value = e.booking
    or e.box = '' and e.bill = '' and e.booking = '' and (m.kind = 'ship' and m.value = e.ship or m.kind = 'imo' and m.value = e.imo))`

/** Meaning that a person gave the code of a statement. */
const meaning = 'select from track_meaning n where n.company_id = e.company_id and n.party = e.party and n.code = track_code_of(e.event)'

function conditionsOf(actor: EmployeeActor, filter: StatementFilter): Conditions {
  const words = [
    ...new Set(
      (filter.Keyword ?? '')
        .split(/[\s,，;；、]+/)
        .filter((word) => word !== '')
        .flatMap((word) => [word.toUpperCase(), boxNumber(word)]),
    ),
  ]
  const where = new Conditions().add('e.company_id = ?', staffCompany(actor))
  if (words.length > 0) where.add('e.box = any (?) or e.bill = any (?) or e.booking = any (?)', words)
  if (filter.Milestone === 'unmapped') where.raw(`e.milestone = '' and not exists (${meaning})`)
  else where.add(`e.milestone = ? or e.milestone = '' and exists (${meaning} and n.milestone = ?)`, filter.Milestone)
  where
    .add('e.source = ?', filter.Source)
    .add('e.port = ?', filter.Port?.toUpperCase())
    .add('e.received >= ?', instantOf('From', filter.From))
    .add('e.received < ?', instantOf('To', filter.To, true))
  if (filter.Unclaimed) where.raw(`not exists (${claims})`)
  return where
}

interface Row {
  readonly id: number
  readonly key: string
  readonly event: TrackEvent
  readonly milestone: string
  readonly code: string
  readonly origin: string
  readonly withdrawnBy: string | null
  readonly reason: string | null
  readonly shipmentId: number | null
  readonly partyCode: string
  readonly meant: string | null
  readonly meantBy: string | null
}
const select = `e.id, e.key, e.event, e.milestone, e.code, e.origin, w.by_name as "withdrawnBy", w.reason, (${claims}
  order by 1 desc limit 1) as "shipmentId", case when e.milestone = '' then track_code_of(e.event) else '' end as "partyCode", n.milestone as meant,
  n.by_name as "meantBy"`
const from = `track_event e left join track_withdrawal w on w.company_id = e.company_id and w.key = e.key
  left join track_meaning n on e.milestone = '' and n.company_id = e.company_id and n.party = e.party and n.code = track_code_of(e.event)`
const plainNames = { port: (code: string) => code, party: () => '' }

export const statementOf = ({
  id,
  key,
  event,
  milestone,
  code,
  origin,
  withdrawnBy,
  reason,
  shipmentId,
  partyCode,
  meant,
  meantBy,
}: Row): TrackStatement => ({
  ...witnessOf(
    {
      key,
      event,
      classifier: event.classifier,
      isFuture: event.classifier === 'ACT' && event.time !== undefined && event.time.instant > event.received,
    },
    plainNames,
  ),
  Party: event.source.party || trackTexts.sources[event.source.kind],
  Id: id,
  Milestone: meant ?? milestone,
  Code: code,
  Box: event.box,
  IsoType: event.isoType,
  BillNo: event.bill,
  BookingNo: event.booking,
  IsWithdrawn: withdrawnBy !== null || event.retracted,
  WithdrawnBy: withdrawnBy === null ? '' : reason ? `${withdrawnBy}（${reason}）` : withdrawnBy,
  ShipmentId: shipmentId,
  Origin: origin,
  PartyCode: partyCode,
  MeantBy: meantBy ?? '',
})

/** Statements are counted up to here. */
const mostCounted = 10_000
export async function statementPage(
  db: Db,
  actor: EmployeeActor,
  { PageIndex, PageSize, Sort, ...filter }: QueryOf<typeof trackStatements>,
  most = mostCounted,
): Promise<Page<TrackStatement>> {
  const { Rows, Total } = await readPage<Row>(
    db,
    {
      ...(PageIndex === undefined ? {} : { PageIndex }),
      ...(PageSize === undefined ? {} : { PageSize }),
      ...(Sort === undefined ? {} : { Sort }),
    },
    {
      select,
      from,
      counted: 'track_event e',
      most,
      where: conditionsOf(actor, filter),
      sorts: { Received: { filled: 'e.received' }, At: 'e.at' },
      defaultSort: '-Received',
      tieBreaker: 'e.id desc',
    },
  )
  return { Rows: Rows.map(statementOf), Total }
}

export const statementsByIds = async (db: Queryable, ids: readonly number[]): Promise<TrackStatement[]> =>
  (await db.query<Row>(`select ${select} from ${from} where e.id = any ($1) order by array_position($1, e.id)`, [ids])).map(statementOf)

/** Hides statements, or lets them count again. */
export async function setWithdrawn(
  tx: Queryable,
  companyId: number,
  keys: readonly string[],
  by: { readonly id: number; readonly name: string; readonly reason: string } | undefined,
): Promise<void> {
  if (by)
    await tx.query(
      `insert into track_withdrawal (company_id, key, by_id, by_name, reason) select $1, key, $3, $4, $5 from unnest($2::text[]) key order by key
       on conflict do nothing`,
      [companyId, keys, by.id, by.name, by.reason],
    )
  else await tx.query('delete from track_withdrawal where company_id = $1 and key = any ($2)', [companyId, keys])
}

/** Every shipment that takes one of these statements. */
export const concernedBy = async (tx: Queryable, ids: readonly number[]): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      `select distinct c.shipment_id as id from track_event e cross join lateral (${claims}) c where e.id = any ($1) order by 1`,
      [ids],
    )
  ).map(({ id }) => id)
