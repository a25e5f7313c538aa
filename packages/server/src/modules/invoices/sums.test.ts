import { moveDocuments, printPreview } from '@jst/contracts/document'
import { invoiceView, receiptCalls, settleInvoices } from '@jst/contracts/invoices'
import { currencyCalls } from '@jst/contracts/master'
import { compare, grouped, ofUnits, plus } from '@jst/contracts/money'
import { customerCalls } from '@jst/contracts/partner'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSheet } from '../../kernel/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [finance, boss]: TestClient[] = []
let customer: { Id: number; Code: string }
beforeAll(async () => {
  server = await createTestServer()
  ;[finance, boss] = await Promise.all(['finance', 'boss'].map((account) => server.signIn(account)))
  customer = (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: '对账客户有限公司' } })).body.Data
  // dinars have three places, which the company says in its currencies
  const dinar = { Code: 'KWD', NameZh: '科威特第纳尔', Digits: 3, IsBusiness: true, IsFinance: true }
  expect((await boss!.call(currencyCalls.save, { Id: 0, Values: dinar })).status).toBe(200)
  await sql(
    `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source)
      select id, 'KWD', 'CNY', china_day() - 30, 23.1, 23.3, 23.2, '测试' from company where code = 'HJGJ'`,
  )
})
afterAll(() => server.close())
const sql = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.db.owner((owner) => owner.query<R>(text, [...values]))

const places = { CNY: 2, USD: 2, JPY: 0, KWD: 3 } as const
type Currency = keyof typeof places
const currencies = Object.keys(places) as Currency[]
const [sets, sampled, atOnce] = [1_000, 12, 50] as const

interface Fee {
  readonly currency: Currency
  /** In thousandths. */
  readonly quantity: bigint
  /** In ten-thousandths. */
  readonly price: bigint
  /** In per cent. */
  readonly tax: bigint
}
const fee: fc.Arbitrary<Fee> = fc.record({
  currency: fc.constantFrom(...currencies),
  quantity: fc.bigInt(1_000n, 40_000n),
  price: fc.bigInt(10_000n, 99_999_999n),
  tax: fc.constantFrom(0n, 6n, 9n, 13n),
})
const half = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
/** Amounts of a fee in the smallest unit of its currency, by whole numbers alone: not by the code under test. */
function amountsOf({ currency, quantity, price, tax }: Fee) {
  const net = half(quantity * price * 10n ** BigInt(places[currency]), 10n ** 7n)
  return { net, gross: net + half(net * tax, 100n) }
}
const sumOf = (fees: readonly Fee[], currency: Currency) =>
  fees.filter((one) => one.currency === currency).reduce((sum, one) => sum + amountsOf(one).gross, 0n)
const said = (units: bigint, currency: Currency) => ofUnits(units, places[currency])

/** Drafts with these fees, in two statements. */
async function drafts(all: readonly (readonly Fee[])[]): Promise<number[]> {
  const made = await sql<{ id: number }>(
    `insert into invoice (company_id, code, name_zh, customer_code, type, bl_no)
      select c.company_id, 'SUM' || n, c.name_zh, c.code, 'debit', 'SUM' || n from customer c, generate_series(1, $2::integer) n where c.id = $1
      order by n returning id`,
    [customer.Id, all.length],
  )
  const ids = made.map(({ id }) => id)
  const fees = all.flatMap((one, at) =>
    one.map(({ currency, quantity, price, tax }, place) => ({
      id: ids[at],
      place,
      currency,
      quantity: ofUnits(quantity, 3),
      price: ofUnits(price, 4),
      tax: String(tax),
    })),
  )
  await sql(
    `insert into document_charge (kind, subject_id, sheet, company_id, audience, place, code, name_zh, name_en, basis, box, quantity, price, currency,
        pp_cc, tax_rate, payer, in_all_in, percent_of, remark)
      select 'invoice', x.id, 'fees', i.company_id, 'internal', x.place, 'F' || x.place, '费用' || x.place, 'Fee ' || x.place, 'S', '', x.quantity,
        x.price, x.currency, 'PP', x.tax, '', false, '{}', ''
      from jsonb_to_recordset($1::jsonb) x (id bigint, place integer, currency text, quantity numeric, price numeric, tax numeric)
        join invoice i on i.id = x.id`,
    [JSON.stringify(fees)],
  )
  return ids
}
async function issue(ids: readonly number[]): Promise<void> {
  for (const Event of ['audit', 'issue'])
    for (let at = 0; at < ids.length; at += atOnce) {
      const rows = await sql<{ Id: number; at: Date }>('select id as "Id", update_time as at from invoice where id = any($1)', [
        ids.slice(at, at + atOnce),
      ])
      const Items = rows.map((row) => ({ Id: row.Id, UpdateTime: new Date(row.at).toISOString() }))
      const { body } = await finance!.call(moveDocuments, { Kind: 'invoice', Event, Items })
      expect(body.Data.NotMoved).toEqual([])
    }
}
async function printed(Id: number, Format: 'pdf' | 'xlsx'): Promise<Buffer> {
  const query = { Kind: 'invoice', Id: String(Id), Print: 'invoice', Language: 'en', Format }
  const headers = { authorization: `Bearer ${finance!.token}` }
  return (await server.app.inject({ url: printPreview.path, query, headers })).rawPayload
}
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()))
  return pages
    .flatMap(({ items }) => items)
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
}
/** Pays a bill in two parts; the ledger of it then leads to nothing. */
async function payInTwo(Id: number, currency: Currency, units: bigint): Promise<void> {
  const [first, second] = [units / 3n, units - units / 3n]
  for (const [nth, part] of [first, second].entries()) {
    if (part === 0n) continue
    const Amount = said(part, currency)
    const Values = {
      NameZh: '付款人',
      CustomerCode: customer.Code,
      Day: '2026-02-01',
      Currency: currency,
      Amount: Number(Amount),
      Account: '6222',
      BankSerial: `SUM${Id}-${currency}-${nth}`,
    }
    const receipt = (await finance!.call(receiptCalls.save, { Id: 0, Values })).body.Data
    const version = async () =>
      new Date((await sql<{ at: Date }>('select update_time as at from receipt where id = $1', [receipt.Id]))[0]!.at).toISOString()
    const Items = [{ Id: receipt.Id, UpdateTime: await version() }]
    await finance!.call(moveDocuments, { Kind: 'receipt', Event: 'claim', Items })
    const paid = await finance!.call(settleInvoices, {
      Kind: 'receipt',
      Id: receipt.Id,
      UpdateTime: await version(),
      Currency: currency,
      Parts: [{ InvoiceId: Id, Amount }],
    })
    expect(paid.status).toBe(200)
  }
}

