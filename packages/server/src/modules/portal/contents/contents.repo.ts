import type { ContentVersion, LiveContent, LiveKind } from '@jst/contracts/portal'
import type { EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Public fields of a content. */
export interface LiveRow extends Omit<LiveContent, 'Kind' | 'RecordId' | 'From'> {
  /** '' where the Chinese stands in for it. */
  readonly TitleEn: string
  readonly SummaryEn: string
  readonly BodyEn: string
  readonly Rank: number
  /** Undefined: as before, or from now on. */
  readonly From: Date | undefined
  readonly Until: Date | undefined
}

interface Place {
  readonly companyId: number
  readonly kind: LiveKind
  readonly id: number
}

/** @param anew without a day of its own it is seen from now on, whatever it was before */
export const upsertLive = (tx: Queryable, { companyId, kind, id }: Place, row: LiveRow, version: number, anew: boolean) =>
  tx.query(
    `insert into portal_live as l (company_id, kind, record_id, code, title, category, summary, picture, body, facts, top, sort, visible_from,
       visible_until, version, title_en, summary_en, body_en)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13::timestamptz, clock_timestamp()), $14, $15, $17, $18, $19)
     on conflict (company_id, kind, record_id) do update set code = $4, title = $5, category = $6, summary = $7, picture = $8, body = $9,
       facts = $10, top = $11, sort = $12, visible_from = coalesce($13::timestamptz, case when $16 then clock_timestamp() else l.visible_from end),
       visible_until = $14, version = $15, title_en = $17, summary_en = $18, body_en = $19, update_time = clock_timestamp()`,
    [
      companyId,
      kind,
      id,
      row.Code,
      row.Title,
      row.Category,
      row.Summary,
      row.Picture,
      row.Body,
      JSON.stringify(row.Facts),
      row.Top,
      row.Rank,
      row.From?.toISOString() ?? null,
      row.Until?.toISOString() ?? null,
      version,
      anew,
      row.TitleEn,
      row.SummaryEn,
      row.BodyEn,
    ],
  )

export const deleteLive = (tx: Queryable, { companyId, kind, id }: Place) =>
  tx.query('delete from portal_live where company_id = $1 and kind = $2 and record_id = $3', [companyId, kind, id])

/** Answers the number of the new version. The row of the content is locked by its move. */
export async function insertVersion(
  tx: Queryable,
  { companyId, kind, id }: Place,
  author: { readonly employeeId: number; readonly employeeName: string },
  content: EntityValues,
): Promise<number> {
  const [row] = await tx.query<{ no: number }>(
    `insert into portal_version (company_id, kind, record_id, no, content, employee_id, employee_name)
     select $1, $2, $3, coalesce(max(no), 0) + 1, $4, $5, $6 from portal_version where company_id = $1 and kind = $2 and record_id = $3
     returning no`,
    [companyId, kind, id, JSON.stringify(content), author.employeeId, author.employeeName],
  )
  return row!.no
}

export const findVersions = (db: Queryable, { companyId, kind, id }: Place): Promise<ContentVersion[]> =>
  db.query<ContentVersion>(
    `select v.no as "No", v.create_time as "At", v.employee_name as "Author", l.version is not null as "Live" from portal_version v
     left join portal_live l on l.company_id = v.company_id and l.kind = v.kind and l.record_id = v.record_id and l.version = v.no
     where v.company_id = $1 and v.kind = $2 and v.record_id = $3 order by v.no desc limit 100`,
    [companyId, kind, id],
  )

export async function findVersion(db: Queryable, { companyId, kind, id }: Place, no: number): Promise<EntityValues | undefined> {
  const [row] = await db.query<{ content: EntityValues }>(
    'select content from portal_version where company_id = $1 and kind = $2 and record_id = $3 and no = $4',
    [companyId, kind, id, no],
  )
  return row?.content
}

export interface PublicFile {
  readonly id: number
  readonly name: string
  readonly format: string
  readonly size: number
  readonly sha256: string
}
const fileColumns = 'f.id, f.name, f.format, f.size, f.sha256'

/** The file of a download as it would be published: the latest that is there. */
export async function latestFile(db: Queryable, kind: string, id: number): Promise<PublicFile | undefined> {
  const [row] = await db.query<PublicFile>(
    `select ${fileColumns} from document_file f where f.kind = $1 and f.subject_id = $2 and f.removed_time is null order by f.id desc limit 1`,
    [kind, id],
  )
  return row
}

/** The file of a download that visitors see now; one that somebody has removed since is gone at once. */
export async function publishedFile(system: Queryable, kind: string, id: number): Promise<PublicFile | undefined> {
  const [row] = await system.query<PublicFile>(
    `select ${fileColumns} from portal_live l join document_file f on f.id = (l.facts ->> 'Key')::bigint and f.company_id = l.company_id
       and f.kind = $1 and f.subject_id = l.record_id and f.removed_time is null
     where l.kind = 'download' and l.record_id = $2 and l.visible_from <= clock_timestamp()
       and (l.visible_until is null or l.visible_until > clock_timestamp())`,
    [kind, id],
  )
  return row
}
