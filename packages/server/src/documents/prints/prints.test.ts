import {
  documentState,
  documentTimeline,
  issuePrint,
  printCheck,
  printCopies,
  printCopyFile,
  printPreview,
  saveDocumentLines,
  type PrintLanguage,
} from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../kernel/sheet/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { printPdf } from './pdf.ts'
import type { PrintBlock, PrintSheet } from './sheet.ts'

let server: TestServer
let boss: TestClient
let id: number

beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  const { body } = await boss.call(customerCalls.save, {
    Id: 0,
    Values: { NameZh: '打印试验有限公司', NameEn: 'PRINT TRIAL LTD', Kinds: ['factory', 'trader'] },
  })
  id = body.Data.Id
  const { UpdateTime } = (await boss.call(documentState, { Kind: 'customer', Id: id })).body.Data
  const contact = { Id: 0, Name: '沈佳怡', Mobile: '13800063352', Roles: ['booking'] }
  await boss.call(saveDocumentLines, { Kind: 'customer', Id: id, Part: 'contacts', UpdateTime, Rows: [contact] })
})
afterAll(() => server.close())

/** A file as it is sent. */
async function file({ token }: TestClient, path: string, query: Record<string, string | number>) {
  const asked = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const { statusCode, rawPayload } = await server.app.inject({ url: path, query: asked, headers: { authorization: `Bearer ${token}` } })
  return { status: statusCode, bytes: rawPayload }
}
const at = () => ({ Kind: 'customer', Id: id })
const issue = (Language: PrintLanguage = 'zh', by = boss) => by.call(issuePrint, { ...at(), Print: 'master', Language })
const copyFile = async (CopyId: number, Format: 'pdf' | 'xlsx' = 'pdf', by = boss) =>
  file(by, printCopyFile.path, { ...at(), CopyId, Format })

describe('prints of a document', () => {
  it('are previewed in both languages, as PDF and as workbook with the same texts', async () => {
    for (const Language of ['zh', 'en'] as const) {
      const pdf = await file(boss, printPreview.path, { ...at(), Print: 'master', Language, Format: 'pdf' })
      expect([pdf.status, pdf.bytes.subarray(0, 5).toString('latin1')]).toEqual([200, '%PDF-'])
    }
    const xlsx = await file(boss, printPreview.path, { ...at(), Print: 'master', Language: 'zh', Format: 'xlsx' })
    const { rows } = await readSheet(xlsx.bytes)
    expect(rows.flat()).toContain('打印试验有限公司')
  })

  it('name what they cannot print before they are given out', async () => {
    const { body } = await boss.call(customerCalls.save, {
      Id: 0,
      Values: { NameZh: '𠮷野贸易有限公司', NameEn: 'ŞİŞLİ TİC. 부산', Kinds: ['trader'] },
    })
    const query = { Kind: 'customer', Id: body.Data.Id, Print: 'master', Language: 'zh' } as const
    expect((await boss.call(printCheck, query)).body.Data).toEqual({ Unprintable: ['𠮷'] })
    expect((await boss.call(printCheck, { ...at(), Print: 'master', Language: 'zh' })).body.Data).toEqual({ Unprintable: [] })
    expect((await (await server.signIn('customer')).call(printCheck, query)).status).toBe(403)
  })
  it('in English have English words for what was chosen', async () => {
    const xlsx = await file(boss, printPreview.path, { ...at(), Print: 'master', Language: 'en', Format: 'xlsx' })
    // the first sheet is the company: its kinds
    const { rows } = await readSheet(xlsx.bytes)
    expect(rows.flat()).toContain('Factory, Trading company')
  })

  it('that are given out are counted, also by two at once, and told in the timeline', async () => {
    const first = (await issue()).body.Data
    const [a, b] = await Promise.all([issue('en'), issue('zh')])
    const numbers = [a.body.Data.Copy, b.body.Data.Copy].toSorted((x, y) => x - y)
    expect(numbers).toEqual([first.Copy + 1, first.Copy + 2])
    expect((await boss.call(printCopies, at())).body.Data.map(({ Copy, IssuedBy }) => [Copy, IssuedBy])).toEqual([
      [3, '郑国栋'],
      [2, '郑国栋'],
      [1, '郑国栋'],
    ])
    const { Rows } = (await boss.call(documentTimeline, at())).body.Data
    expect(Rows[0]).toMatchObject({ Event: 'print', Text: '客户资料表第 3 份' })
  })

  it('stay as they were when the record changes: a reprint is the stored copy', async () => {
    const copy = (await issue()).body.Data
    const before = await copyFile(copy.Id)
    const row = (await boss.call(customerCalls.get, { Id: id })).body.Data
    await boss.call(customerCalls.save, { Id: id, UpdateTime: row.UpdateTime, Values: { NameZh: '已经改名有限公司' } })
    const after = await copyFile(copy.Id)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const { rows } = await readSheet((await copyFile(copy.Id, 'xlsx')).bytes)
    expect(rows.flat()).toContain('打印试验有限公司')
    expect(rows.flat()).not.toContain('已经改名有限公司')
  })

  it('are for people with the button who see everything on them', async () => {
    await server.db.owner((owner) =>
      owner.query(`insert into role_permission_item (role_id, item_key, permission_key, value)
        select r.id, 'field', 'customerContact', 'hidden' from role r where r.name = '财务人员' on conflict do nothing`),
    )
    const [copy] = (await boss.call(printCopies, at())).body.Data
    for (const account of ['doc', 'sales', 'finance']) {
      const client = await server.signIn(account)
      if ((await client.call(documentState, at())).status !== 200) continue
      expect((await issue('zh', client)).status).toBe(403)
      expect((await copyFile(copy!.Id, 'pdf', client)).status).toBe(403)
      expect((await client.call(printCopies, at())).body.Data).toEqual([])
    }
    expect((await boss.call(issuePrint, { ...at(), Print: 'nothing', Language: 'zh' })).status).toBe(404)
    expect((await copyFile(999_999)).status).toBe(404)
  })
})

