import type { BoxRow, Line } from '@jst/contracts/document'
import type { PackedBox, PackingGrid } from '@jst/contracts/packing'
import type { BoxRows } from '@jst/feature-kit/boxes'
import { boxKeys } from '@jst/packing'
import { problemsOf, type Allowance, type Finding } from '@jst/packing/checks'
import type { CellMark, SheetMarks } from '@jst/sheet'

/** Findings over the boxes of a booking: those of the sheet and those that are sent already. A reason answers what asks for one in its box. */
export function checkedBoxes(boxes: readonly PackedBox[], reasons: readonly string[], order: PackingGrid['Order']): Finding[] {
  const keys = boxKeys(boxes)
  const booked = { Totals: order }
  const allow = problemsOf(boxes, { booked })
    .filter(({ needsReason }) => needsReason)
    .flatMap(({ code, path }): Allowance[] => {
      const reason = reasons[keys.indexOf(path.box)] ?? ''
      return reason === '' ? [] : [{ code, box: path.box, reason }]
    })
  return problemsOf(boxes, { booked, allow })
}

/** The row of a finding among those of the sheet, whose boxes come first; undefined for one that is not in the sheet. */
export function rowOfFinding(
  { path }: Finding,
  keys: readonly string[],
  rows: readonly BoxRow[],
  ids: BoxRows<string, BoxRow, Line>,
): string | undefined {
  const row = rows[keys.indexOf(path.box)]
  if (!row) return undefined
  const line = row.Lines.find((one) => one['Key'] === path.line)
  return ids.idOf(line ?? row)
}

/** Findings as marks of cells. */
export function marksOf(
  findings: readonly Finding[],
  keys: readonly string[],
  rows: readonly BoxRow[],
  ids: BoxRows<string, BoxRow, Line>,
): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  for (const finding of findings) {
    const id = finding.severity === 'INFO' ? undefined : rowOfFinding(finding, keys, rows, ids)
    if (id === undefined) continue
    const cells = marks.get(id) ?? new Map<string, CellMark>()
    const severity = finding.severity === 'ERROR' ? 'error' : 'warning'
    // an error is not hidden by a warning
    if (cells.get(finding.path.field)?.severity !== 'error') cells.set(finding.path.field, { severity, message: finding.message.zh })
    marks.set(id, cells)
  }
  return marks
}
