import { portCalls } from '@jst/contracts/master'
import { callList, voyageList } from '@jst/contracts/schedules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestClient, type TestServer } from '../../../testing/index.ts'
import { add, at, call, startSchedules } from '../testing.ts'

let server: TestServer
let [boss, ops, admin]: TestClient[] = []
beforeAll(async () => {
  ;({ server, boss, ops, admin } = await startSchedules())
})
afterAll(() => server.close())

const port = (NameZh: string) => ({ Code: 'CNZZ7', NameZh, NameEn: 'NAMED PORT', Country: 'CN' })
const named = async (client: TestClient, Keyword: string) =>
  (await client.call(callList, { Keyword, PortCode: 'CNZZ7' })).body.Data.Rows.map(({ PortName }) => PortName)

it('lists call a port what it is called now: after a change and after a merge', async () => {
  const added = (await boss!.call(portCalls.save, { Id: 0, Values: port('老名') })).body.Data
  const { Vessel } = await add(ops!, { Calls: [call('CNZZ7', at(3), at(4)), call('USLAX', at(20), null)] })
  expect(await named(ops!, Vessel)).toEqual(['老名'])
  const renamed = (await boss!.call(portCalls.save, { Id: added.Id, UpdateTime: added.UpdateTime, Values: port('新名') })).body.Data
  expect(await named(ops!, Vessel)).toEqual(['新名'])
  const [voyage] = (await ops!.call(voyageList, { Keyword: Vessel })).body.Data.Rows
  expect(voyage!.LoadPortName).toBe('新名')
  const into = (await boss!.call(portCalls.list, { Keyword: 'CNNGB' })).body.Data.Rows.find(({ Code }) => Code === 'CNNGB')!
  await boss!.call(portCalls.merge, { Id: renamed.Id, UpdateTime: renamed.UpdateTime, IntoId: into.Id })
  expect(await named(ops!, Vessel)).toEqual(['宁波'])
})

it('a port is called as the company itself calls it, and others read the name that all have', async () => {
  const singapore = async () =>
    (await boss!.call(portCalls.list, { Keyword: 'SGSIN' })).body.Data.Rows.find(({ Code }) => Code === 'SGSIN')!
  const { Vessel } = await add(ops!, { Calls: [call('SGSIN', at(3), at(4)), call('USLAX', at(20), null)] })
  const theirs = await add(admin!, { Calls: [call('SGSIN', at(3), at(4)), call('USLAX', at(20), null)] })
  const namesOf = async (client: TestClient, Keyword: string) =>
    (await client.call(callList, { Keyword, PortCode: 'SGSIN' })).body.Data.Rows.map(({ PortName }) => PortName)
  expect(await namesOf(ops!, Vessel)).toEqual(['新加坡'])
  const { Id, UpdateTime, Code, NameEn, Country } = await singapore()
  expect(
    (
      await boss!.call(portCalls.save, {
        Id,
        UpdateTime,
        Values: { Code, NameZh: '新加坡港', NameEn: String(NameEn), Country: String(Country) },
      })
    ).status,
  ).toBe(200)
  expect(await namesOf(ops!, Vessel)).toEqual(['新加坡港'])
  expect(await namesOf(admin!, theirs.Vessel)).toEqual(['新加坡'])
})
