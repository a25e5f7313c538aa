import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestServer } from '../../../testing/index.ts'
import { trackingJob } from '../../tracking/index.ts'

let server: TestServer
let uptime = 0
beforeAll(async () => {
  server = await createTestServer({ uptime: () => uptime })
})
afterAll(() => server.close())
beforeEach(() => void (uptime += 3_600_000))

/** Visible text of the page: without style, markup and form. */
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

  it('take a port as the list of the form offers it, and offer that list', async () => {
    const { main } = await read('/external/electronic/rates', { Pol: '上海 CNSHA', Pod: '洛杉矶 USLAX' })
    expect(main).toMatch(/上海 → 洛杉矶：\d+ 条航线/)
    expect(main).toContain('value="上海 CNSHA"')
    const { body } = await server.app.inject({ url: '/external/electronic/rates' })
    expect(/<datalist id="([^"]+)">[^]*<option value="鹿特丹 NLRTM">/.exec(body)?.[1]).toBe(
      /<input[^>]* list="([^"]+)"[^>]* name="Pol"/.exec(body)?.[1],
    )
  })

  it('are not looked up between a port and itself', async () => {
    for (const page of ['rates', 'schedules'])
      expect((await read(`/external/electronic/${page}`, { Pol: 'CNSHA', Pod: '上海' })).words).toContain('装货港与卸货港相同')
  })

  it('ask for the other port where one alone is known', async () => {
    const { words, main } = await read('/external/electronic/schedules', { Pod: 'USLAX' })
    expect(words).toContain('到 洛杉矶，从哪个港口出发？')
    expect(main).toContain('href="/external/electronic/schedules?Pol=CNSHA&amp;Pod=USLAX')
  })
})

it('a page before a question offers routes and published sailing tables as links', async () => {
  const { main } = await read('/external/electronic/schedules', {})
  expect(main).toContain(`?${new URLSearchParams({ Pol: '上海', Pod: '洛杉矶' }).toString().replace('&', '&amp;')}">上海 → 洛杉矶</a>`)
  expect(main).toContain('上海—洛杉矶 直航船期')
  for (const path of ['/external/electronic/tracking', '/QuickSearch'])
    expect((await read(path, {})).words, path).toMatch(/可以查什么|可以输入什么/)
})

it('sailings of the next six weeks stand with their vessels and days', async () => {
  const { words } = await read('/external/electronic/schedules', { Pol: '上海', Pod: '洛杉矶' })
  expect(words).toMatch(/上海 → 洛杉矶：\d+ 个航次/)
  const broken = await read('/external/electronic/schedules', { Pol: 'CNSHA', Pod: 'USLAX', Day: '2026-02-31' })
  expect(broken.status).toBe(200)
})

