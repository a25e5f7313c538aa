import { documentTimeline } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import {
  answerQuotation,
  ownQuotation,
  ownQuotationFile,
  ownQuotations,
  quotationCalls as calls,
  quotationOptions,
} from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, sales, first, second, provider]: TestClient[] = []
let [customer, service] = ['', '']
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, first, second, provider] = await Promise.all(
    ['boss', 'sales', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
  )
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`),
  )
  customer = row!.code
  service = (await publishedRate(boss!, 1_850, { Cost40HQ: 1_234.56, RemarkPublic: '含 AMS' })).ServiceCode
})
afterAll(() => server.close())

async function sent() {
  const options = [await chosen(sales!, service, customer, 10), await chosen(sales!, service, customer, 90)]
  const { Id, Code } = await quoted(sales!, customer, options)
  expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  return { Id, Code }
}
const opened = async (Id: number, client = first!) => (await client.call(ownQuotation, { Id })).body.Data
const numbers = async (client: TestClient) => (await client.call(ownQuotations, { PageSize: 200 })).body.Data.Rows.map(({ No }) => No)

describe('我的报价', () => {
  it('lists what was sent to the own company alone, and drafts never', async () => {
    const { Code } = await sent()
    const draft = await quoted(sales!, customer, [await chosen(sales!, service, customer, 10)])
    expect(await numbers(first!)).toContain(Code)
    expect(await numbers(first!)).not.toContain(draft.Code)
    expect(await numbers(second!)).not.toContain(Code)
    expect((await first!.call(ownQuotation, { Id: draft.Id })).status).toBe(404)
    for (const client of [sales!, provider!]) expect((await client.call(ownQuotations, {})).status).toBe(403)
  })
  it('is told to the people of the customer, with the way to it, and to nobody of another one', async () => {
    const { Id, Code } = await sent()
    const boxOf = async (client: TestClient) => (await client.call(messageSelfList, { PageSize: 50 })).body.Data.Rows
    const [told] = (await boxOf(first!)).filter(({ Title }) => Title.includes(Code))
    expect(told).toMatchObject({ Title: `收到报价单 ${Code}`, Link: `/external/workbench?View=quotes&Id=${Id}` })
    expect((await boxOf(second!)).filter(({ Title }) => Title.includes(Code))).toEqual([])
  })
  it('shows what was sent, and nothing of cost, floor, margin, rate or supplier', async () => {
    const { Id, Code } = await sent()
    const { text, body } = await first!.call(ownQuotation, { Id })
    expect(body.Data).toMatchObject({ Standing: 'open', Offer: { No: Code, Version: 1, Sales: '王思琪' } })
    expect(body.Data.Offer.Options.map(({ Totals }) => Totals)).toEqual([
      [{ Currency: 'USD', Amount: '3720.00' }],
      [{ Currency: 'USD', Amount: '3880.00' }],
    ])
    for (const secret of ['1234.56', '1850', 'SECRET', 'Floor', 'Cost', 'Rated', 'YJ2', 'Derivation', 'Guards', 'Hash'])
      expect(text).not.toContain(secret)
  })
  it('names ports and carriers in English for a page that is English, as a list, opened and answered', async () => {
    const { Id } = await sent()
    const row = async (more: object) =>
      (await first!.call(ownQuotations, { ...more, PageSize: 200 })).body.Data.Rows.find((one) => one.Id === Id)!
    const [chinese, english] = [await row({}), await row({ Lang: 'en' })]
    expect([chinese.Pol, chinese.Pod]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/\p{Script=Han}/u)])
    const own = (await first!.call(ownQuotation, { Id, Lang: 'en' })).body.Data.Offer.Options[0]!
    expect([english.Pol, english.Pod]).toEqual([own.PolName, own.PodName])
    const answered = (await first!.call(answerQuotation, { Id, Version: 1, Act: 'accept', Key: '1', Lang: 'en' })).body.Data
    for (const { PolName, PodName, CarrierName } of answered.Offer.Options)
      expect([PolName, PodName, CarrierName].join()).toMatch(/^[\p{Script=Latin}\s,.()'-]+$/u)
    expect(answered.Offer.Options[0]!.PolName).toBe(own.PolName)
  })
  it('is seen by whoever opens it, accepted once, and the salesperson is told by whom', async () => {
    const { Id } = await sent()
    await opened(Id)
    expect((await boss!.call(calls.get, { Id })).body.Data).toMatchObject({ Stage: 'viewed' })
    expect((await first!.call(answerQuotation, { Id, Version: 7, Act: 'accept', Key: '2' })).status).toBe(412)
    const { body } = await first!.call(answerQuotation, { Id, Version: 1, Act: 'accept', Key: '2' })
    expect(body.Data).toMatchObject({ Standing: 'accepted', Accepted: '2' })
    expect((await boss!.call(quotationOptions, { Id })).body.Data.Accepted).toBe('2')
    const { Rows } = (await sales!.call(documentTimeline, { Kind: 'quotation', Id })).body.Data
    expect(Rows[0]).toMatchObject({ Event: 'accept', Text: '接受方案 2', AuthorName: expect.stringContaining('沈佳怡') })
    expect((await first!.call(answerQuotation, { Id, Version: 1, Act: 'decline', Reason: 'PRICE' })).body.Code).toBe('ILLEGAL_TRANSITION')
  })
  it('is declined with a reason', async () => {
    const { Id } = await sent()
    const decline = (Reason: string) => first!.call(answerQuotation, { Id, Version: 1, Act: 'decline', Reason, Words: '贵了 50' })
    expect((await decline('NO_SUCH')).body.Code).toBe('INVALID_INPUT')
    expect((await decline('PRICE')).body.Data.Standing).toBe('declined')
    expect((await boss!.call(calls.get, { Id })).body.Data).toMatchObject({ Stage: 'declined', LossReason: 'PRICE' })
  })
  it('is of no other company: neither opened, nor answered, nor taken as a file', async () => {
    const { Id } = await sent()
    expect((await second!.call(ownQuotation, { Id })).status).toBe(404)
    expect((await second!.call(answerQuotation, { Id, Version: 1, Act: 'accept', Key: '1' })).status).toBe(404)
    const file = (client: TestClient) =>
      server.app.inject({
        url: `${ownQuotationFile.path}?Id=${Id}&Language=zh`,
        headers: { authorization: `Bearer ${client.token}`, 'web-version': '1' },
      })
    expect((await file(second!)).statusCode).toBe(404)
    const own = await file(first!)
    expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await boss!.call(calls.get, { Id })).body.Data['Stage']).toBe('sent')
  })
})
