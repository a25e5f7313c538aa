import type { Issue } from '@jst/contracts'
import { boxProblems, type BoxesFacts, type BoxRow, type DocumentBoxes } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { cleanedLines, hiddenOf, keepHidden, readable } from '../lines/lines.service.ts'
import { moduleOf, type DocumentCall } from '../registry.ts'
import { findSubjects, mayEdit, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordChanges } from '../thread/record.ts'
import { findBoxes, replaceBoxes } from './boxes.repo.ts'

/** @throws AppError NOT_FOUND for a kind without boxes */
export function demandBoxes({ document }: Pick<Subject, 'document'>): BoxesFacts {
  if (!document.boxes) throw new AppError('NOT_FOUND')
  return document.boxes
}

/** The boxes as a reader may see them: fields that his roles hide are blank. */
export function visibleBoxes(facts: BoxesFacts, actor: EmployeeActor, boxes: readonly BoxRow[]): BoxRow[] {
  const blank = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']))
  const [boxBlanks, below] = [blank(hiddenOf(facts.boxes, actor)), blank(hiddenOf(facts.lines, actor))]
  return boxes.map(({ Box, Lines }) => ({ Box: { ...Box, ...boxBlanks }, Lines: Lines.map((line) => ({ ...line, ...below })) }))
}

export async function boxesOf(db: Queryable, actor: EmployeeActor, subject: Subject): Promise<DocumentBoxes> {
  const { document, row } = subject
  const facts = demandBoxes(subject)
  const boxesById = await findBoxes(db, facts, document.kind, [row.id])
  return { UpdateTime: row.updateTime, Boxes: visibleBoxes(facts, actor, boxesById.get(row.id) ?? []) }
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT with every finding */
export async function saveBoxes(
  call: DocumentCall,
  subject: Subject,
  { UpdateTime, Boxes }: { readonly UpdateTime: string; readonly Boxes: readonly BoxRow[] },
): Promise<DocumentBoxes> {
  const { tx, actor } = call
  const { module, document, row } = subject
  demandBoxes(subject)
  const [locked] = await findSubjects(tx, module, [row.id], true)
  if (!locked) throw new AppError('NOT_FOUND')
  demand(mayEdit(document, locked.state))
  demandVersion(UpdateTime, await boxesOf(tx, actor, { ...subject, row: locked }))
  await writeBoxes(call, { ...subject, row: locked }, Boxes)
  const [fresh] = await findSubjects(tx, module, [row.id])
  return boxesOf(tx, actor, { ...subject, row: fresh! })
}

/**
 * Replaces the boxes for an area whose own rights let the caller, and which holds the record in the version that he saw.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT with every finding
 */
export async function replaceBoxRows(
  call: DocumentCall,
  { kind, id }: { readonly kind: string; readonly id: number },
  boxes: readonly BoxRow[],
): Promise<void> {
  const module = moduleOf(kind)
  const { document } = module
  const [row] = await findSubjects(call.tx, module, [id], true)
  if (!row) throw new AppError('NOT_FOUND')
  demand(mayEdit(document, row.state))
  await writeBoxes(call, { module, document, row }, boxes)
}

/** Writes boxes of a record that is locked. @throws AppError INVALID_INPUT with every finding */
export async function writeBoxes(call: DocumentCall, subject: Subject, given: readonly BoxRow[]): Promise<void> {
  const { tx, actor } = call
  const { module, document, row } = subject
  const facts = demandBoxes(subject)
  const before = (await findBoxes(tx, facts, document.kind, [row.id])).get(row.id) ?? []
  const after = cleanBoxes(facts, withHidden(facts, actor, given, before))
  await replaceBoxes(tx, facts, document.kind, row, after)
  await tx.query(`update ${module.table} set update_time = next_update_time(update_time) where id = $1`, [row.id])
  const [old, now] = [before, after].map((boxes) => ({ Boxes: readableBoxes(facts, boxes) }))
  await recordChanges(call, { kind: document.kind, row }, old!, now!)
  call.audit({ action: `${document.kind}.boxes`, entity: document.kind, entityId: row.id, diff: { boxes: after.length } })
}

/** Boxes as they are kept. @throws AppError INVALID_INPUT with every problem */
function cleanBoxes(facts: BoxesFacts, given: readonly BoxRow[]): BoxRow[] {
  if (given.length > facts.boxes.most) throw invalid('Boxes', texts.tooManyLines(facts.zh, facts.boxes.most))
  const cleanedBoxes = cleanedLines(
    facts.boxes,
    given.map(({ Box }) => Box),
    'Boxes',
  )
  const below = given.map(({ Lines }, at) => cleanedLines(facts.lines, Lines, `Boxes[${at}].Lines`))
  const tooMany = given.flatMap(({ Lines }, at): Issue[] =>
    Lines.length > facts.lines.most
      ? [issue(`Boxes[${at}].Lines`, facts.lines.zh, texts.tooManyLines(facts.lines.zh, facts.lines.most))]
      : [],
  )
  const boxes = cleanedBoxes.lines.map((Box, at) => ({ Box, Lines: below[at]!.lines }))
  const issues = [...cleanedBoxes.issues, ...below.flatMap((one) => one.issues), ...tooMany]
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  const together = boxProblems(facts, boxes).map(({ box, field, label, message }) => issue(`Boxes[${box}].${field}`, label, message))
  if (together.length > 0) throw new AppError('INVALID_INPUT', { issues: together })
  return boxes
}

export const issue = (Path: string, Label: string, Message: string): Issue => ({ Severity: 'ERROR', Code: 'INVALID', Path, Label, Message })

/** Values that the writer does not see stay what they were. */
function withHidden(facts: BoxesFacts, actor: EmployeeActor, given: readonly BoxRow[], before: readonly BoxRow[]): readonly BoxRow[] {
  const [hiddenInBox, below] = [hiddenOf(facts.boxes, actor), hiddenOf(facts.lines, actor)]
  if (hiddenInBox.length + below.length === 0) return given
  const boxes = before.map(({ Box }) => Box)
  const lines = before.flatMap(({ Lines }) => Lines)
  return given.map(({ Box, Lines }) => ({
    Box: keepHidden(Box, boxes, hiddenInBox),
    Lines: Lines.map((line) => keepHidden(line, lines, below)),
  }))
}

/** Boxes and lines as the timeline tells them. */
const readableBoxes = (facts: BoxesFacts, boxes: readonly BoxRow[]): string[] => {
  const [boxText, below] = [readable(facts.boxes), readable(facts.lines)]
  return boxes.flatMap(({ Box, Lines }, at) => {
    const no = String(Box[facts.by] || texts.boxes.place(at + 1))
    return [boxText(Box), ...Lines.map((line) => texts.boxes.line(no, below(line)))]
  })
}
