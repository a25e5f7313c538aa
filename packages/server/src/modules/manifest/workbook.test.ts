import { headFields, manifestTemplateFile, readManifestFile, type ManifestFile } from '@jst/contracts/manifest'
import type { Envelope } from '@jst/contracts'
import { read, utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let customer: TestClient
beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
})
afterAll(() => server.close())

type Rows = readonly (readonly (string | number)[])[]
function book(sheets: Readonly<Record<string, Rows>>): Buffer {
  const made = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
async function reading(content: Buffer, answers: Readonly<Record<string, string>> = {}, more: Readonly<Record<string, string>> = {}) {
  const Answers = Object.entries(answers)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')
  const path = `${readManifestFile.path}?${new URLSearchParams({ ...(Answers === '' ? {} : { Answers }), ...more }).toString()}`
  const { status, body } = (await upload(server, customer, path, content, 'file.xlsx')) as unknown as {
    status: number
    body: Envelope<ManifestFile>
  }
  return { status, body, file: body.Data }
}

const boxTable: Rows = [
  ['箱号', '箱型', '封号', '件数', '包装', '毛重KG', '体积CBM', '英文品名', 'HS编码'],
  ['MSKU6011672', '40HQ', 'CN123456', 100, 'CTNS', 8400.5, 60, 'FURNITURE', '940360'],
  ['CSQU3054383', '40HQ', 'CN123457', 50, 'CTNS', 4200, 30, 'LAMPS', '940511'],
  ['合计', '', '', 150, '', 12600.5, 90, '', ''],
]
/** A sheet as a factory sends it: names and values around a table. */
const factory: Rows = [
  ['SHIPPER:', 'NINGBO YUANFAN TRADING CO LTD\n88 ZHONGSHAN ROAD NINGBO\nTEL: 0574-87654321', '', '提单号', 'COSU64123456'],
  ['CONSIGNEE:', 'TO ORDER', '', '船名', 'EVER ONE'],
  ['NOTIFY PARTY: BUSAN POTS LTD\nJUNG-GU 1', '', '', '航次', '012W'],
  ['装货港', 'CNSHA', '', '卸货港', 'HAMBURG, GERMANY'],
  ['付款方式', '预付', '', '计划装载时间', '2199/12/3 8:00'],
  [],
  ...boxTable,
]

describe('a workbook', () => {
  it('of others gives head, companies, boxes and goods by its headings, and nothing is left over', async () => {
    const { status, file } = await reading(book({ 托书: factory }))
    expect(status).toBe(200)
    expect([file.Questions, file.Totals, file.Unread]).toEqual([[], [], []])
    expect(file.Content).toMatchObject({
      BillNo: 'COSU64123456',
      Vessel: 'EVER ONE',
      Voyage: '012W',
      Pol: 'CNSHA',
      Pod: 'DEHAM',
      Payment: 'PP',
      LoadingAt: '2199-12-03 08:00',
      ToOrder: true,
      Packages: 150,
      Weight: 12_600.5,
      Volume: 90,
    })
    expect(file.Content.Shipper).toMatchObject({
      Name: 'NINGBO YUANFAN TRADING CO LTD',
      Address: '88 ZHONGSHAN ROAD NINGBO',
      Phone: '0574-87654321',
    })
    expect(file.Content.Notify).toMatchObject({ Name: 'BUSAN POTS LTD', Address: 'JUNG-GU 1' })
    expect(file.Content.Boxes.map(({ BoxNo, Weight }) => [BoxNo, Weight])).toEqual([
      ['MSKU6011672', 8_400.5],
      ['CSQU3054383', 4_200],
    ])
    expect(file.Content.Goods.map(({ GoodsEn, HsCode, Packages }) => [GoodsEn, HsCode, Packages])).toEqual([
      ['FURNITURE', '940360', 100],
      ['LAMPS', '940511', 50],
    ])
  })

  it('of the template is read back whole, also with goods in a table of their own', async () => {
    const { token } = customer
    const { rawPayload } = await server.app.inject({ url: manifestTemplateFile.path, headers: { authorization: `Bearer ${token}` } })
    const template = read(rawPayload)
    expect(template.SheetNames).toEqual(['舱单', '收发通', '货物', '集装箱'])
    const rows = (name: string) => utils.sheet_to_json<string[]>(template.Sheets[name]!, { header: 1, defval: '', raw: false })
    const [head, parties] = [rows('舱单'), rows('收发通')]
    const fill = (sheet: string[][], name: string, column: number, value: string) => {
      sheet.find(([first]) => first === name)![column] = value
    }
    for (const [name, value] of [
      ['提单号', 'COSU64123456'],
      ['装货港', 'CNSHA'],
      ['总件数', '105'],
      ['非集装箱货', '否'],
      ['装船后的挂靠港', 'KRPUS DEHAM'],
    ] as const)
      fill(head, name, 1, value)
    fill(parties, '名称', 1, 'NINGBO YUANFAN')
    fill(parties, '国家', 2, 'kr')
    fill(parties, '名称', 2, 'BUSAN POTS LTD')
    const goods = [rows('货物')[0]!, ['100', 'CTNS', '8400.5', '60', 'POTS', '锅', '732393', 'N/M', '']]
    const boxHead = rows('集装箱')[0]!
    const box = boxHead.map(
      (title) =>
        ({ 箱序: '1', 箱号: 'MSKU6011672', 箱型: '40HQ', 封号: 'CN1', 件数: '100', 毛重: '8400.5', 体积: '60' })[
          title.replace(/\(.*|KG.*|CBM.*/g, '')
        ] ?? '',
    )
    const { file } = await reading(book({ 舱单: head, 收发通: parties, 货物: goods, 集装箱: [boxHead, box] }))
    expect([file.Questions, file.Unread]).toEqual([[], []])
    expect(file.Totals).toEqual(['件数写的是 105，箱货之和是 100'])
    expect(file.Content).toMatchObject({
      BillNo: 'COSU64123456',
      Pol: 'CNSHA',
      Packages: 105,
      BreakBulk: false,
      PortsAfter: ['KRPUS', 'DEHAM'],
    })
    expect([file.Content.Shipper.Name, file.Content.Consignee.Country]).toEqual(['NINGBO YUANFAN', 'KR'])
    expect(file.Content.Goods).toMatchObject([{ GoodsEn: 'POTS', GoodsZh: '锅', Packages: 100, PackageKind: 'CT' }])
    expect(file.Content.Boxes).toMatchObject([{ BoxNo: 'MSKU6011672' }])
  })

  it('of the template in English is English, and read back whole', async () => {
    const { rawPayload, headers } = await server.app.inject({
      url: `${manifestTemplateFile.path}?Lang=en`,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(headers['content-disposition']).toContain('Manifest')
    const template = read(rawPayload)
    const sheets = template.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(template.Sheets[name]!, { header: 1, defval: '', raw: false }),
    )
    expect([...template.SheetNames, ...sheets.flat(2)].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
    const [head = [], parties = [], goods = [], boxes = []] = sheets
    head.find(([first]) => first === headFields.find(({ key }) => key === 'BillNo')!.en)![1] = 'COSU64123456'
    parties.find(([first]) => first === 'Name')![2] = 'BUSAN POTS LTD'
    const line: Readonly<Record<string, string>> = {
      'Container no.': 'MSKU6011672',
      Packages: '100',
      'English description': 'POTS',
      'Chinese description': '锅',
    }
    const rowOf = (titles: readonly string[] = []) => titles.map((title) => line[title] ?? '')
    const filled = { Manifest: head, Parties: parties, Goods: [...goods, rowOf(goods[0])], Containers: [...boxes, rowOf(boxes[0])] }
    const { file } = await reading(book(filled), {}, { Lang: 'en' })
    expect([file.Questions, file.Unread]).toEqual([[], []])
    expect(file.Content).toMatchObject({ BillNo: 'COSU64123456', Consignee: { Name: 'BUSAN POTS LTD' }, Boxes: [{ BoxNo: 'MSKU6011672' }] })
    expect(file.Content.Goods).toMatchObject([{ GoodsEn: 'POTS', GoodsZh: '锅', Packages: 100 }])
  })

  it('asks for what may mean two things, and is read again with the answers', async () => {
    const rows = [
      ['提单号', 'COSU64123456', '', '计划离港时间', '03/04/2199 20:00'],
      ['提单号', 'COSU64123457', '', '总毛重', '8,400'],
      [],
      ...boxTable,
    ]
    const asked = (await reading(book({ 托书: rows }))).file
    const keys = asked.Questions.map(({ Key }) => Key)
    expect(keys).toEqual(expect.arrayContaining(['cell 托书!E1', 'field BillNo']))
    const answers = Object.fromEntries(asked.Questions.map(({ Key, Choices }) => [Key, Choices[0]!.Value]))
    const { file } = await reading(book({ 托书: rows }), answers)
    expect(file.Questions).toEqual([])
    expect(file.Content).toMatchObject({ BillNo: 'COSU64123456', DepartureAt: '2199-03-04 20:00' })
  })

  it('names each cell that it does not take, and cuts none', async () => {
    const rows = [['船名', 'V'.repeat(51)], ['卸货港', 'NOWHERE BAY'], ['单证类型', '不知道'], ['请尽快'], [], ...boxTable]
    const { file } = await reading(book({ 托书: rows }))
    expect(file.Unread.map(({ Cell }) => Cell).toSorted()).toEqual(['A4', 'B1', 'B2', 'B3'])
    expect(file.Content.Vessel).toBe('')
  })

  it('of several bills asks for one, and tells of the lines of the others', async () => {
    const [head = [], one = [], other = []] = boxTable
    const rows = [
      [...head, '提单号'],
      [...one, 'A1'],
      [...other, 'B1'],
    ]
    const asked = (await reading(book({ 箱单: rows }))).file
    expect(asked.Questions.map(({ Key }) => Key)).toEqual(['field BillNo'])
    const { file } = await reading(book({ 箱单: rows }), { 'field BillNo': 'A1' })
    expect([file.Content.BillNo, file.Content.Boxes.map(({ BoxNo }) => BoxNo), file.Totals]).toEqual([
      'A1',
      ['MSKU6011672'],
      ['提单号 B1 的 1 行货物不属于这一票，没有导入'],
    ])
  })

  it('is told and asked about in English for a page that is English', async () => {
    const [head = [], one = [], other = []] = boxTable
    const rows = [
      ['VESSEL', 'V'.repeat(51), '', 'ETD', '03/04/2199 20:00'],
      ['POD', 'NOWHERE BAY', '', 'FREIGHT', 'UNKNOWN'],
      ['POL', 'CNSHA', '', 'TOTAL PACKAGES', '999'],
      ['POL', 'CNNGB', '', 'SHIPPER', 'ONE CO LTD'],
      ['SHIPPER', 'OTHER CO LTD'],
      [],
      [...head, '提单号', 'CUSTOM NOTE'],
      [...one, 'A1', 'X'],
      [...other, 'B1', 'Y'],
      ['合计', '', '', 151, '', 12600.5, 90],
    ]
    const { file } = await reading(book({ SHEET1: rows }), {}, { Lang: 'en' })
    const said = [...file.Questions.map(({ Text }) => Text), ...file.Totals, ...file.Unread.map(({ Text }) => Text)]
    expect(said.length).toBeGreaterThan(6)
    expect(said.filter((text) => /\p{Script=Han}|[（）：，。]/u.test(text))).toEqual([])
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^Port of loading differs in SHEET1!B3, SHEET1!B4/)]))
    const { body } = await reading(book({ SHEET1: [['GOOD MORNING'], ['THANKS']] }), {}, { Lang: 'en' })
    expect([body.Code, body.Message]).toEqual(['BAD_FILE', expect.stringMatching(/^The file has no content of a manifest/)])
  })

  it('without anything of a filing is refused with what it needs', async () => {
    const { body } = await reading(book({ 表: [['早上好'], ['谢谢']] }))
    expect([body.Code, body.Message]).toEqual(['BAD_FILE', expect.stringContaining('下载模板')])
  })
})
