import { documentTimeline } from '@jst/contracts/document'
import { quotationCalls as calls, quotationOptions, revokeQuotation, shareQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, dayAfter, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales]: TestClient[] = []
let [customer, service] = ['', '']
let clock = 0
beforeAll(async () => {
  server = await createTestServer({ uptime: () => clock })
  ;[boss, sales] = await Promise.all(['boss', 'sales'].map((account) => server.signIn(account)))
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '苏州恒泽机电有限公司'`),
  )
  customer = row!.code
  service = (await publishedRate(boss!, 1_850, { Cost40HQ: 1_234.56, RemarkPublic: '含 AMS <b>' })).ServiceCode
})
afterAll(() => server.close())
beforeEach(() => void (clock += 120_000))

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger'
/** A quotation that was sent, with its address. */
async function sent(more: object = {}) {
  const { Id, Code } = await quoted(
    sales!,
    customer,
    [await chosen(sales!, service, customer, 10), await chosen(sales!, service, customer, 90)],
    more,
  )
  expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  const { Address } = (await sales!.call(shareQuotation, { Id })).body.Data
  return { Id, Code, path: new URL(Address).pathname }
}
async function look(path: string, agent = browser) {
  const { statusCode, payload, headers } = await server.app.inject({ url: path, headers: { 'user-agent': agent } })
  return { status: statusCode, page: payload, headers }
}
async function say(path: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': browser }
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: new URLSearchParams(form).toString(),
  })
  return { status: statusCode, page: payload }
}
const who = { name: '张敏', phone: '138 0000 1111' }
const rowOf = async (Id: number) => (await boss!.call(calls.get, { Id })).body.Data
const linkOf = async (Id: number) => (await boss!.call(quotationOptions, { Id })).body.Data.Link

describe('the link of a quotation', () => {
  it("is at the company's own domain, where it has one", async () => {
    const { Id } = await sent()
    const hostOf = async () => new URL((await sales!.call(shareQuotation, { Id })).body.Data.Address).hostname
    const own = (set: string) =>
      server.db.owner((owner) =>
        owner.query(
          `update portal_site set ${set} where company_id = (select id from company where name = '上海海捷国际货运代理有限公司')`,
        ),
      )
    const platform = await hostOf()
    // one that is only claimed is nobody's
    await own(`domain = 'www.haijie.example', domain_proved_at = null`)
    expect(await hostOf()).toBe(platform)
    await own('domain_proved_at = now()')
    expect(await hostOf()).toBe('www.haijie.example')
    await own(`domain = '', domain_proved_at = null`)
  })
  it('shows what was sent to whoever has it, and nothing of cost, floor, margin, rate or supplier', async () => {
    const { Code, path } = await sent()
    const { status, page, headers } = await look(path)
    expect(status).toBe(200)
    for (const words of [Code, '方案 1', '方案 2', 'USD 3,720.00', '按大船 ATD', '接受此方案', '含 AMS &lt;b&gt;'])
      expect(page).toContain(words)
    for (const secret of ['1234.56', '1,234.56', '1850', '1,850', 'SECRET', 'Floor', 'Rated', 'YJ2', '底价', '成本', '毛利'])
      expect(page).not.toContain(secret)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/)
    expect(page).not.toContain('<script')
  })
  it('counts views by people, and the first one moves the quotation', async () => {
    const { Id, path } = await sent()
    await look(path, 'Slackbot-LinkExpanding 1.0')
    expect([(await linkOf(Id))?.Views, (await rowOf(Id))['Stage']]).toEqual([0, 'sent'])
    await look(path)
    await look(path)
    expect(await linkOf(Id)).toMatchObject({ Views: 2, FirstView: expect.any(String), Revoked: false })
    expect(await rowOf(Id)).toMatchObject({ Stage: 'viewed', Views: 2 })
  })
  it('lets the customer accept one option once, and tells the salesperson', async () => {
    const { Id, path } = await sent()
    await look(path)
    expect((await say(path, { act: 'accept', key: '2', version: '7', ...who })).page).toContain('报价刚刚更新')
    const { page } = await say(path, { act: 'accept', key: '2', version: '1', ...who })
    expect(page).toContain('您已接受方案 2')
    const told = await server.db.owner((owner) =>
      owner.query<{ title: string }>(
        `select m.title from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id where u.account = 'sales'
         order by m.id desc limit 1`,
      ),
    )
    expect(told[0]?.title).toContain('客户接受')
    expect((await say(path, { act: 'decline', reason: 'PRICE', version: '1' })).page).toContain('您已接受方案 2')
    expect((await rowOf(Id))['Stage']).toBe('accepted')
    expect((await boss!.call(quotationOptions, { Id })).body.Data.Accepted).toBe('2')
    const { Rows } = (await sales!.call(documentTimeline, { Kind: 'quotation', Id })).body.Data
    expect(Rows[0]).toMatchObject({ Event: 'accept', Text: '接受方案 2' })
  })
  it('says what is accepted and how the salesperson is reached, and asks who accepts', async () => {
    await server.db.owner((owner) =>
      owner.query(`update app_user set mobile = '13911112222', email = 'sales@haijie.example' where account = 'sales'`),
    )
    const { Id, path } = await sent()
    const { page } = await look(path)
    expect(page).toMatch(/您将接受方案 1：[^<]*2×40HQ，合计 USD 3,720\.00，报价有效期至 /)
    for (const words of ['13911112222', 'sales@haijie.example']) expect(page).toContain(words)
    for (const [form, words] of [
      [{ phone: who.phone }, '请填写您的姓名'],
      [{ name: ' ', phone: who.phone }, '请填写您的姓名'],
      [{ name: who.name, phone: 'abc' }, '有效的联系电话'],
    ] as const) {
      const refused = await say(path, { act: 'accept', key: '1', version: '1', ...form })
      expect([refused.status, refused.page]).toEqual([422, expect.stringContaining(words)])
    }
    expect((await rowOf(Id))['Stage']).not.toBe('accepted')
    await say(path, { act: 'accept', key: '1', version: '1', ...who })
    expect(await rowOf(Id)).toMatchObject({ Stage: 'accepted', AcceptedBy: '张敏（报价链接）', AcceptedPhone: '138 0000 1111' })
  })
  it('lets him decline with a reason', async () => {
    const { Id, path } = await sent()
    expect((await say(path, { act: 'decline', reason: 'NO_SUCH', version: '1' })).status).toBe(422)
    expect((await say(path, { act: 'decline', reason: 'PRICE', words: '贵了 50', version: '1' })).page).toContain('您已谢绝')
    expect(await rowOf(Id)).toMatchObject({ Stage: 'declined', LossReason: 'PRICE' })
  })
  it('says that it was withdrawn, that another one followed, and that the offer is over', async () => {
    const { Id, path } = await sent()
    const second = new URL((await sales!.call(shareQuotation, { Id })).body.Data.Address).pathname
    expect(await look(path)).toMatchObject({ status: 410, page: expect.stringContaining('已停用') })
    expect((await look(second)).status).toBe(200)
    expect((await sales!.call(revokeQuotation, { Id })).body.Data.Revoked).toBe(true)
    expect((await look(second)).status).toBe(410)
    const over = await sent({ ValidUntil: dayAfter(1) })
    await server.db.owner(async (owner) => {
      await owner.query('alter table quotation_sent disable trigger quotation_sent_stays')
      await owner.query(`update quotation_sent set offer = jsonb_set(offer, '{ValidUntil}', '"2026-01-01"') where quotation_id = $1`, [
        over.Id,
      ])
      await owner.query('alter table quotation_sent enable trigger quotation_sent_stays')
    })
    const { page } = await look(over.path)
    expect(page).toContain('已于 2026-01-01 过期')
    expect(page).not.toContain('接受此方案')
    await say(over.path, { act: 'accept', key: '1', version: '1', ...who })
    expect((await rowOf(over.Id))['Stage']).toBe('sent')
  })
  it('is not to be guessed, keeps no token, and is asked for thirty times a minute', async () => {
    const { Id, path } = await sent()
    const token = path.split('/').at(-1)!
    const [kept] = await server.db.owner((owner) =>
      owner.query<{ row: string }>('select l::text as row from quotation_link l where quotation_id = $1', [Id]),
    )
    expect(kept!.row).not.toContain(token)
    for (const wrong of ['A'.repeat(22), 'x', `"><script>`, '../..'])
      expect((await look(`/quote/${encodeURIComponent(wrong)}`)).status).toBe(404)
    clock += 120_000
    const statuses: number[] = []
    for (let time = 0; time < 31; time += 1) statuses.push((await look(`/quote/${'A'.repeat(22)}`)).status)
    expect([statuses.slice(0, 30).includes(429), statuses[30]]).toEqual([false, 429])
  })
})
