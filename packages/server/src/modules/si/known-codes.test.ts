import { saveAlias } from '@jst/contracts/master'
import { checkSi } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { payloadOf, siTestbed } from './testing.ts'

let server: TestServer
let [admin, customer]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[admin, customer] = await Promise.all([server.signIn('admin'), server.signIn('customer')])
})
afterAll(() => server.close())

it('a check knows an alias of a port as soon as somebody has saved it', async () => {
  const bed = siTestbed(server, customer!)
  const orderId = await bed.order()
  const draft = await bed.draft(orderId, { TBI_SHOUHD: '甬城', TBI_SHOUHD_CODE: '' })
  const offered = async () => {
    const { body } = await customer!.call(checkSi, payloadOf(orderId, draft))
    return body.Data.Issues.find(({ Path, Code }) => Path === 'TDBLInfos[0].TBI_SHOUHD' && Code === 'CHARSET')?.Suggest?.Value
  }
  expect(await offered()).toBeUndefined()
  const alias = { Id: 0, Kind: 'port', Source: '', Text: '甬城', TargetCode: 'CNNGB' } as const
  expect((await admin!.call(saveAlias, alias)).status).toBe(200)
  expect(await offered()).toBe('NINGBO')
})
