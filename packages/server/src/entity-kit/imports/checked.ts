import type { Entity, EntityField, EntityRow, EntityValues } from '@jst/contracts/entity'
import type { IssueCode } from '@jst/contracts'
import { AppError } from '../../kernel/errors.ts'
import type { EntityCall } from '../kit.call.ts'
import { findRows } from '../rows.repo.ts'
import { texts } from './imports.texts.ts'
import { problemIn, type Line, type Problem } from './read-lines.ts'

interface Refusal {
  readonly field: EntityField
  readonly message: string
  readonly code: IssueCode
}
/** Refusals of values by the rules of an entity, each at its field; what belongs to no field of the file is told at the first. */
async function refusalsOf({ tx, entity, rules }: EntityCall, values: EntityValues, id: number): Promise<Refusal[]> {
  try {
    await rules.check?.(tx, values, id)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { issues } = error.details
    if (!issues) return [{ field: entity.fields[0]!, message: error.message, code: 'INVALID' }]
    return issues.map(({ Path, Message, Code }) => ({ field: fieldAt(entity, Path), message: Message, code: Code as IssueCode }))
  }
}
const fieldAt = ({ all, fields }: Entity, path: string): EntityField => all.find(({ key }) => path === `Values.${key}`) ?? fields[0]!

/** Lines by the values of `EntityRules.distinct` that they say first, over all parts of a file. */
export type SaidOnce = ReadonlyMap<readonly string[], Map<string, number>>
export const saidOnce = ({ rules }: Pick<EntityCall, 'rules'>): SaidOnce => new Map((rules.distinct ?? []).map((keys) => [keys, new Map()]))

/** Fields of a line in which an earlier one of the file agrees with it; blank ones agree with nothing. */
function repeated({ entity }: EntityCall, once: SaidOnce, { line, content }: Line): Problem[] {
  const problems: Problem[] = []
  for (const [keys, lines] of once) {
    const values = keys.map((key) => String(content[key] ?? ''))
    if (values.includes('')) continue
    const said = JSON.stringify(values)
    const first = lines.get(said)
    if (first === undefined) lines.set(said, line)
    else {
      const field = entity.all.find(({ key }) => key === keys.at(-1))!
      problems.push(problemIn(line, 'INVALID', field, values.at(-1)!, texts.repeated(field.zh, first)))
    }
  }
  return problems
}

/** Sentences for stored rows whose content stays as it is, by key. */
async function lockedRows({ tx, entity, rules: { locked } }: EntityCall, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (!locked || ids.length === 0) return new Map()
  const rows = await tx.query<{ id: number; word: string }>(
    `select id, word from (select t.id, ${locked.word} as word from ${entity.table} t where t.id = any($1)) of_rows where word is not null`,
    [ids],
  )
  return new Map(rows.map(({ id, word }) => [id, locked.sentence(word)]))
}

const isWritten = ({ act }: Line): boolean => act === 'add' || act === 'change'
/**
 * Lines as the rules of the entity judge them: what a form is refused, a file is refused, at the same field. A company's own words about a row of the
 * platform are no row.
 */
export async function withChecks(
  call: EntityCall,
  lines: readonly Line[],
  once: SaidOnce,
  overridden: (line: Line) => boolean,
): Promise<readonly Line[]> {
  const { check, locked } = call.rules
  if (!check && !locked && once.size === 0) return lines
  const changed = lines.flatMap(({ act, row }) => (act === 'change' && row ? [row.Id] : []))
  const lockedBy = await lockedRows(call, changed)
  async function problemsOfLine(line: Line): Promise<Problem[]> {
    if (!isWritten(line) || overridden(line)) return []
    const toProblem = (field: EntityField, message: string, code: IssueCode) =>
      problemIn(line.line, code, field, textOf(line.content[field.key]), message)
    const { Id = 0 } = line.row ?? {}
    const stays = lockedBy.get(Id)
    if (stays !== undefined) return [toProblem(call.entity.fields[0]!, stays, 'INVALID')]
    return (await refusalsOf(call, line.content, Id)).map(({ field, message, code }) => toProblem(field, message, code))
  }
  // sent together: none waits for another
  const found = await Promise.all(lines.map((line) => problemsOfLine(line)))
  return lines.map((line, at) => {
    const problems = [...found[at]!, ...(isWritten(line) ? repeated(call, once, line) : [])]
    return problems.length === 0 ? line : { ...line, act: 'bad' as const, problems }
  })
}
const textOf = (value: EntityValues[string] | undefined): string => (Array.isArray(value) ? value.join('；') : String(value ?? ''))

/** Most refused rows that one sentence names. */
const named = 5
const chunk = 1_000
/**
 * Judges rows again as they stand, each beside the others: rows of one file may exclude each other, and others may have come since the file was read.
 * @throws AppError ILLEGAL_TRANSITION with the codes and reasons
 */
export async function demandStanding(call: EntityCall, ids: readonly number[], refused: (said: string) => string): Promise<void> {
  if (!call.rules.check) return
  for (let at = 0; at < ids.length; at += chunk) {
    const rows: EntityRow[] = await findRows(call.tx, call.entity, call.actor, ids.slice(at, at + chunk))
    const refusals = await Promise.all(rows.map((row) => refusalsOf(call, row, row.Id)))
    const said = rows.flatMap(({ Code }, nth) => refusals[nth]!.slice(0, 1).map(({ message }) => `${Code}：${message}`))
    if (said.length > 0) throw new AppError('ILLEGAL_TRANSITION', { message: refused(said.slice(0, named).join('；')) })
  }
}
