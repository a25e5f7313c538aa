import { documentState, documentTimeline, printPreview } from '@jst/contracts/document'
import {
  channelPages,
  customerPrices,
  marketChannels,
  mySubscriptions,
  searchPrices,
  subscribedRates,
  subscribersOf,
} from '@jst/contracts/freight-rates'
import { messageSelfList } from '@jst/contracts/messages'
import { quotationCalls, quotationOptions, shareQuotation } from '@jst/contracts/quotes'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { asked, channelStage, kind, owner, secrets, vip, type ChannelStage } from '../../../testing/channels.ts'
import { chosen, moveQuote, quoted } from '../../../testing/quotes.ts'

let stage: ChannelStage
beforeAll(async () => void (stage = await channelStage()))
afterAll(() => stage.server.close())
beforeEach(() => stage.clear())

async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()))
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

describe('on the wire', () => {
  const inner = secrets
  const names = [owner, 'RTGJ', '方志成', 'peer']
  it('sales, customers, links, files and notices have nothing of the owner', async () => {
    const { Id, ServiceCode } = await stage.subscribed()
    const quote = await quoted(stage.sales, vip, [await chosen(stage.sales, ServiceCode, vip, 10)])
    await moveQuote(stage.sales, 'send', quote.Id)
    const path = new URL((await stage.sales.call(shareQuotation, { Id: quote.Id })).body.Data.Address).pathname
    const search = { ...asked(), Customer: vip }
    const at = { Kind: 'quotation', Id: quote.Id }
    const answers = [
      await stage.sales.call(searchPrices, search),
      await stage.sales.call(customerPrices, search),
      await stage.sales.call(subscribedRates, { PageSize: 200 }),
      await stage.sales.call(quotationOptions, { Id: quote.Id }),
      await stage.sales.call(documentTimeline, { ...at, PageSize: 50 }),
      await stage.sales.call(messageSelfList, { PageSize: 50 }),
    ].map(({ text }) => text)
    const raw = async (url: string, token = '') => {
      const headers = { 'user-agent': 'Mozilla/5.0', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const { payload, statusCode } = await stage.server.app.inject({ url, headers })
      expect([url, statusCode]).toEqual([url, 200])
      return payload
    }
    answers.push(await raw(path), await raw(`${quotationCalls.export.path}?Format=csv`, stage.sales.token))
    expect(answers[0]).toContain(ServiceCode)
    expect(answers.at(-1)).toContain(quote.Code)
    expect(answers[2]).toContain('DY')
    const rest = answers.map((text) => [...inner.slice(0, 5), ...names.slice(0, 3)].filter((word) => text.includes(word)))
    expect(rest).toEqual(answers.map(() => []))
    for (const text of answers) expect(text).not.toMatch(/"18[59]0(\.00)?"/)
    // the channel price is a cost: not even beside the option
    const { Boxes, Hash, Third } = (await stage.found(stage.sales, ServiceCode, vip))!
    expect([JSON.stringify(Boxes).match(/1850|1890/), Hash, Third]).toEqual([
      null,
      '',
      { No: expect.any(String), Channel: '', Owner: '', Remark: '' },
    ])
    const page = await raw(path)
    for (const word of ['1850', '1,850', '1890', '1,890', 'DY26']) expect(page).not.toContain(word)
    expect(await stage.move(stage.sales, 'pause', Id)).toBeTruthy()
  })
  it('what is printed for the customer has nothing of it either', async () => {
    const { ServiceCode } = await stage.subscribed()
    const quote = await quoted(stage.sales, vip, [await chosen(stage.sales, ServiceCode, vip, 10)])
    const print = `${printPreview.path}?Kind=quotation&Id=${quote.Id}&Print=offer&Language=zh&Format=`
    const take = async (format: string) => {
      const { rawPayload, statusCode } = await stage.server.app.inject({
        url: print + format,
        headers: { authorization: `Bearer ${stage.sales.token}` },
      })
      expect(statusCode).toBe(200)
      return rawPayload
    }
    const words = (await readSheet(await take('xlsx'))).rows.flat().join(' ')
    expect(words).toContain('40HQ')
    const pdf = await pdfText(await take('pdf'))
    expect(pdf).toContain('1,960')
    for (const word of [...inner, ...names.slice(0, 3), '1,850', '1,890', 'DY26'])
      expect([words.includes(word), pdf.includes(word)]).toEqual([false, false])
  })
  it('people with roles that hide suppliers open neither market nor subscriptions', async () => {
    const { Id } = await stage.subscribed()
    await stage.server.db.owner((tx) =>
      tx.query(
        `insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, '{edit,state,apply}'
          from role r join company c on c.id = r.company_id, menu m
          where c.code = 'HJGJ' and r.name = '业务人员' and m.path = any($1)`,
        [[channelPages.mine, channelPages.market]],
      ),
    )
    const seller = await stage.server.signIn('finance')
    for (const answer of [
      await seller.call(mySubscriptions, {}),
      await seller.call(marketChannels, {}),
      await seller.call(documentState, { Kind: kind, Id }),
      await seller.call(documentTimeline, { Kind: kind, Id }),
    ])
      expect([answer.status, answer.text.includes(owner)]).toEqual([403, false])
  })
  it('the market tells what the owner publishes, the owner nothing of mark-ups, and others nothing at all', async () => {
    const { Id, channel } = await stage.subscribed({ Remark: 'MARKUP-SECRET', '40HQ': '61.37' })
    const market = await stage.boss.call(marketChannels, { PageSize: 200 })
    expect(market.body.Data.Rows.find((row) => row.Id === channel)).toMatchObject({ Owner: '宁波瑞通国际物流有限公司', State: 1 })
    for (const word of inner) expect(market.text).not.toContain(word)
    const subscribers = await stage.peer.call(subscribersOf, { PageSize: 200 })
    expect(subscribers.body.Data.Rows.find((row) => row.Id === Id)).toMatchObject({ Company: '上海海捷国际货运代理有限公司', State: 1 })
    const timeline = await stage.peer.call(documentTimeline, { Kind: kind, Id })
    for (const text of [subscribers.text, timeline.text])
      expect([text.includes('61.37'), text.includes('MARKUP-SECRET')]).toEqual([false, false])
    expect((await stage.ops.call(mySubscriptions, {})).status).toBe(403)
    expect((await stage.peer.call(mySubscriptions, { PageSize: 200 })).text).not.toContain('61.37')
  })
})
