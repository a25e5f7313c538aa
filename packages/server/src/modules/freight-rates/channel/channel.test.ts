import { documentState, moveDocuments } from '@jst/contracts/document'
import { applySubscription, customerPrices, mySubscriptions, saveSubscriptionTerms } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asked, channelStage, kind, owner, terms, vip, type ChannelStage } from '../../../testing/channels.ts'
import type { TestClient } from '../../../testing/index.ts'
import { runScheduled } from '../../../testing/jobs.ts'
import { chosen, moveOf, moveQuote, quoted, write } from '../../../testing/quotes.ts'
import { subscriptionExpiry } from './expiry.job.ts'

let stage: ChannelStage
beforeAll(async () => void (stage = await channelStage()))
afterAll(() => stage.server.close())
beforeEach(() => stage.clear())

const ended = (Id: number) =>
  stage.server.db.owner((tx) =>
    tx.query(`update freight_subscription set valid_from = '2026-01-01', valid_to = '2026-01-31' where id = $1`, [Id]),
  )

describe('a subscription', () => {
  it('answers a search with the channel price, the mark-up over it, and the own layers', async () => {
    const { channel, ServiceCode } = await stage.channelOf()
    const Id = await stage.apply(channel)
    expect(await stage.found(stage.boss, ServiceCode)).toBeUndefined()
    expect(await stage.move(stage.peer, 'approve', Id)).toBeUndefined()
    // 1,850 and 40 of the owner's platform; 60 of the subscription; 50 of the own platform; 30 less for VIP
    const option = await stage.found(stage.boss, ServiceCode, vip)
    expect(option).toMatchObject({
      Boxes: [{ Cost: '1890.00', Floor: '1950.00', Sell: '1970.00' }],
      Verdict: 'OK',
      Told: true,
      Remarks: [],
    })
    expect(option!.Third).toMatchObject({
      Channel: `${owner}渠道 ${ServiceCode}`,
      Owner: '宁波瑞通国际物流有限公司',
      Remark: `${owner}专供`,
    })
    // 100 of the salesperson
    expect((await stage.found(stage.sales, ServiceCode, vip))?.Boxes[0]).toMatchObject({ Cost: '', Floor: '1950.00', Sell: '2070.00' })
    // the owner's own search has his rate at his own price
    expect((await stage.found(stage.peer, ServiceCode))?.Boxes[0]).toMatchObject({ Cost: '1234.56', Floor: '1850.00', Sell: '1890.00' })
  })
  it('takes per cents, other currencies and the level of the channel to the cent', async () => {
    // 1,850 + 40 - 15 of the level = 1,875; 3.33 per cent of it 62.4375
    const percent = await stage.subscribed({ '40HQ': '', Percent: '3.33' }, { LevelCode: 'TH' })
    expect((await stage.found(stage.boss, percent.ServiceCode))?.Boxes[0]).toMatchObject({ Cost: '1875.00', Floor: '1937.44' })
    const yuan = await stage.subscribed({ '40HQ': '', Amount: '100', Currency: 'CNY' })
    const [rate] = await stage.server.db.owner((tx) =>
      tx.query<{ rate: string }>(`select mid::text as rate from exchange_rate where currency_code = 'USD' and base_code = 'CNY'
        and (company_id is null or company_id = (select id from company where code = 'HJGJ')) order by company_id nulls last, from_day desc limit 1`),
    )
    const floor = Number((await stage.found(stage.boss, yuan.ServiceCode))?.Boxes[0]?.Floor)
    expect(floor).toBeCloseTo(1_890 + 100 / Number(rate!.rate), 2)
  })
  it('gives rates of its channel and its own lanes alone', async () => {
    const outside = await stage.subscribed({}, { Carriers: ['COSCO'] })
    expect(await stage.found(stage.boss, outside.ServiceCode)).toBeUndefined()
    const lanes = await stage.subscribed({ Lanes: ['USW'] })
    expect(await stage.found(stage.boss, lanes.ServiceCode)).toBeUndefined()
    const hidden = await stage.subscribed({}, {}, { Visibility: 'INTERNAL' })
    expect(await stage.found(stage.boss, hidden.ServiceCode)).toBeUndefined()
  })
  it('gives a rate that another one has as well where customers may be told of it, and else where it asks less', async () => {
    const kept = await stage.subscribed({ Visible: false, '40HQ': '10' })
    // the same rate is in the channel of every rate of its carrier and lane
    await stage.subscribed({ Visible: true, '40HQ': '90' })
    expect(await stage.found(stage.boss, kept.ServiceCode)).toMatchObject({ Boxes: [{ Floor: '1980.00' }], Told: true })
    await stage.subscribed({ Visible: true, '40HQ': '30' })
    expect(await stage.found(stage.boss, kept.ServiceCode)).toMatchObject({ Boxes: [{ Floor: '1920.00' }], Told: true })
  })
  it('is felt at the next search when somebody pauses, stops, ends or unlists it, or its days are over', async () => {
    const { Id, channel, ServiceCode } = await stage.subscribed()
    const isThere = async () => (await stage.found(stage.boss, ServiceCode)) !== undefined
    const steps: readonly (readonly [TestClient, string, boolean])[] = [
      [stage.boss, 'pause', false],
      [stage.boss, 'resume', true],
      [stage.peer, 'stop', false],
      [stage.peer, 'supply', true],
    ]
    for (const [client, event, there] of steps) {
      expect(await stage.move(client, event, Id, event === 'stop' ? 'SPACE' : '')).toBeUndefined()
      expect([event, await isThere()]).toEqual([event, there])
    }
    await moveOf(stage.peer, 'freightChannel', 'unlist', channel)
    expect(await isThere()).toBe(false)
    await moveOf(stage.peer, 'freightChannel', 'list', channel)
    expect(await isThere()).toBe(true)
    await ended(Id)
    expect(await isThere()).toBe(false)
    await runScheduled(stage.server, subscriptionExpiry)
    const { body } = await stage.boss.call(documentState, { Kind: kind, Id })
    expect(body.Data).toMatchObject({ State: 4, Moves: [] })
  })
  it('is stopped and supplied again by the owner alone, whoever else may move it', async () => {
    const { Id } = await stage.subscribed()
    await stage.move(stage.peer, 'stop', Id, 'PAYMENT')
    expect(await stage.move(stage.boss, 'supply', Id)).toMatch(/权限/)
    expect(await stage.move(stage.boss, 'resume', Id)).toBeTruthy()
    expect(await stage.move(stage.boss, 'end', Id)).toBeUndefined()
  })
  it('is one at a time of a company and a channel, and not of an own channel or a draft', async () => {
    const { channel } = await stage.subscribed()
    const again = await stage.boss.call(applySubscription, { ChannelId: channel, Note: '', Terms: terms })
    expect([again.status, again.body.Issues?.[0]?.Message]).toEqual([422, expect.stringMatching(/已订阅或已申请/)])
    expect((await stage.peer.call(applySubscription, { ChannelId: channel, Note: '', Terms: terms })).status).toBe(404)
    const both = await stage.boss.call(applySubscription, { ChannelId: channel, Note: '', Terms: { ...terms, Percent: '2' } })
    expect(both.body.Issues?.[0]).toMatchObject({ Path: 'Terms.Percent' })
  })
})

