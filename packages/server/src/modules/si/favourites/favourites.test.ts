import { favouriteLimits, removeSiFavourite, saveSiFavourite, siFavourites, countSiFavourite } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { siTestbed } from '../testing.ts'

const countUse = countSiFavourite
let server: TestServer
let [customer, clerk, peer]: TestClient[] = []
let order = 0
beforeAll(async () => {
  server = await createTestServer()
  // those of the demo are not counted here
  await server.db.owner((owner) => owner.query('delete from si_favourite'))
  ;[customer, clerk, peer] = await Promise.all(['customer', 'doc', 'peer'].map((account) => server.signIn(account)))
  order = await siTestbed(server, customer!).order()
})
afterAll(() => server.close())

const textsOf = async (client: TestClient, Field: 'marks' | 'goods', Keyword?: string) =>
  (await client.call(siFavourites, { CGO_ID: order, Field, ...(Keyword === undefined ? {} : { Keyword }) })).body.Data.map(
    ({ Text }) => Text,
  )
const save = (client: TestClient, Text: string, Field: 'marks' | 'goods' = 'marks') =>
  client.call(saveSiFavourite, { CGO_ID: order, Field, Text })

it('texts are kept once for each field, found by words, the last used first, and seen by the company that keeps them alone', async () => {
  const first = (await save(customer!, 'YUANFAN\nNINGBO\nC/NO. 1-UP')).body.Data.Id
  expect((await save(customer!, 'ACME\nMADE IN CHINA')).status).toBe(200)
  expect((await save(customer!, 'YUANFAN\nNINGBO\nC/NO. 1-UP')).body.Data.Id).toBe(first)
  await save(customer!, 'STAINLESS STEEL POTS', 'goods')
  expect(await textsOf(customer!, 'marks')).toEqual(['YUANFAN\nNINGBO\nC/NO. 1-UP', 'ACME\nMADE IN CHINA'])
  expect(await textsOf(customer!, 'marks', 'made in')).toEqual(['ACME\nMADE IN CHINA'])
  expect(await textsOf(customer!, 'marks', '%')).toEqual([])
  expect(await textsOf(customer!, 'goods')).toEqual(['STAINLESS STEEL POTS'])
  const acme = (await customer!.call(siFavourites, { CGO_ID: order, Field: 'marks', Keyword: 'ACME' })).body.Data[0]!
  await customer!.call(countUse, { Id: acme.Id })
  expect((await textsOf(customer!, 'marks'))[0]).toBe('ACME\nMADE IN CHINA')
  expect(await textsOf(clerk!, 'marks')).toEqual([])
  for (const call of [countUse, removeSiFavourite]) expect((await clerk!.call(call, { Id: acme.Id })).status).toBe(404)
  expect((await peer!.call(siFavourites, { CGO_ID: order, Field: 'marks' })).status).toBeGreaterThanOrEqual(403)
  expect((await customer!.call(removeSiFavourite, { Id: acme.Id })).status).toBe(200)
  expect(await textsOf(customer!, 'marks')).toEqual(['YUANFAN\nNINGBO\nC/NO. 1-UP'])
})

it('those of the customer of the order come first for its operator', async () => {
  await save(clerk!, 'OF THIS CUSTOMER', 'goods')
  await server.db.owner((owner) =>
    owner.query(`insert into si_favourite (company_id, customer_id, field, content, by_name) select company_id, (select id from company where kind =
      'customer' and id <> customer_id limit 1), field, 'OF ANOTHER', '' from si_favourite where content = 'OF THIS CUSTOMER'`),
  )
  const rows = (await clerk!.call(siFavourites, { CGO_ID: order, Field: 'goods' })).body.Data
  expect(rows.map(({ Text, OfCustomer }) => [Text, OfCustomer])).toEqual([
    ['OF THIS CUSTOMER', true],
    ['OF ANOTHER', false],
  ])
})

it('an empty text, and one more than the most, are refused', async () => {
  expect((await save(customer!, '  \n ')).status).toBe(422)
  await server.db.owner((owner) =>
    owner.query(
      `insert into si_favourite (company_id, customer_id, field, content, by_name) select company_id, customer_id, field, 'N' || n, ''
        from si_favourite, generate_series(1, $1::int) n where content like 'YUANFAN%'`,
      [favouriteLimits.kept - 1],
    ),
  )
  const { status, body } = await save(customer!, 'ONE MORE')
  expect([status, body.Issues?.[0]?.Code]).toEqual([422, 'INVALID'])
})
