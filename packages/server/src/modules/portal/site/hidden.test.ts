import { carrierLetters, contentKinds, liveKinds, previewLists, shipTables, sitePartCalls, sitePartNames } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { addContent, contentWith, moveContent, pagePaths, partWith } from '../testing.ts'

const names: readonly string[] = [...liveKinds, ...sitePartNames]
/** Text that no page says by itself; so short that no field cuts it. */
const secretOf = (name: string) => `隐${names.indexOf(name)}稿`
let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const dayFrom = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
const details = (id: number) =>
  ['news', 'letter', 'announcement']
    .map((kind) => `/external/newsDetaile?Id=${id}&Kind=${kind}`)
    .concat(`/external/MHpage/socialRecruitment?Id=${id}`)

/** Everything that somebody may read who is not of the staff. */
async function told(hidden: readonly string[] = []): Promise<string> {
  server.database.forget()
  const customer = await server.signIn('customer')
  const pages = [...pagePaths, '/sitemap.xml', ...hidden]
  const answers = await Promise.all(pages.map(async (url) => (await server.app.inject({ url })).body))
  const calls = [
    await customer.call(carrierLetters, { PageSize: 100 }),
    await customer.call(shipTables, {}),
    await boss.call(previewLists, {}),
  ]
  return [...answers, ...calls.map(({ text }) => text)].join('\n')
}

describe('what visitors shall not read', () => {
  it('would be found here, were it published', async () => {
    const { news } = contentKinds
    const Id = await addContent(server, boss, news, contentWith(news, secretOf('news')))
    await moveContent(boss, news, 'publish', Id)
    expect(await told()).toContain(secretOf('news'))
    await moveContent(boss, news, 'withdraw', Id)
  })

  it('is nowhere: no draft, nothing for later, nothing taken offline, nothing that is over, of any kind', async () => {
    const hidden: number[] = []
    for (const live of liveKinds) {
      const kind = contentKinds[live]
      const values = contentWith(kind, secretOf(live))
      await addContent(server, boss, kind, values)
      const later = await addContent(server, boss, kind, { ...values, PublishOn: dayFrom(3) })
      await moveContent(boss, kind, 'schedule', later)
      const offline = await addContent(server, boss, kind, values)
      await moveContent(boss, kind, 'publish', offline)
      await moveContent(boss, kind, 'withdraw', offline)
      const over = await addContent(server, boss, kind, values)
      await moveContent(boss, kind, 'publish', over)
      await server.db.owner((db) =>
        db.query(`update portal_live set visible_until = clock_timestamp() - interval '1 second' where kind = $1 and record_id = $2`, [
          live,
          over,
        ]),
      )
      hidden.push(later, offline, over)
    }
    const text = await told(hidden.flatMap(details))
    expect(liveKinds.filter((live) => text.includes(secretOf(live)))).toEqual([])
    for (const id of hidden) expect((await server.app.inject({ url: `/site-file/${id}` })).statusCode).toBe(404)
  })

  it('is nowhere while a part of the site is a draft', async () => {
    for (const part of sitePartNames) {
      const calls = sitePartCalls[part] as unknown as (typeof sitePartCalls)['home']
      const { UpdateTime } = (await boss.call(calls.get, {})).body.Data
      const content = partWith(part, secretOf(part), '') as ReturnType<typeof partWith<'home'>>
      expect((await boss.call(calls.save, { UpdateTime, Content: content })).status).toBe(200)
    }
    const text = await told()
    expect(sitePartNames.filter((part) => text.includes(secretOf(part)))).toEqual([])
  })
})
