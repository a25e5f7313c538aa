import { customerRisk, riskCalls, riskyCustomers } from '@jst/contracts/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let [boss, finance, doc, sales, customer]: TestClient[] = []
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, finance, doc, sales, customer] = await Promise.all(
    ['boss', 'finance', 'doc', 'sales', 'customer'].map((account) => server.signIn(account)),
  )
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
})
afterAll(() => server.close())

const risky = async () => (await doc!.call(riskyCustomers, {})).body.Data

it('customers that owe and those of applications under way are offered, the worst light first, as the page of each says', async () => {
  const [late, fresh, listed] = [await desk.customer(), await desk.customer(), await desk.customer()]
  await desk.bill(late.Id, 'RISKY0001', '500', '-400')
  // not aboard yet, so that it is stopped: it stays under way
  await desk.move(doc!, 'submit', await desk.apply(fresh.Code, [{ BlNo: 'RISKY0002' }]))
  await desk.bill(listed.Id, 'RISKY0003', '20', '-390')
  const Values = { NameZh: listed.NameZh, Subject: 'customer', Level: 'blacklist', Reason: '拖欠' }
  const saved = await boss!.call(riskCalls.save, { Id: 0, Values: { Code: 'RSK1', ...Values } })
  expect(saved.status).toBe(200)
  const rows = await risky()
  const own = rows.filter(({ Code }) => [late.Code, fresh.Code, listed.Code].includes(Code))
  expect(own.map(({ Code, Light }) => [Code, Light])).toEqual([
    [listed.Code, 'red'],
    [late.Code, 'orange'],
    [fresh.Code, 'green'],
  ])
  expect(own[1]).toMatchObject({ Overdue: '500.00', Open: '500.00', Applications: 0 })
  expect(own[2]).toMatchObject({ Overdue: '0.00', OverdueSince: '', Applications: 1 })
  expect(own[1]!.OverdueSince).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  for (const { Code, Light, Open, Overdue } of own)
    expect((await doc!.call(customerRisk, { Customer: Code })).body.Data).toMatchObject({ Light, Open, Overdue })
})

it('a customer is shown with the bills that are due first, and with its letters that stand for something', async () => {
  const owner = await desk.customer()
  for (const [no, due] of [
    ['RISKY0101', '30'],
    ['RISKY0102', '-9'],
    ['RISKY0103', '2'],
  ] as const)
    await desk.bill(owner.Id, no, '10', due)
  const Id = await desk.apply(owner.Code, [{ BlNo: 'RISKY0102' }])
  const [valid, used] = [await desk.letter(Id, owner.Code, 'lost'), await desk.letter(Id, owner.Code, 'withoutBill')]
  await server.db.owner((db) => db.query('update release_loi set state = 3 where id = $1', [used]))
  const risk = (await doc!.call(customerRisk, { Customer: owner.Code })).body.Data
  expect(risk.Items.map(({ BlNo }) => BlNo)).toEqual(['RISKY0102', 'RISKY0103', 'RISKY0101'])
  expect(risk.Letters).toMatchObject([{ Id: valid, KindOf: 'lost', State: '有效', BillNos: 'RISKY0102' }])
})

it('nobody without the page sees them, and no other company does', async () => {
  for (const client of [sales!, customer!]) expect((await client.call(riskyCustomers, {})).status).toBe(403)
  const before = await risky()
  const other = await desk.customer()
  await desk.bill(other.Id, 'RISKY0009', '900', '-999')
  await server.db.owner((owner) =>
    owner.query(
      `with other as (select id from company where code <> 'HJGJ' and kind = 'operator' limit 1), c as (update customer set company_id = other.id
          from other where customer.id = $1 returning customer.id)
        update invoice set company_id = other.id from other where invoice.customer_id = $1`,
      [other.Id],
    ),
  )
  expect(await risky()).toEqual(before)
})

it('however much is owed, few are answered', async () => {
  await server.db.owner((owner) =>
    owner.query(`with c as (insert into customer (company_id, code, name_zh, search, pinyin, initials)
        select company.id, 'RKM' || n, '很多客户' || n, '', '', '' from company, generate_series(1, 60) n
          where company.code = 'HJGJ' returning id, company_id, code),
      i as (insert into invoice (company_id, code, name_zh, customer_code, customer_id, type, invoice_no, issued_on, due_day, state)
        select company_id, 'I' || code, code, code, id, 'debit', 'I' || code, china_day(), china_day() - 500, 2 from c returning id, company_id)
      insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open) select id, company_id, 'CNY', 10, 0, 10, 10 from i`),
  )
  expect((await risky()).length).toBeLessThanOrEqual(20)
})
