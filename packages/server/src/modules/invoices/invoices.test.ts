import { documentCharges, documentState, moveDocuments, saveDocumentCharges, type ChargeLine } from '@jst/contracts/document'
import {
  invoiceCalls,
  invoiceView,
  openInvoices,
  receiptCalls,
  receiptView,
  reverseInvoice,
  settleInvoices,
  unsettle,
} from '@jst/contracts/invoices'
import { customerCalls, customerCredit } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [finance, boss, sales, customer, admin]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[finance, boss, sales, customer, admin] = await Promise.all(
    ['finance', 'boss', 'sales', 'customer', 'admin'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

const line = (more: Partial<ChargeLine> = {}): ChargeLine => ({
  Id: 0,
  Code: 'OFT',
  NameZh: '海运费',
  NameEn: 'Ocean freight',
  Basis: 'S',
  Box: '',
  Quantity: '',
  Price: '1000',
  Minimum: '',
  Currency: 'CNY',
  PpCc: 'PP',
  TaxRate: '0',
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
  ...more,
})
let made = 0
async function newCustomer(): Promise<{ Id: number; Code: string }> {
  made += 1
  return (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: `账单客户${made}` } })).body.Data
}
const at = (Id: number, Kind = 'invoice') => ({ Kind, Id })
const versionOf = async (Id: number, Kind = 'invoice') => (await boss!.call(documentState, at(Id, Kind))).body.Data.UpdateTime
const stageOf = async (Id: number) => String((await boss!.call(invoiceCalls.get, { Id })).body.Data['Stage'])
async function move(client: TestClient, Event: string, Ids: readonly number[], Kind = 'invoice', more: object = {}) {
  const Items = await Promise.all(Ids.map(async (Id) => ({ Id, UpdateTime: await versionOf(Id, Kind) })))
  const { NotMoved } = (await client.call(moveDocuments, { Kind, Event, Items, ...more })).body.Data
  return NotMoved.map(({ Message }) => Message)
}
async function draft(CustomerCode: string, lines: readonly ChargeLine[], more: object = {}): Promise<number> {
  const saved = await sales!.call(invoiceCalls.save, { Id: 0, Values: { CustomerCode, Type: 'debit', DueDay: '2026-01-31', ...more } })
  expect(saved.status).toBe(200)
  const { Id } = saved.body.Data
  const { UpdateTime } = (await sales!.call(documentCharges, { ...at(Id), Sheet: 'fees' })).body.Data
  expect((await sales!.call(saveDocumentCharges, { ...at(Id), Sheet: 'fees', UpdateTime, Lines: [...lines] })).status).toBe(200)
  return Id
}
async function issued(CustomerCode: string, lines: readonly ChargeLine[] = [line()], more: object = {}): Promise<number> {
  const Id = await draft(CustomerCode, lines, more)
  expect(await move(finance!, 'audit', [Id])).toEqual([])
  expect(await move(finance!, 'issue', [Id])).toEqual([])
  return Id
}
let serial = 0
async function received(CustomerCode: string, Amount: number, Currency = 'CNY'): Promise<number> {
  serial += 1
  const Values = { NameZh: '付款人', CustomerCode, Day: '2026-02-01', Currency, Amount, Account: '6222', BankSerial: `S${serial}` }
  const { Id } = (await finance!.call(receiptCalls.save, { Id: 0, Values })).body.Data
  expect(await move(finance!, 'claim', [Id], 'receipt')).toEqual([])
  return Id
}
const settle = async (Id: number, parts: readonly (readonly [number, string])[], more: object = {}) =>
  finance!.call(settleInvoices, {
    Kind: 'receipt',
    Id,
    UpdateTime: await versionOf(Id, 'receipt'),
    Currency: 'CNY',
    Parts: parts.map(([InvoiceId, Amount]) => ({ InvoiceId, Amount })),
    ...more,
  })
const viewOf = async (Id: number) => (await finance!.call(invoiceView, { Id })).body.Data
const openOf = async (Id: number) => (await viewOf(Id)).Totals.map(({ Open }) => Open)
const usedBy = async (Id: number) => (await boss!.call(customerCredit, { Id })).body.Data.Standing.Used

