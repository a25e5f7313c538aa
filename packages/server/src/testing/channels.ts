import {
  applySubscription,
  freightChannelCalls,
  searchPrices,
  subscriptionDocument,
  type SubscriptionTerms,
} from '@jst/contracts/freight-rates'
import { expect } from 'vitest'
import { createTestServer, type TestClient, type TestServer, type TestServerOptions } from './index.ts'
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

/** Values of the owner's rates that nobody else may read: supplier, contract, remark, cost, floor; and the channel price, the subscriber's cost. */
export const secrets = ['GYS-SECRET', '机密供应商', 'CONTRACT-SECRET', 'RATE-SECRET', '1234.56', '1850', '1890'] as const

/** Another forwarder with the rights of `peer`, which subscribes to nothing. Its account is `third`. */
export const thirdOperator = (server: TestServer) =>
  server.db.owner(async (tx) => {
    await tx.query(
      `with firm as (insert into company (code, name, kind) values ('SFHD', '厦门三方货代有限公司', 'operator') returning id),
        person as (insert into app_user (account, name, password_hash) select 'third', '林三方', password_hash from app_user where account = 'peer'
          returning id),
        hand as (insert into employee (company_id, user_id, name, is_default) select firm.id, person.id, '林三方', true from firm, person returning id),
        part as (insert into role (company_id, name, data_scope) select id, '运价专员', 'company' from firm returning id)
       select 1 from hand, part`,
    )
    // what is written for whom is looked up by row-level security, so that they have to be there
    await tx.query(
      `with mine as (select r.id as role_id, e.id as employee_id from role r join employee e on e.company_id = r.company_id and e.name = '林三方'),
        given as (insert into role_menu (role_id, menu_id, buttons) select distinct on (m.menu_id) mine.role_id, m.menu_id, m.buttons
          from mine, role_menu m
          join role r on r.id = m.role_id join company c on c.id = r.company_id where c.code = 'RTGJ')
       insert into employee_role (employee_id, role_id) select employee_id, role_id from mine`,
    )
  })

/** A server with the people of two forwarders: `peer` publishes, the others subscribe. */
export async function channelStage(options: TestServerOptions = {}) {
  const server: TestServer = await createTestServer(options)
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
