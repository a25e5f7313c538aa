import { boxProblems, type BoxesFacts, type BoxRow, type Line } from '@jst/contracts/document'
import { problemOf, tidy, type EntityField, type FindingTexts } from '@jst/contracts/entity'
import type { CellMark, SheetMarks } from '@jst/sheet'

import type { BoxRows } from './BoxRows.ts'
import type { BoxWords } from './texts.ts'
import { unreadBox } from './unread.ts'

/** Marks of contradictions between boxes and lines. What is wrong with a single cell says its column. */
export function boxMarks(facts: BoxesFacts, boxes: readonly BoxRow[], rows: BoxRows<string, BoxRow, Line>): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  for (const { box, field, message } of boxProblems(facts, boxes)) {
    const id = rows.idOf(boxes[box]!)
    if (id !== undefined) marks.set(id, (marks.get(id) ?? new Map<string, CellMark>()).set(field, { severity: 'error', message }))
  }
  return marks
}

/** The first reason why boxes cannot be stored, with the box that it is about; undefined without one. */
export function firstBoxProblem(facts: BoxesFacts, boxes: readonly BoxRow[], words: BoxWords, findings?: FindingTexts): string | undefined {
  const unread = unreadBox(facts, boxes, words)
  if (unread !== undefined) return unread
  for (const [at, { Box, Lines }] of boxes.entries()) {
    const no = String(Box[facts.by] || words.row(at + 1))
    const boxProblem = problemIn(facts.boxes.fields, Box, findings)
    if (boxProblem !== undefined) return words.atRow(no, boxProblem)
    for (const [place, line] of Lines.entries()) {
      const below = problemIn(facts.lines.fields, line, findings)
      if (below !== undefined) return words.atRow(words.lineOf(no, place + 1), below)
    }
  }
  return boxProblems(facts, boxes)[0]?.message
}

function problemIn(fields: readonly EntityField[], line: Line, findings?: FindingTexts): string | undefined {
  for (const field of fields) {
    const problem = problemOf(field, tidy(field, line[field.key] ?? null), findings)
    if (problem !== undefined) return problem
  }
  return undefined
}
