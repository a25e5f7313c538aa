import type { DocumentLines, Line, LinesFacts } from '@jst/contracts/document'
import { blankOf, problemOf, showValue, tidy } from '@jst/contracts/entity'
import type { Issue } from '@jst/contracts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, demandConfirmed, invalid } from '../../kernel/errors.ts'
import { maySee } from '../../kernel/access/field-rights.ts'
import { demand } from '../../kernel/access/policy.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { fits } from '../../entity-kit/index.ts'
import { moduleOf, type DocumentCall } from '../registry.ts'
import { findSubjects, mayEdit, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordChanges } from '../thread/record.ts'
import { findLines, replaceLines } from './lines.repo.ts'

const partsOf = ({ document }: Subject) => Object.entries(document.lines ?? {})

/** Fields of rows that the reader's roles hide. */
export const hiddenOf = ({ sensitive = {} }: LinesFacts, actor: EmployeeActor) =>
  Object.entries(sensitive).flatMap(([key, field]) => (maySee(actor, field) ? [] : [key]))

/** Rows of every part; what the reader's roles hide is blank. */
export async function linesOf(db: Queryable, actor: EmployeeActor, subject: Subject): Promise<DocumentLines> {
  const parts = await Promise.all(
    partsOf(subject).map(async ([part, facts]) => {
      const hidden = hiddenOf(facts, actor)
      const rows = await findLines(db, facts, subject.document.kind, subject.row.id)
      return [part, rows.map((row) => ({ ...row, ...Object.fromEntries(hidden.map((key) => [key, ''])) }))] as const
    }),
  )
  return { UpdateTime: subject.row.updateTime, Parts: Object.fromEntries(parts) }
}

/** @throws AppError NOT_FOUND for an unknown part, STALE_WRITE, INVALID_INPUT with every finding, CONFIRMATION_REQUIRED */
export async function saveLines(
  call: DocumentCall,
  subject: Subject,
  { Part, Rows, UpdateTime, Sure = false }: { Part: string; Rows: readonly Line[]; UpdateTime: string; Sure?: boolean },
): Promise<DocumentLines> {
  const { tx, actor } = call
  const { module, document, row } = subject
  if (!document.lines?.[Part]) throw new AppError('NOT_FOUND')
  const [locked] = await findSubjects(tx, module, [row.id], true)
  if (!locked) throw new AppError('NOT_FOUND')
  demand(mayEdit(document, locked.state))
  demandVersion(UpdateTime, await linesOf(tx, actor, { ...subject, row: locked }))
  await writeRows(call, { ...subject, row: locked }, Part, Rows, Sure)
  const [fresh] = await findSubjects(tx, module, [row.id])
  return linesOf(tx, actor, { ...subject, row: fresh! })
}

/**
 * Replaces the rows of one part for an area whose own rights let the caller, and which holds the record in the version that he saw.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT, CONFIRMATION_REQUIRED
 */
export async function replaceRows(
  call: DocumentCall,
  { kind, id, part }: { readonly kind: string; readonly id: number; readonly part: string },
  rows: readonly Line[],
  sure: boolean,
): Promise<void> {
  const module = moduleOf(kind)
  const { document } = module
  const [row] = await findSubjects(call.tx, module, [id], true)
  if (!row) throw new AppError('NOT_FOUND')
  demand(mayEdit(document, row.state))
  await writeRows(call, { module, document, row }, part, rows, sure)
}

async function writeRows(
  call: DocumentCall,
  { module, document, row }: Subject,
  Part: string,
  Rows: readonly Line[],
  sure: boolean,
): Promise<void> {
  const { tx, actor } = call
  const facts = document.lines?.[Part]
  if (!facts) throw new AppError('NOT_FOUND')
  if (Rows.length > facts.most) throw invalid('Rows', texts.tooManyLines(facts.zh, facts.most))
  const before = await findLines(tx, facts, document.kind, row.id)
  const hidden = hiddenOf(facts, actor)
  const after = clean(facts, Rows).map((line) => keepHidden(line, before, hidden))
  const doubts = (await module.lineDoubts?.(call, row, { part: Part, rows: after, before })) ?? []
  demandConfirmed(doubts, sure)
  await replaceLines(tx, facts, document.kind, row, after)
  await tx.query(`update ${module.table} set update_time = next_update_time(update_time) where id = $1`, [row.id])
  await recordChanges(call, { kind: document.kind, row }, { [Part]: before.map(readable(facts)) }, { [Part]: after.map(readable(facts)) })
  call.audit({
    action: `${document.kind}.lines`,
    entity: document.kind,
    entityId: row.id,
    diff: { part: Part, rows: after.length, ...(doubts.length > 0 ? { confirmed: doubts.length } : {}) },
  })
}

/** A value that the writer does not see stays what it was. */
export const keepHidden = (line: Line, before: readonly Line[], hidden: readonly string[]): Line => {
  const stored = before.find(({ Id }) => Id === line.Id)
  return { ...line, ...Object.fromEntries(hidden.map((key) => [key, stored?.[key] ?? ''])) }
}

/** Rows as they are kept. @throws AppError INVALID_INPUT with every problem */
function clean(facts: LinesFacts, rows: readonly Line[]): Line[] {
  const { lines, issues } = cleanedLines(facts, rows)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return lines
}

/** The same with its problems, each at `<path>[1].ChargeCode`. */
export function cleanedLines({ fields }: LinesFacts, rows: readonly Line[], path = 'Rows'): { lines: Line[]; issues: Issue[] } {
  const issues: Issue[] = []
  const lines = rows.map((row, at) => {
    const values = fields.map((field) => {
      const given = row[field.key] ?? blankOf(field)
      const value = fits(field, given) ? tidy(field, given) : undefined
      const problem = value === undefined ? texts.wrongType(field.zh) : problemOf(field, value)
      if (problem !== undefined)
        issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: `${path}[${at}].${field.key}`, Label: field.zh, Message: problem })
      return [field.key, value ?? null] as const
    })
    return { Id: row.Id, ...Object.fromEntries(values) }
  })
  return { lines, issues }
}

/** A row as the timeline tells it: what is filled, in the order of the fields. */
export const readable =
  ({ fields, sensitive = {} }: LinesFacts) =>
  (row: Line): string =>
    fields
      .filter(({ key, kind }) => !(key in sensitive) && kind !== 'flag')
      .map((field) => showValue(field, row[field.key] ?? null))
      .filter((text) => text !== '')
      .join(' ')
