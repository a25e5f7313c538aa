export type {
  CellChange,
  CellMark,
  CellPlace,
  CellRange,
  CellValue,
  Choice,
  ColumnKind,
  ParseResult,
  RowInsert,
  SheetBatch,
  SheetColumn,
  SheetMarks,
  SheetRow,
} from './core/types.ts'
export { SheetModel } from './core/sheet-model.ts'
export type { Announcer } from './core/announcer.ts'
export type { ResolvedColumn } from './core/columns.ts'
export type { FoundCell } from './core/find.ts'
export type { Direction, SheetSelection } from './core/selection.ts'
export type { SheetState } from './core/sheet-state.ts'
export type { ColumnTotal, SelectionStats } from './core/totals.ts'
export type { SheetView } from './core/view.ts'
export type { Editing, EditorPort, HostHistory, Notice, SheetOptions } from './core/model-options.ts'
export type { CreateRow, NewRowRequest, Outcome } from './core/acts/outcome.ts'
export type { RowPlace } from './core/acts/rows.ts'
export { applyBatch, invertBatch } from './core/batch.ts'
export { toTable } from './core/table.ts'
export {
  planImport,
  type AcceptedLine,
  type ImportMapping,
  type ImportOptions,
  type ImportPlan,
  type RejectedLine,
} from './core/import-plan.ts'
export { formatTsv, parseTsv, protectedText, type ClipboardTable } from './core/tsv.ts'
export { parseNumber, type NumberRules } from './core/numbers.ts'
export { ExactSum, groupDigits } from './core/exact.ts'
export { sheetTexts, type SheetTexts } from './texts.ts'
export { sheetTextsEn } from './texts-en.ts'
