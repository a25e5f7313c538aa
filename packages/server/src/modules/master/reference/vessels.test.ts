import { referenceIndex, starCode, vesselCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [admin, boss, ops]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[admin, boss, ops] = [await server.signIn('admin'), await server.signIn('boss'), await server.signIn('ops')]
})
afterAll(() => server.close())

const vessel = (Code: string, NameZh: string, NameEn: string, more = {}) => ({ Id: 0, Values: { Code, NameZh, NameEn, ...more } })
const offered = async (by: TestClient) => (await by.call(referenceIndex, { Kind: 'vessel' })).body.Data!

it('vessels are offered by name, IMO number, MMSI and call sign: the platform’s and the company’s own, unless they are out of use', async () => {
  await admin!.call(vesselCalls.save, vessel('9776171', '东方香港', 'OOCL HONG KONG', { Mmsi: '477333500', CallSign: 'VRQT5' }))
  const own = (await boss!.call(vesselCalls.save, vessel('9074729', '驳船一号', '驳船一号'))).body.Data
  const { Version, Rows } = await offered(ops!)
  const found = (code: string) => Rows.find(({ Code }) => Code === code)
  expect(found('9776171')).toMatchObject({ Zh: '东方香港', En: 'OOCL HONG KONG', Words: ['477333500', 'VRQT5'], Note: 'OOCL HONG KONG' })
  expect(found('9074729')).toMatchObject({ Zh: '驳船一号', Note: '', Words: [] })
  expect((await offered(admin!)).Rows.some(({ Code }) => Code === '9074729')).toBe(false)
  expect((await ops!.call(starCode, { Kind: 'vessel', Code: '9776171', Starred: true })).body.Data).toContainEqual({
    Kind: 'vessel',
    Code: '9776171',
  })
  expect((await ops!.call(referenceIndex, { Kind: 'vessel', Version })).body.Data).toBeNull()
  await boss!.call(vesselCalls.setEnabled, { Items: [{ Id: own.Id, UpdateTime: own.UpdateTime }], Enabled: false })
  const later = (await ops!.call(referenceIndex, { Kind: 'vessel', Version })).body.Data!
  expect(later.Rows.some(({ Code }) => Code === '9074729')).toBe(false)
})
