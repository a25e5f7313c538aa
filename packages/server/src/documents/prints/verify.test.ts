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
const look = async (token: string, query: Record<string, string> = {}) => {
  const { statusCode, payload, headers } = await server.app.inject({ url: `/verify/${encodeURIComponent(token)}`, query })
  return { status: statusCode, page: payload, headers }
}
/** Markup of the whole body of a page. */
const shown = (page: string) => /<body>(.*)<\/body>/s.exec(page)?.[1]
const says = (state: string) => `<main><h1>单证护照</h1><p><strong>${state}</strong></p></main>`

describe('the code on a copy', () => {
  it('tells anybody its state, and nothing more', async () => {
    await issue('zh')
    const first = await look(await tokenOf(1))
    expect([first.status, shown(first.page)]).toEqual([200, says('有效 Valid')])
    await issue('en')
    expect(shown((await look(await tokenOf(1))).page)).toBe(says('已被替代 Superseded'))
    expect(shown((await look(await tokenOf(2))).page)).toBe(says('有效 Valid'))
  })

  it('has the number and the version of the copy: with others it is not known', async () => {
    const token = await tokenOf(2)
    const [row] = await server.db.owner((owner) => owner.query<{ no: string }>('select code as no from customer where id = $1', [id]))
    const asked = [
      { no: row!.no, v: '2' },
      { no: row!.no, v: '1' },
      { no: `${row!.no}0`, v: '2' },
      { no: '', v: '2' },
    ]
    expect(await Promise.all(asked.map(async (query) => (await look(token, query)).status))).toEqual([200, 404, 404, 404])
  })

  it('is kept by nobody', async () => {
    const { page, headers } = await look(await tokenOf(1))
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
    const { page } = await look(row!.token, { no: merged.Code, v: '1' })
    expect(shown(page)).toBe(says('有效 Valid'))
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
      expect(page).toContain('查不到这份单证')
      expect(page).not.toContain('<script')
    }
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
