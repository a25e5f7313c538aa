import { sitePartNames } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'
import { pagePaths } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.database.forget())

const own = `company_id = (select id from company where code = 'HJGJ')`
const set = (what: string, value: unknown) =>
  server.db.owner((db) => db.query(`update portal_live set facts = $1 where ${own} and ${what}`, [JSON.stringify(value)]))
const stored = async (kind: string) => {
  const [row] = await server.db.owner((db) =>
    db.query<{ facts: object }>(`select facts from portal_live where ${own} and kind = $1`, [kind]),
  )
  return row!.facts
}
/** Runs the act and puts what was published back. */
async function whileDamaged(act: () => Promise<void>): Promise<void> {
  await server.db.owner((db) => db.query('create table kept_live as select * from portal_live'))
  try {
    await act()
  } finally {
    await server.db.owner(async (db) => {
      await db.query(
        `update portal_live l set facts = k.facts, body = k.body, visible_from = k.visible_from from kept_live k where k.id = l.id`,
      )
      await db.query('drop table kept_live')
    })
  }
}
const page = async (url: string) => {
  server.database.forget()
  const { statusCode, body } = await server.app.inject({ url: `/site/haijie${url}` })
  return { status: statusCode, body }
}
/** Log entries about damages during an action. */
async function loggedBy(act: () => Promise<void>): Promise<string> {
  const before = server.log().length
  await act()
  return server.log().slice(before)
}

it('a block that is damaged is left out, and the blocks beside it stand', () =>
  whileDamaged(async () => {
    const { Blocks } = (await stored('home')) as { Blocks: readonly unknown[] }
    await set(`kind = 'home'`, { Blocks: [{ Kind: 'nosuch' }, null, 7, { Kind: 'stats', Title: [], Items: 'x' }, ...Blocks] })
    const logged = await loggedBy(async () => {
      const { status, body } = await page('/external/home')
      expect(status).toBe(200)
      for (const words of ['上海、宁波出口，整箱订舱找海捷', '海捷在做的', '为什么选择海捷']) expect(body).toContain(words)
    })
    expect(logged).toContain('site part home: Blocks is damaged')
  }))

it('a setting that is damaged has its usual value, and the others stand', () =>
  whileDamaged(async () => {
    await set(`kind = 'config'`, {
      ...(await stored('config')),
      Nav: 5,
      Colour: 'red;}body{display:none',
      Friends: [null, { Label: '协会', To: '/x' }],
    })
    await set(`kind = 'floating'`, { Enabled: true, Items: 'x' })
    const logged = await loggedBy(async () => {
      const { status, body } = await page('/external/home')
      expect([status, body.includes('海捷国际货运'), body.includes('协会'), body.includes('body{display:none')]).toEqual([
        200,
        true,
        true,
        false,
      ])
      expect(body).toContain('在线运价</a>')
    })
    for (const field of ['config: Nav', 'config: Colour', 'config: Friends', 'floating: Items'])
      expect(logged).toContain(`${field} is damaged`)
  }))

it('a content that is damaged loses what is damaged of it alone', () =>
  whileDamaged(async () => {
    const [row] = await server.db.owner((db) =>
      db.query<{ id: number; title: string }>(
        `update portal_live set body = '{"type":', facts = '[1]', visible_from = '-infinity' where id = (select id from portal_live
           where ${own} and kind = 'news' and visible_from <= now() order by top desc, sort, visible_from desc limit 1)
         returning record_id as id, title`,
      ),
    )
    const logged = await loggedBy(async () => {
      for (const url of ['/external/newsList', '/external/home', `/external/newsDetaile?Id=${row!.id}`]) {
        const { status, body } = await page(url)
        expect([url, status]).toEqual([url, 200])
        if (url !== '/external/home') expect(body).toContain(row!.title)
      }
    })
    expect(logged).toContain(`published news ${row!.id} is damaged`)
  }))

it.each([[null], [[]], ['x'], [7], [{}], [{ Blocks: {}, Items: null, Nav: [[]], Body: { type: 'doc' }, Honours: [{ Year: 1 }] }]])(
  'no page falls where every part and fact is %j',
  (value) =>
    whileDamaged(async () => {
      for (const part of sitePartNames) await set(`kind = '${part}'`, value)
      await set('record_id > 0', value)
      for (const url of pagePaths) {
        const { status } = await page(url)
        expect([url, status]).toEqual([url, 200])
      }
    }),
)
