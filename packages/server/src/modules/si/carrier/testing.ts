import { blankValues, type EntityValues } from '@jst/contracts/entity'
import { siChannelCalls } from '@jst/contracts/si'
import { startCarrier } from '../../../testing/carriers.ts'
import { createTestServer, type TestClient, type TestServerOptions } from '../../../testing/index.ts'
import { siTestbed } from '../testing.ts'

/** Key of the stage's server, for secrets of channels. */
export const secretKey = 'a key that is only for these tests'
const accounts = ['boss', 'doc', 'reviewer', 'customer'] as const

/** A carrier that takes messages over HTTP, a server without enabled channels, and people of both sides at work on instructions. */
export async function openCarrierStage(options: TestServerOptions = {}) {
  const carrier = await startCarrier()
  const server = await createTestServer({
    ...options,
    config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined }, ...options.config },
  })
  const people = await Promise.all(accounts.map((account) => server.signIn(account)))
  const [boss, clerk, reviewer, customer] = people as [TestClient, TestClient, TestClient, TestClient]
  const [order] = await server.db.owner(async (owner) => {
    await owner.query('update si_channel set enabled = false')
    return owner.query<{ carrier: string }>('select carrier_code as carrier from cargo_order where id = 1')
  })
  return {
    server,
    carrier,
    bed: siTestbed(server, customer),
    boss,
    clerk,
    reviewer,
    customer,
    /** A channel to the carrier of the orders, over HTTP unless it is given otherwise. */
    async channel(Code: string, more: EntityValues = {}): Promise<{ Id: number; UpdateTime: string }> {
      const Values = { NameZh: '测试通道', CarrierCode: order!.carrier, Channel: 'http', Endpoint: carrier.url, ...more, Code }
      const saved = await boss.call(siChannelCalls.save, { Id: 0, Values: { ...blankValues(siChannelCalls.entity), ...Values } })
      if (saved.status !== 200) throw new Error(saved.text)
      const { Id, UpdateTime } = saved.body.Data
      return { Id, UpdateTime }
    },
    async close() {
      await server.close()
      await carrier.close()
    },
  }
}
export type CarrierStage = Awaited<ReturnType<typeof openCarrierStage>>
