import { frontPageNames, frontPages, previewLists, proveDomain, saveSiteAddress, siteAddress, type FrontPage } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

/** TXT records as the world has them. */
const records = new Map<string, readonly string[]>()
const lookUpTexts = async (name: string) => records.get(name) ?? []

let server: TestServer
let boss: TestClient
let peer: TestClient
beforeAll(async () => {
  server = await createTestServer({ lookUpTexts })
  boss = await server.signIn('boss')
  peer = await server.signIn('peer')
})
afterAll(() => server.close())
beforeEach(() => server.database.forget())

const page = (host: string, url = '/external/home', on = server) => on.app.inject({ url, headers: { host } })
const claim = async (client: TestClient, Domain: string) => {
  const { UpdateTime, Slug, Front } = (await client.call(siteAddress, {})).body.Data
  return client.call(saveSiteAddress, { Slug, Domain, Front, UpdateTime })
}
const prove = async (client: TestClient) => {
  const { UpdateTime } = (await client.call(siteAddress, {})).body.Data
  return client.call(proveDomain, { UpdateTime })
}
/** Claims a name and proves it. */
const setDomain = async (client: TestClient, Domain: string) => {
  const claimed = await claim(client, Domain)
  const proof = claimed.body.Data?.Proof
  if (!proof) return claimed
  records.set(proof.Name, ['v=spf1 -all', proof.Value])
  return prove(client)
}

describe('the front page', () => {
  const choose = async (Front: FrontPage) => {
    const { UpdateTime, Slug, Domain } = (await peer.call(siteAddress, {})).body.Data
    const { body } = await peer.call(saveSiteAddress, { Slug, Domain, Front, UpdateTime })
    expect(body.Data.Front).toBe(Front)
  }

  it('is that of the company until another one is chosen, at the root of the domain and of the short name', async () => {
    expect((await setDomain(peer, 'www.ruitong.example')).status).toBe(200)
    expect((await peer.call(siteAddress, {})).body.Data.Front).toBe('company')
    for (const front of [...frontPageNames, 'company' as const]) {
      await choose(front)
      const { path } = frontPages[front]
      expect((await page('www.ruitong.example', '/')).headers.location).toBe(path)
      for (const root of ['/site/ruitong', '/site/ruitong/', '/site/RuiTong']) {
        const { statusCode, body } = await page('127.0.0.1', root)
        expect([front, statusCode, body.includes(`<link rel="canonical" href="http://www.ruitong.example${path}">`)]).toEqual([
          front,
          200,
          true,
        ])
      }
      expect((await peer.call(previewLists, {})).body.Data.Front).toBe(front)
      // nobody else's, and every page stays where it is
      expect((await page('127.0.0.1', '/site/haijie')).body).toContain('/site/haijie/external/MHpage/Home">')
      expect((await page('www.ruitong.example', '/external/home')).statusCode).toBe(200)
    }
  })

  it('is none but these', async () => {
    const { UpdateTime, Slug, Domain } = (await peer.call(siteAddress, {})).body.Data
    const refused = await peer.call(saveSiteAddress, { Slug, Domain, Front: 'constructor' as FrontPage, UpdateTime })
    expect(refused.status).toBe(422)
    // damaged, it is the usual one
    await server.db.owner((owner) => owner.query(`update portal_live set facts = '{"Page": "constructor"}' where kind = 'front'`))
    server.database.forget()
    expect((await page('www.ruitong.example', '/')).headers.location).toBe(frontPages.company.path)
  })
})

