import type { DocumentFile, FileFormat } from '@jst/contracts/document'
import { restorableDays } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { Place } from '../thread/entries.repo.ts'
import { dayText } from '../../kernel/database/day-range.ts'

/** A version of a file as it is stored. */
export interface FileRow {
  readonly id: number
  readonly audience: 'internal' | 'customer'
  readonly fileKind: string
  readonly origin: number
  readonly version: number
  readonly name: string
  readonly format: FileFormat
  readonly size: number
  readonly sha256: string
  readonly validTo: string | null
  readonly authorName: string
  readonly at: string
  readonly removed: boolean
}

const columns = `f.id, f.audience, f.file_kind as "fileKind", f.origin, f.version, f.name, f.format, f.size, f.sha256,
  ${dayText('f.valid_to')} as "validTo", f.author_name as "authorName", f.at, f.removed_time is not null as removed`
const restorable = `(f.removed_time is null or f.removed_time > now() - interval '${restorableDays} days')`

/** Every version of the files of a record that the connection sees, newest first. */
export const findFiles = (db: Queryable, kind: string, subject: number) =>
  db.query<FileRow>(
    `select ${columns} from document_file f where f.kind = $1 and f.subject_id = $2 and ${restorable} order by f.origin desc, f.version desc`,
    [kind, subject],
  )

export async function findFile(db: Queryable, kind: string, subject: number, id: number): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    `select ${columns} from document_file f where f.kind = $1 and f.subject_id = $2 and f.id = $3 and ${restorable}`,
    [kind, subject, id],
  )
  return row
}

const latest = `select ${columns} from document_file f where f.kind = $1 and f.subject_id = $2 and f.file_kind = $3 and lower(f.name) = lower($4)
  and f.removed_time is null
  and not exists (select from document_file n where n.origin = f.origin and n.version > f.version) order by f.id desc limit 1`
/** The file of this name, whose next version an upload becomes. */
export async function findNamesake(db: Queryable, { kind, row }: Place, fileKind: string, name: string): Promise<FileRow | undefined> {
  const [found] = await db.query<FileRow>(latest, [kind, row.id, fileKind, name])
  return found
}

/** Held until the transaction ends, so that of two uploads to a record one becomes the version after the other. */
export const lockFiles = (tx: Queryable, { kind, row }: Place) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('document_file ' || $1, $2))`, [kind, row.id])

export interface NewFile extends Pick<FileRow, 'audience' | 'fileKind' | 'name' | 'format' | 'size' | 'sha256' | 'validTo'> {
  /** `id` null: somebody without an account. */
  readonly author: { readonly id: number | null; readonly name: string }
  /** The file whose next version it is. */
  readonly origin: number | undefined
}

const insert = `insert into document_file (kind, subject_id, company_id, operator_id, audience, file_kind, first_id,
    version, name, format, size, sha256,
    valid_to, author_id, author_name)
  values ($1, $2, $3, $4, $5, $6, $7, coalesce((select max(version) from document_file where origin = $7), 0) + 1, $8, $9, $10, $11, $12, $13, $14)
  returning id`
export async function insertFile(tx: Queryable, { kind, row }: Place, file: NewFile): Promise<number> {
  const { audience, fileKind, origin = null, name, format, size, sha256, validTo, author } = file
  const [inserted] = await tx.query<{ id: number }>(insert, [
    kind,
    row.id,
    row.companyId,
    row.operatorId,
    audience,
    fileKind,
    origin,
    name,
    format,
    size,
    sha256,
    validTo,
    author.id,
    author.name,
  ])
  return inserted!.id
}

/** Updates kind and note of a file, for all its versions. */
export const updateFile = (tx: Queryable, origin: number, id: number, fileKind: string, name: string, validTo: string | null) =>
  tx.query(
    `update document_file set file_kind = $3, name = case when id = $2 then $4 else name end,
      valid_to = case when id = $2 then $5::date else valid_to end where origin = $1`,
    [origin, id, fileKind, name, validTo],
  )

export const setRemoved = (tx: Queryable, origin: number, removed: boolean) =>
  tx.query('update document_file set removed_time = case when $2 then clock_timestamp() end where origin = $1', [origin, removed])

const recent = `select 1 from document_file where kind = $1 and subject_id = $2 and audience = $3 and author_id = $4
  and at > clock_timestamp() - interval '10 minutes' limit 1`
/** Returns true if the same person has just added another one: people are notified of the first of many. */
export const addedLately = async (tx: Queryable, { kind, row }: Place, audience: string, authorId: number): Promise<boolean> =>
  (await tx.query(recent, [kind, row.id, audience, authorId])).length > 0

const shownVersion = ({ id, version, name, format, size, at, authorName }: FileRow) => ({
  Id: id,
  Version: version,
  Name: name,
  Format: format,
  Size: size,
  At: at,
  AuthorName: authorName,
})

/** Versions as files: the latest, with those before it. @param rows as `findFiles` answers */
export function groupFiles(rows: readonly FileRow[]): DocumentFile[] {
  const groups = Map.groupBy(rows, ({ origin }) => origin)
  const files = [...groups.values()].map(([last, ...former]) => ({
    ...shownVersion(last!),
    FileKind: last!.fileKind,
    Audience: last!.audience,
    ValidTo: last!.validTo,
    Removed: last!.removed,
    Former: former.map(shownVersion),
  }))
  return files.toSorted((a, b) => Number(a.Removed) - Number(b.Removed))
}
