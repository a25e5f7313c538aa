import type { DraftRow } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'

/** Which draft: of a record (`subjectId`) or a new one (`creationKey`), of the company (`personId` 0) or of one of its people. */
export interface DraftPlace {
  readonly kind: string
  readonly subjectId: number
  readonly creationKey: string
  readonly companyId: number
  readonly personId: number
}
const place = ({ kind, subjectId, creationKey, companyId, personId }: DraftPlace) => [kind, subjectId, creationKey, companyId, personId]
const there = `d.kind = $1 and d.subject_id = $2 and d.made = $3 and d.company_id = $4 and d.person_id = $5`

const head = `case d.subject_id when 0 then 'new-' || d.made else d.subject_id::text end as "Key", d.title as "Title", d.version as "Version",
  d.save_time as "SavedAt", d.saved_name as "SavedBy", d.saved_by as "SavedById"`

export interface StoredDraft {
  readonly row: DraftRow
  /** JSON. */
  readonly content: string
  readonly writers: readonly number[]
}
export async function findDraft(db: Queryable, of: DraftPlace): Promise<StoredDraft | undefined> {
  const [found] = await db.query<DraftRow & Omit<StoredDraft, 'row'>>(
    `select ${head}, d.content, d.writers from document_draft d where ${there}`,
    place(of),
  )
  if (!found) return undefined
  const { content, writers, ...row } = found
  return { row, content, writers }
}

/** The latest drafts of a kind. */
export function findDrafts(
  db: Queryable,
  { kind, companyId, personId }: DraftPlace,
  onlyNew: boolean,
  most: number,
): Promise<(DraftRow & { subjectId: number; writers: readonly number[] })[]> {
  return db.query(
    `select ${head}, d.subject_id as "subjectId", d.writers from document_draft d where d.kind = $1 and d.company_id = $2 and d.person_id = $3
      and (not $4 or d.subject_id = 0) order by d.save_time desc, d.id desc limit $5`,
    [kind, companyId, personId, onlyNew, most],
  )
}

export interface DraftToSave {
  readonly title: string
  readonly content: string
  readonly by: { readonly id: number; readonly name: string }
}
interface Saved {
  readonly id: number
  readonly version: number
  readonly savedAt: string
  readonly writers: readonly number[]
  /** This person's saving of it is written down already for this hour. */
  readonly audited: boolean
}
const auditedSql = `exists (select from audit_log a where a.entity = 'document_draft' and a.entity_id = d.id and a.employee_id = d.saved_by
  and a.at > now() - interval '1 hour') as audited`
const saved = `d.id, d.version, d.save_time as "savedAt", d.writers`
const insert = `insert into document_draft as d (kind, subject_id, made, company_id, person_id, title, content, saved_by, saved_name, writers)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, array[$8::bigint])
  on conflict (kind, subject_id, made, company_id, person_id) do nothing returning ${saved}, false as audited`
const update = `update document_draft d set version = greatest(draft_version(), d.version + 1), title = $6, content = $7, saved_by = $8,
  saved_name = $9, save_time = clock_timestamp(), writers = case when $8::bigint = any(d.writers) then d.writers else d.writers || $8::bigint end
  where ${there} and d.version = $10 returning ${saved}, ${auditedSql}`
/** `version`: what the caller has seen, null for none. Undefined when something else is stored by now. */
export async function writeDraft(
  tx: Queryable,
  of: DraftPlace,
  { title, content, by }: DraftToSave,
  version: number | null,
): Promise<Saved | undefined> {
  const values = [...place(of), title, content, by.id, by.name]
  const [row] = version === null ? await tx.query<Saved>(insert, values) : await tx.query<Saved>(update, [...values, version])
  return row
}

/** Undefined when there was none, or not in this version. */
export async function removeDraft(
  tx: Queryable,
  of: DraftPlace,
  version: number,
): Promise<{ id: number; writers: readonly number[] } | undefined> {
  const [row] = await tx.query<{ id: number; writers: readonly number[] }>(
    `delete from document_draft d where ${there} and d.version = $6 returning d.id, d.writers`,
    [...place(of), version],
  )
  return row
}
