import { carrierLetters, contentKinds, liveKinds, previewLists, shipTables, sitePartCalls, sitePartNames } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { addContent, contentWith, moveContent, pagePaths, partWith } from '../testing.ts'

const secret = 'HiddenFromVisitors'
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
    const Id = await addContent(server, boss, news, contentWith(news, secret))
    await moveContent(boss, news, 'publish', Id)
    expect(await told()).toContain(secret)
    await moveContent(boss, news, 'withdraw', Id)
  })

  it.each(liveKinds)('of a %s is nowhere: no draft, nothing for later, nothing taken offline, nothing that is over', async (live) => {
    const kind = contentKinds[live]
    const values = contentWith(kind, secret)
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
    expect(await told([later, offline, over].flatMap(details))).not.toContain(secret)
    for (const id of [later, offline, over]) expect((await server.app.inject({ url: `/site-file/${id}` })).statusCode).toBe(404)
  })

  it.each(sitePartNames)('of the part %s is nowhere while it is a draft', async (part) => {
    const calls = sitePartCalls[part] as unknown as (typeof sitePartCalls)['home']
    const { UpdateTime } = (await boss.call(calls.get, {})).body.Data
    const content = partWith(part, secret, '') as ReturnType<typeof partWith<'home'>>
    expect((await boss.call(calls.save, { UpdateTime, Content: content })).status).toBe(200)
    expect(await told()).not.toContain(secret)
  })
})
