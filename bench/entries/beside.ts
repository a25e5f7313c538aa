import { freightRateCalls, planRateBatch, runRateBatch } from '@jst/contracts/freight-rates'
import { customerCalls, runHandover } from '@jst/contracts/partner'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { importFile } from '../master/imports.ts'
import { workbookOf } from '../master/workbook.ts'
import { fillRates } from '../rates/fill.ts'
import { sized } from '../kit/size.ts'

const imported = sized(20_000, 200)
const handed = sized(10_000, 100)
const merged = sized(20_000, 200)

type Owner = Awaited<ReturnType<Product['owner']>>

/** Customers of the operator; the sales of those with the prefix HAND is the first of the two employees. */
async function fillCustomers(owner: Owner): Promise<{ from: number; to: number; merge: [number, number] }> {
  await owner.query(
    `insert into customer (company_id, code, name_zh, search) select c.id, 'HAND' || n, '交接客户' || n, 'HAND' || n
      from company c, generate_series(1, $1::int) n where c.code = 'HJGJ'`,
    [handed],
  )
  const people = await owner.query<{ id: string }>(
    `select e.id from employee e join company c on c.id = e.company_id where c.code = 'HJGJ' and not e.disabled order by e.id desc limit 2`,
  )
  const [from, to] = people.rows.map(({ id }) => Number(id)) as [number, number]
  await owner.query(
    `insert into partner_staff (kind, subject_id, company_id, duty, employee_id)
      select 'customer', t.id, t.company_id, 'sales', $1 from customer t where t.code like 'HAND%'`,
    [from],
  )
  const pair = await owner.query<{ id: string }>(
    `insert into customer (company_id, code, name_zh, search) select c.id, 'MERGE' || n, '合并客户' || n, 'MERGE' || n
      from company c, generate_series(1, 2) n where c.code = 'HJGJ' returning id`,
  )
  const merge = pair.rows.map(({ id }) => Number(id)) as [number, number]
  await owner.query(
    `insert into document_entry (kind, subject_id, company_id, audience, event, author_name, author_company, words)
      select 'customer', t.id, t.company_id, 'internal', 'comment', '', '', '记录' from customer t, generate_series(1, $2::int) where t.id = $1`,
    [merge[0], merged],
  )
  await owner.query('analyze customer, partner_staff, document_entry')
  return { from, to, merge }
}

/** The longest time of one save after the other while some work is under way. */
async function longestWait(work: Promise<unknown>, save: () => Promise<unknown>): Promise<number> {
  const under = { way: true }
  const ended = work.finally(() => (under.way = false))
  ended.catch(() => {})
  let longest = 0
  do {
    const began = performance.now()
    await save()
    longest = Math.max(longest, performance.now() - began)
  } while (under.way)
  await ended
  return longest
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { scope, say } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillRates(owner)
  const { from, to, merge } = await fillCustomers(owner)
  const token = await product.signIn('boss')
  const post = <T>(path: string, body: object) => call<T>(product.origin + path, { token, body })
  const untilDone = async (job: number | undefined) => {
    const ended = async () => {
      const { rows } = await owner.query<{ state: string }>('select state from job_run where id = $1', [job])
      if (rows[0]?.state === 'failed') throw new Error('the job has failed')
      return job === undefined || rows[0]?.state === 'done'
    }
    while (!(await ended())) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  let saved = 0
  const saveCustomer = () => post(customerCalls.save.path, { Id: 0, Values: { NameZh: `旁边企业${(saved += 1)}` } })
  const saveRate = () =>
    post(freightRateCalls.save.path, {
      Id: 0,
      Values: {
        CarrierCode: 'COSCO',
        PolCode: 'CNSHA',
        PodCode: 'USLAX',
        ServiceCode: `B${(saved += 1)}`,
        CurrencyCode: 'USD',
        Floor40HQ: 1_850,
        ValidFrom: '2098-11-01',
        ValidTo: '2098-11-30',
      },
    })

  const bytes = workbookOf([['企业名称'], ...Array.from({ length: imported }, (_, at) => [`导入企业${at}`])])
  const file = { calls: customerCalls, format: 'xlsx', lines: imported, bytes } as const
  const importing = longestWait(importFile(product, token, file), saveCustomer)
  const times: number[] = []
  const tell = (name: string, ms: number) => {
    times.push(ms)
    say(`beside ${name}: ${ms.toFixed(0)} ms`)
  }
  tell(`an import of ${imported.toLocaleString('en')} customers`, await importing)

  const step = { Kind: 'PRICE', Target: 'BOTH', Boxes: [], How: 'ADD', Value: '50', RoundTo: '', Rounding: 'HALF_UP' }
  const { rows } = await owner.query<{ day: string }>(
    `select (min(valid_from) + 5)::text as day from freight_rate where carrier_code = 'CARRIER3' and valid_to > china_day()`,
  )
  const Change = { From: rows[0]!.day, Steps: [step] }
  const { Id } = await post<{ Id: number }>(planRateBatch.path, { Filter: { CarrierCode: 'CARRIER3' }, Change, Note: '' })
  tell('a batch of 20,000 rates', await longestWait(post(runRateBatch.path, { Id }), saveRate))

  const { UpdateTime } = await call<{ UpdateTime: string }>(`${product.origin}${customerCalls.get.path}?Id=${merge[0]}`, { token })
  const merging = post(customerCalls.merge.path, { Id: merge[0], UpdateTime, IntoId: merge[1] })
  tell(`a merge with ${merged.toLocaleString('en')} entries`, await longestWait(merging, saveCustomer))

  const handing = post<{ JobId?: number }>(runHandover.path, { FromId: from, ToId: to }).then(({ JobId }) => untilDone(JobId))
  tell(`a handover of ${handed.toLocaleString('en')} duties`, await longestWait(handing, saveCustomer))
  return [
    figure('longest wait of another writer beside a long job, over the four kinds', 'ms', [Math.max(...times)], {
      goal: { of: 'value', most: 1_000 },
    }),
  ]
}

/** Import, batch, merge and handover of thousands, each beside somebody who saves one record after the other. */
export const beside: Entry = { name: 'beside', limit: 'nothing: the goal is a time', run }
