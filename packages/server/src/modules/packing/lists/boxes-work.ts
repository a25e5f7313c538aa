import { readSheets, type SheetAnswers, type SheetReading, type SheetRows } from '@jst/packing/sheets'

export interface BoxesWork {
  readonly rows: readonly SheetRows[]
  readonly answers: SheetAnswers
}

/** Reads packing lists: 60 sheets of 5,000 rows take seconds, so that a thread does it. */
export const run = ({ rows, answers }: BoxesWork): SheetReading => readSheets(rows, answers)
