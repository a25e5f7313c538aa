import type { SheetTexts } from '../texts.ts'
import type { CreateRow } from './acts/outcome.ts'
import type { SheetBatch, SheetColumn, SheetMarks, SheetRow } from './types.ts'

/** Undo of a host that keeps one history over more than the sheet; the sheet then records nothing itself. */
export interface HostHistory {
  /** Takes the last act of the host back; the rows come back by `setRows`. */
  undo(): void
  /** Does the act that was taken back last once more. */
  redo(): void
}

/** Options of a sheet. */
export interface SheetOptions {
  /** Columns, left to right. Hand over the same array while nothing changed. */
  readonly columns: readonly SheetColumn[]
  /** Rows at first. Default none. */
  readonly rows?: readonly SheetRow[]
  /** Takes every change; the rows that come of it are handed back by `setRows`. `applyBatch` makes them. */
  readonly onChange?: (batch: SheetBatch) => void
  /**
   * A cell is being typed in: the change that leaving it now would hand to `onChange`; undefined when the edit is over. For hosts that keep
   * what is typed before it is entered. Called at every key.
   */
  readonly onTyping?: (batch: SheetBatch | undefined) => void
  /** Makes new rows. Without it rows can neither be added nor duplicated, and pastes do not grow the sheet. */
  readonly createRow?: CreateRow
  /** Findings of the consumer’s own rules; those of the columns (`validate`) come on top. */
  readonly marks?: SheetMarks
  /** Selecting, copying and finding stay; nothing can be changed. Default false. */
  readonly readOnly?: boolean
  /** Deepest level that people may add rows on. Default 0: no detail rows. */
  readonly maxLevel?: number
  /** Most rows of one paste. Default 5,000. */
  readonly pasteLimit?: number
  /** Undo of the host instead of the sheet’s own. */
  readonly history?: HostHistory
  /** Replaces single texts, or all of them (`sheetTextsEn`). */
  readonly texts?: Partial<SheetTexts>
  /** A person has set the width of a column, in pixels. */
  readonly onResize?: (key: string, width: number) => void
}

/** Interface of the input that stands over the active cell. */
export interface EditorPort {
  /** The text under edit. */
  text(): string
  /** Puts the cursor into the input; called when the sheet takes the keys again. */
  focus(): void
}

/** A cell under edit: `replace` began by typing, `edit` keeps the text and lets the arrows move in it. */
export interface Editing {
  /** `replace`: the old text is gone. `edit` (F2, double click): it is changed. */
  readonly mode: 'replace' | 'edit'
  /** `id` of the row. */
  readonly rowId: string
  /** `key` of the column. */
  readonly key: string
}

/** One line for the live region; `id` differs for each, so that the same text is said again. */
export interface Notice {
  /** Rises with each line said. */
  readonly id: number
  /** The sentence itself. */
  readonly text: string
  /** `error`: nothing was done, or what was typed is wrong. */
  readonly tone: 'info' | 'error'
}

/** Typed callers cannot forget the columns, JavaScript can. @throws TypeError */
export function demandColumns(options: SheetOptions): void {
  if (!Array.isArray((options as Partial<SheetOptions> | undefined)?.columns))
    throw new TypeError('SheetModel: columns missing. They are an array of { key, header, kind, width }.')
}