describe('a bill', () => {
  it('is filled from its customer, counted by its quantities, and numbered without gaps when it is issued', async () => {
    const { Code } = await newCustomer()
    const lines = [line({ Basis: 'C', Box: '40HQ', Price: '1850', Currency: 'USD' }), line({ Code: 'THC', Price: '915.55', TaxRate: '6' })]
    const [first, second] = [await draft(Code, lines, { Boxes: '40HQ*2' }), await draft(Code, [line()])]
    const dropped = await draft(Code, [line()])
    expect(await move(finance!, 'audit', [first, second, dropped])).toEqual([])
    expect(await move(sales!, 'void', [dropped], 'invoice', { Reason: 'ERROR' })).toEqual([])
    expect(await move(finance!, 'issue', [first, second])).toEqual([])
    const views = [await viewOf(first), await viewOf(second)]
    expect(views[0]!.InvoiceNo).toMatch(/^DN20\d\d\d{6}$/)
    expect(Number(views[1]!.InvoiceNo.slice(-6)) - Number(views[0]!.InvoiceNo.slice(-6))).toBe(1)
    expect(views[0]!.Totals).toMatchObject([
      {
        Currency: 'CNY',
        Net: '915.55',
        Tax: '54.93',
        Gross: '970.48',
        Open: '970.48',
        WordsZh: expect.stringMatching(/玖佰柒拾元零肆角捌分$/),
      },
      { Currency: 'USD', Gross: '3700.00', WordsEn: 'SAY US DOLLARS THREE THOUSAND SEVEN HUNDRED ONLY' },
    ])
    expect((await boss!.call(invoiceCalls.get, { Id: first })).body.Data.NameZh).toMatch(/^账单客户/)
  })
  it('is audited by somebody else, and stays as it is from then on', async () => {
    const { Code } = await newCustomer()
    const empty = (await finance!.call(invoiceCalls.save, { Id: 0, Values: { CustomerCode: Code, Type: 'debit' } })).body.Data
    expect(await move(boss!, 'audit', [empty.Id])).toEqual(['请先填写费用明细'])
    expect(await move(sales!, 'audit', [empty.Id])).toHaveLength(1)
    const Id = await draft(Code, [line()])
    expect(await move(finance!, 'audit', [Id])).toEqual([])
    const { UpdateTime } = (await boss!.call(invoiceCalls.get, { Id })).body.Data
    const change = await boss!.call(invoiceCalls.save, { Id, UpdateTime, Values: { CustomerCode: Code, Type: 'debit', Remark: '改' } })
    expect(change.body.Code).toBe('ILLEGAL_TRANSITION')
    const charges = await boss!.call(saveDocumentCharges, { ...at(Id), Sheet: 'fees', UpdateTime, Lines: [] })
    expect(charges.body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await finance!.call(invoiceCalls.remove, { Items: [{ Id, UpdateTime }] })).status).not.toBe(200)
  })
  it('that its maker would audit is refused', async () => {
    const { Code } = await newCustomer()
    const { Id } = (await finance!.call(invoiceCalls.save, { Id: 0, Values: { CustomerCode: Code, Type: 'debit' } })).body.Data
    const { UpdateTime } = (await finance!.call(documentCharges, { ...at(Id), Sheet: 'fees' })).body.Data
    await finance!.call(saveDocumentCharges, { ...at(Id), Sheet: 'fees', UpdateTime, Lines: [line()] })
    expect(await move(finance!, 'audit', [Id])).toEqual(['填写或修改过账单的人不能审核，请由同事审核'])
    expect(await move(boss!, 'audit', [Id])).toEqual([])
  })
  it('is not audited by whoever changed it or its charges', async () => {
    const { Code } = await newCustomer()
    const Id = await draft(Code, [line()])
    const { UpdateTime } = (await finance!.call(documentCharges, { ...at(Id), Sheet: 'fees' })).body.Data
    const Lines = [line({ Price: '990' })]
    expect((await finance!.call(saveDocumentCharges, { ...at(Id), Sheet: 'fees', UpdateTime, Lines })).status).toBe(200)
    expect(await move(finance!, 'audit', [Id])).toEqual(['填写或修改过账单的人不能审核，请由同事审核'])
    expect(await move(boss!, 'audit', [Id])).toEqual([])
  })
  it('is due by the terms of its customer from the ETD that is known at the issue', async () => {
    const { Id: customerId, Code } = await newCustomer()
    await server.db.owner((owner) => owner.query('update customer set credit_days = 30 where id = $1', [customerId]))
    const dueOf = async (Id: number) => (await boss!.call(invoiceCalls.get, { Id })).body.Data['DueDay']
    const Id = await draft(Code, [line()], { DueDay: '', BlNo: 'DUE0000001' })
    expect(await dueOf(Id)).toBe('')
    await server.db.owner((owner) => owner.query(`update invoice set etd = '2026-03-04' where id = $1`, [Id]))
    for (const event of ['audit', 'issue']) expect(await move(finance!, event, [Id])).toEqual([])
    expect(await dueOf(Id)).toBe('2026-04-03')
  })
  it('is not credited for more than it comes to, nor twice at once, nor by a note that does not name it', async () => {
    const { Code } = await newCustomer()
    const first = await issued(Code, [line()], { BlNo: 'CRD0000001' })
    const reversed = () => sales!.call(reverseInvoice, { Id: first, Reason: '金额有误' })
    const note = (await reversed()).body.Data.Id
    expect((await reversed()).body.Message).toMatch(/^红字账单 .+ 还没有开具/)
    const save = (Price: string, UpdateTime: string) =>
      sales!.call(saveDocumentCharges, { ...at(note), Sheet: 'fees', UpdateTime, Lines: [line({ Price })] })
    expect((await save('-1000.01', await versionOf(note))).status).toBe(200)
    expect(await move(finance!, 'audit', [note])).toEqual([expect.stringContaining('还可红冲 CNY 1,000.00')])
    expect((await save('-600', await versionOf(note))).status).toBe(200)
    for (const event of ['audit', 'issue']) expect(await move(finance!, event, [note])).toEqual([])
    const second = (await reversed()).body.Data.Id
    expect(await move(finance!, 'audit', [second])).toEqual([expect.stringContaining('还可红冲 CNY 400.00')])
    const alone = await draft(Code, [line({ Price: '-10' })], { Type: 'credit', BlNo: 'crd0000001' })
    expect(await move(finance!, 'audit', [alone])).toEqual([expect.stringContaining('请在该账单上「红冲」')])
  })
  it('is reversed by a credit note, which settles it and leaves it as it was', async () => {
    const { Code } = await newCustomer()
    const first = await issued(Code, [
      line({ Price: '20', Minimum: '50', Quantity: '2' }),
      line({ Code: 'DOC', Price: '33.33', TaxRate: '6' }),
    ])
    const before = await viewOf(first)
    const note = (await sales!.call(reverseInvoice, { Id: first, Reason: '金额有误' })).body.Data.Id
    for (const event of ['audit', 'issue']) expect(await move(finance!, event, [note])).toEqual([])
    const reversal = await viewOf(note)
    expect([reversal.InvoiceNo.slice(0, 2), reversal.Totals.map(({ Gross }) => Gross)]).toEqual(['CN', [`-${before.Totals[0]!.Gross}`]])
    const parts = [{ InvoiceId: first, Amount: before.Totals[0]!.Gross }]
    const UpdateTime = await versionOf(note)
    const done = await finance!.call(settleInvoices, { Kind: 'invoice', Id: note, UpdateTime, Currency: 'CNY', Parts: parts })
    expect(done.body.Data).toMatchObject({ Left: '0.00' })
    expect([await stageOf(first), await stageOf(note), await openOf(first), await openOf(note)]).toEqual([
      'settled',
      'settled',
      ['0.00'],
      ['0.00'],
    ])
    expect((await viewOf(first)).Totals.map(({ Gross }) => Gross)).toEqual(before.Totals.map(({ Gross }) => Gross))
  })
})