describe('tracking by a number', () => {
  it('tells state, ports and times, and nothing of whose it is, what is in it and on which ship', async () => {
    const [order] = await owner<{ mbl: string; vessel: string; goods: string; customer: string; box: string }>(
      `select o.mbl_no as mbl, o.vessel, o.goods, c.name as customer, b.container_no as box from cargo_order o join company c on c.id = o.company_id
       join company op on op.id = o.operator_id and op.code = 'HJGJ' join cargo_order_box b on b.order_id = o.id and b.container_no <> ''
       join track_shipment t on t.order_id = o.id where o.mbl_no <> '' and o.vessel <> '' and o.goods <> '' order by o.id limit 1`,
    )
    for (const no of [order!.mbl, order!.mbl.toLowerCase(), order!.box]) {
      const { words } = await read('/external/electronic/tracking', { No: no })
      expect(words, no).toMatch(/状态 \S+ .*→.*离港/)
      for (const hidden of [order!.vessel, order!.customer, order!.goods.split('\n')[0]!]) expect(words, no).not.toContain(hidden)
    }
  })

  it('follows an order with a sailing of our schedules: events in their order, none confirmed that is planned and past', async () => {
    const day = 86_400_000
    const iso = (days: number) => new Date(Date.now() + days * day).toISOString()
    const booked = (name: string, times: { departed?: string; etd?: string; eta: string }) =>
      owner(
        `with op as (select id from company where code = 'HJGJ'),
         cu as (select c.company_id as id from cargo_order c join op on op.id = c.operator_id limit 1),
         b as (insert into booking (company_id, operator_id, code, so_no) select cu.id, op.id, $1 || 'BK', $1 || 'SO01' from op, cu returning id),
         v as (insert into voyage (carrier_code, vessel, voyage_no, status, source)
           values ('COSU', $1 || ' STAR', '001W', 'normal', '船公司官网') returning id),
         l as (insert into port_call (voyage_id, seq, port_code, carrier_code, service_code, state, planned_departure, actual_departure)
           select id, 1, 'CNSHA', 'COSU', '', 'planned', $2, $3 from v),
         d as (insert into port_call (voyage_id, seq, port_code, carrier_code, service_code, state, estimated_arrival)
           select id, 2, 'USLAX', 'COSU', '', 'planned', $4 from v)
         insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage,
           load_port_code, load_port_name, discharge_port_code, discharge_port_name, booking_id)
         select $1 || 'ORD01', $1 || 'MBL01', cu.id, op.id, 'COSU', 'COSCO', $1 || ' STAR', '001W', 'CNSHA', 'SHANGHAI', 'USLAX', 'LOS ANGELES', b.id
         from op, cu, b`,
        [name, times.etd ?? null, times.departed ?? null, times.eta],
      )
    await booked('TRKA', { departed: iso(-3), etd: iso(-4), eta: iso(10) })
    await booked('TRKB', { etd: iso(4), eta: iso(20) })
    await booked('TRKC', { etd: iso(-4), departed: iso(1), eta: iso(20) })
    await booked('TRKD', { etd: iso(-4), eta: iso(-1) })
    await runScheduled(server, trackingJob)
    const steps = (main: string) =>
      [...main.matchAll(/<li class="(\w+)"><strong>([^<]+)<\/strong>.*?<span class="tag">([^<]+)</g)].map(
        ([, look, what, sure]) => `${what} ${sure} ${look}`,
      )
    const track = (no: string) => read('/external/electronic/tracking', { No: no })
    const [sailing, waiting, future, past] = [
      await track('TRKASO01'),
      await track('TRKBORD01'),
      await track('TRKCMBL01'),
      await track('TRKDMBL01'),
    ]
    expect(sailing.words).toMatch(/订舱号 TRKASO01 状态 在途/)
    expect((await track('TRKAMBL01')).words).toContain('提单 TRKAMBL01 状态 在途')
    expect(steps(sailing.main)).toEqual(['离港 实际 actual', '到港 预计 estimated'])
    expect(waiting.words).toMatch(/订单 TRKBORD01 状态 待提空/)
    expect(steps(waiting.main)).toEqual(['离港 计划 planned', '到港 预计 estimated'])
    expect(steps(future.main)[0]).toMatch(/^离港 (预计|未证实)/)
    expect(steps(past.main)).toEqual(['离港 未证实 planned', '到港 未证实 planned'])
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
    const refused = statuses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    // on the page on which was asked, in words
    expect(refused[0]!.words).toMatch(/查询过于频繁 请 \d+ 秒后再试/)
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

it('one line takes a name of several words for what it is, and says what it knows of a route that it knows by half', async () => {
  const ask = async (words: string) => (await read('/QuickSearch', { Q: words })).main
  for (const words of ['上海 洛杉矶', 'Shanghai Los Angeles', 'CNSHA USLAX', 'shanghai to los angeles'.replace('to', '-')])
    expect(await ask(words), words).toContain('/external/electronic/schedules?Pol=CNSHA&amp;Pod=USLAX')
  expect(await ask('Los Angeles')).toContain('/external/electronic/schedules?Pod=USLAX')
  expect(await ask('上海 火星')).toContain('/external/electronic/schedules?Pol=CNSHA')
  expect(await ask('WT9999999999')).toContain('没有查到“WT9999999999”')
})
