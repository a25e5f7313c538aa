import type { SiContainer } from '@jst/contracts/si'
import type { CellMark, SheetMarks } from '@jst/sheet'
import type { DraftFindings } from '../model/findings.ts'
import type { CargoRows } from './cargo-rows.ts'

const severities = { ERROR: 'error', WARN: 'warning', INFO: 'info' } as const

/** Findings at the cells of the sheet. A row whose findings are as before keeps its map, so that it is not drawn again. */
export function marksOf(
  found: DraftFindings | undefined,
  containers: readonly SiContainer[],
  cargoRows: CargoRows,
  before: SheetMarks,
): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  for (const { container, line, field, issue } of found?.cells ?? []) {
    const box = containers[container]
    const source = line === undefined ? box : box?.lines[line]
    const id = source && cargoRows.idOf(source)
    if (id === undefined) continue
    const row = marks.get(id) ?? new Map<string, CellMark>()
    if (!row.has(field)) row.set(field, { severity: severities[issue.Severity], message: issue.Message })
    marks.set(id, row)
  }
  return new Map([...marks].map(([id, row]) => [id, reuseMarks(before.get(id), row)]))
}

function reuseMarks(old: ReadonlyMap<string, CellMark> | undefined, now: ReadonlyMap<string, CellMark>): ReadonlyMap<string, CellMark> {
  const same =
    old?.size === now.size &&
    [...now].every(([key, mark]) => old.get(key)?.message === mark.message && old.get(key)?.severity === mark.severity)
  return old && same ? old : now
}
