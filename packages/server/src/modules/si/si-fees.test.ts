import { documentCharges, saveDocumentCharges, type ChargeLine } from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { siTestbed, type SiTestbed } from './testing.ts'

let server: TestServer
let bed: SiTestbed
let [customer, other, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[customer, other, reviewer] = await Promise.all(['customer', 'customer2', 'reviewer'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const fee: ChargeLine = {
  Id: 0,
  Code: 'DOC',
  NameZh: '文件费',
  NameEn: 'Documentation',
  Basis: 'B',
  Box: '',
  Quantity: '',
  Price: '450',
  Minimum: '',
  Currency: 'CNY',
  PpCc: 'PP',
  TaxRate: '6',
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
}

it('fees of a bill are written by the staff, counted by the bill, and read by its customer', async () => {
  const Id = await bed.submitted()
  const at = { Kind: 'si', Id, Sheet: 'fees' }
  const blank = (await reviewer!.call(documentCharges, at)).body.Data
  expect(blank).toMatchObject({ Lines: [], Measures: { Bills: 1, Into: 'CNY' } })
  expect(blank.Measures.Boxes.length).toBeGreaterThan(0)
  const [code] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from m_charge where company_id is null and removed_at is null order by code limit 1`),
  )
  const Lines = [{ ...fee, Code: code!.code }]
  const saved = await reviewer!.call(saveDocumentCharges, { ...at, UpdateTime: blank.UpdateTime, Lines })
  expect(saved.body.Data.Lines).toMatchObject([{ Price: '450', TaxRate: '6', Basis: 'B' }])
  expect((await reviewer!.call(saveDocumentCharges, { ...at, UpdateTime: blank.UpdateTime, Lines: [] })).body.Code).toBe('STALE_WRITE')
  expect((await customer!.call(documentCharges, at)).body.Data.Lines).toEqual(saved.body.Data.Lines)
  const { UpdateTime } = saved.body.Data
  expect((await customer!.call(saveDocumentCharges, { ...at, UpdateTime, Lines: [] })).status).toBe(403)
  expect((await other!.call(documentCharges, at)).status).toBe(404)
})
