import type { Words } from '../model/error.ts'
import type { MeasureName } from '../model/measures.ts'
import type { Column } from './vocabulary.ts'

/** A cell that was not taken. `more`: filled cells below a heading that was not. */
export interface UnreadCell {
  readonly sheet: string
  readonly cell: string
  readonly text: string
  readonly why: Words
  readonly more?: number
}
/** A cell that may mean several things. The answer is its text; numbers are also answered for the whole file. */
export interface AskedCell {
  readonly kind: 'number' | 'type'
  readonly sheet: string
  readonly cell: string
  readonly text: string
  readonly meanings: readonly string[]
  readonly words: Words
}
/** Blank cells of a column that may continue the cell above. */
export interface AskedBlanks {
  readonly kind: 'blank'
  readonly sheet: string
  readonly column: Column
  readonly cells: readonly string[]
  readonly words: Words
}
/** A question about a file. */
export type Asked = AskedCell | AskedBlanks

/** A total of the sheet beside the sum of its rows. It is compared and never imported. */
export interface TotalCheck {
  readonly sheet: string
  readonly cell: string
  readonly measure: MeasureName
  readonly said: number
  /** Sum of the rows that the total stands for. */
  readonly sum: number
  readonly agrees: boolean
}

/** Notes on a file while it is read. */
export class FileNotes {
  readonly unread: UnreadCell[] = []
  readonly questions: Asked[] = []
  readonly totals: TotalCheck[] = []
}
