import { documentCharges, documentState, moveDocuments, saveDocumentCharges } from '@jst/contracts/document'
import { invoiceCalls, invoiceView, receiptCalls, settleInvoices } from '@jst/contracts/invoices'
import { applicationDocument as document, billFees, feeRuleCalls, feesFor, proposeFees, releaseView } from '@jst/contracts/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let [boss, finance, doc, sales]: TestClient[] = []
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, finance, doc, sales] = await Promise.all(['boss', 'finance', 'doc', 'sales'].map((account) => server.signIn(account)))
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
  await desk.chain()
})
afterAll(() => server.close())

const at = (Id: number, Kind: string = document.kind) => ({ Kind, Id })
const versionOf = async (Id: number, Kind?: string) => (await boss!.call(documentState, at(Id, Kind))).body.Data.UpdateTime
const feesOf = async (Id: number, Kind?: string) => (await boss!.call(documentCharges, { ...at(Id, Kind), Sheet: 'fees' })).body.Data
const rule = (Code: string, more: object) =>
  boss!.call(feeRuleCalls.save, { Id: 0, Values: { Code, NameZh: Code, Basis: 'S', CurrencyCode: 'CNY', ...more } })

it('the rule that asks for most proposes a fee, one for each charge', () => {
  const rules = [
    { charge: 'DOC', type: '', way: '', carrier: '' },
    { charge: 'TLX', type: '', way: 'telex', carrier: '' },
    { charge: 'DOC', type: '', way: '', carrier: 'OOCL' },
    { charge: 'DOC', type: 'telex', way: '', carrier: '' },
    { charge: 'AMD', type: 'amend', way: '', carrier: '' },
  ]
  expect(feesFor(rules, { type: 'telex', way: 'telex', carrier: 'OOCL' })).toEqual([rules[2], rules[1]])
  expect(feesFor(rules, { type: 'telex', way: 'original', carrier: 'MSK' })).toEqual([rules[3]])
  expect(feesFor(rules, { type: 'amend', way: 'original', carrier: '' })).toEqual([rules[0], rules[4]])
})

it('fees are proposed once, carried to a bill with the quantities of the application, and asked for until they are paid', async () => {
  await rule('T1', { ChargeCode: 'DOC', Type: 'release', Basis: 'B', Price: 450, TaxRate: 6 })
  await rule('T2', { ChargeCode: 'AMD', Type: 'release', Price: 30.505, CurrencyCode: 'KWD', Demanded: true })
  const owner = await desk.customer()
  const bills = ['FEE000001', 'FEE000002']
  for (const no of bills) await desk.load(no)
  const Id = await desk.apply(
    owner.Code,
    bills.map((BlNo) => ({ BlNo })),
  )
  const propose = async (client = doc!) => client.call(proposeFees, { Id, UpdateTime: await versionOf(Id) })
  expect((await sales!.call(proposeFees, { Id, UpdateTime: await versionOf(Id) })).status).toBe(403)
  expect((await propose()).body.Data).toEqual({ Added: 2 })
  expect((await propose()).body).toMatchObject({ Code: 'ILLEGAL_TRANSITION' })
  expect((await feesOf(Id)).Lines.map(({ Code, Price, Currency }) => [Code, Price, Currency])).toEqual([
    ['DOC', '450', 'CNY'],
    ['AMD', '30.505', 'KWD'],
  ])
  // what the rules name is a proposal
  const { Lines, UpdateTime } = await feesOf(Id)
  const kept = {
    ...at(Id),
    Sheet: 'fees',
    UpdateTime,
    Lines: Lines.map((line) => (line.Code === 'DOC' ? { ...line, Price: '400' } : line)),
  }
  expect((await doc!.call(saveDocumentCharges, kept)).status).toBe(200)

  await desk.move(doc!, 'submit', Id)
  expect([await desk.stage(Id), await desk.reasons(Id)]).toEqual(['checking', ['first', 'feeUnpaid 改单费']])
  expect((await propose()).body.Message).toContain('审核中')
  // a bill is made by whoever makes bills and opens applications
  expect((await doc!.call(billFees, { Id, UpdateTime: await versionOf(Id) })).status).toBe(403)
  expect((await sales!.call(billFees, { Id, UpdateTime: await versionOf(Id) })).status).toBe(403)
  const asked = await versionOf(Id)
  const made = (await finance!.call(billFees, { Id, UpdateTime: asked })).body.Data
  // the votes of a round hold for the version that they were asked about
  expect(await versionOf(Id)).toBe(asked)
  const invoice = made.Id
  expect((await feesOf(invoice, 'invoice')).Lines.map(({ Code, Quantity, Price }) => [Code, Quantity, Price])).toEqual([
    ['DOC', '2', '400'],
    ['AMD', '', '30.505'],
  ])
  expect((await finance!.call(invoiceCalls.get, { Id: invoice })).body.Data).toMatchObject({ CustomerCode: owner.Code, BlNo: bills[0] })
  const again = await finance!.call(billFees, { Id, UpdateTime: await versionOf(Id) })
  expect(again.body.Message).toContain(made.Code)
  expect((await doc!.call(releaseView, { Id })).body.Data.FeeBill).toMatchObject({ Id: invoice, State: '草稿' })

  await server.db.owner((db) =>
    db.query(`insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source)
      select id, 'KWD', 'CNY', china_day() - 30, 23.1, 23.3, 23.2, '测试' from company where code = 'HJGJ'`),
  )
  for (const [client, Event] of [
    [boss!, 'audit'],
    [finance!, 'issue'],
  ] as const) {
    const Items = [{ Id: invoice, UpdateTime: await versionOf(invoice, 'invoice') }]
    expect((await client.call(moveDocuments, { Kind: 'invoice', Event, Items })).body.Data.NotMoved).toEqual([])
  }
  const { Totals } = (await finance!.call(invoiceView, { Id: invoice })).body.Data
  expect(Totals.map(({ Currency, Gross }) => `${Currency} ${Gross}`)).toEqual(['CNY 848.00', 'KWD 30.505'])
  const now = async () => (await doc!.call(releaseView, { Id })).body.Data.Now.Reasons.map(({ Rule }) => Rule)
  expect(await now()).toEqual(['open', 'feeUnpaid'])
  for (const { Currency, Gross } of Totals) {
    const Values = { NameZh: '付款人', CustomerCode: owner.Code, Day: '2026-02-01', Currency, Amount: Number(Gross) }
    const receipt = (await finance!.call(receiptCalls.save, { Id: 0, Values: { ...Values, Account: 'F', BankSerial: `FEE${Currency}` } }))
      .body.Data
    const Items = [{ Id: receipt.Id, UpdateTime: await versionOf(receipt.Id, 'receipt') }]
    await finance!.call(moveDocuments, { Kind: 'receipt', Event: 'claim', Items })
    const paid = { Kind: 'receipt' as const, Id: receipt.Id, UpdateTime: await versionOf(receipt.Id, 'receipt'), Currency }
    expect((await finance!.call(settleInvoices, { ...paid, Parts: [{ InvoiceId: invoice, Amount: Gross }] })).status).toBe(200)
  }
  expect(await now()).toEqual([])
})