it('a thousand bills agree to the smallest unit on the page, in the ledger, in the PDF and in the workbook, with yen and dinars', async () => {
  const all = fc.sample(fc.array(fee, { minLength: 1, maxLength: 6 }), { numRuns: sets, seed: 44 })
  const ids = await drafts(all)
  await issue(ids)
  const stored = await sql<{ id: number; currency: Currency; gross: string; open: string }>(
    `select invoice_id as id, currency, gross::text, open::text from invoice_total where invoice_id = any($1)`,
    [ids],
  )
  const byBill = Map.groupBy(stored, ({ id }) => id)
  for (const [at, fees] of all.entries()) {
    const rows = byBill.get(ids[at]!) ?? []
    const used = currencies.filter((currency) => fees.some((one) => one.currency === currency))
    expect(rows.map(({ currency }) => currency).toSorted()).toEqual(used.toSorted())
    for (const { currency, gross, open } of rows) {
      const expected = said(sumOf(fees, currency), currency)
      expect({ currency, fees: compare(gross, expected) === 0 ? [] : fees, gross, expected, open: compare(open, expected) }).toMatchObject({
        fees: [],
        open: 0,
      })
    }
  }
  // the sum of all bills is that of all fees, currency by currency
  for (const currency of currencies) {
    const sum = plus('0', ...stored.filter((row) => row.currency === currency).map(({ gross }) => gross))
    expect(
      compare(
        sum,
        said(
          all.reduce((total, fees) => total + sumOf(fees, currency), 0n),
          currency,
        ),
      ),
    ).toBe(0)
  }

  const some = all
    .flatMap((fees, at) => (fees.some(({ currency }) => currency === 'KWD' || currency === 'JPY') ? [at] : []))
    .slice(0, sampled)
  for (const at of some) {
    const [Id, fees] = [ids[at]!, all[at]!]
    const used = currencies.filter((currency) => fees.some((one) => one.currency === currency))
    const pdf = await textOf(await printed(Id, 'pdf'))
    const book = await printed(Id, 'xlsx')
    const names = (await readSheet(book)).sheets
    const cells = (await Promise.all(names.map(({ name }) => readSheet(book, undefined, name)))).flatMap(({ rows }) => rows.flat())
    for (const currency of used) {
      const units = sumOf(fees, currency)
      const amount = said(units, currency)
      expect(pdf).toContain(`${currency} ${grouped(amount)}`)
      // figures of a workbook are numbers, with the currency in their format
      expect(cells.some((cell) => /^-?\d+(?:\.\d+)?$/.test(cell) && compare(cell, amount) === 0)).toBe(true)
      await payInTwo(Id, currency, units)
    }
    const view = (await finance!.call(invoiceView, { Id })).body.Data
    for (const { Currency, Gross, Open } of view.Totals) {
      const paid = plus('0', ...view.Settlements.filter((one) => one.Currency === Currency).map(({ Amount }) => Amount))
      expect([compare(paid, Gross), compare(Open, '0')]).toEqual([0, 0])
    }
  }
}, 180_000)
