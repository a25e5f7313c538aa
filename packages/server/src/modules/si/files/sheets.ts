import { Worker } from 'node:worker_threads'
import { containerFileLimits } from '@jst/contracts/si'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from './texts.ts'

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

/** Bytes that the file may unpack to; rows, columns and characters of a cell that are read. */
export interface SheetLimits {
  readonly unpacked: number
  readonly rows: number
  readonly columns: number
  readonly cell: number
}

export interface ReadTask {
  kind: 'read'
  format: 'xlsx' | 'csv'
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
  rows: string[][]
  truncated: boolean
}
export type SheetAnswer = ReadSheet | { bytes: Uint8Array } | { fault: 'bomb' | 'unreadable'; reason?: string }

/** Time that a sheet may take; a bound for files that are made to hang, far above what honest ones need. */
const patience = 15_000

async function run(task: SheetTask): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
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
 * @throws AppError BAD_FILE for what cannot be read, or unpacks to more than it may.
 */
export async function readSheet(bytes: Buffer, format: 'xlsx' | 'csv', limits: SheetLimits = containerFileLimits): Promise<ReadSheet> {
  const answer = await run({ kind: 'read', format, bytes, limits })
  if ('rows' in answer) return answer
  const bomb = 'fault' in answer && answer.fault === 'bomb'
  throw new AppError('BAD_FILE', { message: bomb ? texts.fileTooBig : texts.fileUnreadable })
}

/** An xlsx file of these sheets. */
export async function writeSheets(sheets: TableSheet[]): Promise<Buffer> {
  const answer = await run({ kind: 'write', sheets })
  if ('bytes' in answer) return Buffer.from(answer.bytes)
  throw new Error(`the sheet could not be written: ${'fault' in answer ? (answer.reason ?? answer.fault) : ''}`)
}
