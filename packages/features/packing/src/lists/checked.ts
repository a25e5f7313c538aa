import type { BoxRow, Line } from '@jst/contracts/document'
import type { PackedBox, PackingGrid } from '@jst/contracts/packing'
import type { BoxRows } from '@jst/feature-kit/boxes'
import { boxKeys } from '@jst/packing'
import type { Allowance, createChecks, Finding } from '@jst/packing/checks'
import type { CellMark, SheetMarks } from '@jst/sheet'
import { texts } from './texts.ts'

type Checks = ReturnType<typeof createChecks>

/** Findings over the boxes of a booking: those of the sheet and those that are sent already. A reason answers what asks for one in its box. */
export function checkedBoxes(
  checks: Checks,
  boxes: readonly PackedBox[],
  reasons: readonly string[],
  order: PackingGrid['Order'],
): Finding[] {
  const booked = { Totals: order }
  const found = checks(boxes, { booked })
  const given = new Map(boxKeys(boxes).map((key, at) => [key, reasons[at] ?? '']))
  const allow = found.flatMap(({ needsReason, code, path }): Allowance[] => {
    const reason = (needsReason && given.get(path.box)) || ''
    return reason === '' ? [] : [{ code, box: path.box, reason }]
  })
  return allow.length === 0 ? found : checks(boxes, { booked, allow })
}

/** Where the rows of findings stand in the sheet, whose boxes come first; undefined for one that is not in the sheet. */
export function rowsOfFindings(
  keys: readonly string[],
  rows: readonly BoxRow[],
  ids: BoxRows<string, BoxRow, Line>,
): (finding: Finding) => string | undefined {
  const places = new Map(keys.map((key, at) => [key, at]))
  return ({ path }) => {
    const row = rows[places.get(path.box) ?? -1]
    if (!row) return undefined
    const line = row.Lines.find((one) => one['Key'] === path.line)
    return ids.idOf(line ?? row)
  }
}

/** Findings as marks of cells. */
export function marksOf(findings: readonly Finding[], rowOf: (finding: Finding) => string | undefined): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  for (const finding of findings) {
    const id = finding.severity === 'INFO' ? undefined : rowOf(finding)
    if (id === undefined) continue
    const cells = marks.get(id) ?? new Map<string, CellMark>()
    const severity = finding.severity === 'ERROR' ? 'error' : 'warning'
    // an error is not hidden by a warning
    if (cells.get(finding.path.field)?.severity !== 'error')
      cells.set(finding.path.field, { severity, message: texts.say(finding.message) })
    marks.set(id, cells)
  }
  return marks
}
