import { contentKinds, liveKinds, sitePartNames, type LiveKind } from '@jst/contracts/portal'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import {
  addContent,
  contentWith,
  htmlReader,
  moveContent,
  pagePaths,
  partWith,
  publishPart,
  sendPicture,
  type HtmlElement,
  type HtmlPage,
} from '../testing.ts'

const names = ['"><img src=x onerror=1>.png', '../../x.svg.png', 'gnp\u202Egpj.png', `${'长'.repeat(296)}.png`]
const payloads = [
  `"><svg onload=alert(1)><img src=x onerror=alert(1)><a href=`,
  `</title></style></script><script>alert(1)</script>`,
  `]]>--><x onclick='alert(1)' \u2028<iframe srcdoc=x>`,
]
const addresses = ['javascript:alert(1)', '/\\evil.example']

let server: TestServer
let boss: TestClient
let picture = ''
let read: (html: string) => HtmlPage
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  read = await htmlReader(builtinEnvironments.jsdom)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e5a8a' } })
    .png()
    .toBuffer()
  const sent = await sendPicture(server, boss, names[0]!, bytes)
  picture = sent.body.Data.Key
})
afterAll(() => server.close())

const owner = (text: string, values: unknown[] = []) => server.db.owner((db) => db.query(text, values))
/** Our own drawings are shapes alone, out of sight of readers. */
const shapes = 'path, circle, rect, g'
const pageResponse = `svg[aria-hidden="true"]:is(.icon, .art, .qr):not(:has(:not(${shapes})))`
const forbidden = `iframe, object, embed, base, svg:not(${pageResponse}), math, meta[http-equiv], link[rel="stylesheet"], [srcdoc], [style]`
const safe = /^(?:\/(?![/\\])|#|https?:\/\/[^/?#@]+|mailto:[^?]+@|mailto:\?subject=[\w.!~*'()%-]*&body=[\w.!~*'()%-]*$|tel:[+\d-]*$)/
const linked = new Set(['href', 'src', 'action', 'formaction', 'poster', 'ping', 'background'])

/** Parts of a page that could run, or lead a visitor astray. */
function dangers(page: HtmlPage): string[] {
  const all: HtmlElement[] = [...page.querySelectorAll('*')]
  const found = [...page.querySelectorAll(forbidden)].map(({ tagName }) => tagName)
  for (const element of all) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
      const isIcon = element.getAttribute('rel') === 'icon' && value === 'data:,'
      if (linked.has(name) && !isIcon && !safe.test(value)) found.push(`${element.tagName} ${name}=${value}`)
      if (name === 'srcset' && !value.split(', ').every((one) => /^\/site-picture\/[0-9a-f]{32}\/\d+ \d+w$/.test(one))) found.push(value)
    }
    if (element.tagName === 'SCRIPT') found.push(...scriptDangers(element))
    if (element.tagName === 'IMG' && !/^\/site-picture\/[0-9a-f]{32}\/\d+$/.test(element.getAttribute('src') ?? '')) found.push('IMG')
  }
  if (all.filter(({ tagName }) => tagName === 'STYLE').length !== 1) found.push('STYLE')
  return found
}

function scriptDangers(script: HtmlElement): string[] {
  if (script.getAttribute('type') !== 'application/ld+json') return ['SCRIPT']
  const data = JSON.parse(script.textContent) as Record<string, unknown>
  return data['@context'] === 'https://schema.org' ? [] : ['SCRIPT data']
}

/** All pages that show what is published: each page, each article and job, in both languages. */
async function checkSite(records: readonly (readonly [LiveKind, number])[], shown: string): Promise<void> {
  const details = records.flatMap(([kind, id]) => {
    if (kind === 'job') return [`/external/MHpage/socialRecruitment?Id=${id}`, `/external/MHpage/socialRecruitment?Id=${id}&lang=en`]
    return ['news', 'letter', 'announcement'].includes(kind) ? [`/external/newsDetaile?Id=${id}&Kind=${kind}`] : []
  })
  server.database.forget()
  let told = 0
  for (const url of [...pagePaths, ...details]) {
    const { statusCode, body } = await server.app.inject({ url: `/site/haijie${url}` })
    const page = read(body)
    expect([url, statusCode, dangers(page)]).toEqual([url, 200, []])
    if (page.querySelectorAll('body')[Symbol.iterator]().next().value!.textContent.includes(shown)) told += 1
  }
  // the words are there, as words
  expect(told).toBeGreaterThan(20)
  const map = await server.app.inject({ url: '/sitemap.xml' })
  expect(map.body).not.toMatch(/<(?!\/?(?:urlset|url|loc|lastmod|xhtml:link)\b|\?xml)/)
}