describe('a domain of its own', () => {
  it("shows the company's site, its canonical address and its site map; a host of nobody shows that of the platform", async () => {
    expect((await setDomain(peer, 'www.ruitong.example')).status).toBe(200)
    const own = (await page('www.ruitong.example')).body
    expect(own).toContain('瑞通国际物流')
    expect(own).not.toContain('海捷国际货运')
    expect(own).toContain('<link rel="canonical" href="http://www.ruitong.example/external/home">')
    const map = (await page('www.ruitong.example', '/sitemap.xml')).body
    expect(map.match(/<loc>(?!http:\/\/www\.ruitong\.example\/)/g)).toBeNull()
    expect(map).toContain('<loc>http://www.ruitong.example/external/home</loc>')
    expect((await page('www.ruitong.example', '/robots.txt')).body).toContain('Sitemap: http://www.ruitong.example/sitemap.xml')
    // letters in capitals, a port and the dot of the root name the same host
    for (const host of ['WWW.Ruitong.Example', 'www.ruitong.example:8080', 'www.ruitong.example.'])
      expect((await page(host)).body).toContain('瑞通国际物流')
    for (const host of ['nobody.example', 'ruitong.example', 'evil.www.ruitong.example'])
      expect((await page(host)).body).toContain('海捷国际货运')
  })

  it("leads from its root to the company's home; the platform's root stays the way into the workbench", async () => {
    const { statusCode, headers } = await page('www.ruitong.example', '/')
    expect([statusCode, headers.location]).toEqual([302, '/external/MHpage/Home'])
    expect((await page('www.ruitong.example', headers.location)).body).toContain('瑞通国际物流')
    for (const host of ['nobody.example', '127.0.0.1']) expect((await page(host, '/')).headers.location).toBeUndefined()
  })

  it('is where search engines keep the site, also below its short name', async () => {
    expect((await setDomain(peer, 'www.ruitong.example')).status).toBe(200)
    const below = '/site/ruitong/external/MHpage/about'
    const { body } = await page('127.0.0.1', below)
    expect(body).toContain('<link rel="canonical" href="http://www.ruitong.example/external/MHpage/about">')
    // its links stay where the visitor is
    expect(body).toContain('href="/site/ruitong/external/MHpage/joinUs"')
    for (const host of ['127.0.0.1', 'www.ruitong.example']) {
      const map = (await page(host, '/site/ruitong/sitemap.xml')).body
      const places = [...map.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, place]) => place!)
      expect(places.length).toBeGreaterThan(20)
      expect(
        places.filter((place) => !place.startsWith('http://www.ruitong.example/external/') && !/example\/QuickSearch/.test(place)),
      ).toEqual([])
    }
    expect((await setDomain(peer, '')).status).toBe(200)
    expect((await page('127.0.0.1', below)).body).toMatch(/<link rel="canonical" href="http:\/\/127\.0\.0\.1[^"]*\/site\/ruitong\/external/)
  })

  it('recommends what the company itself recommends, and not what others do', async () => {
    const [shared, own] = [(await page('nobody.example')).body, (await page('www.ruitong.example')).body]
    const offered = '上海海捷国际货运代理有限公司'
    expect(shared).toContain('推荐运价')
    expect(own).not.toContain(offered)
  })

  it('is told to search engines by itself, also where the platform has an address of its own', async () => {
    const other = await createTestServer({ config: { publicOrigins: ['https://www.platform.example'] }, lookUpTexts })
    try {
      expect((await setDomain(await other.signIn('peer'), 'www.ruitong.example')).status).toBe(200)
      expect((await page('www.ruitong.example', '/external/home', other)).body).toContain(
        'href="https://www.ruitong.example/external/home"',
      )
      expect((await page('www.platform.example', '/external/home', other)).body).toContain(
        'href="https://www.platform.example/external/home"',
      )
      expect((await page('nobody.example', '/external/home', other)).body).toContain('href="https://www.platform.example/external/home"')
    } finally {
      await other.close()
    }
  })

  it('is of one company alone, however it is written', async () => {
    expect((await setDomain(peer, 'www.ruitong.example')).status).toBe(200)
    for (const same of ['www.ruitong.example', 'WWW.RuiTong.Example', 'www.ruitong.example.', 'ｗｗｗ.ｒｕｉｔｏｎｇ.ｅｘａｍｐｌｅ']) {
      const taken = await setDomain(boss, same)
      expect([same, taken.body.Issues?.[0]]).toEqual([
        same,
        expect.objectContaining({ Path: 'Domain', Message: expect.stringContaining('已被其他企业使用') }),
      ])
    }
  })

  it('is served once the record of its company is found, and says which one that is', async () => {
    const { body } = await claim(peer, 'shop.ruitong-logistics.example')
    const { Proof, ProvedTime } = body.Data
    expect([Proof?.Name, ProvedTime]).toEqual(['_portal.shop.ruitong-logistics.example', null])
    server.database.forget()
    expect((await page('shop.ruitong-logistics.example')).body).toContain('海捷国际货运')
    // where search engines keep the site is no name that nobody has proved
    expect((await page('127.0.0.1', '/site/ruitong/external/home')).body).not.toContain('shop.ruitong-logistics.example')
    const refused = await prove(peer)
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([422, expect.stringContaining(Proof!.Name)])
    records.set(Proof!.Name, ['portal-site=of-somebody-else'])
    expect((await prove(peer)).status).toBe(422)
    records.set(Proof!.Name, [Proof!.Value])
    expect((await prove(peer)).body.Data.ProvedTime).not.toBeNull()
    server.database.forget()
    expect((await page('shop.ruitong-logistics.example')).body).toContain('瑞通国际物流')
    // another name is another proof
    const moved = (await claim(peer, 'www.ruitong-logistics.example')).body.Data
    expect([moved.ProvedTime, moved.Proof?.Value === Proof!.Value]).toEqual([null, false])
  })

  it('that a stranger claims first keeps nobody from proving it, and is then the stranger’s no more', async () => {
    expect((await claim(boss, 'www.squatted.example')).status).toBe(200)
    expect((await setDomain(peer, 'www.squatted.example')).status).toBe(200)
    records.set((await boss.call(siteAddress, {})).body.Data.Proof!.Name, [(await boss.call(siteAddress, {})).body.Data.Proof!.Value])
    expect((await prove(boss)).body.Issues?.[0]?.Message).toContain('已被其他企业使用')
    server.database.forget()
    expect((await page('www.squatted.example')).body).toContain('瑞通国际物流')
  })

  it.each([
    ['ruitong-group.example', 'www.ruitong-group.example'],
    ['www.ruitong-group.example', 'ruitong-group.example'],
    ['ruitong-group.example', 'booking.ruitong-group.example'],
  ])('that is proved keeps strangers from those that belong to it: %s, %s', async (own, strange) => {
    expect((await setDomain(peer, own)).status).toBe(200)
    const refused = await claim(boss, strange)
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'Domain'])
    expect((await claim(boss, 'www.other-group.example')).status).toBe(200)
  })

  it('is given up again', async () => {
    expect((await setDomain(peer, 'www.given-up.example')).status).toBe(200)
    expect((await setDomain(peer, '')).status).toBe(200)
    server.database.forget()
    expect((await page('www.given-up.example')).body).toContain('海捷国际货运')
  })

  it.each([
    ['例子.example', 'xn--fsqu00a.example'],
    // a Cyrillic а looks like the letter of others, and is told apart from it
    ['www.h\u0430ijie.example', 'www.xn--hijie-4ve.example'],
    ['www.haijie.公司', 'www.haijie.xn--55qx5d'],
    ['  WWW.Haijie.Example. ', 'www.haijie.example'],
  ])('%s is kept as browsers ask for it', async (typed, kept) => {
    const { status, body } = await setDomain(boss, typed)
    expect([status, body.Data?.Domain]).toEqual([200, kept])
  })

  it.each([
    'http://www.haijie.example',
    'www.haijie.example/path',
    'www.haijie.example:8080',
    'www.haijie.example?x',
    'user@www.haijie.example',
    'www.hai jie.example',
    'www.haijie.example\nx',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'localhost',
    'app.localhost',
    'db.internal',
    'haijie',
    '-a.example',
    'a..example',
    '*.haijie.example',
    'www.haijie.example%00',
    '"><script>alert(1)</script>.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(120)}example`,
  ])('%j is none', async (typed) => {
    const refused = await setDomain(boss, typed)
    expect([refused.status, refused.body.Code]).toEqual([422, 'INVALID_INPUT'])
  })
})

it('forms of one site have a ceiling over all addresses, and those of another site are taken', async () => {
  const fresh = await createTestServer()
  try {
    const post = (url: string, at: number) =>
      fresh.app.inject({
        method: 'POST',
        url,
        payload: 'Name=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `198.51.${Math.floor(at / 250)}.${at % 250}` },
      })
    const form = '/external/MHpage/ContactUs'
    for (let at = 0; at < 200; at++) expect((await post(`/site/ruitong${form}`, at)).statusCode).toBe(422)
    expect((await post(`/site/ruitong${form}`, 200)).statusCode).toBe(429)
    expect((await post(`/site/haijie${form}`, 201)).statusCode).toBe(422)
  } finally {
    await fresh.close()
  }
})
