import { enableSite, previewLists, saveSiteAddress, siteAddress, sitePartCalls, type SiteConfig } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'

const { config, home, floating, profile } = sitePartCalls
let server: TestServer
let boss: TestClient
let other: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  other = await server.signIn('peer')
})
afterAll(() => server.close())
beforeEach(() => server.database.forget())

const read = async (client: TestClient) => (await client.call(config.get, {})).body.Data
const save = async (client: TestClient, change: Partial<SiteConfig>) => {
  const { Content, UpdateTime } = await read(client)
  return client.call(config.save, { UpdateTime, Content: { ...Content, ...change } })
}
const page = async (url: string) => (await server.app.inject({ url })).body

describe('a part of a site', () => {
  it('is written as a draft and read by visitors once it is published', async () => {
    const saved = await save(boss, { Name: '海捷货运新名称' })
    expect(saved.body.Data).toMatchObject({ Differs: true, SavedBy: '郑国栋', Live: { No: 1 } })
    expect(await page('/site/haijie/external/home')).not.toContain('海捷货运新名称')
    const published = await boss.call(config.publish, { UpdateTime: saved.body.Data.UpdateTime })
    expect(published.body.Data).toMatchObject({ Differs: false, Live: { No: 2, By: '郑国栋' } })
    expect(await page('/site/haijie/external/home')).toContain('海捷货运新名称')
    expect(await page('/site/ruitong/external/home')).not.toContain('海捷货运新名称')
  })

  it('shows the usual contents after it was taken offline', async () => {
    const hidden = await boss.call(config.offline, {})
    expect(hidden.body.Data).toMatchObject({ Live: null, Differs: true })
    expect(await page('/site/haijie/external/home')).toContain('上海海捷国际货运代理有限公司')
    expect((await boss.call(config.offline, {})).body.Code).toBe('ILLEGAL_TRANSITION')
  })

  it('can be put back as it was published before', async () => {
    const { Rows } = (await boss.call(config.versions, {})).body.Data
    expect(Rows.map(({ No, Live }) => [No, Live])).toEqual([
      [2, false],
      [1, false],
    ])
    const { UpdateTime } = await read(boss)
    const restored = (await boss.call(config.restore, { UpdateTime, No: 1 })).body.Data
    expect(restored.Content.Name).toBe('海捷国际货运')
    await boss.call(config.publish, { UpdateTime: restored.UpdateTime })
    expect((await boss.call(config.versions, {})).body.Data.Rows[0]).toMatchObject({ No: 3, Live: true })
    expect((await boss.call(config.restore, { UpdateTime: (await read(boss)).UpdateTime, No: 99 })).status).toBe(404)
  })

  it('is not overwritten by somebody who has not seen the newer one', async () => {
    const { Content, UpdateTime } = await read(boss)
    const answers = await Promise.all(
      ['甲', '乙'].map((name) => boss.call(config.save, { UpdateTime, Content: { ...Content, NameEn: name } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const late = answers.find(({ status }) => status === 412)!
    expect(late.body.Code).toBe('STALE_WRITE')
    expect(late.body.Data.Content.NameEn).toMatch(/甲|乙/)
    expect((await boss.call(config.publish, { UpdateTime })).status).toBe(412)
  })

  it('begins with the usual contents, also for the first of two who save at once', async () => {
    await server.db.owner((owner) =>
      owner.query(`delete from portal_part where part = 'home' and company_id = (select id from company where code = 'RTGJ')`),
    )
    const { Content, UpdateTime } = (await other.call(home.get, {})).body.Data
    expect([UpdateTime, Content.Blocks[0]?.Kind]).toEqual(['1970-01-01T00:00:00.000Z', 'hero'])
    const answers = await Promise.all([1, 2].map(() => other.call(home.save, { UpdateTime, Content })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it('is of one company', async () => {
    const before = await read(boss)
    await save(other, { Name: '瑞通改名' })
    expect(await read(boss)).toEqual(before)
    expect((await read(other)).Content.Name).toBe('瑞通改名')
  })
})

describe('what no part may hold', () => {
  const refused = async (change: Partial<SiteConfig>) => (await save(boss, change)).body.Issues?.map(({ Path, Message }) => [Path, Message])

  it.each(['javascript:alert(1)', '//other.example', 'home'])('a link to %s', async (To) => {
    expect(await refused({ Nav: [{ Label: '首页', To }] })).toEqual([['Content.Nav[0].To', expect.stringContaining('链接只能是')]])
  })

  it('a colour on which white letters cannot be read', async () => {
    expect(await refused({ Colour: '#ffcc00' })).toEqual([['Content.Colour', expect.stringContaining('1.5')]])
    expect((await save(boss, { Colour: 'red' })).status).toBe(422)
  })

  it('a picture of another company', async () => {
    const key = 'c'.repeat(32)
    await server.db.owner((owner) =>
      owner.query(
        `insert into portal_picture (company_id, key, width, height, variants) select id, $1, 1, 1, '[]' from company where code = 'RTGJ'`,
        [key],
      ),
    )
    expect((await refused({ Logo: key }))?.[0]?.[1]).toContain('不属于本企业')
    expect((await save(other, { Logo: key })).status).toBe(200)
  })

  it('markup in a rich text, or a field that there is not', async () => {
    const { Content, UpdateTime } = (await boss.call(profile.get, {})).body.Data
    const bad = await boss.call(profile.save, { UpdateTime, Content: { ...Content, Body: '<p onclick="x()">' } })
    expect(bad.body.Issues?.[0]?.Path).toBe('Content.Body')
    const more = { ...Content, Script: 'x' }
    expect((await boss.call(profile.save, { UpdateTime, Content: more })).status).toBe(422)
  })

  it('a link in a floating window that runs code', async () => {
    const { Content, UpdateTime } = (await boss.call(floating.get, {})).body.Data
    const Items = [{ Kind: 'link' as const, Label: '点我', Value: 'javascript:x', Picture: '' }]
    const bad = await boss.call(floating.save, { UpdateTime, Content: { ...Content, Items } })
    expect(bad.body.Issues?.[0]?.Path).toBe('Content.Items[0].Value')
  })

  it('nothing, when visitors shall read it', async () => {
    const saved = await save(other, { Name: ' ' })
    const published = await other.call(config.publish, { UpdateTime: saved.body.Data.UpdateTime })
    expect(published.body.Issues?.map(({ Path }) => Path)).toEqual(['Content.Name'])
  })
})

it('whoever has the same part open is named, and hears of saves', async () => {
  expect((await boss.call(config.open, {})).body.Data.Others).toEqual([])
  await server.db.owner((owner) =>
    owner.query(
      `insert into employee_role (employee_id, role_id) select e.id, r.role_id from employee e join app_user u on u.id = e.user_id and u.account = $1
       cross join (select er.role_id from employee_role er join employee b on b.id = er.employee_id
         join app_user bu on bu.id = b.user_id and bu.account = 'boss') r
       on conflict do nothing`,
      ['sales'],
    ),
  )
  const second = await server.signIn('sales')
  expect((await second.call(config.open, {})).body.Data.Others).toEqual(['郑国栋'])
  const live = await connectLive(await server.listen(), second.token)
  await save(boss, { Phone: '021-1' })
  // that he has opened it himself may come late
  const acts = () => live.frames.flatMap((frame) => (frame.type === 'portal/part' ? frame.content.Acts : []))
  const saved = await until(() => acts().find(({ Act }) => Act === 'saved'))
  expect(saved).toMatchObject({ Part: 'config', Name: '郑国栋' })
  live.socket.close()
})

describe('the address of a site', () => {
  const address = async (client: TestClient) => (await client.call(siteAddress, {})).body.Data

  it("is one company's alone", async () => {
    const { UpdateTime, Front } = await address(other)
    const taken = await other.call(saveSiteAddress, { Slug: 'haijie', Domain: '', Front, UpdateTime })
    expect(taken.body.Issues?.[0]).toMatchObject({ Path: 'Slug', Message: expect.stringContaining('已被其他企业使用') })
    const bad = await other.call(saveSiteAddress, { Slug: 'Rui Tong', Domain: '', Front, UpdateTime })
    expect(bad.status).toBe(422)
  })

  it('opens and closes the site for visitors', async () => {
    const before = await address(other)
    const off = await other.call(enableSite, { Enabled: false, UpdateTime: before.UpdateTime })
    expect((await server.app.inject({ url: '/site/ruitong/external/home' })).statusCode).toBe(404)
    expect((await other.call(enableSite, { Enabled: true, UpdateTime: before.UpdateTime })).status).toBe(412)
    await other.call(enableSite, { Enabled: true, UpdateTime: off.body.Data.UpdateTime })
    expect((await server.app.inject({ url: '/site/ruitong/external/home' })).statusCode).toBe(200)
  })

  it('is not opened before visitors would read a name', async () => {
    await other.call(config.offline, {})
    const { UpdateTime, Done } = await address(other)
    expect(Done).not.toContain('name')
    const off = await other.call(enableSite, { Enabled: false, UpdateTime })
    const refused = await other.call(enableSite, { Enabled: true, UpdateTime: off.body.Data.UpdateTime })
    expect(refused.body.Issues?.[0]?.Message).toContain('网站名称')
  })
})

it('the preview lists what visitors of the own site read', async () => {
  const { Slug, Config, Lists, Home } = (await boss.call(previewLists, {})).body.Data
  expect([Slug, Home[0]?.Kind, Config.Name]).toEqual(['haijie', 'hero', '海捷国际货运'])
  expect(Lists.freights.length).toBeGreaterThan(0)
})
