import type { SheetTexts } from '../texts.ts'
import type { CreateRow } from './acts/outcome.ts'
import type { SheetBatch, SheetColumn, SheetMarks, SheetRow } from './types.ts'

/** Undo of a host that keeps one history over more than the sheet; the sheet then records nothing itself. */
export interface HostHistory {
  undo(): void
  redo(): void
}

/** What a sheet is made of. */
export interface SheetOptions {
  readonly columns: readonly SheetColumn[]
  readonly rows?: readonly SheetRow[]
  /** Takes every change; the rows that come of it are handed back by `setRows`. `applyBatch` makes them. */
  readonly onChange?: (batch: SheetBatch) => void
  /** Makes new rows. Without it rows can neither be added nor duplicated, and pastes do not grow the sheet. */
  readonly createRow?: CreateRow
  readonly marks?: SheetMarks
  readonly readOnly?: boolean
  /** Deepest level that people may add rows on. Default 0: no detail rows. */
  readonly maxLevel?: number
  /** Most rows of one paste. Default 5,000. */
  readonly pasteLimit?: number
  readonly history?: HostHistory
  /** Replaces single texts, or all of them (`sheetTextsEn`). */
  readonly texts?: Partial<SheetTexts>
  /** A person has set the width of a column, in pixels. */
  readonly onResize?: (key: string, width: number) => void
}

/** What the model needs of the input that stands over the active cell. */
export interface EditorPort {
  /** The text under edit. */
  text(): string
  focus(): void
}

/** A cell under edit: `replace` began by typing, `edit` keeps the text and lets the arrows move in it. */
export interface Editing {
  readonly mode: 'replace' | 'edit'
  readonly rowId: string
  readonly key: string
}

/** One line for the live region; `id` differs for each, so that the same text is said again. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'error'
}