describe('a print on paper', () => {
  const sheet = (rows: number): PrintSheet => ({
    language: 'zh',
    issuer: '海捷国际货运代理有限公司',
    title: '费用确认单',
    no: 'QT26110001',
    day: '2026-11-20',
    copy: { number: 2, by: '郑国栋' },
    blocks: [
      { kind: 'facts', title: '委托', facts: [['品名', '不锈钢厨具 STAINLESS STEEL KITCHENWARE '.repeat(12)]] },
      {
        kind: 'table',
        title: '费用',
        columns: [
          { label: '费用', width: 3 },
          { label: '金额', right: true },
        ],
        rows: Array.from({ length: rows }, (_, no) => [`码头操作费 ${no + 1}`, '2,746.50']),
        totals: [['合计', '2,746.50']],
      },
      { kind: 'clauses', title: '条款', texts: ['以船公司公告为准。'] },
      { kind: 'signature', parties: ['甲方', '乙方'] },
    ],
  })
  const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

  it('is the same bytes for the same sheet', async () => {
    expect((await printPdf(sheet(3))).equals(await printPdf(sheet(3)))).toBe(true)
  })
  it('goes on over pages, and ends where its content does', async () => {
    expect(pages(await printPdf(sheet(3)))).toBe(1)
    expect(pages(await printPdf(sheet(120)))).toBe(5)
  })
  it('goes on with a row, a fact and a clause that are longer than a page', async () => {
    const long = '货物描述以装箱单为准，唛头按客户要求刷制。'.repeat(200)
    const [facts, table, clauses] = sheet(1).blocks as [
      Extract<PrintBlock, { kind: 'facts' }>,
      Extract<PrintBlock, { kind: 'table' }>,
      Extract<PrintBlock, { kind: 'clauses' }>,
    ]
    const of = async (block: PrintBlock) => pages(await printPdf({ ...sheet(1), blocks: [block] }))
    expect(await of({ ...table, rows: [['甲', '1.00']] })).toBe(1)
    expect(await of({ ...table, rows: [[long.slice(0, 3_000), '1.00']] })).toBe(2)
    expect(await of({ ...facts, facts: [['品名', long.repeat(2)]] })).toBeGreaterThan(3)
    expect(await of({ ...clauses, texts: [long.repeat(3)] })).toBeGreaterThan(2)
  })
})