describe('two people', () => {
  it('one who approves and one who withdraws at once: one of them is told that it changed', async () => {
    const { channel } = await stage.channelOf()
    const Id = await stage.apply(channel)
    const { UpdateTime } = (await stage.peer.call(documentState, { Kind: kind, Id })).body.Data
    const act = (client: TestClient, Event: string) =>
      client.call(moveDocuments, { Kind: kind, Event, Items: [{ Id, UpdateTime }], Reason: '' })
    const answers = await Promise.all([act(stage.peer, 'approve'), act(stage.boss, 'withdraw')])
    expect(answers.map(({ body }) => body.Data.Moved.length).toSorted()).toEqual([0, 1])
    expect(answers.flatMap(({ body }) => body.Data.NotMoved.map(({ Code }) => Code))).toEqual([
      expect.stringMatching(/STALE_WRITE|ILLEGAL_TRANSITION/),
    ])
  })
  it('two who apply at once get one subscription', async () => {
    const { channel } = await stage.channelOf()
    const once = () => stage.boss.call(applySubscription, { ChannelId: channel, Note: '', Terms: terms })
    const answers = await Promise.all([once(), once()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
  it('a mark-up that somebody else has changed since is not written over', async () => {
    const { Id } = await stage.subscribed()
    const [row] = (await stage.boss.call(mySubscriptions, { PageSize: 200 })).body.Data.Rows.filter((one) => one.Id === Id)
    const input = { Id, TermsTime: row!.TermsTime, Terms: { ...terms, '40HQ': '75' } }
    expect((await stage.boss.call(saveSubscriptionTerms, input)).body.Data.Terms['40HQ']).toBe('75')
    expect((await stage.boss.call(saveSubscriptionTerms, input)).status).toBe(412)
  })
})

describe('a quotation of a subscribed rate', () => {
  it('is saved, sent and re-priced, and refused once the subscription stops', async () => {
    const { Id, ServiceCode } = await stage.subscribed()
    const option = await chosen(stage.sales, ServiceCode, vip, 10)
    const quote = await quoted(stage.sales, vip, [option])
    expect(quote.stored.status).toBe(200)
    expect(await moveQuote(stage.sales, 'send', quote.Id)).toBeUndefined()
    const [mine] = (await stage.boss.call(mySubscriptions, { PageSize: 200 })).body.Data.Rows.filter((one) => one.Id === Id)
    expect(mine).toMatchObject({ Quoted: 1 })
    await stage.move(stage.peer, 'stop', Id, 'SPACE')
    const late = await quoted(stage.sales, vip, [])
    const refused = await write(stage.sales, late.Id, [option])
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([422, expect.stringMatching(/重新选择/)])
  })
  it('is not made of a rate that is kept from customers', async () => {
    const { ServiceCode } = await stage.subscribed({ Visible: false })
    expect(await stage.found(stage.sales, ServiceCode, vip)).toMatchObject({ Told: false })
    await expect(chosen(stage.sales, ServiceCode, vip)).rejects.toThrow('no rate')
    const { body } = await stage.sales.call(customerPrices, { ...asked(), Customer: vip })
    expect(body.Data.Offers.some(({ Service }) => Service === ServiceCode)).toBe(false)
  })
})
