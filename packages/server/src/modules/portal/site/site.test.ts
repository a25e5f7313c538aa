import { sitePages } from '@jst/contracts/portal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let now = new Date('2026-11-25T02:00:00.000Z')
let uptime = 0

const rich = (text: string) => JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const company = async (code: string) => {
  const [row] = await server.db.owner((owner) => owner.query<{ id: number }>('select id from company where code = $1', [code]))
  return row!.id
}
interface Content {
  kind: string
  record: number
  title: string
  body?: string
  from?: string
  until?: string
  facts?: object
}
const publish = (companyId: number, { kind, record, title, body = '', from = '2026-11-01', until, facts = {} }: Content) =>
  server.db.owner((owner) =>
    owner.query(
      `insert into portal_live (company_id, kind, record_id, title, body, visible_from, visible_until, facts) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (company_id, kind, record_id) do update set title = excluded.title, body = excluded.body, facts = excluded.facts`,
      [companyId, kind, record, title, body, from, until ?? null, facts],
    ),
  )
const get = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers })
const post = (url: string, form: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

beforeAll(async () => {
  server = await createTestServer({ now: () => now, uptime: () => uptime })
})
afterAll(() => server.close())
beforeEach(() => {
  uptime += 3_600_000
  server.database.forget()
})

it('draws every page, with its words in the first HTML and no script to run', async () => {
  for (const { path, kind } of sitePages.filter(({ kind }) => kind !== 'article')) {
    const { statusCode, body, headers } = await get(path)
    expect([path, kind, statusCode]).toEqual([path, kind, 200])
    expect(body).toContain('<main id="main">')
    expect(body).toMatch(/<title>[^<]+<\/title>/)
    expect(body.replaceAll(/<script type="application\/ld\+json">/g, ''), path).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

it('answers whoever asks for the head alone with the same status and no page', async () => {
  for (const url of ['/external/home', '/external/newsList', '/robots.txt', '/sitemap.xml']) {
    const head = await server.app.inject({ method: 'HEAD', url })
    expect([url, head.statusCode, head.headers['content-type']]).toEqual([url, 200, (await get(url)).headers['content-type']])
    expect(head.body).toBe('')
  }
})

it('answers each page under one address, whatever case is asked for', async () => {
  const { statusCode, headers } = await get('/external/MHPAGE/home?Page=2')
  expect([statusCode, headers['location']]).toEqual([301, '/external/MHpage/Home?Page=2'])
})

describe('what is published', () => {
  it('stands in the page; what is not, or not yet, or no longer, stands nowhere', async () => {
    const id = await company('HJGJ')
    await publish(id, { kind: 'news', record: 9001, title: '美西航线加班船', body: rich('十二月加开两班') })
    await publish(id, { kind: 'news', record: 9002, title: '尚未到发布时间', from: '2099-01-01' })
    await publish(id, { kind: 'news', record: 9003, title: '已经下线的新闻', until: '2026-11-02' })
    const list = await get('/external/newsList')
    expect(list.body).toContain('美西航线加班船')
    const map = await get('/sitemap.xml')
    expect(map.body).toContain('/external/newsDetaile?Id=9001')
    for (const hidden of ['尚未到发布时间', '已经下线的新闻', 'Id=9002', 'Id=9003']) expect(list.body + map.body).not.toContain(hidden)
    const article = await get('/external/newsDetaile?Id=9001')
    expect(article.body).toContain('十二月加开两班')
    expect(article.body).toContain('"@type":"NewsArticle"')
    expect((await get('/external/newsDetaile?Id=9002')).statusCode).toBe(404)
    expect((await get('/external/newsDetaile?Id=abc')).statusCode).toBe(404)
  })

  it('of one company is on its own site alone', async () => {
    const [own, other] = [await company('HJGJ'), await company('RTGJ')]
    await publish(own, { kind: 'news', record: 9011, title: '海捷的新闻' })
    await publish(other, { kind: 'news', record: 9012, title: '同行的新闻' })
    for (const [slug, id] of [['haijie', own] as const, ['ruitong', other] as const])
      await server.db.owner((owner) =>
        owner.query(
          `insert into portal_site (company_id, slug, enabled) values ($1, $2, true) on conflict (company_id) do update set slug = excluded.slug, enabled = true`,
          [id, slug],
        ),
      )
    const [first, second] = [await get('/site/haijie/external/newsList'), await get('/site/ruitong/external/newsList')]
    expect(first.body).toContain('海捷的新闻')
    expect(first.body).not.toContain('同行的新闻')
    expect(second.body).toContain('同行的新闻')
    expect(second.body).not.toContain('海捷的新闻')
    expect(second.body).toContain('href="/site/ruitong/external/newsDetaile?Id=9012"')
    expect((await get('/site/ruitong/external/newsDetaile?Id=9011')).statusCode).toBe(404)
    expect((await get('/site/nobody/external/newsList')).statusCode).toBe(404)
  })

  it('is text, whatever was written', async () => {
    const id = await company('HJGJ')
    const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script></script>`
    await publish(id, {
      kind: 'job',
      record: 9021,
      title: hostile,
      body: `<script>alert(1)</script>`,
      facts: { Place: hostile, Salary: hostile, Deadline: hostile },
    })
    for (const url of [
      '/external/MHpage/socialRecruitment',
      '/external/MHpage/socialRecruitment?Id=9021',
      `/external/newsList?Category=${encodeURIComponent(hostile)}`,
    ]) {
      const { body, statusCode } = await get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(/<img|<script>|<\/script><\/script>/.exec(body)?.[0]).toBeUndefined()
    }
  })
})

describe('the form of a page', () => {
  const stampOf = (body: string) => /name="Stamp" value="([^"]+)"/.exec(body)![1]!
  const typed = {
    Name: '王小姐',
    Company: '宁波远帆',
    Phone: '13900001111',
    Email: '',
    Message: '询上海到洛杉矶 2x40HQ',
    Consent: 'yes',
    Website: '',
  }
  const kept = () =>
    server.db.owner((owner) =>
      owner.query<{ name: string; kind: string; subject: string }>('select name, kind, subject from portal_inquiry order by id desc'),
    )

  it('is kept for the staff of the site once it was filled by a person', async () => {
    const page = await get('/external/customer/contact')
    const Stamp = stampOf(page.body)
    now = new Date(now.getTime() + 20_000)
    const sent = await post('/external/customer/contact', { ...typed, Stamp })
    expect(sent.statusCode).toBe(200)
    expect(sent.body).toContain('已收到')
    expect((await kept())[0]).toEqual({ name: '王小姐', kind: 'contact', subject: '联系我们' })
  })

  it('comes back with what was typed and what is wrong', async () => {
    const Stamp = stampOf((await get('/external/customer/contact')).body)
    now = new Date(now.getTime() + 20_000)
    const before = (await kept()).length
    const sent = await post('/external/customer/contact', { ...typed, Phone: 'abc', Email: 'x', Stamp })
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('value="王小姐"')
    expect(sent.body).toContain('邮箱格式不正确')
    expect(await kept()).toHaveLength(before)
  })

  it('is kept for nobody without consent to the privacy notice, which it shows', async () => {
    const page = await get('/external/customer/contact')
    expect(page.body).toContain('只用于与您联系并处理本次来信')
    const before = (await kept()).length
    now = new Date(now.getTime() + 20_000)
    const sent = await post('/external/customer/contact', { ...typed, Consent: '', Stamp: stampOf(page.body) })
    expect([sent.statusCode, sent.body.includes('请先阅读并同意隐私说明')]).toEqual([422, true])
    expect(await kept()).toHaveLength(before)
  })

  it('takes nothing from robots: too fast, forged, into the trap', async () => {
    const Stamp = stampOf((await get('/external/customer/contact')).body)
    const before = (await kept()).length
    expect((await post('/external/customer/contact', { ...typed, Stamp })).statusCode).toBe(422)
    expect((await post('/external/customer/contact', { ...typed, Stamp: `${now.getTime() - 60_000}.x` })).statusCode).toBe(422)
    now = new Date(now.getTime() + 20_000)
    expect((await post('/external/customer/contact', { ...typed, Stamp, Website: 'http://x' })).statusCode).toBe(200)
    expect(await kept()).toHaveLength(before)
  })

  it('of one address is taken ten times in ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('/external/customer/contact', typed)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})

it('a page that did not change is not sent again', async () => {
  const { headers } = await get('/external/home')
  expect((await get('/external/home', { 'if-none-match': headers['etag'] })).statusCode).toBe(304)
})
