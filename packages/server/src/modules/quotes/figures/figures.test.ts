import type { EntityQuery } from '@jst/contracts/entity'
import { cockpitPath, priceQueries, searchPrices } from '@jst/contracts/freight-rates'
import { customerAnalysisPath, customerFigures, laneFigures, quotationCalls, quotationList } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, dayAfter, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, customer, admin]: TestClient[] = []
const Period = 'd30'
const [A, B] = ['KH26010001', 'KH26010002']
const sql = (text: string, values: unknown[] = []) => server.db.owner((owner) => owner.query<Record<string, unknown>>(text, values))

interface Quote {
  /** Mark-ups on the floor of each option, by box. */
  readonly adds: readonly number[]
  readonly moves?: readonly string[]
  /** Of the quotation, in CNY; it has two boxes. */
  readonly margin?: number
  /** Option that was taken, counted from 0. */
  readonly taken?: number
}
/** A quotation of rates with a floor of 1,850 each, sent today. */
async function quote(by: TestClient, code: string, { adds, moves = [], margin, taken }: Quote): Promise<number> {
  const options = []
  for (const add of adds) options.push(await chosen(by, (await publishedRate(boss!, 1_850)).ServiceCode, code, add))
  const { Id } = await quoted(by, code, options)
  for (const move of ['send', ...moves]) expect(await moveQuote(by, move, Id, move === 'lose' ? 'PRICE' : '')).toBeUndefined()
  if (margin !== undefined) await sql('update quotation set margin = $2 where id = $1', [Id, margin])
  if (taken !== undefined)
    await sql(
      `update quotation q set accepted_option = (select facts ->> 'Key' from quotation_option o where o.quotation_id = q.id
        order by place limit 1 offset $2) where id = $1`,
      [Id, taken],
    )
  return Id
}
const figures = async (client = boss!) => (await client.call(customerFigures, { Period })).body.Data
const listed = async (query: EntityQuery, client = boss!) => (await client.call(quotationCalls.list, query)).body.Data.Total

beforeAll(async () => {
  server = await createTestServer()
  await sql(
    `insert into role_menu (role_id, menu_id, buttons) select distinct r.role_id, m.id, '{}'::text[] from menu m, employee_role r
      join employee e on e.id = r.employee_id join app_user u on u.id = e.user_id where m.path in ($1, $2) and u.account in ('customer', 'admin')`,
    [cockpitPath, customerAnalysisPath],
  )
  // and somebody who sees what is his own
  await sql(
    `with own as (update role set data_scope = 'own' where id in (select r.role_id from employee_role r join employee e on e.id = r.employee_id
        join app_user u on u.id = e.user_id where u.account = 'doc') returning id)
     insert into role_menu (role_id, menu_id, buttons) select own.id, m.id, '{view}' from own, menu m where m.path in ($1, $2)`,
    [quotationList, customerAnalysisPath],
  )
  ;[boss, sales, customer, admin] = await Promise.all(['boss', 'sales', 'customer', 'admin'].map((account) => server.signIn(account)))
  // what follows is counted by hand
  await sql('delete from quotation')
  await sql('delete from freight_query')
  await quote(boss!, A, { adds: [0], moves: ['win'], margin: 500 })
  // 3,700 and 3,900: the other is 5.4 % above
  await quote(boss!, A, { adds: [0, 100], moves: ['lose'], margin: 2_000 })
  await quote(boss!, B, { adds: [0, 100], moves: ['win'], margin: -20, taken: 1 })
  // nobody said which of both was taken
  await quote(boss!, B, { adds: [0, 100], moves: ['win'], margin: 1_100 })
  await quote(sales!, A, { adds: [20] })
  const former = await quote(boss!, A, { adds: [0], moves: ['lose'] })
  await sql(`update quotation set sent_at = sent_at - interval '35 days' where id = $1`, [former])
  const ask = (Pods: string, Customer: string) =>
    boss!.call(searchPrices, { Pol: 'CNLYG', Pods, Day: dayAfter(7), Boxes: '40HQ*1', Customer })
  await ask('RUVVO', A)
  await sql(`update freight_query set at = at - interval '30 days'`)
  await publishedRate(boss!, 1_000, { PolCode: 'CNLYG', PodCode: 'RUVYP' })
  await ask('RUVYP', A)
  await ask('RUVVO', A)
})
afterAll(() => server.close())

