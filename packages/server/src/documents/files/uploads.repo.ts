import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { Subject } from '../subject.ts'
import { dayText } from '../../kernel/database/day-range.ts'

/** A file on its way. */
export interface UploadRow {
  readonly id: number
  readonly fileKind: string
  readonly audience: 'internal' | 'customer'
  readonly name: string
  readonly size: number
  readonly replaces: number
  readonly validTo: string | null
  readonly fileId: number | null
  readonly finding: string
}

const columns = `id, file_kind as "fileKind", audience, name, size, replaces, ${dayText('valid_to')} as "validTo",
  file_id as "fileId", finding`

type Begun = Pick<UploadRow, 'fileKind' | 'audience' | 'name' | 'size' | 'replaces' | 'validTo'> & { readonly modified: number }

const begin = `insert into document_upload (kind, subject_id, company_id, operator_id, audience, employee_id, file_kind, name, size,
    modified, replaces, valid_to) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (kind, subject_id, employee_id, file_kind, name, size, modified, replaces) where file_id is null and finding = ''
  do update set valid_to = excluded.valid_to, create_time = clock_timestamp() returning id`
/** A new upload, or the one of the same file that was not finished. */
export async function beginUpload(
  tx: Queryable,
  { document: { kind }, row }: Subject,
  { employeeId }: EmployeeActor,
  { audience, fileKind, name, size, modified, replaces, validTo }: Begun,
): Promise<number> {
  const values = [row.companyId, row.operatorId, audience, employeeId, fileKind, name, size, modified, replaces, validTo]
  const [inserted] = await tx.query<{ id: number }>(begin, [kind, row.id, ...values])
  return inserted!.id
}

/** Uploads under way, of a person and of a company, with the bytes that they will take. */
export async function unfinishedOf(system: Queryable, { employeeId, companyId }: EmployeeActor) {
  const [row] = await system.query<{ own: number; all: number; bytes: number }>(
    `select count(*) filter (where u.employee_id = $1) as own, count(*) as all, coalesce(sum(u.size), 0) as bytes
      from document_upload u join employee e on e.id = u.employee_id where e.company_id = $2 and u.file_id is null and u.finding = ''`,
    [employeeId, companyId],
  )
  return row!
}

/** An upload of the actor's own to a record. `lock`: until the transaction ends. */
export async function findUpload(
  db: Queryable,
  { employeeId }: EmployeeActor,
  { document: { kind }, row }: Subject,
  id: number,
  lock = false,
): Promise<UploadRow | undefined> {
  const [found] = await db.query<UploadRow>(
    `select ${columns} from document_upload where id = $1 and kind = $2 and subject_id = $3 and employee_id = $4 ${lock ? 'for update' : ''}`,
    [id, kind, row.id, employeeId],
  )
  return found
}

export const dropUploadRow = (tx: Queryable, id: number) => tx.query('delete from document_upload where id = $1', [id])
export const setFinding = (tx: Queryable, id: number, finding: string) =>
  tx.query('update document_upload set finding = $2 where id = $1', [id, finding])
export const setFileOf = (tx: Queryable, id: number, fileId: number) =>
  tx.query('update document_upload set file_id = $2 where id = $1', [id, fileId])
