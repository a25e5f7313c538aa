import type { Client } from 'pg'
import { issueSlips, mostSlips, slipRangeCalls, type SlipOutcome } from '@jst/contracts/packing'
import { timed } from '../booking/acts.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { sized } from '../kit/size.ts'

export const batch = sized(mostSlips, 10)
export const writers = sized(64, 8)

interface Item {
  readonly Id: number
  readonly UpdateTime: string
}

/** One range for all slips; those of the demo are out of use. */
export async function onlyRange({ origin }: Product, token: string, owner: Client): Promise<number> {
  await owner.query('update slip_range set enabled = false')
  const Values = { Code: 'BENCHRANGE', NameZh: '压测号段', Prefix: 'BR', FromNo: '0000001', ToNo: '9999999' }
  return (await call<{ Id: number }>(origin + slipRangeCalls.save.path, { token, body: { Id: 0, Values } })).Id
}

/** Slips that are to be issued, in their versions. */
async function pendingSlips(owner: Client, count: number): Promise<Item[]> {
  const { rows } = await owner.query<{ id: string; at: Date }>(
    `select id, update_time as at from box_slip where state = 0 and code like 'BEQ%' and pickup_to > china_day() order by id limit $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`${rows.length} slips to be issued instead of ${count}`)
  return rows.map(({ id, at }) => ({ Id: Number(id), UpdateTime: at.toISOString() }))
}

async function issue({ origin }: Product, token: string, Items: readonly Item[]): Promise<string[]> {
  const { Done, NotDone } = await call<SlipOutcome>(origin + issueSlips.path, { token, body: { Items } })
  if (Done.length !== Items.length) throw new Error(`${Done.length} of ${Items.length} slips were issued: ${NotDone[0]?.Message}`)
  return Done.map(({ EirNo }) => EirNo)
}

/** Milliseconds until one batch is issued. */
export async function issuedAtOnce(product: Product, token: string, owner: Client): Promise<number> {
  const items = await pendingSlips(owner, batch)
  return (await timed(() => issue(product, token, items))).ms
}

/** Milliseconds until as many writers have issued a slip each from one range. @throws Error when two slips have one number */
export async function issuedByMany(product: Product, token: string, owner: Client): Promise<number> {
  const items = await pendingSlips(owner, writers)
  const { ms, answer } = await timed(() => Promise.all(items.map((item) => issue(product, token, [item]))))
  const numbers = new Set(answer.flat())
  if (numbers.size !== writers) throw new Error(`${numbers.size} numbers for ${writers} slips`)
  return ms
}

/** Bare statements that give slips their numbers: no rights, checks, timeline, notices or audit. */
async function bareIssue(owner: Client, range: number, ids: readonly number[]): Promise<void> {
  await owner.query('begin')
  const { rows } = await owner.query<{ next: string; company: string }>(
    'select next, company_id as company from slip_range where id = $1 for update',
    [range],
  )
  const [{ next, company }] = rows as [(typeof rows)[number]]
  const numbers = ids.map((_, at) => `BR${String(Number(next) + at).padStart(7, '0')}`)
  await owner.query('insert into slip_number (company_id, number, slip_id) select $1, * from unnest($2::text[], $3::bigint[])', [
    company,
    numbers,
    ids,
  ])
  await owner.query(
    `update box_slip t set state = 1, eir_no = x.number, issued_at = clock_timestamp(), update_time = clock_timestamp()
      from unnest($1::bigint[], $2::text[]) as x (id, number) where t.id = x.id`,
    [ids, numbers],
  )
  await owner.query('update slip_range set next = next + $2 where id = $1', [range, ids.length])
  await owner.query('commit')
}

/** The same as bare statements on one connection: in `turns` transactions, one after another. */
export async function bareIssued(owner: Client, range: number, count: number, turns: number): Promise<number> {
  const ids = (await pendingSlips(owner, count)).map(({ Id }) => Id)
  const each = count / turns
  return (
    await timed(async () => {
      for (let at = 0; at < turns; at++) await bareIssue(owner, range, ids.slice(at * each, (at + 1) * each))
    })
  ).ms
}