describe('whatever is written, a page holds nothing that runs', () => {
  it.each(payloads)('where every field of every kind and part says %j', async (words) => {
    const records: (readonly [LiveKind, number])[] = []
    for (const live of liveKinds) {
      const kind = contentKinds[live]
      const Id = await addContent(server, boss, kind, contentWith(kind, words, picture), `${words.replaceAll(/[\\/]/g, '')}.pdf`)
      await moveContent(boss, kind, 'publish', Id)
      records.push([live, Id])
    }
    for (const part of sitePartNames) await publishPart(boss, part, partWith(part, words, picture))
    await checkSite(records, words.slice(0, 10).trim())
  })

  it.each(addresses)('where every link, key and fact in the database leads to %j', async (address) => {
    const [record] = (await owner(`select record_id as id from portal_live where kind = 'news' order by id desc limit 1`)) as {
      id: number
    }[]
    for (const part of sitePartNames)
      await owner(`update portal_live set facts = $2 where kind = $1 and company_id = (select id from company where code = 'HJGJ')`, [
        part,
        JSON.stringify(partWith(part, payloads[0]!, address, address)),
      ])
    const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: address } }] }
    await owner(
      `update portal_live set picture = $1, code = $1, body = $2, body_en = $2, category = case when kind = 'announcement' then 'bar' else $1 end,
         facts = (select coalesce(jsonb_object_agg(key, $1::text), '{}') from jsonb_object_keys(facts) as key)
       where record_id > 0 and company_id = (select id from company where code = 'HJGJ')`,
      [address, JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [link] }] })],
    )
    await checkSite([['news', record!.id]], payloads[0]!.slice(0, 10).trim())
  })
})

describe('files', () => {
  it.each(names)('called %j keep nothing of that in what visitors are sent', async (name) => {
    const { download } = contentKinds
    const Id = await addContent(server, boss, download, contentWith(download, '资料'), name.replace(/png$/, 'pdf'))
    const published = await moveContent(boss, download, 'publish', Id).then(
      () => true,
      () => false,
    )
    const { statusCode, headers } = await server.app.inject({ url: `/site-file/${Id}` })
    // a name that no file may have was refused when it was uploaded
    expect(statusCode).toBe(published ? 200 : 404)
    if (!published) return
    const said = String(headers['content-disposition'])
    expect(said).toMatch(/^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w%!#$&+.^`|~-]+$/)
    const whole = decodeURIComponent(/UTF-8''(.+)$/.exec(said)![1]!)
    expect([/[\p{Cc}\p{Cf}/\\<>:"|?*]/u.test(whole), whole.length <= 255, headers['x-content-type-options']]).toEqual([
      false,
      true,
      'nosniff',
    ])
  })

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'],
    ['an SVG behind a prologue', '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
    ['a page', '<html><script>alert(1)</script>'],
  ])('%s is no picture, whatever it is called', async (_, content) => {
    for (const name of ['logo.svg', 'logo.png', ...names]) {
      const { status, body } = await sendPicture(server, boss, name, Buffer.from(content))
      expect([name.slice(0, 20), status, body.Code]).toEqual([name.slice(0, 20), 422, 'BAD_FILE'])
    }
  })

  it('a picture is answered as a picture alone', async () => {
    const { headers } = await server.app.inject({ url: `/site-picture/${picture}/480` })
    expect([headers['content-type'], headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
      'image/webp',
      "default-src 'none'",
      'nosniff',
    ])
  })
})
