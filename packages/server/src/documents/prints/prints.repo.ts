import type { PrintCopy, PrintLanguage } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../registry.ts'
import type { PrintSheet } from './sheet.ts'

interface Place {
  readonly kind: string
  readonly row: SubjectRow
}
const columns = `id as "Id", print as "Print", language as "Language", copy as "Copy", employee_name as "IssuedBy", at as "IssuedAt"`

export const findCopies = (db: Queryable, { kind, row }: Place, prints: readonly string[]): Promise<PrintCopy[]> =>
  db.query<PrintCopy>(
    `select ${columns} from document_print where kind = $1 and subject_id = $2 and print = any($3) order by id desc limit 200`,
    [kind, row.id, prints],
  )

/** Source and file of a copy. */
export async function findCopy(
  db: Queryable,
  { kind, row }: Place,
  id: number,
): Promise<(PrintCopy & { data: PrintSheet; pdf: Buffer }) | undefined> {
  const [found] = await db.query<PrintCopy & { data: PrintSheet; pdf: Buffer }>(
    `select ${columns}, data, pdf from document_print where kind = $1 and subject_id = $2 and id = $3`,
    [kind, row.id, id],
  )
  return found
}

export interface LastCopy {
  readonly language: PrintLanguage
  readonly data: PrintSheet
  readonly pdf: Buffer
}
/** The latest copy of a print; undefined before the first. */
export async function findLastCopy(db: Queryable, { kind, row }: Place, print: string): Promise<LastCopy | undefined> {
  const [found] = await db.query<LastCopy>(
    `select language, data, pdf from document_print where kind = $1 and subject_id = $2 and print = $3 order by copy desc limit 1`,
    [kind, row.id, print],
  )
  return found
}

/** The number of the next copy; the record is to be held. */
export async function nextCopy(tx: Queryable, { kind, row }: Place, print: string): Promise<number> {
  const [found] = await tx.query<{ next: number }>(
    'select coalesce(max(copy), 0) + 1 as next from document_print where kind = $1 and subject_id = $2 and print = $3',
    [kind, row.id, print],
  )
  return found!.next
}

export interface NewCopy {
  readonly print: string
  readonly language: PrintLanguage
  readonly copy: number
  readonly data: PrintSheet
  readonly pdf: Buffer
  readonly token: string
  readonly audience: 'internal' | 'customer'
  readonly employeeName: string
}
/** Keeps a copy. Its bytes stand in the row: a store of files takes their place here alone. */
export async function insertCopy(tx: Queryable, { kind, row }: Place, copy: NewCopy): Promise<PrintCopy> {
  const [stored] = await tx.query<PrintCopy>(
    `insert into document_print (kind, subject_id, company_id, operator_id, print, language, copy, data, pdf, employee_name, token, audience, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, clock_timestamp()) returning ${columns}`,
    [
      kind,
      row.id,
      row.companyId,
      row.operatorId,
      copy.print,
      copy.language,
      copy.copy,
      JSON.stringify(copy.data),
      copy.pdf,
      copy.employeeName,
      copy.token,
      copy.audience,
    ],
  )
  return stored!
}

/**
 * Facts behind the state of a copy: its number as it is printed, and the latest copy of the same print under it. Copies of a merged
 * record stand under other numbers in the list of the record that took it over.
 */
export interface VerifiedCopy {
  readonly copy: number
  readonly latest: number
  readonly no: string
  readonly kind: string
  readonly subjectId: number
}
const printed = (alias: string) => `(${alias}.data #>> '{copy,number}')::int`
export async function findVerified(system: Queryable, token: string): Promise<VerifiedCopy | undefined> {
  const [found] = await system.query<VerifiedCopy>(
    `select ${printed('p')} as copy, p.data ->> 'no' as no, p.kind, p.subject_id as "subjectId",
        (select max(${printed('q')}) from document_print q where q.kind = p.kind and q.subject_id = p.subject_id and q.print = p.print
          and q.data ->> 'no' = p.data ->> 'no') as latest
      from document_print p where p.token = $1`,
    [token],
  )
  return found
}
