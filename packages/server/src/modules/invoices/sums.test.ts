import { moveDocuments, printPreview } from '@jst/contracts/document'
import { invoiceView, receiptCalls, settleInvoices } from '@jst/contracts/invoices'
import { compare, grouped, ofUnits, plus } from '@jst/contracts/money'
import { customerCalls } from '@jst/contracts/partner'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSheet } from '../../kernel/sheet/sheets.ts'
import { findRecord, type PrintBlock } from '../../documents/index.ts'
import { printPdf } from '../../documents/prints/pdf.ts'
import type { PrintSheet } from '../../documents/prints/sheet.ts'
import { printWorkbook } from '../../documents/prints/workbook.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { invoicePrint } from './invoice/invoice.print.ts'

let server: TestServer
let [finance, boss]: TestClient[] = []
let customer: { Id: number; Code: string }
beforeAll(async () => {
  server = await createTestServer()
  ;[finance, boss] = await Promise.all(['finance', 'boss'].map((account) => server.signIn(account)))
  customer = (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: '对账客户有限公司' } })).body.Data
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
const [sets, sampled, atOnce, together] = [1_000, 12, 50, 100] as const

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
const currenciesIn = (fees: readonly Fee[]) => currencies.filter((currency) => fees.some((one) => one.currency === currency))
const isFigure = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell)
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
/** The tables of charges of many bills below each other, as one print: its fonts are drawn once, and its workbook is read once. */
async function printedTogether(ids: readonly number[]): Promise<PrintSheet> {
  const db = server.database.system()
  const tables = await Promise.all(
    ids.map(async (id) => {
      const asked = { db, system: db, row: await findRecord(db, 'invoice', id), language: 'en', place: {} }
      const blocks = (await invoicePrint(asked as unknown as Parameters<typeof invoicePrint>[0])) as readonly PrintBlock[]
      return blocks.find((block) => block.kind === 'table')!
    }),
  )
  const all = { ...tables[0]!, rows: tables.flatMap(({ rows, totals = [] }) => [...rows, ...totals]), totals: [] }
  return { language: 'en', title: 'Bills', no: 'SUM', day: '2026-01-01', issuer: 'TEST', copy: null, blocks: [all] }
}
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()))
  return pages
    .flatMap(({ items }) => items)
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
}
const receiptVersion = async (id: number) =>
  new Date((await sql<{ at: Date }>('select update_time as at from receipt where id = $1', [id]))[0]!.at).toISOString()
