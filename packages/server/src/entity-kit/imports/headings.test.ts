import { portCalls, terminalCalls } from '@jst/contracts/master'
import { scheduleImport } from '@jst/contracts/schedules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let [boss, pricing, admin]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, admin] = [await server.signIn('boss'), await server.signIn('pricing'), await server.signIn('admin')]
})
afterAll(() => server.close())

const plan = (content: string, client = boss!, calls: Pick<typeof terminalCalls, 'planImport'> = terminalCalls) =>
  upload(server, client, calls.planImport.path, content, 'x.csv')
const save = (fields: Readonly<Record<string, string>>, client = boss!) =>
  client.call(terminalCalls.saveHeadings, { Columns: Object.entries(fields).map(([Heading, Field]) => ({ Heading, Field })) })
const columnsOf = (data: unknown) => (data as { Columns: { Heading: string; Field: string; Sample: string }[] }).Columns

describe('a file whose headings nobody knows', () => {
  const file = (code: string) => `2026 年码头表\nWharf#, 叫什么 ,Harbour,\n${code},外高桥,上海,x`

  it('is refused with its columns; what somebody says of them is remembered for files with these headings', async () => {
    const refused = await plan(file('HD1'))
    expect([refused.status, refused.body.Code, refused.body.Message]).toEqual([422, 'BAD_FILE', expect.stringContaining('没有找到表头')])
    expect(columnsOf(refused.body.Data)).toEqual([
      { Heading: 'Wharf#', Field: '', Sample: 'HD1' },
      { Heading: '叫什么', Field: '', Sample: '外高桥' },
      { Heading: 'Harbour', Field: '', Sample: '上海' },
    ])
    expect((await save({ 'Wharf#': 'Code', 叫什么: 'NameZh', Harbour: 'PortCode' })).body.Data).toEqual({ Changed: 3 })
    const planned = (await plan(file('HD1'))).body.Data
    expect(planned).toMatchObject({ Adds: 1, Bad: 0, Unknown: [], Remembered: true })
    expect(planned.Columns).toEqual([
      { Heading: 'Wharf#', Field: 'Code', Sample: 'HD1' },
      { Heading: '叫什么', Field: 'NameZh', Sample: '外高桥' },
      { Heading: 'Harbour', Field: 'PortCode', Sample: '上海' },
    ])
    await boss!.call(terminalCalls.runImport, { Id: planned.Id, SkipBad: false, SkipLines: [] })
    expect((await boss!.call(terminalCalls.list, { Keyword: 'HD1', Layer: 'company' })).body.Data.Rows).toMatchObject([
      { NameZh: '外高桥', PortCode: 'CNSHA' },
    ])
  })
  it('is remembered however the headings are written, for all of the company, and for nobody else', async () => {
    expect((await plan('ｗharf#（必填）,*叫什么,HARBOUR\nHD2,甲,宁波', pricing)).body.Data).toMatchObject({ Adds: 1, Remembered: true })
    expect((await plan(file('HD2'), admin)).body.Code).toBe('BAD_FILE')
    expect((await plan(file('CNHDX'), boss, portCalls)).body.Code).toBe('BAD_FILE')
    expect((await plan('Wharf#,叫什么,Harbour,More\nHD2,甲,宁波,x')).body.Code).toBe('BAD_FILE')
  })
  it('knows headings with units, points and spaces of its own, where they can mean one field alone', async () => {
    const { body } = await plan('码头 代码.,中文名(简体),英文名,所属港口：\nHD9,甲,A,宁波')
    expect(body.Data).toMatchObject({ Adds: 1, Bad: 0, Unknown: [] })
  })
  it('is said anew when it was said wrongly', async () => {
    const text = '号,甲,乙\nHD3,宁波,北仑'
    await save({ 号: 'Code', 甲: 'NameZh', 乙: 'PortCode' })
    expect((await plan(text)).body.Data.Bad).toBe(1)
    await save({ 号: 'Code', 甲: 'PortCode', 乙: 'NameZh' })
    expect((await plan(text)).body.Data).toMatchObject({ Adds: 1, Bad: 0 })
  })
})

describe('what somebody says of columns', () => {
  it('goes before what a heading says by itself, and may leave a column out', async () => {
    const text = '码头代码,中文名,所属港口,备注\nHD4,甲,宁波,内部'
    const known = (await plan(text)).body.Data
    expect([known.Remembered, known.Columns?.map(({ Field }) => Field)]).toEqual([false, ['Code', 'NameZh', 'PortCode', 'Remark']])
    await save({ 码头代码: 'Code', 中文名: 'NameZh', 所属港口: 'PortCode', 备注: '' })
    expect((await plan(text)).body.Data).toMatchObject({ Adds: 1, Unknown: ['备注'], Remembered: true })
  })
  it('names fields that there are, each once, and the one that lines are told apart by', async () => {
    const message = async (fields: Readonly<Record<string, string>>) => (await save(fields)).body.Issues?.[0]?.Message
    expect(await message({ a: 'Code', b: 'Nothing' })).toBe('没有可导入的字段“Nothing”')
    expect(await message({ a: 'Code', b: 'NameZh', c: 'NameZh' })).toBe('“码头名称”只能对应一列，请检查列对应')
    expect(await message({ a: 'NameZh' })).toBe('请选择哪一列是“码头代码”')
  })
  it('is offered for a file that lacks a needed column', async () => {
    const refused = await plan('码头代码,中文名,港\nHD5,甲,宁波')
    expect([refused.body.Message, columnsOf(refused.body.Data).map(({ Field }) => Field)]).toEqual([
      expect.stringContaining('缺少必填列'),
      ['Code', 'NameZh', ''],
    ])
  })
  it('serves other files than those of entities, too', async () => {
    const text = 'V,S,C,P\n001E,HEADING SHIP,OOCL,上海\n001E,HEADING SHIP,OOCL,宁波'
    expect((await plan(text, boss, scheduleImport)).body.Code).toBe('BAD_FILE')
    const Columns = ['VoyageNo', 'Vessel', 'CarrierCode', 'PortCode'].map((Field, at) => ({ Heading: 'VSCP'[at]!, Field }))
    await boss!.call(scheduleImport.saveHeadings, { Columns })
    expect((await plan(text, boss, scheduleImport)).body.Data).toMatchObject({ Lines: 2, Unknown: [], Remembered: true })
  })
})
