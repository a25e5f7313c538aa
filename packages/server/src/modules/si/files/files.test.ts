import { read, utils, write } from '@e965/xlsx'
import type { Envelope, ReplyOf } from '@jst/contracts'
import { changeSiStatus, exportContainerFile, modifySi, readContainerFile, siBillPdf, siTemplateFile } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetLimits } from '../../../kernel/sheet/sheets.ts'
import { bombOf, createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  stranger = await server.signIn('customer2')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

async function upload(name: string, content: Buffer, client = customer) {
  const edge = 'jst-test-boundary'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const answer = await server.app.inject({
    method: 'POST',
    url: readContainerFile.path,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as Envelope<ReplyOf<typeof readContainerFile>> }
}
async function download(path: string, query: Record<string, string>, client = customer) {
  const answer = await server.app.inject({ url: path, query, headers: { authorization: `Bearer ${client.token}` } })
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(String(answer.headers['content-disposition']))?.[1] ?? '')
  return { status: answer.statusCode, name, bytes: answer.rawPayload, type: answer.headers['content-type'] }
}
const sheetOf = (bytes: Buffer) => read(bytes, { type: 'buffer', cellFormula: true }).Sheets
const xlsx = (rows: unknown[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '箱单')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

describe('reading a container file', () => {
  it('gives the first sheet as texts: leading zeros kept, numbers whole, empty rows left out', async () => {
    const { body } = await upload(
      '箱单.xlsx',
      xlsx([['箱号', '件数', '毛重'], ['MSKU6011672', 420, 0.1 + 0.2], [], ['007', true, '12,500.5']]),
    )
    expect(body.Data).toEqual({
      FileName: '箱单.xlsx',
      SheetName: '箱单',
      Rows: [
        ['箱号', '件数', '毛重'],
        ['MSKU6011672', '420', '0.3'],
        ['007', 'TRUE', '12,500.5'],
      ],
      Truncated: false,
    })
  })
  it('takes csv in UTF-8 and in GBK', async () => {
    expect((await upload('a.csv', Buffer.from('箱号,封号\nMSKU6011672,00123\n'))).body.Data.Rows).toEqual([
      ['箱号', '封号'],
      ['MSKU6011672', '00123'],
    ])
    expect((await upload('b.csv', Buffer.from('cfe4bac52c0a', 'hex'))).body.Data.Rows[0]?.[0]).toBe('箱号')
  })
  it('reads back what the template and the export give', async () => {
    const template = await download(siTemplateFile.path, {})
    const { Rows } = (await upload('t.xlsx', template.bytes)).body.Data
    expect(Rows.map((row) => row.slice(0, 3))).toEqual([['箱号', '封号', '箱型']])
    expect(Rows[0]).toHaveLength(11)
  })
  it('never takes the untouched example row of a template for cargo, neither of an earlier one; a changed one is cargo', async () => {
    const example = [
      'MSKU6011672',
      'CN1234567',
      '40HQ',
      'CARTONS',
      '420',
      '12500.5',
      '62.3',
      'STAINLESS STEEL KITCHENWARE',
      '不锈钢厨具',
      '732393',
      'N/M',
    ]
    const read = async (row: string[]) => (await upload('t.csv', Buffer.from(`箱号,封号\n${row.join(',')}`))).body.Data.Rows.length
    expect([await read(example), await read(['示例 MSKU6011672', ...example.slice(1)])]).toEqual([1, 1])
    expect(await read(['TCNU6225360', ...example.slice(1)])).toBe(2)
    expect(await read(example.with(4, '421'))).toBe(2)
  })
  it('has the columns of a type of cargo in its template', async () => {
    const headings = async (GoodsType: string) =>
      (await upload('t.xlsx', (await download(siTemplateFile.path, { GoodsType })).bytes)).body.Data.Rows[0]
    expect(await headings('2')).toEqual(expect.arrayContaining(['UN 编号', '危险品类别', '包装类', '正确运输名称']))
    expect(await headings('3')).toEqual(expect.arrayContaining(['温度(℃)', '通风(CBM/H)', '湿度(%)']))
    expect(await headings('4')).toEqual(expect.arrayContaining(['超高(CM)', '左超宽(CM)']))
    expect(await headings('3')).not.toContain('UN 编号')
  })
  it('takes a workbook of Excel 97 to 2003, and refuses what only looks like one', async () => {
    const rows = [
      ['箱号', '件数', '毛重(KGS)'],
      ['TCNU6225360', 420, 12500.5],
    ]
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '箱单')
    const old = write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
    expect((await upload('旧.xls', old)).body.Data.Rows).toEqual(rows.map((row) => row.map(String)))
    const { status, body } = await upload('word.xls', Buffer.concat([old.subarray(0, 8), Buffer.alloc(600, 7)]))
    expect([status, body.Code]).toEqual([422, 'BAD_FILE'])
  })
  it('stops at the limits and says so', async () => {
    const rows = Array.from({ length: sheetLimits.rows + 5 }, (_, index) => [`R${index}`])
    const { body } = await upload('long.csv', Buffer.from(rows.join('\n')))
    expect([body.Data.Rows.length, body.Data.Truncated]).toEqual([sheetLimits.rows, true])
    const wide = await upload('wide.csv', Buffer.from(`${'x,'.repeat(3_000)}x`))
    expect([wide.body.Data.Rows[0]?.length, wide.body.Data.Truncated]).toEqual([sheetLimits.columns, true])
  })
  it('refuses a file that unpacks to far more than it is, whatever it says of its size', async () => {
    const { status, body } = await upload('bomb.xlsx', bombOf(sheetLimits.unpacked * 2))
    expect([status, body.Code]).toEqual([422, 'BAD_FILE'])
    expect(body.Message).toContain('解压后过大')
  })
  it.each([
    ['half.xlsx', xlsx([['a']]).subarray(0, 300)],
    ['zip.xlsx', Buffer.from('PK\x03\x04not a zip at all', 'latin1')],
    ['image.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
    ['notes.txt', Buffer.from('text')],
  ])('refuses %s in words', async (name, content) => {
    const { status, body } = await upload(name, content)
    expect([status, body.Code]).toEqual([422, 'BAD_FILE'])
  })
  it('is for people who may submit', async () => {
    expect((await upload('a.csv', Buffer.from('a'), await server.signIn('provider'))).status).toBe(403)
  })
})

describe('the container export', () => {
  it('has a row per container or goods line and the sums; what begins with = is a text', async () => {
    const id = await bed.submitted()
    const record = await bed.read(id)
    await server.db.owner((owner) => owner.query(`update si_container set package_kind = '=1+1' where record_id = $1`, [id]))
    const { name, bytes, type } = await download(exportContainerFile.path, { Id: String(id) })
    expect(name).toBe(`集装箱明细_${record.TBI_MBL_NO}.xlsx`)
    expect(type).toContain('spreadsheetml')
    const sheet = sheetOf(bytes).集装箱明细 ?? {}
    expect(sheet.A2).toMatchObject({ t: 's', v: record.BoxInfos[0]?.TBX_CNNO })
    expect(sheet.D2).toMatchObject({ t: 's', v: '=1+1' })
    expect((sheet.D2 as { f?: string }).f).toBeUndefined()
    const last = record.BoxInfos.length + 2
    expect((sheet[`E${last}`] as { v: number }).v).toBe(record.BoxInfos.reduce((sum, box) => sum + box.TBX_NUM, 0))
  })
  it('of another company is not there', async () => {
    expect((await download(exportContainerFile.path, { Id: String(await bed.submitted()) }, stranger)).status).toBe(404)
  })
})

describe('the bill as PDF', () => {
  const bill = (Id: number, more: Record<string, string> = {}, client = customer) =>
    download(siBillPdf.path, { Id: String(Id), ...more }, client)
  const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

  it('is an A4 page under the bill’s name, the same bytes every time', async () => {
    const id = await bed.submitted()
    const [first, again] = [await bill(id), await bill(id)]
    expect(first.name).toBe(`提单样单_${(await bed.read(id)).TBI_MBL_NO}_V1.pdf`)
    expect(first.type).toBe('application/pdf')
    expect(first.bytes.toString('latin1')).toContain('[0 0 595.28 841.89]')
    expect(pages(first.bytes)).toBe(1)
    expect(first.bytes.equals(again.bytes)).toBe(true)
  })
  it('shows an older version when asked, and none that never was', async () => {
    const id = await bed.submitted()
    await customer.call(modifySi, {
      ...(await bed.read(id)),
      TBI_MARKS: Array.from({ length: 45 }, (_, line) => `MARK ${line}`).join('\n'),
    })
    expect(pages((await bill(id)).bytes)).toBe(2)
    expect(pages((await bill(id, { Version: '1' })).bytes)).toBe(1)
    expect((await bill(id, { Version: '3' })).status).toBe(404)
    expect((await bill(id, {}, reviewer)).status).toBe(200)
    expect((await bill(id, {}, stranger)).status).toBe(404)
  })
  it('a voided bill has other bytes than its draft', async () => {
    const id = await bed.submitted()
    const draft = await bill(id)
    await reviewer.call(changeSiStatus, { TDId: id, Status: 9, Remarks: '退关' })
    expect((await bill(id)).bytes.equals(draft.bytes)).toBe(false)
  })
})
