import { shipTables, tableSailings, tableSheet } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let uptime = 0
let customer: TestClient
beforeAll(async () => {
  server = await createTestServer({ uptime: () => uptime })
  customer = await server.signIn('customer')
})
afterAll(() => server.close())
beforeEach(() => {
  uptime += 3_600_000
  server.database.forget()
})

const get = (url: string, by?: TestClient) =>
  server.app.inject({ url, ...(by ? { headers: { authorization: `Bearer ${by.token}` } } : {}) })
const linkIn = (body: string) => /href="([^"]*\/site-table\/\d+[^"]*)"/.exec(body)?.[1]
const nameOf = (disposition: unknown) => decodeURIComponent(/UTF-8''(.+)$/.exec(String(disposition))![1]!)

describe('a published sailing table as a file', () => {
  it('is had by visitors under the table, in both languages', async () => {
    for (const [lang, heads] of [
      ['', ['船公司', '船名', '航次', '航线代码', '预计离港', '预计到港', '航程（天）', '备注']],
      ['?lang=en', ['Carrier', 'Vessel', 'Voyage', 'Service', 'ETD', 'ETA', 'Transit days', 'Remark']],
    ] as const) {
      const link = linkIn((await get(`/external/electronic/schedules${lang}`)).body)!
      const { statusCode, headers, rawPayload } = await get(link)
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
      expect(nameOf(headers['content-disposition'])).toMatch(/^[^/\\:*?"<>|]+_\d{4}-\d\d-\d\d\.xlsx$/)
      const [first, ...rows] = (await readSheet(rawPayload)).rows
      expect(first).toEqual(heads)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row[4]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    }
  })

  it('holds for a customer what the list shows, and nothing of another forwarder', async () => {
    const [table] = (await customer.call(shipTables, {})).body.Data
    const { Rows, Total } = (await customer.call(tableSailings, { Id: table!.Id, PageSize: 100 })).body.Data
    const { statusCode, rawPayload } = await get(`${tableSheet.path}?Id=${table!.Id}`, customer)
    expect(statusCode).toBe(200)
    const { rows } = await readSheet(rawPayload)
    expect([rows.length - 1, rows.slice(1).map((row) => row[1])]).toEqual([Total, Rows.map(({ Vessel }) => Vessel)])
    expect((await get(`${tableSheet.path}?Id=999999`, customer)).statusCode).toBe(404)
    expect((await get(tableSheet.path.concat(`?Id=${table!.Id}`))).statusCode).toBe(401)
    // another site does not publish it
    expect((await get(`/site/ruitong/site-table/${table!.Id}`)).statusCode).toBe(404)
  })

  it('holds texts alone: nothing that a name says is worked out', async () => {
    const [table] = (await customer.call(shipTables, {})).body.Data
    await server.db.owner((owner) => owner.query(`update voyage set vessel = '=HYPERLINK("http://evil.example")'`))
    await server.db.owner((owner) => owner.query(`update portal_live set title = '../=1+1|<x>' where kind = 'shipTable'`))
    const { headers, rawPayload } = await get(`/site-table/${table!.Id}`)
    const { rows } = await readSheet(rawPayload)
    expect(rows[1]![1]).toBe('=HYPERLINK("http://evil.example")')
    expect(nameOf(headers['content-disposition'])).toMatch(/^\.\. =1\+1 x_\d{4}-\d\d-\d\d\.xlsx$/)
  })

  it('is made twenty times a minute for one address', async () => {
    const [table] = (await customer.call(shipTables, {})).body.Data
    const answers = await Promise.all(Array.from({ length: 22 }, () => get(`/site-table/${table!.Id}`)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]!.body).toMatch(/请 \d+ 秒后再试/)
    for (const url of ['/site-table/x', '/site-table/999999', '/site/nobody/site-table/1']) {
      uptime += 3_600_000
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    }
  })
})
