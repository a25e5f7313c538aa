import { portCalls } from '@jst/contracts/master'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const file = (query: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: portCalls.export.path, query, headers: { authorization: `Bearer ${boss.token}` } })
const port = (Code: string, NameZh: string) => boss.call(portCalls.save, { Id: 0, Values: { Code, NameZh, NameEn: NameZh, Country: 'CN' } })

describe('an exported file', () => {
  it('has every row of the filtered list, more than one part of them, in both forms', async () => {
    await server.db.owner((owner) =>
      owner.query(
        `insert into m_port (code, name_zh, name_en, country, lane_code, search) select 'X' || lpad(to_hex(n),
          4, '0'), '港' || n, 'PORT', 'CN', 'CN', 'PORT' from generate_series(1, 9000) n`,
      ),
    )
    const { rawPayload, headers } = await file({ Format: 'xlsx', LaneCode: 'CN' })
    expect(headers['content-disposition']).toContain(encodeURIComponent('港口_'))
    const rows = utils.sheet_to_json<Record<string, string>>(Object.values(read(rawPayload).Sheets)[0]!)
    expect(rows.length).toBe(9_048)
    expect(rows.find(({ 港口代码 }) => 港口代码 === 'CNSHA')).toMatchObject({
      中文名: '上海',
      航线: 'CN',
      航线名称: '中国沿海/长江',
      装货港: '是',
      数据归属: '平台',
    })
    const csv = (await file({ Format: 'csv', Keyword: 'CNSHA' })).payload
    expect(csv.trimEnd().split('\r\n').length).toBe(2)
    await server.db.owner((owner) => owner.query(`delete from m_port where code like 'X0%' or code like 'X1%' or code like 'X2%'`))
  })
  it('never has a formula in it', async () => {
    await port('CNFX1', '=HYPERLINK("http://x","y")')
    const csv = (await file({ Format: 'csv', Keyword: 'CNFX1' })).payload
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    const { rawPayload } = await file({ Format: 'xlsx', Keyword: 'CNFX1' })
    const sheet = Object.values(read(rawPayload, { cellFormula: true }).Sheets)[0]!
    expect([sheet['B2']?.t, sheet['B2']?.f]).toEqual(['s', undefined])
  })
  it('is not given without the button, nor in another form', async () => {
    const ops = await server.signIn('ops')
    expect(
      (await server.app.inject({ url: `${portCalls.export.path}?Format=csv`, headers: { authorization: `Bearer ${ops.token}` } }))
        .statusCode,
    ).toBe(403)
    expect((await file({ Format: 'exe' })).statusCode).toBe(422)
  })
})