describe('a receipt', () => {
  it('settles several bills in part, and is taken back by an entry of its own', async () => {
    const { Id: customerId, Code } = await newCustomer()
    await server.db.owner((owner) => owner.query('update customer set credit_limit = 1e6 where id = $1', [customerId]))
    const [a, b] = [await issued(Code), await issued(Code)]
    expect(await usedBy(customerId)).toBe(2000)
    const receipt = await received(Code, 1500)
    expect(await usedBy(customerId)).toBe(500)
    const open = (await finance!.call(openInvoices, { Kind: 'receipt', Id: receipt })).body.Data
    expect(open.Rows.map(({ Id }) => Id)).toEqual([a, b])
    expect((await settle(receipt, [[a, '1000'], [b, '400.55']])).body.Data).toEqual({ Settled: '1400.55', Left: '99.45' }) // prettier-ignore
    expect([await stageOf(a), await stageOf(b), await openOf(b)]).toEqual(['settled', 'partly', ['599.45']])
    expect(await usedBy(customerId)).toBe(500)
    const { Settlements } = (await finance!.call(receiptView, { Id: receipt })).body.Data
    const entry = Settlements.find(({ Amount }) => Amount === '1000.00')!
    expect((await finance!.call(unsettle, { Id: entry.Id, Reason: '认领错误' })).status).toBe(200)
    expect((await finance!.call(unsettle, { Id: entry.Id, Reason: '再来' })).body.Message).toBe('这笔核销已经反核销')
    expect([await stageOf(a), await openOf(a)]).toEqual(['issued', ['1000.00']])
    expect((await finance!.call(receiptView, { Id: receipt })).body.Data.Rest).toBe('1099.45')
  })
  it('settles nothing beyond what is open, left, of the customer, or in the places of the currency', async () => {
    const [own, other] = [await newCustomer(), await newCustomer()]
    const [bill, foreign] = [await issued(own.Code), await issued(other.Code)]
    const receipt = await received(own.Code, 800)
    const refused = async (part: readonly [number, string], more: object = {}) => {
      const { status, body } = await settle(receipt, [part], more)
      return [status, body.Message ?? '', ...(body.Issues ?? []).map(({ Message }) => Message)].join(' ')
    }
    expect(await refused([bill, '1000.01'])).toContain('未收仅')
    expect(await refused([bill, '900'])).toContain('可核销余额为 CNY 800.00')
    expect(await refused([bill, '0.001'])).toContain('最多 2 位小数')
    expect(await refused([bill, '0'])).toContain('须大于零')
    expect(await refused([foreign, '1'])).toContain('不是该客户可核销的账单')
    expect(await refused([bill, '1'], { Currency: 'USD' })).toMatch(/^422/)
    expect(await openOf(bill)).toEqual(['1000.00'])
  })
  it('is taken in once for each bank line, and bounces only while nothing is settled', async () => {
    const { Code } = await newCustomer()
    const bill = await issued(Code)
    const receipt = await received(Code, 1000)
    const same = { NameZh: 'X', Day: '2026-02-01', Currency: 'CNY', Amount: 1, Account: '6222', BankSerial: `S${serial}` }
    expect((await finance!.call(receiptCalls.save, { Id: 0, Values: same })).body.Issues?.[0]?.Path).toBe('Values.BankSerial')
    await settle(receipt, [[bill, '1000']])
    expect(await move(finance!, 'bounce', [receipt], 'receipt', { Remarks: '户名不符' })).toHaveLength(1)
  })
  it('and a second one that settle the same bill at once never pass what is open', async () => {
    const { Code } = await newCustomer()
    const bill = await issued(Code)
    const receipts = await Promise.all([1, 2, 3, 4].map(() => received(Code, 400)))
    const outcomes = await Promise.all(receipts.map((receipt) => settle(receipt, [[bill, '400']])))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422])
    expect(await openOf(bill)).toEqual(['200.00'])
  })
})

