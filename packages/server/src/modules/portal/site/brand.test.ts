import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentEmployee, startTwoStep, systemInfo } from '@jst/contracts/account'
import { publicRoutes } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/index.ts'

const [ruitong, haijie] = ['宁波瑞通国际物流有限公司', '上海海捷国际货运代理有限公司']
const domain = 'www.ruitong.example'
const logo = 'a'.repeat(32)
const dist = mkdtempSync(path.join(tmpdir(), 'jst-brand-'))
const apps = (['internal', 'external', 'portal'] as const).map((name) => ({
  surface: name === 'portal' ? ('public' as const) : name,
  name,
  folder: path.join(dist, name),
}))

let server: TestServer
const owner = <Row>(text: string, values: unknown[] = []) => server.db.owner((db) => db.query<Row>(text, values))
beforeAll(async () => {
  for (const { folder } of apps) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), '<link rel="icon" href="data:," /><title>船务协同平台</title>')
  }
  server = await createTestServer({ apps })
  await owner(`update portal_site set domain = $1, domain_proved_at = now() where slug = 'ruitong'`, [domain])
  await owner(
    `update portal_live set facts = facts || jsonb_build_object('Logo', $1::text) where kind = 'config' and record_id = 0
       and company_id = (select company_id from portal_site where slug = 'ruitong')`,
    [logo],
  )
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})
beforeEach(() => server.database.forget())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const brandIn = (body: string) => ({
  title: /<title>([^<]*)</.exec(body)?.[1],
  name: /<meta name="application-name" content="([^"]*)"/.exec(body)?.[1],
  home: /data-home="([^"]*)"/.exec(body)?.[1],
  isSite: body.includes('data-site'),
  icon: /<link rel="icon" href="([^"]*)"/.exec(body)?.[1],
})
const own = { title: ruitong, name: ruitong, isSite: true, icon: `/site-picture/${logo}/480` }

describe('the brand of an address', () => {
  it.each(['/?from=site', '/employeeLogin', '/register', '/wxLogin', '/chooseCompany', '/external/workbench', '/internal/workbench'])(
    "of a domain of its own is the company's on %s, before any script runs",
    async (url) => expect(brandIn((await get(url, { host: domain })).body)).toEqual({ ...own, home: '/external/MHpage/Home' }),
  )

  it('follows a visitor from a site below a path to the sign-in, and stays outside of the workbenches', async () => {
    const page = await get('/site/ruitong/external/MHpage/about')
    const cookie = String(page.headers['set-cookie'])
    expect(cookie).toMatch(/^jst-site=ruitong; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(page.body).toContain('href="/?from=site"')
    const session = { cookie: 'other=1; jst-site=ruitong' }
    expect(brandIn((await get('/?from=site', session)).body)).toEqual({ ...own, home: '/site/ruitong/external/MHpage/Home' })
    // there the employee says whose platform it is
    expect(brandIn((await get('/external/workbench', session)).body).name).toBeUndefined()
    // what is chosen already is not said again
    expect((await get('/site/ruitong/external/MHpage/about', session)).headers['set-cookie']).toBeUndefined()
    expect(String((await get('/external/home', session)).headers['set-cookie'])).toContain('Max-Age=0')
    expect((await get('/external/home')).headers['set-cookie']).toBeUndefined()
  })

  it.each(['jst-site=', 'jst-site=nobody', 'jst-site=../x', 'jst-site=<script>'])(
    'is that of the platform with the cookie %s',
    async (cookie) =>
      expect(brandIn((await get('/', { cookie })).body)).toMatchObject({ name: haijie, isSite: false, home: '/external/home' }),
  )

  it('says a name with signs of markup as a name', async () => {
    await owner(`update company set name = '<b>"瑞通" & 子公司' where name = $1`, [ruitong])
    server.database.forget()
    const { body } = await get('/employeeLogin', { host: domain })
    await owner(`update company set name = $1 where name = '<b>"瑞通" & 子公司'`, [ruitong])
    expect(brandIn(body)).toMatchObject({ name: '&lt;b&gt;&quot;瑞通&quot; &amp; 子公司' })
  })

  it('is answered by the call of the sign-in, too', async () => {
    const nameAt = async (headers: Record<string, string>) => (await server.client().call(systemInfo, {}, headers)).body.Data.SystemName
    expect([await nameAt({ host: domain }), await nameAt({ cookie: 'jst-site=ruitong' }), await nameAt({})]).toEqual([
      ruitong,
      ruitong,
      haijie,
    ])
  })

  it('of a closed site is that of the platform', async () => {
    await owner(`update portal_site set enabled = false where slug = 'ruitong'`)
    server.database.forget()
    const { body } = await get('/employeeLogin', { host: domain, cookie: 'jst-site=ruitong' })
    await owner(`update portal_site set enabled = true where slug = 'ruitong'`)
    expect(brandIn(body)).toMatchObject({ name: haijie, isSite: false })
  })
})

it('an employee is told name and logo of his operator, and the authenticator shows that name', async () => {
  const peer = await server.signIn('peer')
  expect((await peer.call(currentEmployee, {})).body.Data).toMatchObject({ SystemName: ruitong, SystemLogo: own.icon })
  const customer = (await (await server.signIn('customer')).call(currentEmployee, {})).body.Data
  expect(customer).toMatchObject({ SystemName: haijie, SystemLogo: '' })
  const { Url } = (await peer.call(startTwoStep, { Password: 'Demo@2026' })).body.Data
  expect(decodeURIComponent(Url)).toContain(ruitong)
  expect(decodeURIComponent(Url)).not.toContain(haijie)
})

it('a page of one company offers no route of another', async () => {
  const lanes = await owner<{ pol: string; pod: string; day: string; names: string[] }>(
    `select t.pol_code as pol, t.pod_code as pod, china_day()::text as day, array_agg(distinct c.name) as names
     from freight_rate t join company c on c.id = t.company_id and c.kind = 'operator' and not c.disabled
     where t.state = 1 and t.removed_at is null and t.merged_into is null and t.visibility in ('', 'ALL')
       and china_day() between t.valid_from and t.valid_to group by 1, 2`,
  )
  const { pol, pod, day } = lanes.find(({ names }) => names.includes(haijie))!
  const operators = async (headers: Record<string, string>) =>
    new Set(
      (await server.client().call(publicRoutes, { Pol: pol, Pod: pod, Day: day }, headers)).body.Data.Rows.map(({ Operator }) => Operator),
    )
  expect(await operators({})).toContain(haijie)
  for (const headers of [{ host: domain }, { cookie: 'jst-site=ruitong' }] as Record<string, string>[])
    expect(await operators(headers)).not.toContain(haijie)
})
