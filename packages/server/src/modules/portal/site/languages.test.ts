import { contentKinds, sitePages, type SiteConfig, sitePartCalls } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { addContent, htmlReader, moveContent, publishPart, richWith, type HtmlPage } from '../testing.ts'

let server: TestServer
let boss: TestClient
let read: (html: string) => HtmlPage
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  read = await htmlReader(builtinEnvironments.jsdom)
})
afterAll(() => server.close())
beforeEach(() => server.database.forget())

const page = async (url: string) => {
  const { statusCode, body } = await server.app.inject({ url })
  return { status: statusCode, body, page: read(body) }
}
const all = (found: HtmlPage, selector: string) => [...found.querySelectorAll(selector)]
const setConfig = async (change: Partial<SiteConfig>) => {
  const { Content } = (await boss.call(sitePartCalls.config.get, {})).body.Data
  await publishPart(boss, 'config', { ...Content, ...change })
  server.database.forget()
}

describe('a site in English', () => {
  it('says so, leads to the other language, and keeps its own in every link and form', async () => {
    for (const { path, kind } of sitePages.filter((one) => one.kind !== 'article')) {
      const { body, page: english } = await page(`${path}?lang=en`)
      expect(body, path).toContain('<html lang="en">')
      const here = new URL(`http://127.0.0.1:0${path}`)
      expect(all(english, 'link[hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['zh-CN', here.href],
        ['en', `${here.href}?lang=en`],
        ['x-default', here.href],
      ])
      expect(all(english, '.languages a').map((link) => link.getAttribute('href'))).toEqual([path, `${path}?lang=en`])
      const left = all(english, 'a[href^="/external/"], a[href^="/mainPage"]').map((link) => link.getAttribute('href')!)
      expect(
        left.filter((href) => !href.includes('lang=en') && href !== path && !href.includes('freightCenter')),
        `${path} ${kind}`,
      ).toEqual([])
      expect(all(english, 'form[method="get"]').length).toBe(all(english, 'form[method="get"] input[name="lang"][value="en"]').length)
      for (const form of all(english, 'form[method="post"]')) expect(form.getAttribute('action')).toContain('lang=en')
    }
  })

  it('has its fixed words in English: what is Chinese on a page was written by somebody, and says that it is Chinese', async () => {
    const left: (readonly [string, string])[] = []
    for (const { path } of sitePages.filter((one) => one.kind !== 'article')) {
      const { page: english } = await page(`/site/haijie${path}?lang=en`)
      const marked = all(english, '[lang="zh-CN"]')
        .map(({ textContent }) => textContent)
        .toSorted((one, other) => other.length - one.length)
      const whole = all(english, 'body')[0]!.textContent
      const rest = marked.reduce((text, words) => text.replaceAll(words, ''), whole)
      left.push(...(rest.match(/[\p{Script=Han}]+/gu) ?? []).map((words) => [path, words] as const))
    }
    expect(left).toEqual([])
  })

  it('shows the English of a content, and the Chinese where there is none', async () => {
    const { news } = contentKinds
    const shared = { Category: 'company', Body: richWith('中文正文') }
    const both = await addContent(server, boss, news, {
      ...shared,
      NameZh: '双语新闻',
      NameEn: 'News in English',
      BodyEn: richWith('English text'),
    })
    const chinese = await addContent(server, boss, news, { ...shared, NameZh: '只有中文' })
    for (const id of [both, chinese]) await moveContent(boss, news, 'publish', id)
    server.database.forget()
    const list = (await page('/external/newsList?lang=en')).body
    expect(list).toContain('News in English')
    expect(list).not.toContain('双语新闻')
    expect(list).toContain('只有中文')
    const article = (await page(`/external/newsDetaile?Id=${both}&lang=en`)).body
    expect([article.includes('English text'), article.includes('中文正文'), article.includes('Company news')]).toEqual([true, false, true])
    const fallen = await page(`/external/newsDetaile?Id=${chinese}&lang=en`)
    expect(all(fallen.page, 'h1')[0]?.getAttribute('lang')).toBe('zh-CN')
    const original = (await page(`/external/newsDetaile?Id=${both}`)).body
    expect([original.includes('双语新闻'), original.includes('English text'), original.includes('<html lang="zh-CN">')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('finds ports by their English names and answers in English', async () => {
    const { body } = await page('/external/electronic/schedules?Pol=CNSHA&Pod=USLAX&lang=en')
    expect(body).toMatch(/Shanghai → Los Angeles: \d+ sailings/i)
    const sent = await server.app.inject({
      method: 'POST',
      url: '/external/customer/contact?lang=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Name=&Message=x',
    })
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('Please enter your name')
  })

  it('is named in the site map, and is not there for a site that offers none', async () => {
    expect((await page('/sitemap.xml')).body).toContain('hreflang="en" href="http://127.0.0.1:0/external/newsList?lang=en"')
    const other = await page('/site/ruitong/external/home?lang=en')
    expect(other.body).toContain('<html lang="zh-CN">')
    expect(other.body).toContain('/site/ruitong/external/home">')
    expect(all(other.page, '.languages, link[hreflang]')).toHaveLength(0)
    await setConfig({ English: false })
    const { body } = await page('/external/home?lang=en')
    expect([body.includes('<html lang="zh-CN">'), body.includes('hreflang')]).toEqual([true, false])
    expect((await page('/sitemap.xml')).body).not.toContain('hreflang')
    await setConfig({ English: true })
  })

  it('is not offered without a name in English', async () => {
    const { Content } = (await boss.call(sitePartCalls.config.get, {})).body.Data
    await expect(publishPart(boss, 'config', { ...Content, English: true, NameEn: ' ' })).rejects.toThrow('英文名称')
  })
})
