import { terminalCalls } from '@jst/contracts/master'
import { ownJobList, type OwnJob } from '@jst/contracts/jobs'
import type { EntityCalls, ImportPlan } from '@jst/contracts/entity'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { workbookOf } from './workbook.ts'
import { sized } from '../kit/size.ts'

export const imported = sized(50_000, 300)
/** Ports as files mention them: name, another code, English, another name, code. */
const mentions = ['上海', 'CNSHG', 'Ningbo', '洛杉矶', 'NLRTM']
const heading = ['码头代码', '码头名称', '英文名', '所属港口', '经营公司', '截港提前天数', '网址', '经度', '纬度', '备注']

export type Format = 'csv' | 'xlsx'

/** A file of terminals with ten columns. `unknown`: no two lines name the same port, and nobody knows any. */
function fileOf(format: Format, from: number, unknown: boolean): Buffer {
  const rows = Array.from({ length: imported }, (_, at) => [
    `BENCH${from + at}`,
    `码头${at}号泊位`,
    `TERMINAL NO ${at}`,
    unknown ? `Harbour of ${at.toString(36)}` : mentions[at % mentions.length]!,
    `经营公司${at % 300}`,
    (at % 20) / 2,
    `https://example.com/t/${at}`,
    (at % 180) + 0.1234,
    (at % 90) + 0.5,
    `备注 ${at}`,
  ])
  return format === 'xlsx' ? workbookOf([heading, ...rows]) : Buffer.from([heading, ...rows].map((row) => row.join(',')).join('\r\n'))
}

export interface Times {
  readonly plan: number
  readonly run: number
  readonly undo: number
}

type ImportCalls = Pick<EntityCalls, 'planImport' | 'runImport' | 'undoImport'>
/** A file for the import of a list: every line of it can be added. */
interface ImportFile {
  readonly calls: ImportCalls
  readonly format: Format
  readonly lines: number
  readonly bytes: Buffer
}

async function plan({ origin }: Product, token: string, { calls, format, bytes }: Omit<ImportFile, 'lines'>): Promise<ImportPlan> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), `bench.${format}`)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(origin + calls.planImport.path, { method: 'POST', headers, body: form })
  const { Data, Message } = (await response.json()) as { Data: ImportPlan; Message?: string }
  if (!response.ok) throw new Error(`the file was refused: ${Message}`)
  return Data
}

/** Asks for it, and waits until its job has ended. */
async function byJob({ origin }: Product, token: string, path: string, body: object): Promise<void> {
  const { JobId } = await call<ImportPlan>(origin + path, { token, body })
  // a small file is written in the call itself
  if (JobId === undefined || JobId === null) return
  for (;;) {
    const { Rows } = await call<{ Rows: OwnJob[] }>(`${origin}${ownJobList.path}?PageSize=10`, { token })
    const job = Rows.find(({ Id }) => Id === JobId)
    if (job?.State === 'done') return
    if (job?.State !== 'queued' && job?.State !== 'running') throw new Error(`the import has ended: ${job?.State} ${job?.Error}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Milliseconds of checking, writing and taking back a file. */
export async function importFile(product: Product, token: string, file: ImportFile): Promise<Times> {
  const timed = async <T>(work: () => Promise<T>): Promise<readonly [number, T]> => {
    const started = performance.now()
    const result = await work()
    return [performance.now() - started, result]
  }
  const { calls, lines } = file
  const [planned, { Id, Adds, Problems }] = await timed(() => plan(product, token, file))
  if (Adds !== lines) throw new Error(`planned ${Adds} of ${lines} lines: ${Problems[0]?.Message}`)
  const [ran] = await timed(() => byJob(product, token, calls.runImport.path, { Id, SkipBad: false, SkipLines: [] }))
  const [undone] = await timed(() => byJob(product, token, calls.undoImport.path, { Id }))
  return { plan: planned, run: ran, undo: undone }
}

/** The same of a file of terminals; then it is written again, and stays. */
export async function importOnce(product: Product, token: string, format: Format, from: number): Promise<Times> {
  const file = { calls: terminalCalls, format, lines: imported, bytes: fileOf(format, from, false) }
  const times = await importFile(product, token, file)
  const { Id } = await plan(product, token, file)
  await byJob(product, token, terminalCalls.runImport.path, { Id, SkipBad: false, SkipLines: [] })
  return times
}

/** Milliseconds of checking a file none of whose lines can be written. */
export async function checkUnknown(product: Product, token: string): Promise<number> {
  const bytes = fileOf('csv', 0, true)
  const started = performance.now()
  const { Bad } = await plan(product, token, { calls: terminalCalls, format: 'csv', bytes })
  if (Bad !== imported) throw new Error(`${Bad} of ${imported} lines are bad`)
  return performance.now() - started
}
