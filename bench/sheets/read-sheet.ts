import { readFile, writeFile } from 'node:fs/promises'
import { readParts, writeSheets } from '../../packages/server/src/kernel/sheet/sheets.ts'
import { MemoryPeak } from '../kit/memory-peak.ts'
import { serve } from '../kit/program.ts'
import { sized } from '../kit/size.ts'

const rows = sized(50_000, 500)
const columns = 20
const limits = { unpacked: 256 * 1024 * 1024, rows: rows + 1, columns, cell: 32_767 }

/** A workbook of texts, formatted numbers and plain ones, and its reading by the server's module, thread included. */
const handlers = {
  /** Writes the workbook; what that leaves in memory is none of the reading's, so it is read by another process. */
  async make(path: string): Promise<number> {
    const title = (at: number) => ({ title: `C${at}`, width: 12, ...(at % 3 === 1 ? { format: '#,##0.00' } : {}) })
    const cell = (row: number, at: number) => (at % 3 === 0 ? `上海港 ${row} ${at}` : (row * at) / 7)
    const file = await writeSheets([
      {
        name: 'S',
        columns: Array.from({ length: columns }, (_, at) => title(at)),
        rows: Array.from({ length: rows - 1 }, (_, row) => Array.from({ length: columns }, (__, at) => cell(row, at))),
      },
    ])
    await writeFile(path, file)
    return file.length
  },
  /** Milliseconds, and megabytes of the process, thread included. */
  async read(path: string): Promise<{ time: number; memory: number }> {
    const file = await readFile(path)
    const peak = new MemoryPeak(() => process.memoryUsage.rss() / 1024 / 1024)
    const started = performance.now()
    let count = 0
    for await (const part of readParts(file, limits)) count += part.rows.length
    if (count !== rows) throw new Error(`${count} of ${rows} rows were read`)
    return { time: performance.now() - started, memory: peak.end() }
  },
}
export type ReadSheet = typeof handlers
serve(handlers)