/** A receipt that is claimed for the customer. */
async function received(BankSerial: string, Currency: Currency, units: bigint): Promise<number> {
  const more = { NameZh: '付款人', CustomerCode: customer.Code, Day: '2026-02-01', Account: '6222' }
  const Values = { ...more, BankSerial, Currency, Amount: Number(said(units, Currency)) }
  const { Id } = (await finance!.call(receiptCalls.save, { Id: 0, Values })).body.Data
  const Items = [{ Id, UpdateTime: await receiptVersion(Id) }]
  expect((await finance!.call(moveDocuments, { Kind: 'receipt', Event: 'claim', Items })).body.Data.NotMoved).toEqual([])
  return Id
}
async function settle(Id: number, Currency: Currency, parts: readonly (readonly [id: number, units: bigint])[]): Promise<void> {
  const Parts = parts.map(([InvoiceId, units]) => ({ InvoiceId, Amount: said(units, Currency) }))
  const { status } = await finance!.call(settleInvoices, { Kind: 'receipt', Id, UpdateTime: await receiptVersion(Id), Currency, Parts })
  expect(status).toBe(200)
}
/** Pays a bill in two parts, each by a receipt of its own; answers what is left to pay. */
async function payInTwo(Id: number, currency: Currency, units: bigint): Promise<void> {
  const parts = [units / 3n, units - units / 3n].filter((part) => part > 0n)
  for (const [nth, part] of parts.entries())
    await settle(await received(`SUM${Id}-${currency}-${nth}`, currency, part), currency, [[Id, part]])
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
    const used = currenciesIn(fees)
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

  // every bill on paper and in a workbook: its total of each currency stands behind the totals of the bills before it
  for (let from = 0; from < sets; from += together) {
    const places = Array.from({ length: together }, (_, at) => from + at)
    const sheet = await printedTogether(places.map((at) => ids[at]!))
    const text = await textOf(await printPdf(sheet))
    const cells = (await readSheet(await printWorkbook(sheet), undefined)).rows.flat()
    let [read, cell] = [0, 0]
    for (const at of places) {
      const ends = currenciesIn(all[at]!).map((currency) => {
        const amount = said(sumOf(all[at]!, currency), currency)
        const inText = text.indexOf(`${currency} ${grouped(amount)}`, read)
        // figures of a workbook are numbers, with the currency in their format
        const inBook = cells.findIndex((one, place) => place >= cell && isFigure(one) && compare(one, amount) === 0)
        expect({ at, currency, amount, inPdf: inText >= read, inWorkbook: inBook >= cell }).toMatchObject({ inPdf: true, inWorkbook: true })
        return [inText, inBook] as const
      })
      read = Math.max(...ends.map(([inText]) => inText)) + 1
      cell = Math.max(...ends.map(([, inBook]) => inBook)) + 1
    }
  }

  // some as people print them, and paid in two parts
  const some = new Set(
    all.flatMap((fees, at) => (fees.some(({ currency }) => currency === 'KWD' || currency === 'JPY') ? [at] : [])).slice(0, sampled),
  )
  for (const at of some) {
    const [Id, fees] = [ids[at]!, all[at]!]
    const pdf = await textOf(await printed(Id, 'pdf'))
    for (const currency of currenciesIn(fees)) {
      const units = sumOf(fees, currency)
      expect(pdf).toContain(`${currency} ${grouped(said(units, currency))}`)
      await payInTwo(Id, currency, units)
    }
    const view = (await finance!.call(invoiceView, { Id })).body.Data
    for (const { Currency, Gross, Open } of view.Totals) {
      const paid = plus('0', ...view.Settlements.filter((one) => one.Currency === Currency).map(({ Amount }) => Amount))
      expect([compare(paid, Gross), compare(Open, '0')]).toEqual([0, 0])
    }
  }

  // all others by one receipt of each currency
  for (const currency of currencies) {
    const parts = all.flatMap((fees, at) => {
      const units = some.has(at) ? 0n : sumOf(fees, currency)
      return units > 0n ? [[ids[at]!, units] as const] : []
    })
    const receipt = await received(
      `SUM-${currency}`,
      currency,
      parts.reduce((sum, [, units]) => sum + units, 0n),
    )
    for (let from = 0; from < parts.length; from += together) await settle(receipt, currency, parts.slice(from, from + together))
  }
  // the ledger of all of them leads to what was billed, and to nothing that is open
  const ledger = await sql<{ id: number; currency: Currency; paid: string; gross: string; open: string }>(
    `select t.invoice_id as id, t.currency, coalesce(sum(s.amount), 0)::text as paid, t.gross::text, t.open::text from invoice_total t
        left join settlement s on s.invoice_id = t.invoice_id and s.currency = t.currency
      where t.invoice_id = any($1) group by t.invoice_id, t.currency, t.gross, t.open`,
    [ids],
  )
  expect(ledger).toHaveLength(stored.length)
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  for (const { id, currency, paid, gross, open } of ledger) {
    const expected = said(sumOf(all[placeOf.get(id)!]!, currency), currency)
    expect([id, currency, compare(paid, expected), compare(gross, expected), compare(open, '0')]).toEqual([id, currency, 0, 0, 0])
  }
  const [left] = await sql<{ left: string }>(
    `select coalesce(sum(amount - allocated), 0)::text as left from receipt where bank_serial like 'SUM%'`,
  )
  expect(compare(left!.left, '0')).toBe(0)
}, 600_000)
