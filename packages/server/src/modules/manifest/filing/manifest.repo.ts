import type { ManifestContent, ManifestRegime } from '@jst/contracts/manifest'
import { manifestCalls, manifestLimits } from '@jst/contracts/manifest'
import type { EntityValues } from '@jst/contracts/entity'
import { columnOf, stored, typeOf, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A filing whole, as the connection sees it. */
export interface StoredManifest {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly groupId: number
  readonly bookingId: number | null
  readonly siId: number | null
  readonly siVersion: number
  readonly no: string
  readonly customer: string
  readonly regime: ManifestRegime
  readonly agent: string
  readonly state: number
  readonly updateTime: string
  readonly content: ManifestContent
  readonly lateReason: string
  readonly wanted: '' | 'change' | 'delete'
  readonly reasons: readonly string[]
  readonly holds: readonly string[]
  readonly inForce: number
  readonly deadline: string | null
  readonly agentCutoff: string | null
  readonly departsAt: string | null
  readonly ownerId: number | null
}
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId",
    coalesce(t.group_id, t.id) as "groupId", t.booking_id as "bookingId", t.si_id as "siId", t.si_version as "siVersion",
    t.code as no, t.name_zh as customer, t.regime, t.agent, t.state,
    t.update_time as "updateTime", t.content, t.late_reason as "lateReason", t.wanted, t.reasons, t.holds,
    coalesce(t.in_force_version, 0) as "inForce", t.deadline, t.agent_cutoff as "agentCutoff", t.departs_at as "departsAt", t.owner_id as "ownerId"
  from manifest t where t.removed_at is null and t.merged_into is null`

export const findManifests = (db: Queryable, ids: readonly number[]) =>
  db.query<StoredManifest>(`${select} and t.id = any($1) order by t.id`, [ids])
/** Filings of the same bill, in the order in which they were made. */
export const filingsOf = (db: Queryable, group: number) =>
  db.query<StoredManifest>(`${select} and (t.group_id = $1 or t.id = $1) order by t.id limit ${manifestLimits.filings}`, [group])
/** Holds filings until the transaction ends; what they say is read afterwards. */
export const lockManifests = (tx: Queryable, ids: readonly number[]) =>
  tx.query('select 1 from manifest where id = any($1) order by id for update', [ids])

/** Filings in use of a bill, other than the given ones. Asked as the server. */
export const findTaken = (system: Queryable, staff: number, bill: string, regimes: readonly ManifestRegime[], except: readonly number[]) =>
  system.query<{ regime: ManifestRegime; no: string }>(
    `select regime, code as no from manifest where staff_id = $1 and bill_no = $2 and regime = any($3) and state not in (13, 14)
      and removed_at is null and id <> all($4) order by id limit 9`,
    [staff, bill, regimes, except],
  )

/** Columns of a row of a list besides those of the entity. */
export interface ManifestRow {
  readonly values: EntityValues
  readonly content: ManifestContent
  readonly deadline: string
  readonly agentCutoff: string
  readonly departsAt: string
  readonly lateReason: string
  readonly wrong: number
}
const { entity } = manifestCalls
const more = [
  ['search', 'text'],
  ['pinyin', 'text'],
  ['initials', 'text'],
  ['content', 'jsonb'],
  ['packages', 'bigint'],
  ['weight', 'numeric'],
  ['box_count', 'integer'],
  ['deadline', 'timestamptz'],
  ['agent_cutoff', 'timestamptz'],
  ['departs_at', 'timestamptz'],
  ['late_reason', 'text'],
  ['wrong', 'integer'],
] as const
const typed = [...entity.all.map((field) => [columnOf(field.key), typeOf(field)] as const), ...more]
const names = typed.map(([column]) => column)
const record = typed.map(([column, type]) => `${column} ${type}`).join(', ')
const orNull = (instant: string) => (instant === '' ? null : instant)
const columnsOf = ({ values, content, deadline, agentCutoff, departsAt, lateReason, wrong }: ManifestRow) => ({
  ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)])),
  ...wordsOf(entity, values),
  content,
  packages: content.Packages,
  weight: content.Weight,
  box_count: content.Boxes.length,
  deadline: orNull(deadline),
  agent_cutoff: orNull(agentCutoff),
  departs_at: orNull(departsAt),
  late_reason: lateReason,
  wrong,
})

export interface ManifestOwner {
  readonly companyId: number
  readonly operatorId: number | null
  readonly bookingId: number | null
  readonly siId: number | null
  readonly siVersion: number
  readonly groupId: number | null
  readonly ownerId: number | null
  readonly by: number
}
/** Adds a filing; answers its key. */
export async function insertManifest(tx: Queryable, owner: ManifestOwner, row: ManifestRow): Promise<number> {
  const ownColumns = {
    company_id: owner.companyId,
    operator_id: owner.operatorId,
    booking_id: owner.bookingId,
    si_id: owner.siId,
    si_version: owner.siVersion,
    group_id: owner.groupId,
    owner_id: owner.ownerId,
    create_id: owner.by,
  }
  const keys = Object.keys(ownColumns)
  const [added] = await tx.query<{ id: number }>(
    `insert into manifest (${[...keys, ...names].join(', ')}) select ${[...keys, ...names].map((name) => `x.${name}`).join(', ')}
      from jsonb_to_record($1::jsonb) as x (${keys.map((key) => `${key} ${key === 'si_version' ? 'integer' : 'bigint'}`).join(', ')}, ${record})
      returning id`,
    [JSON.stringify({ ...ownColumns, ...columnsOf(row) })],
  )
  return added!.id
}
/** Writes stored filings in one statement, each in a new version. */
export async function updateManifests(tx: Queryable, rows: readonly (ManifestRow & { readonly id: number })[]): Promise<void> {
  const written = names.filter((name) => name !== 'code' && name !== 'name_zh')
  await tx.query(
    `update manifest t set ${written.map((name) => `${name} = x.${name}`).join(', ')}, update_time = next_update_time(t.update_time)
      from jsonb_array_elements($1::jsonb) as l (content)
      cross join lateral jsonb_to_record(l.content) as x (id bigint, ${record}) where t.id = x.id`,
    [JSON.stringify(rows.map((row) => ({ id: row.id, ...columnsOf(row) })))],
  )
}

export const writeWrong = (tx: Queryable, id: number, wrong: number) =>
  tx.query('update manifest set wrong = $2 where id = $1', [id, wrong])
export const writeWanted = (tx: Queryable, id: number, wanted: string, reasons: readonly string[]) =>
  tx.query(
    'update manifest set wanted = $2, reasons = $3, amend_failed = amend_failed and $2 <> $4, update_time = next_update_time(update_time) where id = $1',
    [id, wanted, reasons, ''],
  )

/** Agents that file for a company at a port, the first by its code. A port that is named counts before one that serves all. */
export const agentsFor = (db: Queryable, staff: number, regime: ManifestRegime | 'vgm', port: string) =>
  db
    .query<{ agent: string }>(
      `select agent from manifest_config where company_id = $1 and enabled and removed_at is null and merged_into is null and $2 = any(regimes)
        and (ports = '{}' or $3 = any(ports)) order by ports = '{}', code limit 1`,
      [staff, regime, port],
    )
    .then(([row]) => row?.agent ?? '')

/** Bill numbers of ENS filings that were sent within the last year, other than the given filing. Asked as the server. */
export const usedReferences = (system: Queryable, staff: number, bill: string, except: number) =>
  system.query<{ reference: string; at: string }>(
    `select t.bill_no as reference, to_char(m.sent_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from manifest t join document_message m on m.kind = 'manifest' and m.record_id = t.id and m.direction = 'out' and not m.test
        and m.sent_time is not null
      where t.staff_id = $1 and t.regime = 'eu' and t.bill_no = $2 and t.id <> $3 order by m.sent_time desc limit 20`,
    [staff, bill, except],
  )
