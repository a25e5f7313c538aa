import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from './errors.ts'
import { texts } from './kernel.texts.ts'

export interface TableColumn {
  title: string
  /** In characters. */
  width: number
  /** Of numbers, as spreadsheets write it: `#,##0.000`. */
  format?: string
  wrap?: boolean
}

/** A sheet as it shall be written: a head, rows, and a row of totals if there is one. */
export interface TableSheet {
  name: string
  columns: TableColumn[]
  rows: (string | number | null)[][]
  totals?: (string | number | null)[]
}

/** Bytes that the file may unpack to; rows with content, columns and characters of a cell that are read. */
export interface SheetLimits {
  readonly unpacked: number
  readonly rows: number
  readonly columns: number
  readonly cell: number
}

/** Of a file that people fill in by hand; `bytes` as it is uploaded. */
export const sheetLimits = { bytes: 5 * 1024 * 1024, unpacked: 64 * 1024 * 1024, rows: 5_000, columns: 60, cell: 2_000 } as const

/** What is read as a table. */
export const tableFormats = ['xlsx', 'xls', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

export interface ReadTask {
  kind: 'read'
  format: TableFormat
  bytes: Uint8Array
  limits: SheetLimits
}
export interface WriteTask {
  kind: 'write'
  sheets: TableSheet[]
}
export type SheetTask = ReadTask | WriteTask

export interface ReadSheet {
  sheetName: string
  /** Without empty ones. */
  rows: string[][]
  /** Where each of them stands in the file, from 1. */
  lines: number[]
  /** There is content beyond the limits. */
  truncated: boolean
}
type SheetFault = 'bomb' | 'unreadable' | 'formulas'
export type SheetAnswer = ReadSheet | { bytes: Uint8Array } | { fault: SheetFault; reason?: string }

/** Time that a sheet may take; a bound for files that are made to hang, far above what honest ones need. */
const patience = 15_000

/** Beside this module, as a source or in a bundle. */
const workerFile = new URL(`./sheet-worker${path.extname(import.meta.url)}`, import.meta.url)

async function run(task: SheetTask): Promise<SheetAnswer> {
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 8 },
  })
  try {
    return await new Promise<SheetAnswer>((resolve, reject) => {
      const timer = setTimeout(() => resolve({ fault: 'bomb' }), patience)
      worker.once('message', resolve)
      // out of memory, or a fault of ours
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: 'bomb' }) : reject(error),
      )
      worker.once('exit', () => clearTimeout(timer))
    })
  } finally {
    void worker.terminate()
  }
}

/**
 * The first sheet of a file as texts, within limits.
 * @throws AppError BAD_FILE for what cannot be read, unpacks to more than it may, or has formulas that were never worked out.
 */
export async function readSheet(bytes: Buffer, format: TableFormat, limits: SheetLimits = sheetLimits): Promise<ReadSheet> {
  const answer = await run({ kind: 'read', format, bytes, limits })
  if ('rows' in answer) return answer
  throw new AppError('BAD_FILE', { message: texts.sheet['fault' in answer ? answer.fault : 'unreadable'] })
}

/** An xlsx file of these sheets. */
export async function writeSheets(sheets: TableSheet[]): Promise<Buffer> {
  const answer = await run({ kind: 'write', sheets })
  if ('bytes' in answer) return Buffer.from(answer.bytes)
  throw new Error(`the sheet could not be written: ${'fault' in answer ? (answer.reason ?? answer.fault) : ''}`)
}
