import { ofUnits, plus, type DatedExchangeRate } from '@jst/contracts/money'
import { customerCalls } from '@jst/contracts/partner'
import { guaranteeNeed } from '@jst/contracts/release'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { findOpenMoney } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const currencies = { CNY: 2, USD: 2, JPY: 0, KWD: 3, XTS: 2 } as const
type Currency = keyof typeof currencies
const digitsOf = (currency: string) => currencies[currency as Currency]
const rates: readonly DatedExchangeRate[] = [
  { Currency: 'USD', Rate: '7.12345', Turned: false, FromDay: '2026-01-01' },
  { Currency: 'JPY', Rate: '20.833', Turned: true, FromDay: '2026-01-01' },
  { Currency: 'KWD', Rate: '0.0431', Turned: true, FromDay: '2026-01-01' },
]
const today = '2026-06-15'
/** Currency, open amount in its smallest unit, and days after today on which it is due. */
const bill = fc.tuple(
  fc.constantFrom(...(Object.keys(currencies) as Currency[])),
  fc.bigInt(-9_999_999n, 99_999_999n),
  fc.integer({ min: -3, max: 3 }),
)

it('is summed by the database as the rule of the need sums it, item by item, also by rates that are turned over', async () => {
  const boss = await server.signIn('boss')
  const { Id } = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '未收客户有限公司' } })).body.Data
  const bills = fc.sample(bill, { numRuns: 600, seed: 7 }).map(([currency, units, days], at) => ({
    no: `OM${String(at).padStart(4, '0')}`,
    bl: at % 50 === 0 ? (at % 100 === 0 ? 'OWNBILL' : 'OwnBill') : `OTHER${at}`,
    currency,
    amount: ofUnits(units === 0n ? 1n : units, currencies[currency]),
    due: `2026-06-${15 + days}`,
  }))
  await server.db.owner((owner) =>
    owner.query(
      `with made as (insert into invoice (company_id, code, name_zh, customer_code, customer_id, type, bl_no, invoice_no, issued_on, due_day, state)
          select c.company_id, x.no, c.name_zh, c.code, c.id, 'debit', x.bl, x.no, '2026-01-01', x.due, 2
          from customer c, jsonb_to_recordset($2::jsonb) x (no text, bl text, due date) where c.id = $1 order by x.no
          returning id, company_id, invoice_no)
        insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open)
          select m.id, m.company_id, x.currency, x.amount, 0, x.amount, x.amount from made m
            join jsonb_to_recordset($2::jsonb) x (no text, currency text, amount numeric) on x.no = m.invoice_no`,
      [Id, JSON.stringify(bills)],
    ),
  )
  const baseOf = ({ currency, amount }: (typeof bills)[number]) =>
    guaranteeNeed([{ Currency: currency, Amount: amount }], rates, digitsOf).Amount
  const sum = (of: typeof bills) => plus('0.00', ...of.map(baseOf))
  const isNamed = (one: (typeof bills)[number]) => one.due < today || one.bl.toUpperCase() === 'OWNBILL'
  const asked = { rates, today, blNos: ['ownbill'], named: 0 }
  const money = await findOpenMoney(server.database.system(), Id, asked)
  expect(Number(money.open)).toBe(Number(sum(bills)))
  expect(Number(money.overdue)).toBe(Number(sum(bills.filter(({ due }) => due < today))))
  expect(Number(money.rest)).toBe(Number(sum(bills.filter((one) => !isNamed(one)))))
  expect(money.unrated).toEqual(['XTS'])
  expect(money.parts.map(({ no, base }) => [no, Number(base)])).toEqual(
    bills
      .filter(isNamed)
      .toReversed()
      .map((one) => [one.no, Number(baseOf(one))]),
  )
  expect(Number(money.restOwed)).toBe(Number(sum(bills.filter((one) => !isNamed(one) && !one.amount.startsWith('-')))))
  // those that are due first are named besides
  const more = await findOpenMoney(server.database.system(), Id, { ...asked, blNos: [], today: '2026-01-01', named: 7 })
  const byDue = bills.toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : one.no < other.no ? -1 : 1))
  expect(more.parts.map(({ no }) => no).toSorted()).toEqual(
    byDue
      .slice(0, 7)
      .map(({ no }) => no)
      .toSorted(),
  )
  // a bill on the booking or the order is of the same cargo
  await server.db.owner((owner) =>
    owner.query(`update invoice set booking_no = 'bk001' where invoice_no = 'OM0001' and customer_id = $1`, [Id]),
  )
  const booked = await findOpenMoney(server.database.system(), Id, { ...asked, blNos: ['BK001'] })
  expect(booked.parts.filter(({ own }) => own).map(({ no }) => no)).toEqual(['OM0001'])
})
