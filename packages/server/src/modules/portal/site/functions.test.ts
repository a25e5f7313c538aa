import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let uptime = 0
beforeAll(async () => {
  server = await createTestServer({ uptime: () => uptime })
})
afterAll(() => server.close())
beforeEach(() => void (uptime += 3_600_000))

/** What a visitor reads of the page: without the style, the markup and the form. */
const read = async (path: string, query: Record<string, string>) => {
  const { statusCode, body, headers } = await server.app.inject({ url: `${path}?${new URLSearchParams(query).toString()}` })
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? ''
  return { status: statusCode, main, words: main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), caching: headers['cache-control'] }
}
const owner = <Row>(text: string, values: unknown[] = []) => server.db.owner((db) => db.query<Row>(text, values))

describe('rates for visitors', () => {
  it('name carriers, days and validity of a route, and no price', async () => {
    const [rate] = await owner<{ pol: string; pod: string; name: string }>(
      `select t.pol_code as pol, t.pod_code as pod, c.name from freight_rate t join company c on c.id = t.company_id and c.kind = 'operator'
       where t.state = 1 and t.removed_at is null and t.visibility in ('', 'ALL') and china_day() between t.valid_from and t.valid_to limit 1`,
    )
    const { words, main, caching } = await read('/external/electronic/rates', { Pol: rate!.pol, Pod: rate!.pod })
    expect(words).toContain(rate!.name)
    expect(words).toContain('登录查看')
    expect(main).not.toMatch(/USD|CNY|\b\d{1,2},\d{3}\b/)
    expect(caching).toBe('no-store')
  })

  it('ask which port is meant, and say so where there is none', async () => {
    const several = await read('/external/electronic/rates', { Pol: 'sha', Pod: 'USLAX' })
    expect(several.words).toContain('“sha”可能是')
    expect(several.main).toMatch(/Pol=CN\w{3}&amp;Pod=USLAX/)
    expect((await read('/external/electronic/rates', { Pol: 'zzzz', Pod: 'USLAX' })).words).toContain('没有找到港口“zzzz”')
  })
})

it('sailings of the next six weeks stand with their vessels and days', async () => {
  const { words } = await read('/external/electronic/schedules', { Pol: '上海', Pod: '洛杉矶' })
  expect(words).toMatch(/上海 → 洛杉矶：\d+ 个航次/)
  const broken = await read('/external/electronic/schedules', { Pol: 'CNSHA', Pod: 'USLAX', Day: '2026-02-31' })
  expect(broken.status).toBe(200)
})

describe('tracking by a number', () => {
  it('tells where a shipment is and nothing of whose it is or what is in it', async () => {
    const [order] = await owner<{ mbl: string; vessel: string; goods: string; customer: string; box: string }>(
      `select o.mbl_no as mbl, o.vessel, o.goods, c.name as customer, b.container_no as box from cargo_order o join company c on c.id = o.company_id
       join company op on op.id = o.operator_id and op.code = 'HJGJ' join cargo_order_box b on b.order_id = o.id and b.container_no <> ''
       where o.mbl_no <> '' and o.vessel <> '' and o.goods <> '' order by o.id limit 1`,
    )
    for (const no of [order!.mbl, order!.mbl.toLowerCase(), order!.box]) {
      const { words } = await read('/external/electronic/tracking', { No: no })
      expect(words, no).toContain(order!.vessel)
      expect(words).not.toContain(order!.customer)
      expect(words).not.toContain(order!.goods.split('\n')[0])
    }
  })

  it('wants the whole number, of this company, and stops who walks through numbers', async () => {
    const [other] = await owner<{ mbl: string }>(
      `insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name,
         load_port_code, load_port_name,
         discharge_port_code,
         discharge_port_name)
       select 'RT900001', 'RTMBL900001', id, id, 'COSU', 'COSCO', 'CNNGB', 'NINGBO', 'USLAX', 'LOS ANGELES' from company where code = 'RTGJ'
       returning mbl_no as mbl`,
    )
    for (const no of [other!.mbl, 'RTMBL', '%', '______'])
      expect((await read('/external/electronic/tracking', { No: no })).words, no).toContain('没有查到')
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => read('/external/electronic/tracking', { No: `ABCU10000${at}` })),
    )
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})

it('one line knows routes, ports, numbers and codes of copies', async () => {
  const answers = await Promise.all(
    ['上海-洛杉矶', 'CNNGB', 'a'.repeat(22), '???'].map((words) => read('/QuickSearch', { Q: words }).then(({ main }) => main)),
  )
  expect(answers[0]).toContain('/external/electronic/schedules?Pol=CNSHA&amp;Pod=USLAX')
  expect(answers[1]).toContain('/external/electronic/schedules?Pol=CNNGB')
  expect(answers[2]).toContain(`href="/verify/${'a'.repeat(22)}"`)
  expect(answers[3]).toContain('没有识别出')
})
