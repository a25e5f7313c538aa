import { vgmLimits, type VgmContent } from '@jst/contracts/manifest'
import type { VgmAnswerFact, VgmMessageFact } from '@jst/manifest/vgm'
import type { Queryable } from '../../../kernel/database/database.ts'
import { shortened } from '../../../kernel/schema/shortened.ts'

/** A declaration whole, as the connection sees it. */
export interface StoredVgm {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly manifestId: number
  readonly no: string
  readonly boxNo: string
  readonly agent: string
  readonly content: VgmContent
  readonly revision: number
  readonly inForce: VgmContent | null
  readonly inForceRevision: number
  readonly retracting: boolean
  readonly lateReason: string
  readonly refusal: string
  readonly state: number
  readonly updateTime: string
}
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.manifest_id as "manifestId",
    t.code as no, t.box_no as "boxNo", t.agent, t.content, t.revision,
    t.in_force as "inForce", t.in_force_revision as "inForceRevision", t.retracting, t.late_reason as "lateReason", t.refusal, t.state,
    t.update_time as "updateTime"
  from vgm t`

export const findVgms = (db: Queryable, ids: readonly number[]) =>
  db.query<StoredVgm>(`${select} where t.id = any($1) order by t.id`, [ids])
/** Declarations of a bill, in the order in which they were made. */
export const vgmsOf = (db: Queryable, bill: number) =>
  db.query<StoredVgm>(`${select} where t.manifest_id = $1 order by t.id limit ${vgmLimits.boxes}`, [bill])
/** Declarations of a box in a company, of a bill or booking where these are given. */
export const findBox = (
  system: Queryable,
  staff: number,
  { BoxNo, BillNo, BookingNo }: Pick<VgmContent, 'BoxNo' | 'BillNo' | 'BookingNo'>,
) =>
  system.query<StoredVgm>(
    `${select} where t.staff_id = $1 and t.box_no = $2 and ($3 = '' or t.bill_no = $3) and ($4 = '' or t.content ->> 'BookingNo' in ('', $4))
      order by t.id limit 2`,
    [staff, BoxNo, BillNo, BookingNo],
  )
export const lockVgms = (tx: Queryable, ids: readonly number[]) =>
  tx.query('select 1 from vgm where id = any($1) order by id for update', [ids])

/** Columns that a write gives. */
export interface VgmWrite {
  readonly content: VgmContent
  readonly agent: string
  readonly lateReason: string
}
interface VgmOwner {
  readonly companyId: number
  readonly operatorId: number | null
  readonly manifestId: number
  readonly by: number | null
}
/** Adds declarations in one statement; answers their keys in the order of the rows. */
export async function insertVgms(tx: Queryable, owner: VgmOwner, rows: readonly (VgmWrite & { readonly no: string })[]): Promise<number[]> {
  const added = await tx.query<{ id: number }>(
    `insert into vgm (company_id, operator_id, manifest_id, create_id, code, bill_no, box_no, agent, content, late_reason)
      select $1, $2, $3, $4, x.row ->> 'no', x.row -> 'content' ->> 'BillNo', x.row -> 'content' ->> 'BoxNo', x.row ->> 'agent', x.row -> 'content',
        x.row ->> 'lateReason'
      from jsonb_array_elements($5::jsonb) with ordinality as x (row, place) order by x.place returning id`,
    [owner.companyId, owner.operatorId, owner.manifestId, owner.by, JSON.stringify(rows)],
  )
  return added.map(({ id }) => id)
}
/** Writes stored declarations in one statement, each in a new version. `again`: it was refused or retracted, and is declared anew. */
export const updateVgms = (tx: Queryable, rows: readonly (VgmWrite & { readonly id: number; readonly again: boolean })[]) =>
  tx.query(
    `update vgm t set content = x.row -> 'content', box_no = x.row -> 'content' ->> 'BoxNo', bill_no = x.row -> 'content' ->> 'BillNo',
        agent = x.row ->> 'agent', late_reason = x.row ->> 'lateReason', revision = t.revision + (x.row ->> 'again')::boolean::int,
        retracting = t.retracting and not (x.row ->> 'again')::boolean, update_time = next_update_time(t.update_time)
      from jsonb_array_elements($1::jsonb) as x (row) where t.id = (x.row ->> 'id')::bigint`,
    [JSON.stringify(rows)],
  )

/** The next revision begins: of a correction, or after a retraction that was taken back. */
export const nextRevision = (tx: Queryable, id: number) =>
  tx.query('update vgm set revision = revision + 1, retracting = false where id = $1', [id])
export const beginRetraction = (tx: Queryable, id: number) => tx.query('update vgm set retracting = true where id = $1', [id])
/** Makes the accepted declaration the content again. */
export const restoreInForce = (tx: Queryable, id: number) =>
  tx.query(
    `update vgm set content = in_force, revision = in_force_revision, retracting = false, refusal = '' where id = $1 and in_force is not null`,
    [id],
  )

interface ToldRevision {
  readonly Revision: number
  readonly Content: VgmContent
}
/** Kept with each message, by the key of the declaration. */
export type ToldVgms = Readonly<Record<string, ToldRevision>>
/** Messages about a declaration in the order of sending, with what they told. Asked as the server. */
export const messagesOfVgm = (system: Queryable, id: number) =>
  system.query<VgmMessageFact & { readonly Content: VgmContent }>(
    `select m.control as "Id", m.type as "Type", case m.state when 'answered' then 'sent' else m.state end as "State",
        (m.told -> $1::text ->> 'Revision')::int as "Revision", m.told -> $1::text -> 'Content' as "Content"
      from document_message m where m.kind = 'vgm' and (m.record_id = $1::bigint or m.more_ids && array[$1::bigint]) and m.direction = 'out'
        and not m.test and m.told ? $1::text order by m.id`,
    [String(id)],
  )
export const answersOfVgm = (system: Queryable, id: number) =>
  system.query<VgmAnswerFact>(
    `select message as "Message", accepted as "Accepted", reason as "Reason", to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "At"
      from vgm_answer where vgm_id = $1 order by at, id limit 1000`,
    [id],
  )
/** Stores an answer once; false where it was there. */
export const insertVgmAnswer = (tx: Queryable, owner: Pick<StoredVgm, 'id' | 'staffId'>, answer: VgmAnswerFact) =>
  tx
    .query<{ id: number }>(
      `insert into vgm_answer (company_id, vgm_id, message, accepted, reason, at) values ($1, $2, $3, $4, $5, $6)
        on conflict (vgm_id, message, accepted, reason, at) do nothing returning id`,
      [owner.staffId, owner.id, answer.Message, answer.Accepted, answer.Reason, answer.At],
    )
    .then((rows) => rows.length > 0)
/** Declarations that a message told, by its number. */
export const declarationsOfMessage = (system: Queryable, company: number, control: string) =>
  system
    .query<{ ids: number[] }>(
      `select m.record_id || m.more_ids as ids from document_message m where m.company_id = $1 and m.kind = 'vgm' and m.control = $2
        and m.control <> '' and m.direction = 'out' and not m.test limit 2`,
      [company, control],
    )
    .then((rows) => (rows.length === 1 ? rows[0]!.ids : []))

interface InForce {
  readonly content: VgmContent | null
  readonly revision: number
  readonly refusal: string
}
/** Writes what follows from the answers; the state is written by the kit. `adopt`: the content follows too. */
export const writeInForce = (tx: Queryable, id: number, { content, revision, refusal }: InForce, adopt: boolean) =>
  tx.query(
    `update vgm set in_force = $2, in_force_revision = $3, refusal = $4,
        content = case when $5 then $2::jsonb else content end, revision = case when $5 then $3::int else revision end
      where id = $1`,
    [id, content === null ? null : JSON.stringify(content), revision, shortened(refusal, 300), adopt],
  )

interface VgmRecordRow {
  readonly id: number
  readonly no: string
  readonly partner: string
}
export const findVgmRecord = (db: Queryable, by: { readonly id: number } | { readonly no: string; readonly companyId: number }) =>
  ('id' in by
    ? db.query<VgmRecordRow>('select id, code as no, agent as partner from vgm where id = $1', [by.id])
    : db.query<VgmRecordRow>('select id, code as no, agent as partner from vgm where staff_id = $1 and code = $2', [by.companyId, by.no])
  ).then(([row]) => row)
