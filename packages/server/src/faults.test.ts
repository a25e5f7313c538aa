import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Endpoint, Envelope, InputOf, ReplyOf } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import { cargoOrderInfo, cargoOrderList, modifyCargoOrder, type CargoOrder } from '@jst/contracts/cargo-orders'
import { addSiList, siDataInfo } from '@jst/contracts/si'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { demoPassword } from './demo/index.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/index.ts'
import { withOwner } from './kernel/migrations/owner.ts'
import { createTestServer, readyDataFolder, startKillable, until, type Killable } from './testing/index.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = readyDataFolder()
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })))

async function call<E extends Endpoint>(
  { url }: Killable,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<Envelope<ReplyOf<E>>> {
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
  const answer = await fetch(`${url}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(input) } : {}),
  })
  return (await answer.json()) as Envelope<ReplyOf<E>>
}

const parties = {
  TBI_CONSIGNOR: 'NINGBO YUANFAN IMP. & EXP. CO., LTD',
  TBI_CONSIGNEE: 'HAMBURG HOME TRADING GMBH',
  TBI_NOTIFIER_1: 'SAME AS CONSIGNEE',
  TBI_MARKS: 'N/M',
  TBI_SIGNING_METHOD: 'TLX',
}

/** Orders like the first one, with their containers, whose cut-off is to come. */
const moreOrders = `insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage, load_port_code,
  load_port_name, discharge_port_code, discharge_port_name, goods, package_kind, hs_code, si_deadline)
  select 'FAULT' || n, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage, load_port_code, load_port_name,
  discharge_port_code, discharge_port_name, goods, package_kind, hs_code, now() + interval '3 days'
  from cargo_order, generate_series(1, $1::int) n where id = (select min(o.id) from cargo_order o join company c on c.id = o.company_id
  and c.code = 'YFJCK') returning id`
const theirBoxes = `insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight,
  volume)
  select o.id, b.company_id, b.operator_id, b.seq, b.type, b.container_no, b.seal_no, b.package_kind, b.packages, b.weight, b.volume
  from cargo_order o, cargo_order_box b
  where o.order_no like 'FAULT%' and b.order_id = (select min(p.id) from cargo_order p join company c on c.id = p.company_id and c.code = 'YFJCK')`
const stored = `select o.id as "order", array(select r.id from si_record r where r.order_id = o.id) as records, o.si_count as "count",
    (select count(*) from cargo_order_box b where b.order_id = o.id) as boxes, (select count(*) from si_container x
  join si_record r on r.id = x.record_id where r.order_id = o.id) as containers,
    (select count(*) from si_version v join si_record r on r.id = v.record_id where r.order_id = o.id) as versions
  from cargo_order o where o.order_no like 'FAULT%' order by o.id`
interface Stored {
  order: number
  records: number[]
  count: number
  boxes: number
  containers: number
  versions: number
}

describe('the server is killed while submissions come in', () => {
  it('everything acknowledged is there exactly once and whole, and a retry with the same key makes no second one', async () => {
    const folder = newFolder()
    const first = await startKillable(folder)
    await withOwner(first.postgres, (owner) => owner.query(moreOrders, [40]))
    await withOwner(first.postgres, (owner) => owner.query(theirBoxes))
    const { Data: session } = await call(first, login, { Account: 'customer', Password: demoPassword }, {})
    const bearer = { authorization: `Bearer ${session.Token}` }
    const orders = (await withOwner(first.postgres, (owner) => owner.query<Stored>(stored))).map(({ order }) => order)
    const payloads = new Map<number, InputOf<typeof addSiList>>()
    for (const CGO_ID of orders) {
      const { TDBoxInfos, ...fields } = (await call(first, siDataInfo, { CGO_ID }, bearer)).Data
      payloads.set(CGO_ID, { TDBLInfos: [{ ...fields, ...parties, BoxInfos: TDBoxInfos }], Num: 1, CGO_ID, MBL_NO: fields.TBI_MBL_NO })
    }
    const submit = async (server: Killable, order: number) => {
      const { Data, Code, Issues } = await call(server, addSiList, payloads.get(order)!, {
        ...bearer,
        'idempotency-key': `submit-${order}`,
      })
      if (Code !== undefined) throw new Error(`${Code} ${JSON.stringify(Issues)}`)
      return Data.Ids
    }

    const acknowledged = new Map<number, number[]>()
    const waiting = [...orders]
    const killed = once(first.child, 'exit')
    const stream = async () => {
      for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
        acknowledged.set(order, await submit(first, order))
        if (acknowledged.size === 10) first.child.kill('SIGKILL')
      }
    }
    const ends = await Promise.allSettled([stream(), stream(), stream(), stream()])
    await killed
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
    expect(acknowledged.size).toBeGreaterThanOrEqual(10)

    const second = await startKillable(folder)
    const afterwards = await withOwner(second.postgres, (owner) => owner.query<Stored>(stored))
    for (const { order, records, count, boxes, containers, versions } of afterwards) {
      if (acknowledged.has(order)) expect([order, records]).toEqual([order, acknowledged.get(order)])
      expect([order, count, containers, versions]).toEqual([order, records.length, records.length * boxes, records.length])
    }
    for (const order of orders) {
      const ids = await submit(second, order)
      if (acknowledged.has(order)) expect(ids).toEqual(acknowledged.get(order))
    }
    const atLast = await withOwner(second.postgres, (owner) => owner.query<Stored>(stored))
    expect(
      atLast.every(
        ({ records, containers, boxes, versions }) => records.length === 1 && boxes > 0 && containers === boxes && versions === 1,
      ),
    ).toBe(true)
    second.child.kill('SIGKILL')
    await once(second.child, 'exit')
  }, 60_000)
})

describe('the database is killed under writes', () => {
  let postgres: EmbeddedPostgres | undefined
  let end: (() => Promise<void>) | undefined
  afterEach(async () => {
    await end?.()
    await postgres?.stop()
  })

  it('calls get 503 with Retry-After, it comes back by itself, and nothing acknowledged is lost', async () => {
    postgres = await startEmbeddedPostgres({ dataDir: newFolder() })
    const server = await createTestServer({ address: postgres.address })
    end = () => server.close()
    const clerk = await server.signIn('doc')
    const orders = (await clerk.call(cargoOrderList, { PageSize: 4 })).body.Data.Rows
    const acknowledged = new Map<number, number>()
    const away: (string | undefined)[] = []
    const others: number[] = []

    const write = async (order: CargoOrder) => {
      let version = order.UpdateTime
      for (let turn = 1; (acknowledged.get(order.Id) ?? 0) < 60; turn++) {
        const { status, body, headers } = await clerk.call(modifyCargoOrder, {
          Id: order.Id,
          UpdateTime: version,
          SiDeadline: order.SiDeadline,
          Remark: String(turn),
        })
        if (status === 200) {
          acknowledged.set(order.Id, turn)
          version = body.Data.UpdateTime
          if (order === orders[0] && turn === 20) process.kill(postgres!.pid()!, 'SIGKILL')
        } else if (status === 503) {
          away.push(headers['retry-after'])
          // what was under way may have been committed or not: look, as a person would
          version = await until(async () => {
            const seen = await clerk.call(cargoOrderInfo, { Id: order.Id })
            return seen.status === 200 && seen.body.Data.UpdateTime
          }, 20_000)
          const { Remark } = (await clerk.call(cargoOrderInfo, { Id: order.Id })).body.Data
          expect([String(acknowledged.get(order.Id) ?? ''), String(turn)]).toContain(Remark)
        } else others.push(status)
      }
    }
    await Promise.all(orders.map(write))
    expect(others).toEqual([])
    expect(away.length).toBeGreaterThan(0)
    expect(away.every((seconds) => Number(seconds) > 0)).toBe(true)
    for (const { Id } of orders) expect((await clerk.call(cargoOrderInfo, { Id })).body.Data.Remark).toBe(String(acknowledged.get(Id)))
  }, 60_000)
})
