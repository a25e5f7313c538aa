import { terminalCalls } from '@jst/contracts/master'
import { ownJobList, type OwnJob } from '@jst/contracts/jobs'
import type { ImportPlan } from '@jst/contracts/entity'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { workbookOf } from './workbook.ts'

export const imported = 50_000
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

async function plan({ origin }: Product, token: string, format: Format, bytes: Buffer): Promise<ImportPlan> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), `bench.${format}`)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(origin + terminalCalls.planImport.path, { method: 'POST', headers, body: form })
  return ((await response.json()) as { Data: ImportPlan }).Data
}

/** Asks for it, and waits until its job has ended. */
async function byJob({ origin }: Product, token: string, path: string, body: object): Promise<void> {
  const { JobId } = await call<ImportPlan>(origin + path, { token, body })
  for (;;) {
    const { Rows } = await call<{ Rows: OwnJob[] }>(`${origin}${ownJobList.path}?PageSize=10`, { token })
    const job = Rows.find(({ Id }) => Id === JobId)
    if (job?.State === 'done') return
    if (job?.State !== 'queued' && job?.State !== 'running') throw new Error(`the import has ended: ${job?.State} ${job?.Error}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Milliseconds of checking, writing and taking back a file; then it is written again, and stays. */
export async function importOnce(product: Product, token: string, format: Format, from: number): Promise<Times> {
  const bytes = fileOf(format, from, false)
  const timed = async <T>(work: () => Promise<T>): Promise<readonly [number, T]> => {
    const started = performance.now()
    const result = await work()
    return [performance.now() - started, result]
  }
  const [planned, { Id, Adds }] = await timed(() => plan(product, token, format, bytes))
  if (Adds !== imported) throw new Error(`planned ${Adds} of ${imported} lines`)
  const run = (id: number) => byJob(product, token, terminalCalls.runImport.path, { Id: id, SkipBad: false, SkipLines: [] })
  const [ran] = await timed(() => run(Id))
  const [undone] = await timed(() => byJob(product, token, terminalCalls.undoImport.path, { Id }))
  await run((await plan(product, token, format, bytes)).Id)
  return { plan: planned, run: ran, undo: undone }
}

/** Milliseconds of checking a file none of whose lines can be written. */
export async function checkUnknown(product: Product, token: string): Promise<number> {
  const bytes = fileOf('csv', 0, true)
  const started = performance.now()
  const { Bad } = await plan(product, token, 'csv', bytes)
  if (Bad !== imported) throw new Error(`${Bad} of ${imported} lines are bad`)
  return performance.now() - started
}
