import { listDocument, type packingFile, type PackingFile, type readPackingFile } from '@jst/contracts/packing'
import type { QueryOf } from '@jst/contracts'
import { measureWords } from '@jst/packing'
import { sheetRows, type Asked, type SheetAnswers, type SheetRows } from '@jst/packing/sheets'
import { AppError } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { notesOf, placeOf, struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import { readSheet, sheetLimits, writeSheets, type ReadSheet } from '../../../kernel/sheet/sheets.ts'
import { apart } from '../../../kernel/process/apart.ts'
import { demandBooking } from '../../booking/index.ts'
import { demandSide } from '../application/view.service.ts'
import type { Reading } from './grid.service.ts'
import type { run } from './boxes-work.ts'
import { listsOf } from './list.repo.ts'
import { readingWords, type ReadingWords } from './reading.texts.ts'

/** Sheets of a file that are read: factories send one for each box. */
const mostSheets = 60
/** 5,000 lines, with the rows above and below them: headings of a factory, totals, signatures. */
export const packingSheet = { ...sheetLimits, rows: 5_000 + 50 } as const

/** A sheet with its rows where they stand in the file, so that cells keep their names. Somebody has taken struck cells back: they are empty. */
export function placed(sheet: ReadSheet): SheetRows {
  const { sheetName, rows, lines, merges } = sheet
  const struck = struckIn(sheet)
  const Rows: string[][] = []
  for (const [at, row] of rows.entries()) {
    const away = struck.get(lines[at]!) ?? []
    Rows[lines[at]! - 1] = row.map((text, column) => (away.includes(column) ? '' : text))
  }
  return {
    Name: sheetName,
    Rows: Array.from({ length: Rows.length }, (_, at) => Rows[at] ?? []),
    Merges: merges.map(
      (merge) => `${placeOf(merge.line, merge.column)}:${placeOf(merge.line + merge.lines - 1, merge.column + merge.columns - 1)}`,
    ),
  }
}

export async function sheetsIn({ bytes, kind, table }: UploadedFile, Lang?: 'en'): Promise<ReadSheet[]> {
  if (!table) throw new AppError('BAD_FILE')
  const others = kind === 'csv' ? [] : table.sheets.filter(({ name, hidden }) => !hidden && name !== table.sheetName)
  const sheets = [table]
  for (const { name } of others.slice(0, mostSheets - 1)) sheets.push(await readSheet(bytes, packingSheet, name))
  if (sheets.some(({ truncated }) => truncated) || others.length >= mostSheets)
    throw new AppError('BAD_FILE', { message: readingWords(Lang).tooLong })
  // in the order of the file
  const order = new Map(table.sheets.map(({ name }, at) => [name, at]))
  return sheets.toSorted((one, other) => (order.get(one.sheetName) ?? 0) - (order.get(other.sheetName) ?? 0))
}

/** Boxes of a file; nothing is stored. */
export async function readFile(
  file: UploadedFile | undefined,
  { Answers = '', Lang }: QueryOf<typeof readPackingFile>,
): Promise<PackingFile> {
  if (!file) throw new AppError('BAD_FILE')
  const sheets = await sheetsIn(file, Lang)
  const words = readingWords(Lang)
  const { isEmpty, ...read } = await readBoxes(sheets, sheets.map(placed), Answers, words)
  if (isEmpty) throw new AppError('BAD_FILE', { message: words.noSheet })
  return { FileName: file.name, ...read }
}

const readApart = apart<typeof run>('boxes-work', import.meta.url)

/** Boxes in rows of sheets. `isEmpty`: no sheet is a packing list. */
export async function readBoxes(
  sheets: readonly ReadSheet[],
  rows: readonly SheetRows[],
  Answers: string,
  words: ReadingWords,
): Promise<Omit<PackingFile, 'FileName'> & { readonly isEmpty: boolean }> {
  const { boxes, layouts, asked, unread, totals } = await readApart({ rows, answers: answersIn(Answers) })
  return {
    isEmpty: layouts.every(({ layout }) => layout === 'none'),
    Boxes: boxes,
    Totals: totals
      .filter(({ agrees }) => !agrees)
      .map(({ sheet, cell, measure, said, sum }) => words.total(sheet, cell, measureWords[measure], String(said), String(sum))),
    Unread: unread.map(({ sheet, cell, text, why }) => ({ Sheet: sheet, Cell: cell, Text: words.unread(text, words.say(why)) })),
    Beside: sheets.flatMap((sheet) => {
      const { SheetNotes } = notesOf(sheet)
      return SheetNotes ? [{ Sheet: sheet.sheetName, SheetNotes }] : []
    }),
    Hidden: sheets[0]!.sheets.filter(({ hidden }) => hidden).map(({ name }) => name),
    Questions: asked.map((one) => questionOf(one, words)),
  }
}

/** Key of a question, and what may be answered. */
function questionOf(one: Asked, words: ReadingWords): PackingFile['Questions'][number] {
  if (one.kind === 'blank')
    return {
      Key: `blank ${one.sheet}!${one.column}`,
      Text: words.say(one.words),
      Choices: [
        { Value: 'continue', Text: words.continues },
        { Value: 'empty', Text: words.empty },
      ],
    }
  return {
    Key: `cell ${one.sheet}!${one.cell}`,
    Text: words.say(one.words),
    Choices: one.meanings.map((meaning) => ({ Value: meaning, Text: meaning })),
  }
}

/** `key=value`, a line each. What is no answer is left out. */
function answersIn(typed: string): SheetAnswers {
  const blanks: Record<string, 'continue' | 'empty'> = {}
  const cells: Record<string, string> = {}
  for (const line of typed.split('\n')) {
    const [, kind, place = '', value = ''] = /^(blank|cell) (.+)=([^=]*)$/.exec(line) ?? []
    if (kind === 'cell') cells[place] = value
    else if (kind === 'blank' && (value === 'continue' || value === 'empty')) blanks[place] = value
  }
  return { blanks, cells }
}

/** The lists of a booking as a sheet that is read back without loss. */
export async function fileOfLists({ db, actor }: Reading, { BookingId, Lang }: QueryOf<typeof packingFile>): Promise<FileAnswer> {
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  const lists = await listsOf(db, booking.id)
  const [head = [], ...rows] = sheetRows(
    lists.map(({ box }) => box),
    Lang ?? 'zh',
  )
  const words = readingWords(Lang)
  const columns = head.map((title) => ({ title, width: Math.max(10, title.length * 2 + 4) }))
  const bytes = await writeSheets([{ name: words.say(listDocument), columns, rows }])
  return new FileAnswer(`${words.file(booking.no)}.xlsx`, mediaTypes.xlsx, bytes)
}