describe('客户运价分析', () => {
  it('says of each customer what was asked, offered and taken, with the period before', async () => {
    const { Customers, Rows, Sums } = await figures()
    expect(Customers).toBe(2)
    expect(Rows).toMatchObject([
      {
        Code: A,
        Searches: 2,
        LostSearches: 1,
        FormerSearches: 1,
        Quotes: 3,
        Won: 1,
        Lost: 1,
        FormerQuotes: 1,
        FormerWon: 0,
        FormerLost: 1,
        Margin: '500.00',
      },
      { Code: B, Searches: 0, Quotes: 2, Won: 2, Lost: 0, FormerQuotes: 0, Margin: '1080.00' },
    ])
    expect(Sums).toMatchObject({ Searches: 2, Quotes: 5, Won: 3, Lost: 1, FormerQuotes: 1, Margin: '1580' })
  })
  it('counts what the lists have under the same filters', async () => {
    for (const { Code: CustomerCode, Searches, LostSearches, Quotes, Won, Lost, FormerQuotes } of (await figures()).Rows) {
      const at = { CustomerCode, SentIn: Period }
      expect([await listed(at), await listed({ ...at, Stage: 'won' }), await listed({ ...at, Stage: 'lost' })]).toEqual([Quotes, Won, Lost])
      expect(await listed({ CustomerCode, SentIn: 'p30' })).toBe(FormerQuotes)
      const asked = async (more = {}) => (await boss!.call(priceQueries, { Period, Customer: CustomerCode, ...more })).body.Data.Total
      expect([await asked(), await asked({ Lost: true })]).toEqual([Searches, LostSearches])
    }
  })
  it('says how often an offer was taken, by how far it was above the cheapest of its quotation, and by margin', async () => {
    const { Above, Margins } = await figures()
    // cheapest: won alone, lost beside a dearer one, left for a dearer one
    expect(Above).toEqual([
      { Band: 'cheapest', Decided: 3, Won: 1 },
      { Band: 'to3', Decided: 0, Won: 0 },
      { Band: 'to8', Decided: 2, Won: 1 },
      { Band: 'more', Decided: 0, Won: 0 },
    ])
    // by box: 250, 1,000, -10, 550
    expect(Margins).toEqual([
      { Band: 'loss', Decided: 1, Won: 1 },
      { Band: 'to500', Decided: 1, Won: 1 },
      { Band: 'to1000', Decided: 1, Won: 1 },
      { Band: 'to2000', Decided: 1, Won: 0 },
      { Band: 'more', Decided: 0, Won: 0 },
    ])
  })
  it('tells no margin to whoever may not see it, in no call', async () => {
    const reply = await sales!.call(customerFigures, { Period })
    expect([reply.status, reply.body.Data.Sums.Quotes]).toEqual([200, 5])
    expect(reply.text).not.toMatch(/Margin/)
    expect((await sales!.call(laneFigures, { Period })).text).not.toMatch(/Margin/)
  })
  it('is of the own company, and of the own quotations and customers for whoever sees no more', async () => {
    for (const client of [customer!, admin!]) {
      expect(await figures(client)).toMatchObject({ Customers: 0, Rows: [], Sums: { Searches: 0, Quotes: 0 } })
      expect((await client.call(laneFigures, { Period })).body.Data.Lanes).toEqual([])
    }
    const own = await server.signIn('doc')
    // the clerk of a customer sees him, but no quotation of others
    expect(await figures(own)).toMatchObject({ Customers: 1, Rows: [{ Code: A, Searches: 2, Quotes: 0 }] })
    const mine = `create_id = (select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'doc')`
    await sql(`update quotation set ${mine} where id = (select max(id) from quotation where state = 2)`)
    const { Customers, Rows, Above } = await figures(own)
    expect([Customers, Rows[0]?.Code, Rows[0]?.Quotes, Rows[0]?.Searches]).toEqual([1, A, 1, 2])
    expect(await listed({ CustomerCode: A, SentIn: Period }, own)).toBe(1)
    expect(Above.every(({ Decided }) => Decided === 0)).toBe(true)
  })
})

describe('conversion by lane', () => {
  it('is of quotations by their first sending, with what the won ones brought', async () => {
    const { Lanes } = (await boss!.call(laneFigures, { Period })).body.Data
    expect(Lanes).toMatchObject([
      { Code: 'USW', Name: '美西', Quotes: 5, Won: 3, Lost: 1, FormerQuotes: 1, FormerWon: 0, FormerLost: 1, Margin: '1580.00' },
    ])
    expect(await listed({ LaneCode: 'USW', SentIn: Period, Stage: 'won' })).toBe(3)
    expect(await listed({ LaneCode: 'USE', SentIn: Period })).toBe(0)
  })
})
