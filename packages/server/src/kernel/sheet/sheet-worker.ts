import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { openWorkbook } from './sheet-workbook.ts'
import { Fault, partsOf } from './sheet-rows.ts'
import type { GridSheet, SheetAnswer, SheetTask, TableSheet, WriteTask } from './sheets.ts'

/**
 * Reads or writes spreadsheets in a thread of its own, one after the other: memory and time are bounded, and the server answers others meanwhile.
 * Imports no more of this project than it needs, so that a thread starts in no time.
 */
async function* answers(wanted: SheetTask): AsyncGenerator<SheetAnswer> {
  if (wanted.kind === 'write') yield await write(wanted)
  else {
    const bytes = Buffer.from(wanted.bytes.buffer, wanted.bytes.byteOffset, wanted.bytes.byteLength)
    yield* partsOf(await openWorkbook(bytes, wanted.limits, wanted.sheet), wanted.limits)
  }
}

/** Characters that neither XML nor a cell can hold. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, 32_000)

async function write({ sheets }: WriteTask): Promise<SheetAnswer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const file = await writeXlsxFile(sheets.map((sheet) => ('grid' in sheet ? gridOf(sheet) : sheetOf(sheet)))).toBuffer()
  return { bytes: file }
}

const border = { borderColor: '#C9CDD4', borderStyle: 'thin' } as const
const head = {
  fontWeight: 'bold',
  backgroundColor: '#E8F3FF',
  align: 'center',
  alignVertical: 'center',
  height: 22,
  wrap: true,
  ...border,
} as const

/** Texts stay texts here too. */
const gridOf = ({ name, grid, widths }: GridSheet) => ({
  sheet: name,
  columns: widths.map((width) => ({ width })),
  data: grid.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: clean(value), type: String, alignVertical: 'top' as const, wrap: value.includes('\n') }
    }),
  ),
})

function sheetOf({ name, columns, rows, blanks = 0, totals }: TableSheet) {
  // texts are written as texts: what begins with = is never a formula
  const cell = (content: TableSheet['rows'][number][number], column: number, style: object = {}) => {
    const { value, format } =
      content !== null && typeof content === 'object' ? content : { value: content, format: columns[column]?.format ?? '0' }
    return typeof value === 'number'
      ? { value, type: Number, align: 'right' as const, format, ...border, ...style }
      : {
          value: clean(value ?? ''),
          type: String,
          alignVertical: 'top' as const,
          wrap: columns[column]?.wrap ?? false,
          ...border,
          ...style,
        }
  }
  return {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ title }) => ({ value: title, type: String, ...head })),
      ...rows.map((row) => row.map((value, column) => cell(value, column))),
      ...Array.from({ length: blanks }, () =>
        columns.map(({ blank }) => (blank === undefined ? null : { type: blank === '@' ? String : Number, format: blank })),
      ),
      ...(totals ? [totals.map((value, column) => cell(value, column, { fontWeight: 'bold', backgroundColor: '#F7F8FA' }))] : []),
    ],
  }
}

/** Answers, and what went wrong as the last of them. */
async function* answersTo(wanted: SheetTask): AsyncGenerator<SheetAnswer> {
  try {
    yield* answers(wanted)
  } catch (error) {
    yield error instanceof Fault ? { fault: error.kind, place: error.place } : { fault: 'unreadable', reason: String(error) }
  }
}

const isLast = (answer: SheetAnswer): boolean => !('rows' in answer) || answer.last

const port = parentPort!
// one task after the other, until the thread is ended
for (;;) {
  const [task] = (await once(port, 'message')) as [SheetTask]
  // while an answer is on its way and used, the next one is made; it is sent when it is asked for, for nobody listens before
  let acknowledged: Promise<unknown> | undefined
  for await (const answer of answersTo(task)) {
    await acknowledged
    acknowledged = isLast(answer) ? undefined : once(port, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
    port.postMessage(answer)
  }
}
