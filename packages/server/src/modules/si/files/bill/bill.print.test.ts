import { issuePrint, printCopies, printCopyFile, printPreview } from '@jst/contracts/document'
import { modifySi, siInfo } from '@jst/contracts/si'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSheet } from '../../../../kernel/sheet/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../../testing/index.ts'
import { siTestbed, type SiTestbed } from '../../testing.ts'

let server: TestServer
let bed: SiTestbed
let [customer, other, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[customer, other, reviewer] = await Promise.all(['customer', 'customer2', 'reviewer'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

async function take({ token }: TestClient, path: string, query: Record<string, string | number>) {
  const asked = { Kind: 'si', ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }
  const { statusCode, rawPayload } = await server.app.inject({ url: path, query: asked, headers: { authorization: `Bearer ${token}` } })
  return { status: statusCode, bytes: rawPayload }
}
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

it('is given out by both sides as numbered copies in the form of a bill, and stays as it was when the record changes', async () => {
  const id = await bed.submitted()
  const bill = { Kind: 'si', Id: id, Print: 'bill', Language: 'zh' } as const
  const first = await customer!.call(issuePrint, bill)
  expect([first.status, first.body.Data.Copy]).toEqual([200, 1])
  const asked = { Id: id, CopyId: first.body.Data.Id, Format: 'pdf' }
  const before = await take(customer!, printCopyFile.path, asked)
  const text = await textOf(before.bytes)
  expect(text).toContain('BILL OF LADING')
  expect(text).toContain('COPY NO. 1')
  expect(text).toContain('DRAFT')

  const changed = await customer!.call(modifySi, { ...(await bed.read(id)), TBI_MARKS: 'ORDER 77' })
  expect(changed.status).toBe(200)
  expect((await reviewer!.call(issuePrint, bill)).body.Data.Copy).toBe(2)
  expect((await take(customer!, printCopyFile.path, asked)).bytes.equals(before.bytes)).toBe(true)
  expect((await reviewer!.call(printCopies, { Kind: 'si', Id: id })).body.Data.map(({ Copy }) => Copy)).toEqual([2, 1])
})

it('has the same goods in its workbook as the record, and no number in a preview', async () => {
  const id = await bed.submitted()
  const record = (await reviewer!.call(siInfo, { Id: id })).body.Data
  const query = { Id: id, Print: 'bill', Language: 'en' }
  const sheet = await readSheet((await take(reviewer!, printPreview.path, { ...query, Format: 'xlsx' })).bytes)
  expect(sheet.rows.flat()).toContain(record.TBI_CONSIGNOR)
  const text = await textOf((await take(reviewer!, printPreview.path, { ...query, Format: 'pdf' })).bytes)
  expect(text).toContain('VERSION 1')
  expect(text).not.toContain('COPY NO.')
})

it('is not there for another company', async () => {
  const id = await bed.submitted()
  const bill = { Kind: 'si', Id: id, Print: 'bill', Language: 'zh' } as const
  expect((await other!.call(issuePrint, bill)).status).toBe(404)
  expect((await take(other!, printPreview.path, { ...bill, Format: 'pdf' })).status).toBe(404)
})
