import { menus } from '@jst/contracts'
import { isLocked, statesOf, type DocumentFacts, type DocumentSide } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { AppError } from '../kernel/errors.ts'
import { maySee } from '../kernel/access/field-rights.ts'
import { demandCallAccess, openers } from '../kernel/access/call-access.ts'
import { allowed, refuse, type Verdict } from '../kernel/access/policy.ts'
import { moduleOf, type DocumentModule, type SubjectRow } from './registry.ts'
import { texts } from './texts.ts'

const columnsOf = ({ document, no, title, query = `'Id=' || t.id` }: DocumentModule) => {
  const state = statesOf(document)
    ? 't.state, t.state_since as since, t.state_due as due'
    : '-1 as state, null::timestamptz as since, null::timestamptz as due'
  return `t.id, t.company_id as "companyId", t.operator_id as "operatorId", ${no} as no, ${title} as title, t.update_time as "updateTime",
    ${query} as query, ${state}`
}

/** SQL of a kind's rows in the timeline of a shipment; the keys are in `$<place>`. */
export const placedRows = ({ document, table, where = 'true', no, query = `'Id=' || t.id` }: DocumentModule, place: number): string =>
  `select '${document.kind}'::text as kind, t.id, t.company_id as "companyId", t.operator_id as "operatorId", ${no} as no, ${query} as query
    from ${table} t where t.id = any($${place}::bigint[]) and (${where})`

/** Rows of a kind as the connection sees them, in the order of their keys. `lock` holds them until the transaction ends. */
export function findSubjects(db: Queryable, module: DocumentModule, ids: readonly number[], lock = false): Promise<SubjectRow[]> {
  const { table, where = 'true' } = module
  // a list of keys is planned anew each time
  const [condition, keys] = ids.length === 1 ? ['t.id = $1', ids[0]] : ['t.id = any($1)', ids]
  return db.query<SubjectRow>(
    `select ${columnsOf(module)} from ${table} t where ${condition} and ${where} order by t.id ${lock ? 'for update of t' : ''}`,
    [keys],
  )
}

/** One row of a kind, for its area. @throws AppError NOT_FOUND */
export async function findRecord(db: Queryable, kind: string, id: number, lock = false): Promise<SubjectRow> {
  const [row] = await findSubjects(db, moduleOf(kind), [id], lock)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** On which side of a record the actor stands; null: on neither, as the platform's administrators. */
export function sideOf({ companyId }: EmployeeActor, row: Pick<SubjectRow, 'companyId' | 'operatorId'>): DocumentSide | null {
  if (companyId === staffCompanyOf(row)) return 'staff'
  return companyId === row.companyId ? 'party' : null
}

/** The company whose staff work on a record. */
export const staffCompanyOf = ({ companyId, operatorId }: Pick<SubjectRow, 'companyId' | 'operatorId'>): number => operatorId ?? companyId

/** Returns true if the actor's roles let him write on his side of the record. */
export function mayWrite(actor: EmployeeActor, document: DocumentFacts, row: SubjectRow): boolean {
  const side = sideOf(actor, row)
  const button = side === 'staff' ? document.writes : side === 'party' ? document.partyWrites : undefined
  return button !== undefined && mayPress(actor, button)
}

/** A claim says which of the staff is at a record: the party writes its own records and claims none. */
export const mayClaim = (actor: EmployeeActor, document: DocumentFacts, row: SubjectRow): boolean =>
  sideOf(actor, row) === 'staff' && mayWrite(actor, document, row)

/** Refuses changes of a record whose content stays as it is. */
export const mayEdit = (document: DocumentFacts, state: number): Verdict =>
  isLocked(document, state) ? refuse('ILLEGAL_TRANSITION', texts.final(statesOf(document)!.wordOf(state))) : allowed

/** A record of a kind, for a part: the caller's roles open the kind, and tenancy and data scope show him the row. */
export interface Subject {
  readonly module: DocumentModule
  readonly document: DocumentFacts
  readonly row: SubjectRow
}

/**
 * The one door of all parts to a record.
 * @throws AppError FORBIDDEN when the caller's roles do not open the kind, or do not write it; NOT_FOUND when he does not see the record
 */
export async function demandSubject(
  db: Queryable,
  actor: EmployeeActor,
  kind: string,
  id: number,
  right: 'read' | 'write',
): Promise<Subject> {
  const module = demandKind(actor, kind)
  const [row] = await findSubjects(db, module, [id])
  if (!row) throw new AppError('NOT_FOUND')
  if (right === 'write' && !mayWrite(actor, module.document, row)) throw new AppError('FORBIDDEN')
  return { module, document: module.document, row }
}

/** Returns true if the caller's roles open a kind, and hide no field that all of its parts reveal. */
export const opensKind = (actor: EmployeeActor, { reads, needs }: DocumentFacts): boolean =>
  openers(menus(...reads))(actor) && (needs === undefined || maySee(actor, needs))

/** @throws AppError NOT_FOUND for an unknown kind, FORBIDDEN when the caller's roles do not open it or hide what all of it tells */
export function demandKind(actor: EmployeeActor, kind: string): DocumentModule {
  const module = moduleOf(kind)
  const { reads, needs } = module.document
  demandCallAccess(menus(...reads), actor)
  if (needs !== undefined && !maySee(actor, needs)) throw new AppError('FORBIDDEN')
  return module
}

/** Path of its page, for somebody on the given side. */
export const pageOf = ({ page, partyPage }: DocumentFacts, { query }: Pick<SubjectRow, 'query'>, side: DocumentSide): string =>
  side === 'party' && partyPage === undefined ? '' : `${side === 'party' ? partyPage : page}?${query}`

/** Path of the page of a record for its reader; empty where his roles do not open the page of his side. */
export function openedPage(
  actor: EmployeeActor,
  document: DocumentFacts,
  row: Pick<SubjectRow, 'companyId' | 'operatorId' | 'query'>,
): string {
  const link = pageOf(document, row, sideOf(actor, row) ?? 'staff')
  return link !== '' && openers(menus(link.replace(/\?.*/s, '')))(actor) ? link : ''
}

/** Number and page of a record, as a reader may know them. */
interface NamedRecord {
  readonly no: string
  readonly page: string
}
/** Records of a kind by their keys; those that the reader does not see are left out. */
export async function namedRecords(
  db: Queryable,
  actor: EmployeeActor,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, NamedRecord>> {
  const module = moduleOf(kind)
  if (!opensKind(actor, module.document)) return new Map()
  const rows = await findSubjects(db, module, ids)
  return new Map(rows.map((row) => [row.id, { no: row.no, page: openedPage(actor, module.document, row) }]))
}
