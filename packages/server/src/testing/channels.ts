import {
  applySubscription,
  freightChannelCalls,
  searchPrices,
  subscriptionDocument,
  type SubscriptionTerms,
} from '@jst/contracts/freight-rates'
import { expect } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from './index.ts'
import { dayAfter, moveOf, publishedRate } from './quotes.ts'

export const { kind } = subscriptionDocument
export const vip = 'KH26010001'
export const owner = '宁波瑞通'
export const terms: SubscriptionTerms = {
  Currency: 'USD',
  Amount: '',
  '20GP': '',
  '40GP': '',
  '40HQ': '60',
  '45HQ': '',
  Percent: '',
  Lanes: [],
  Visible: true,
  Remark: '',
}
export const asked = () => ({ Pol: 'CNSHA', Pods: 'USLAX', Boxes: '40HQ*2', Day: dayAfter(7) })

/** A server with the people of two forwarders: `peer` publishes, the others subscribe. */
export async function channelStage() {
  const server: TestServer = await createTestServer()
  const [peer, boss, sales, ops] = await Promise.all((['peer', 'boss', 'sales', 'ops'] as const).map((account) => server.signIn(account)))
  await server.db.owner((tx) =>
    tx.query(`insert into provider (company_id, code, name_zh) select id, 'GYS-SECRET', '机密供应商' from company where code = 'RTGJ'`),
  )
  const people = { peer: peer!, boss: boss!, sales: sales!, ops: ops! }
  const move = (client: TestClient, event: string, Id: number, reason = '') => moveOf(client, kind, event, Id, reason)

  /** A channel of the other forwarder with one rate of its own service. */
  async function channelOf(values: object = {}, more: object = {}) {
    const rate = await publishedRate(people.peer, 1_850, {
      CarrierCode: 'MSC',
      Cost40HQ: 1_234.56,
      SupplierCode: 'GYS-SECRET',
      RemarkPublic: `${owner}专供`,
      ...more,
    })
    const Values = { NameZh: `${owner}渠道 ${rate.ServiceCode}`, Carriers: ['MSC'], Lanes: ['RFE'], Days: 30, Terms: '', ...values }
    const saved = await people.peer.call(freightChannelCalls.save, { Id: 0, Values })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
    expect(await moveOf(people.peer, 'freightChannel', 'list', saved.body.Data.Id)).toBeUndefined()
    return { ...rate, channel: saved.body.Data.Id }
  }
  async function apply(ChannelId: number, more: Partial<SubscriptionTerms> = {}) {
    const { body, status } = await people.boss.call(applySubscription, { ChannelId, Note: '每月 60 TEU', Terms: { ...terms, ...more } })
    expect([status, body.Message]).toEqual([200, undefined])
    return body.Data.Id
  }
  async function subscribed(more: Partial<SubscriptionTerms> = {}, values: object = {}, rate: object = {}) {
    const made = await channelOf(values, rate)
    const Id = await apply(made.channel, more)
    expect(await move(people.peer, 'approve', Id)).toBeUndefined()
    return { ...made, Id }
  }
  /** The option of a service in a search. */
  const found = async (client: TestClient, service: string, Customer = '') =>
    (await client.call(searchPrices, { ...asked(), Customer })).body.Data.Options.find(({ Service }) => Service === service)
  /** Each test has the subscriptions that it makes. */
  const clear = () => server.db.owner((tx) => tx.query('update freight_subscription set state = 5 where state in (0, 1, 3, 6)'))
  return { server, ...people, move, channelOf, apply, subscribed, found, clear }
}
export type ChannelStage = Awaited<ReturnType<typeof channelStage>>
