import { issuePrint } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let boss: TestClient
let id: number
let clock = 0

beforeAll(async () => {
  server = await createTestServer({ uptime: () => clock })
  boss = await server.signIn('boss')
  const Values = { NameZh: '验真试验有限公司', NameEn: 'VERIFY TRIAL LTD', Phone: '021-55667788' }
  id = (await boss.call(customerCalls.save, { Id: 0, Values })).body.Data.Id
})
afterAll(() => server.close())
beforeEach(() => void (clock += 120_000))

const issue = (Language: 'zh' | 'en') => boss.call(issuePrint, { Kind: 'customer', Id: id, Print: 'master', Language })
const tokenOf = async (copy: number) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ token: string }>(`select token from document_print where kind = 'customer' and subject_id = $1 and copy = $2`, [
      id,
      copy,
    ]),
  )
  return row!.token
}
const look = async (token: string) => {
  const { statusCode, payload, headers } = await server.app.inject(`/verify/${encodeURIComponent(token)}`)
  return { status: statusCode, page: payload, headers }
}

describe('the code on a copy', () => {
  it('tells anybody that we gave it out, and that another copy followed', async () => {
    await issue('zh')
    const first = await look(await tokenOf(1))
    expect(first.status).toBe(200)
    for (const words of ['客户资料表', '第 1 份', '上海海捷国际货运代理有限公司', '有效，由本平台出具']) expect(first.page).toContain(words)
    await issue('en')
    expect((await look(await tokenOf(1))).page).toContain('之后又出具了第 2 份')
    const second = await look(await tokenOf(2))
    for (const words of ['Customer data sheet', 'Copy 2', 'Valid, issued on this platform']) expect(second.page).toContain(words)
  })

  it('says nothing else of the record, and is kept by nobody', async () => {
    const { page, headers } = await look(await tokenOf(1))
    for (const other of ['验真试验有限公司', 'VERIFY TRIAL', '55667788', '郑国栋']) expect(page).not.toContain(other)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'/)
    expect(page).not.toContain('<script')
  })

  it('says what is printed on it, also after its record was merged into another one', async () => {
    const Values = { NameZh: '被合并的企业' }
    const merged = (await boss.call(customerCalls.save, { Id: 0, Values })).body.Data
    await boss.call(issuePrint, { Kind: 'customer', Id: merged.Id, Print: 'master', Language: 'zh' })
    const [row] = await server.db.owner((owner) =>
      owner.query<{ token: string }>('select token from document_print where subject_id = $1', [merged.Id]),
    )
    const done = await boss.call(customerCalls.merge, { Id: merged.Id, UpdateTime: merged.UpdateTime, IntoId: id })
    expect([done.status, done.body.Message]).toEqual([200, undefined])
    const { page } = await look(row!.token)
    for (const words of ['第 1 份', merged.Code, '有效，由本平台出具']) expect(page).toContain(words)
  })

  it('has 128 bits of its own for each copy', async () => {
    const tokens = [await tokenOf(1), await tokenOf(2)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  })

  it('that is unknown is said to be so, whatever stands in the address', async () => {
    for (const token of ['A'.repeat(22), 'x', `"><script>alert(1)</script>`, "' or 1=1 --", '../..', '%00']) {
      const { status, page } = await look(token)
      expect([token, status]).toEqual([token, 404])
      expect(page).toContain('没有查到该文件')
      expect(page).not.toContain('<script')
    }
  })

  it('shows words of others as words', async () => {
    const token = await tokenOf(1)
    const evil = `<img src=x onerror="alert('1')">`
    await server.db.owner((owner) =>
      owner.query(`update document_print set data = jsonb_set(data, '{no}', to_jsonb($2::text)) where token = $1`, [token, evil]),
    )
    const { page } = await look(token)
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
  })

  it('is asked for thirty times a minute from one address, no more', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 32; time += 1) statuses.push((await look('A'.repeat(22))).status)
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.slice(30)).toEqual([429, 429])
    clock += 61_000
    expect((await look('A'.repeat(22))).status).toBe(404)
  })
})