it('a list has amounts with thousands, in the places of each currency', async () => {
  await server.db.owner((owner) =>
    owner.query(`insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open)
      select i.id, i.company_id, made.currency, made.amount, 0, made.amount, made.amount from invoice i,
        (values ('CNY', 6800::numeric), ('JPY', 1234567), ('KWD', 0.505)) made (currency, amount)
      where i.code like '%00002' and i.bl_no = 'OOLU2659018838'`),
  )
  const { Rows } = (await boss!.call(invoiceCalls.list, { Keyword: 'OOLU2659018838' })).body.Data
  expect(Rows.map((row) => row['Totals'])).toEqual(['CNY 6,800.00, JPY 1,234,567, KWD 0.505'])
})

describe('bills and receipts', () => {
  it('are for finance and those who make bills', async () => {
    const { Code } = await newCustomer()
    const bill = await issued(Code)
    expect((await customer!.call(invoiceView, { Id: bill })).status).toBe(403)
    expect((await sales!.call(receiptCalls.list, {})).status).toBe(403)
    expect((await sales!.call(invoiceView, { Id: bill })).status).toBe(200)
    const rows = (await admin!.call(invoiceCalls.list, {})).body.Data?.Rows ?? []
    expect(rows.map(({ Id }) => Id)).not.toContain(bill)
  })
  it('of 100 in a batch are issued together', async () => {
    const { Code } = await newCustomer()
    const ids = await server.db.owner(async (owner) => {
      const rows = await owner.query<{ id: number }>(
        `insert into invoice (company_id, code, customer_code, name_zh, type, state)
          select company_id, 'BATCH' || n, code, name_zh, 'debit', 1 from customer, generate_series(1, 100) n where code = $1 returning id`,
        [Code],
      )
      await owner.query(
        `insert into document_charge (kind, subject_id, sheet, company_id, audience, place, code, name_zh, name_en, basis, box, price, currency,
            pp_cc, tax_rate, payer, in_all_in, percent_of, remark)
          select 'invoice', id, 'fees', company_id, 'internal', 0, 'OFT', '海运费', 'Ocean freight', 'S', '', 100, 'CNY', 'PP', 0, '', false, '{}', ''
            from invoice where id = any($1)`,
        [rows.map(({ id }) => id)],
      )
      return rows.map(({ id }) => id)
    })
    expect(await move(finance!, 'issue', ids)).toEqual([])
    const numbers = (await server.db.owner((owner) =>
      owner.query<{ no: string }>('select invoice_no as no from invoice where id = any($1) order by 1', [ids]),
    )).map(({ no }) => Number(no.slice(-6))) // prettier-ignore
    expect(numbers.map((no, index) => no - index)).toEqual(numbers.map(() => numbers[0]))
  })
})
