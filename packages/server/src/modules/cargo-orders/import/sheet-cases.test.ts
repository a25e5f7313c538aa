import { readFileSync } from 'node:fs'
import { cargoOrderImport, cargoOrderList } from '@jst/contracts/cargo-orders'
import type { ImportPlan } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let clerk: TestClient
beforeAll(async () => {
  server = await createTestServer()
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

const contentOf = (name: string) => readFileSync(new URL(`cases/${name}`, import.meta.url))
const { path } = cargoOrderImport.planImport
const plan = async (name: string, query = ''): Promise<ImportPlan> => {
  const { status, body } = await upload(server, clerk, `${path}${query}`, contentOf(name), name)
  expect([status, body.Code ?? '']).toEqual([200, ''])
  return body.Data
}
const problems = ({ Problems }: ImportPlan) => Problems.map(({ Line, Label, Value, Message }) => ({ Line, Label, Value, Message }))

interface Stored {
  readonly order: string
  readonly deadline: string | null
  readonly goods: string
  readonly type: string
  readonly box: string
  readonly weight: number
  readonly volume: number
  readonly customer: string
}
const stored = `select o.order_no as order, to_char(o.si_deadline at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as deadline, o.goods, b.type,
  b.container_no as box, b.weight::float8 as weight, b.volume::float8 as volume, c.code as customer
  from cargo_order o join cargo_order_box b on b.order_id = o.id join company c on c.id = o.company_id
  where o.order_no = any ($1) order by o.order_no`
/** Runs a plan without problems. Orders with their box, as they were stored. */
async function run(planned: ImportPlan, ...orders: string[]): Promise<Stored[]> {
  expect([planned.Problems, planned.Bad]).toEqual([[], 0])
  await clerk.call(cargoOrderImport.runImport, { Id: planned.Id, SkipBad: false, SkipLines: [] })
  return server.db.owner((owner) => owner.query<Stored>(stored, [orders]))
}

describe('orders in files of other programs', () => {
  it('days of a workbook whose count begins 1904 are those that it shows', async () => {
    expect(await run(await plan('mac-dates-1904.xlsx'), 'PX-1904')).toMatchObject([{ deadline: '2027-03-20 16:00', weight: 12_040 }])
  })

  it('a hidden sheet in front is not read, and is told', async () => {
    const planned = await plan('hidden-first-sheet.xlsx')
    expect(planned).toMatchObject({ Lines: 1, Sheet: '委托', OtherSheets: [{ Name: '旧版', Hidden: true }] })
    expect(await run(planned, 'PX-OLD', 'PX-NEW')).toMatchObject([{ order: 'PX-NEW' }])
    const wps = await plan('wps-list-first.xlsx')
    expect(wps).toMatchObject({ Lines: 1, Bad: 0, Sheet: '委托', OtherSheets: [{ Name: 'WpsReserved_CellImgList', Hidden: true }] })
    const { status, body } = await upload(
      server,
      clerk,
      `${path}?Sheet=${encodeURIComponent('旧版')}`,
      contentOf('hidden-first-sheet.xlsx'),
      'x.xlsx',
    )
    expect([status, body.Code, body.Message]).toEqual([422, 'BAD_FILE', expect.stringContaining('旧版')])
  })

  it('of two visible sheets the one that was open is read, the other one when it is asked for', async () => {
    expect(await plan('cover-sheet-first.xlsx')).toMatchObject({
      Lines: 1,
      Bad: 0,
      Sheet: '委托',
      OtherSheets: [{ Name: '填写说明', Hidden: false }],
    })
    const { body } = await upload(
      server,
      clerk,
      `${path}?Sheet=${encodeURIComponent('填写说明')}`,
      contentOf('cover-sheet-first.xlsx'),
      'x.xlsx',
    )
    expect([body.Code, body.Message]).toEqual(['BAD_FILE', expect.stringContaining('没有找到表头')])
  })

  it.each(['prefixed-names.xlsx', 'capital-shared-strings.xlsx', 'tabs.xls', 'web-page.xls', 'unicode-text.csv'])(
    '%s is read',
    async (name) => {
      expect(await plan(name)).toMatchObject({ Lines: 1, Adds: 1, Bad: 0 })
    },
  )

  it('a formula without a result and error values are named by row, never taken as 0 or as a text', async () => {
    const found = problems(await plan('formula-without-result.xlsx'))
    expect(found.map(({ Line, Label, Value }) => [Line, Label, Value])).toEqual([
      [2, '毛重', '=A1*2'],
      [3, '毛重', '#DIV/0!'],
      [4, '封号', '#N/A'],
    ])
    expect(found[2]!.Message).toContain('公式出错')
  })
})

describe('numbers of orders', () => {
  it('with a decimal comma are read where they mean one thing, and refused where they are none', async () => {
    const planned = await plan('decimal-comma.csv')
    expect(problems(planned)).toMatchObject([{ Line: 5, Label: '毛重', Value: '1,2,3' }])
    await clerk.call(cargoOrderImport.runImport, { Id: planned.Id, SkipBad: true, SkipLines: [] })
    const rows = await server.db.owner((owner) => owner.query<Stored>(stored, [['DC-1', 'DC-2', 'DC-3', 'DC-5']]))
    expect(rows.map(({ order, weight }) => [order, weight])).toEqual([
      ['DC-1', 1_234.56],
      ['DC-2', 12.5],
      ['DC-3', 12_040],
      ['DC-5', 12_040.5],
    ])
  })
  it('of a file with semicolons have a decimal comma', async () => {
    expect(await run(await plan('decimal-comma-semicolon.csv'), 'DC-6')).toMatchObject([{ weight: 12_040.5, volume: 67.2 }])
  })
  const sheet = (...figures: string[]) =>
    ['委托编号,客户代码,装货港,卸货港,箱型,毛重,体积,开船日期', ...figures.map((one, at) => `DQ-${at},YFJCK,CNSHA,NLRTM,40HQ,${one}`)].join(
      '\n',
    )
  it('that may mean two things are asked about until the file is said to write them so', async () => {
    const content = sheet('"1.234,56","1,200",2027-03-04')
    const asked = (await upload(server, clerk, path, content, 'x.csv')).body.Data
    expect(asked.Problems).toMatchObject([{ Line: 2, Label: '体积', Value: '1,200', Code: 'UNCLEAR_NUMBER' }])
    expect(asked.Problems[0]!.Message).toContain('1200 / 1.2')
    const said = (await upload(server, clerk, `${path}?Decimal=comma`, content, 'x.csv')).body.Data
    expect(await run(said, 'DQ-0')).toMatchObject([{ weight: 1_234.56, volume: 1.2 }])
  })
  it('have their unit with them; one of another kind is refused', async () => {
    const planned = (await upload(server, clerk, path, sheet('12.04吨,68.5方,', '12040KGS,67.2 CBM,', '"12,040",20 KGS,'), 'x.csv')).body
      .Data
    expect(problems(planned)).toMatchObject([{ Line: 4, Label: '体积', Message: expect.stringContaining('CBM') as string }])
  })
  it('and days that may mean two things are asked about with both', async () => {
    const content = sheet('1,1,03/04/2027')
    const asked = (await upload(server, clerk, path, content, 'x.csv')).body.Data
    expect(asked.Problems).toMatchObject([{ Line: 2, Label: '开船日期', Code: 'UNCLEAR_DAY' }])
    expect(asked.Problems[0]!.Message).toMatch(/2027-04-03.*2027-03-04/)
    expect((await upload(server, clerk, `${path}?Days=dmy`, content, 'x.csv')).body.Data).toMatchObject({ Bad: 0 })
  })
})

describe('texts of orders', () => {
  it('days that no month has and a bare year are refused by row', async () => {
    expect(problems(await plan('no-such-days.csv')).map(({ Line, Label }) => [Line, Label])).toEqual([
      [2, '截单时间'],
      [3, '截单时间'],
      [4, '截单时间'],
      [5, '开船日期'],
    ])
  })
  it('times are read as people write them', async () => {
    const rows = await run(await plan('usual-times.csv'), ...Array.from({ length: 8 }, (_, at) => `DS-${at + 1}`))
    const usual = '2027-03-20 16:00'
    expect(rows.map(({ deadline }) => deadline)).toEqual([usual, usual, '2027-03-20 00:00', '2027-03-20 09:00', usual, usual, usual, usual])
  })
  it('a long description of goods is whole or refused', async () => {
    const planned = await plan('long-goods.xlsx')
    expect([planned.Bad, problems(planned)]).toEqual([
      1,
      [expect.objectContaining({ Line: 2, Label: '英文品名', Message: expect.stringContaining('2000') as string })],
    ])
  })
  it('signs that nobody sees go', async () => {
    const rows = await run(await plan('invisible-signs.csv'), 'IN-1', 'IN-2', 'IN-3')
    expect(rows.map(({ order, customer, box }) => [order, customer, box])).toEqual([
      ['IN-1', 'YFJCK', 'CSQU3054383'],
      ['IN-2', 'YFJCK', 'CSQU3054383'],
      ['IN-3', 'YFJCK', 'CSQU3054383'],
    ])
  })
  it('box types are those of the list, whatever their names', async () => {
    const rows = await run(await plan('box-types.csv'), 'BX-1', 'BX-2', 'BX-3')
    expect(rows.map(({ type }) => type)).toEqual(['40HQ', '40HQ', '40HQ'])
    const content = (type: string) => `委托编号,客户代码,装货港,卸货港,箱型\nBY,YFJCK,CNSHA,NLRTM,${type}`
    for (const [type, says] of [
      ['大柜', '40GP、40HQ'],
      ['木箱', '没有该箱型'],
    ] as const)
      expect((await upload(server, clerk, path, content(type), 'x.csv')).body.Data.Problems[0]!.Message).toContain(says)
  })
  it('a code that a spreadsheet shows in scientific notation is refused, a quoted one keeps its zeros', async () => {
    const content =
      '委托编号,客户代码,装货港,卸货港,箱型,封号\nSN-1,YFJCK,CNSHA,NLRTM,40HQ,1.23457E+11\nSN-2,YFJCK,CNSHA,NLRTM,40HQ,"=""00123"""'
    const planned = (await upload(server, clerk, path, content, 'x.csv')).body.Data
    expect(problems(planned)).toMatchObject([{ Line: 2, Label: '封号', Message: expect.stringContaining('科学计数法') as string }])
  })
  it('the list shows what was imported', async () => {
    expect((await clerk.call(cargoOrderList, { Keyword: 'PX-1904' })).body.Data.Total).toBe(1)
  })
})
