import { enableSite, handleMessage, siteAddress, siteMessages } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { codeOf } from './code.ts'

let server: TestServer
let boss: TestClient
let peer: TestClient
let now = new Date('2026-11-25T02:00:00.000Z')
beforeAll(async () => {
  server = await createTestServer({ now: () => now })
  ;[boss, peer] = [await server.signIn('boss'), await server.signIn('peer')]
})
afterAll(() => server.close())
const get = (url: string) => server.app.inject({ url })

describe('a site below a path', () => {
  it('has a site map of its own, which the platform names', async () => {
    const { body } = await get('/robots.txt')
    // pages of links that are meant for one reader
    for (const path of ['/api/', '/q/', '/quote/', '/verify/', '/passport/']) expect(body).toContain(`Disallow: ${path}\n`)
    expect(body.match(/^Sitemap: .*$/gm)).toEqual([
      expect.stringMatching(/\/sitemap\.xml$/),
      expect.stringMatching(/\/site\/ruitong\/sitemap\.xml$/),
    ])
    const map = await get('/site/ruitong/sitemap.xml')
    const places = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place!).pathname)
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter((place) => !place.startsWith('/site/ruitong/'))).toEqual([])
    expect((await get('/site/nobody/sitemap.xml')).statusCode).toBe(404)
  })

  it('of nobody says so on a page', async () => {
    const { statusCode, headers, body } = await get('/site/nobody/external/home')
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('网站不存在')
  })
})

it('a page that shows what another one shows is known by that one alone', async () => {
  expect((await get('/mainPage')).body).toMatch(/<link rel="canonical" href="[^"]+\/external\/home">/)
  const [news] = /newsDetaile\?Id=\d+/.exec((await get('/external/newsList')).body)!
  expect((await get(`/newsDetail?${news.split('?')[1]}`)).body).toContain(`/external/${news}">`)
  expect((await get('/sitemap.xml')).body).not.toContain('/mainPage')
})

it('an article is handed on by the address that search engines keep, in the language of the page', async () => {
  const [news] = /newsDetaile\?Id=\d+/.exec((await get('/site/haijie/external/newsList')).body)!
  for (const [url, word] of [
    [`/site/haijie/external/${news}`, '分享'],
    [`/site/haijie/external/${news}&lang=en`, 'Share'],
    [`/site/haijie/newsDetail?${news.split('?')[1]}&Page=3`, '分享'],
  ] as const) {
    const { body } = await get(url)
    const kept = `http://127.0.0.1:0/site/haijie/external/${news}${url.includes('lang') ? '&amp;lang=en' : ''}`
    expect(body).toContain(`<summary>${word}</summary>`)
    expect([url, /<input readOnly="" value="([^"]+)"/.exec(body)?.[1]]).toEqual([url, kept])
    expect(body).toContain(codeOf(kept.replaceAll('&amp;', '&'))!.path)
    expect(decodeURIComponent(/href="mailto:\?([^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&'))).toContain(kept.replaceAll('&amp;', '&'))
  }
})

it('letters of carriers have a list, by carrier, in both languages', async () => {
  const { body } = await get('/external/newsList?Kind=letter')
  expect(body).toMatch(/<h1>船公司通知<\/h1>/)
  expect(body).toContain('中远海运：第 50 周美西线停航安排')
  expect(body).toContain('href="/external/newsList?Kind=letter&amp;Category=COSCO">中远海运集运</a>')
  const own = (await get('/external/newsList?Kind=letter&Category=COSCO')).body
  expect([own.includes('中远海运：第 50 周'), own.includes('达飞：东南亚支线')]).toEqual([true, false])
  expect((await get('/external/home')).body).toContain('href="/external/newsList?Kind=letter">更多通知</a>')
  expect((await get('/external/newsList?Kind=letter&lang=en')).body).toContain('<h1>Carrier notices</h1>')
})

it('an office leads to its point of a map', async () => {
  expect((await get('/external/MHpage/ContactUs')).body).toMatch(/href="https:\/\/uri\.amap\.com\/marker\?position=[\d.]+,[\d.]+&amp;name=/)
})

it('what a visitor writes is read and handled by the staff of the site, and by nobody else', async () => {
  const page = await get('/external/service/seaTransportation')
  const Stamp = /name="Stamp" value="([^"]+)"/.exec(page.body)![1]!
  now = new Date(now.getTime() + 20_000)
  const sent = await server.app.inject({
    method: 'POST',
    url: '/external/service/seaTransportation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      Name: '王小姐',
      Company: '宁波远帆',
      Phone: '13900001111',
      Message: '询上海到洛杉矶 2x40HQ',
      Consent: 'yes',
      Stamp,
    }).toString(),
  })
  expect(sent.body).toContain('已收到')
  const { Rows } = (await boss.call(siteMessages, { Keyword: '洛杉矶', Handled: false })).body.Data
  expect(Rows.map(({ Name, Company, Page }) => [Name, Company, Page])).toEqual([['王小姐', '宁波远帆', '海运服务']])
  const { Id, UpdateTime } = Rows[0]!
  const handled = await boss.call(handleMessage, { Id, UpdateTime, Handled: true, Remark: '已报价' })
  expect(handled.body.Data).toMatchObject({ Handled: true, Remark: '已报价', HandledBy: '郑国栋' })
  expect((await boss.call(handleMessage, { Id, UpdateTime, Handled: false, Remark: '' })).status).toBe(412)
  expect((await peer.call(siteMessages, {})).body.Data.Total).toBe(0)
  expect((await peer.call(handleMessage, { Id, UpdateTime, Handled: true, Remark: '' })).status).toBe(404)
})

it('each home page is written by itself, and that of the platform stands in until then', async () => {
  const [platform, peers, company] = await Promise.all(
    ['home', 'thome', 'MHpage/Home'].map(async (path) => (await get(`/external/${path}`)).body),
  )
  expect(platform).toContain('整箱订舱找海捷')
  expect(peers).toContain('本周同行参考价')
  expect(company).toContain('关于海捷')
  // no forms that ask for ports on the first screen of a company
  expect([platform!.includes('name="Pol"'), company!.includes('name="Pol"')]).toEqual([true, false])
  expect((await get('/site/ruitong/external/MHpage/Home')).body).toContain('宁波口岸的欧地线专家')
})

it('a site that is closed shows nothing of what it has published, at the address of the platform neither', async () => {
  const set = async (client: TestClient, Enabled: boolean) => {
    const { UpdateTime } = (await client.call(siteAddress, {})).body.Data
    expect((await client.call(enableSite, { UpdateTime, Enabled })).status).toBe(200)
  }
  await set(peer, false)
  await set(boss, false)
  try {
    expect((await get('/site/haijie/external/home')).statusCode).toBe(404)
    const home = await get('/external/home')
    expect([home.statusCode, home.body.includes('整箱订舱找海捷'), home.body.includes('美西航线年末旺季舱位安排')]).toEqual([
      200,
      false,
      false,
    ])
    for (const url of ['/external/newsDetaile?Id=1', '/site-table/1', '/site/haijie/site-table/1'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect((await get('/sitemap.xml')).body).not.toContain('newsDetaile?Id=')
  } finally {
    await set(peer, true)
    await set(boss, true)
  }
  expect((await get('/external/home')).body).toContain('整箱订舱找海捷')
})
