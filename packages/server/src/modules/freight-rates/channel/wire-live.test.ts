import { documentTimeline } from '@jst/contracts/document'
import {
  freightRateCalls,
  marketChannels,
  mySubscriptions,
  ownPrices,
  previewPush,
  saveSubscriptionTerms,
  searchPrices,
  sendPush,
  subscribedRates,
  subscribersOf,
} from '@jst/contracts/freight-rates'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asked, channelStage, kind, owner, secrets, terms, thirdOperator, vip, type ChannelStage } from '../../../testing/channels.ts'
import type { TestClient } from '../../../testing/index.ts'
import { connectLive, type LiveClient } from '../../../testing/live-client.ts'
import { chosen, moveOf, moveQuote, quoted } from '../../../testing/quotes.ts'
import { until } from '../../../testing/until.ts'

let stage: ChannelStage
let base: string
let customer: TestClient
let third: TestClient
const live = new Map<string, LiveClient>()
const readers = ['customer', 'sales', 'boss', 'third'] as const
beforeAll(async () => {
  // everything that the server ever logs
  stage = await channelStage({ config: { logLevel: 'trace' } })
  await stage.clear()
  await thirdOperator(stage.server)
  base = await stage.server.listen()
  customer = await stage.server.signIn('customer')
  third = await stage.server.signIn('third')
  const clients = { customer, sales: stage.sales, boss: stage.boss, third }
  for (const name of readers) live.set(name, await connectLive(base, clients[name].token))
})
afterAll(async () => {
  for (const { socket } of live.values()) socket.close()
  await stage.server.close()
})

const framesOf = (name: (typeof readers)[number]) => live.get(name)!.frames.filter(({ type }) => !type.startsWith('auth/'))
const textOf = (name: (typeof readers)[number]) => JSON.stringify(framesOf(name))
const inner = [...secrets, '1870', '1910']
const names = [owner, 'RTGJ', '方志成']
const wordsIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word))

describe('while a channel is published, subscribed to, changed and resold', () => {
  it('no frame to customer or sales and no line of the log has supplier, cost or channel price; a third forwarder hears nothing', async () => {
    const { Id, ServiceCode, channel } = await stage.subscribed()
    const rate = (await stage.peer.call(freightRateCalls.list, { Keyword: ServiceCode })).body.Data.Rows[0]!
    const quote = await quoted(stage.sales, vip, [await chosen(stage.sales, ServiceCode, vip, 10)])
    await moveQuote(stage.sales, 'send', quote.Id)
    // the owner changes the price, the subscriber its mark-up
    const Values = { ...Object.fromEntries(freightRateCalls.entity.all.map(({ key }) => [key, rate[key]!])), Floor40HQ: 1_870 }
    const saved = await stage.peer.call(freightRateCalls.save, { Id: rate.Id, UpdateTime: rate.UpdateTime, Values })
    expect([saved.status, saved.body.Data['Floor40HQ']]).toEqual([200, 1_870])
    const mine = (await stage.boss.call(mySubscriptions, { PageSize: 200 })).body.Data.Rows.find((row) => row.Id === Id)!
    await stage.boss.call(saveSubscriptionTerms, { Id, TermsTime: mine.TermsTime, Terms: { ...terms, '40HQ': '75' } })
    const [list] = (await stage.sales.call(previewPush, { ...asked(), Customers: vip })).body.Data.Lists
    const Customers = [{ Code: vip, Hash: list!.Hash, Way: 'workbench' as const }]
    expect((await stage.sales.call(sendPush, { ...asked(), Customers })).body.Data.Sent).toHaveLength(1)
    const own = await customer.call(ownPrices, asked())
    expect(own.text).toContain(ServiceCode)
    // the subscription is paused and resumed by one side, stopped by the other
    expect(await stage.move(stage.boss, 'pause', Id)).toBeUndefined()
    expect(await stage.move(stage.boss, 'resume', Id)).toBeUndefined()
    expect(await moveOf(stage.peer, 'freightChannel', 'unlist', channel)).toBeUndefined()
    // what each of them is told last, so that everything before it has come
    await until(() => framesOf('customer').some(({ type }) => type === 'message/send'))
    await until(() => framesOf('boss').some(({ type }) => type === 'document/changed'))
    const draft = await third.call(freightRateCalls.save, { Id: 0, Values: { ...Values, Code: '', SupplierCode: '', RemarkPublic: '' } })
    expect(draft.status).toBe(200)
    await until(() => framesOf('third').some(({ content }) => JSON.stringify(content).includes(String(draft.body.Data.Id))))

    for (const name of ['customer', 'sales', 'third'] as const)
      expect([name, wordsIn(textOf(name), [...inner, ...names])]).toEqual([name, []])
    // who keeps the subscription may know whose it is, and nothing of what is behind it
    expect(wordsIn(textOf('boss'), secrets.slice(0, 5))).toEqual([])
    expect(
      framesOf('customer')
        .map(({ content }) => JSON.stringify(content))
        .join(),
    ).not.toMatch(/freightChannel|freightSubscription|freightRate/)
    const other = JSON.stringify(framesOf('third').filter(({ content }) => !JSON.stringify(content).includes(String(draft.body.Data.Id))))
    expect(other).toBe('[]')
    for (const text of [own.text, (await customer.call(messageSelfList, { PageSize: 50 })).text])
      expect(wordsIn(text, [...inner.slice(0, 5), ...names])).toEqual([])
    const log = stage.server.log()
    expect(log.length).toBeGreaterThan(1_000)
    expect(wordsIn(log, [...secrets.slice(0, 5), '机密', '61.37'])).toEqual([])
    expect(log).not.toMatch(/"?(Cost40HQ|Floor40HQ|SupplierCode)"?:/)
  })

  it('a third forwarder sees the channel in the market without prices, and nothing else of it', async () => {
    const { Id, ServiceCode, channel } = await stage.subscribed({ Remark: 'MARKUP-SECRET' })
    const market = await third.call(marketChannels, { PageSize: 200 })
    expect(market.body.Data.Rows.some((row) => row.Id === channel)).toBe(true)
    expect((await third.call(searchPrices, asked())).text).not.toContain(ServiceCode)
    const answers = [
      market,
      await third.call(searchPrices, asked()),
      await third.call(subscribedRates, { PageSize: 200 }),
      await third.call(mySubscriptions, { PageSize: 200 }),
      await third.call(subscribersOf, { PageSize: 200 }),
      await third.call(freightRateCalls.list, { PageSize: 200, Keyword: ServiceCode }),
      await third.call(documentTimeline, { Kind: kind, Id }),
    ]
    for (const { text } of answers) expect(wordsIn(text, [...inner, 'MARKUP-SECRET', 'DY26'])).toEqual([])
    for (const { text } of answers.slice(1)) expect(wordsIn(text, ['上海海捷', ...names])).toEqual([])
    expect(answers.slice(2, 6).map(({ body }) => (body.Data as { Total: number }).Total)).toEqual([0, 0, 0, 0])
    expect(answers[6]!.status).not.toBe(200)
  })
})
