import { contentKinds, siteVisits, visitDays } from '@jst/contracts/portal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { addContent, contentWith, moveContent } from '../testing.ts'
import { Visits } from './visits.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const company = async (code: string) => {
  const [row] = await server.db.owner((db) => db.query<{ id: number }>('select id from company where code = $1', [code]))
  return row!.id
}
/** Counts at once what the pages of a site count some seconds later. */
async function count(code: string, seen: readonly (readonly [page: string, detail: string, times: number])[]): Promise<void> {
  const visits = new Visits(server.database, (error) => expect.fail(error.message))
  const id = await company(code)
  for (const [page, detail, times] of seen) for (let at = 0; at < times; at += 1) visits.count(id, page, detail)
  await visits.write()
}

it('tells of the last thirty days by day, by page and by content, of the own company alone', async () => {
  const { news } = contentKinds
  const Id = await addContent(server, boss, news, contentWith(news, '看得最多的新闻'))
  await moveContent(boss, news, 'publish', Id)
  await count('HJGJ', [
    ['/external/home', '', 5],
    ['/external/newsDetaile', `news ${Id}`, 3],
    ['/external/MHpage/Home', 'not a content', 1],
  ])
  await count('RTGJ', [['/external/home', '', 70]])
  await server.db.owner((db) =>
    db.query(
      `insert into portal_visit (company_id, day, page, views) select id, china_day() - $1::int, '/external/home', 900 from company where code = 'HJGJ'`,
      [visitDays],
    ),
  )
  const told = (await boss.call(siteVisits, {})).body.Data
  expect([told.Days.length, told.Days.at(-1)?.Views, told.Days.slice(0, -1).every(({ Views }) => Views === 0)]).toEqual([
    visitDays,
    9,
    true,
  ])
  expect(told.Pages).toEqual([
    { Path: '/external/home', Views: 5 },
    { Path: '/external/newsDetaile', Views: 3 },
    { Path: '/external/MHpage/Home', Views: 1 },
  ])
  expect(told.Contents).toEqual([{ Kind: 'news', Id, Title: '看得最多的新闻', Views: 3 }])
  // a content that is gone from the site is still called by its name
  await moveContent(boss, news, 'withdraw', Id)
  expect((await boss.call(siteVisits, {})).body.Data.Contents[0]?.Title).toBe('看得最多的新闻')
})

it('counts a content that was read by its kind and number', async () => {
  const { news } = contentKinds
  const Id = await addContent(server, boss, news, contentWith(news, '被读的新闻'))
  await moveContent(boss, news, 'publish', Id)
  server.database.forget()
  expect((await server.app.inject({ url: `/external/newsDetaile?Id=${Id}` })).statusCode).toBe(200)
  // what is not there is not counted
  expect((await server.app.inject({ url: '/external/newsDetaile?Id=99999999' })).statusCode).toBe(404)
  const seen = async () => (await boss.call(siteVisits, {})).body.Data.Contents.map((one) => [one.Kind, one.Id])
  await expect.poll(seen, { timeout: 20_000, interval: 500 }).toContainEqual(['news', Id])
  expect(await seen()).not.toContainEqual(['news', 99_999_999])
})

it('is not for those who may not see the site', async () => {
  expect((await (await server.signIn('customer')).call(siteVisits, {})).status).toBe(403)
})
