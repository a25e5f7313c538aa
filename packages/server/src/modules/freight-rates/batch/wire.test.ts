import { documentTimeline } from '@jst/contracts/document'
import {
  compareRateVersions,
  freightRateCalls as calls,
  freightRateDocument as document,
  planRateBatch,
  rateBatches,
  rateModifications,
  rateVersions,
  runRateBatch,
  undoRateBatch,
  type RateStep,
} from '@jst/contracts/freight-rates'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutInstants } from '../../../testing/without-instants.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { connectLive, type LiveClient } from '../../../testing/live-client.ts'
import { until } from '../../../testing/until.ts'

/** Costs, supplier and contract are hidden from sales, floors besides from finance, which has a role of its own. */
const accounts = ['pricing', 'sales', 'finance', 'customer'] as const
type Account = (typeof accounts)[number]
let server: TestServer
const clients = new Map<Account, TestClient>()
const live = new Map<Account, LiveClient>()
beforeAll(async () => {
  server = await createTestServer()
  await server.db.owner(async (owner) => {
    // what belongs to a role is looked up by row-level security, so that the role has to be there
    await owner.query(`insert into role (company_id, name, data_scope) select id, '看不到底价', 'company' from company where code = 'HJGJ'`)
    await owner.query(
      `with narrow as (select id from role where name = '看不到底价'),
        pages as (insert into role_menu (role_id, menu_id, buttons) select narrow.id, m.menu_id, m.buttons from narrow, role_menu m
          join role r on r.id = m.role_id join company c on c.id = r.company_id where c.code = 'HJGJ' and r.name = '业务人员'),
        hidden as (insert into role_permission_item (role_id, item_key, permission_key, value) select narrow.id, 'field', key, 'hidden'
          from narrow, unnest(array['costPrice', 'floorPrice', 'supplier', 'contractNo', 'margin']) as key)
       update employee_role er set role_id = narrow.id from narrow, employee e join app_user u on u.id = e.user_id
         where er.employee_id = e.id and u.account = 'finance'`,
    )
  })
  const base = await server.listen()
  for (const account of accounts) {
    clients.set(account, await server.signIn(account))
    live.set(account, await connectLive(base, of(account).token))
  }
})
afterAll(async () => {
  for (const { socket } of live.values()) socket.close()
  await server.close()
})
const of = (account: Account) => clients.get(account)!

const priced = (Target: 'COST' | 'FLOOR' | 'BOTH', Value: string): RateStep => ({
  Kind: 'PRICE',
  Target,
  Boxes: ['40HQ'],
  How: 'ADD',
  Value,
  RoundTo: '',
  Rounding: 'HALF_UP',
})
async function batch(Id: number, From: string, ...Steps: RateStep[]) {
  const { body } = await of('pricing').call(planRateBatch, { Ids: [Id], Filter: {}, Change: { From, Steps }, Note: '' })
  const ran = await of('pricing').call(runRateBatch, { Id: body.Data.Id, Sure: true })
  expect([ran.status, ran.body.Message]).toEqual([200, undefined])
  return body.Data.Id
}

/** Each is written by an act of its own, so that none can be told by another's words. */
const costs = ['1711.11', '1722.22', '1735.35', '1746.34', '1757.68', '13.13', '10.99', '22.33', '73.37', '52.52']
const floors = ['1911.11', '1922.22', '1933.33', '1944.32', '2037.47', '11.11', '81.81', '77.77']
const sources = ['GYS26010001', 'GYS26010002', 'CONTRACT-ONE', 'CONTRACT-TWO']
const keys = { cost: 'Cost40HQ', floor: 'Floor40HQ', supplier: 'SupplierCode', contract: 'ContractNo' }

/** A rate that was changed in every way there is: alone, in batches on cost, floor and both, split, and taken back. */
async function changedRate() {
  const Values = {
    CarrierCode: 'COSCO',
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    Commodity: '线上核对',
    SupplierCode: 'GYS26010001',
    ContractNo: 'CONTRACT-ONE',
    Cost40HQ: 1_711.11,
    Floor40HQ: 1_911.11,
    Cost20GP: 52.52,
    Floor20GP: 77.77,
    ValidFrom: '2099-11-01',
    ValidTo: '2099-11-30',
  }
  const { Id } = (await of('pricing').call(calls.save, { Id: 0, Values, Sure: true })).body.Data
  let now: object = Values
  for (const more of [{ Cost40HQ: 1_722.22 }, { Floor40HQ: 1_922.22 }, { SupplierCode: 'GYS26010002' }, { ContractNo: 'CONTRACT-TWO' }]) {
    const row = (await of('pricing').call(calls.get, { Id })).body.Data
    now = { ...now, Code: row.Code, ...more }
    const { status, body } = await of('pricing').call(calls.save, {
      Id,
      UpdateTime: row.UpdateTime,
      Values: now as typeof Values,
      Sure: true,
    })
    expect([status, body.Issues ?? []]).toEqual([200, []])
  }
  await batch(Id, '', priced('COST', '13.13'))
  await batch(Id, '', priced('FLOOR', '11.11'))
  const taken = await batch(Id, '', priced('BOTH', '10.99'), { Kind: 'VALIDITY', How: 'END', Day: '2099-12-15', Days: 0 })
  expect((await of('pricing').call(undoRateBatch, { Id: taken })).body.Data.Restored).toBe(1)
  // a rate of which no price changes is told in the same words
  await batch(Id, '', { ...priced('COST', '73.37'), Boxes: ['45HQ'] } as RateStep, {
    Kind: 'VALIDITY',
    How: 'END',
    Day: '2099-12-20',
    Days: 0,
  })
  await batch(Id, '2099-11-16', priced('BOTH', '22.33'), priced('FLOOR', '81.81'))
  const [split] = (
    await of('pricing').call(calls.list, { Keyword: 'COSCO', PolCode: 'CNSHA', PodCode: 'USLAX', Sort: '-UpdateTime' })
  ).body.Data.Rows.filter((row) => row['Commodity'] === '线上核对' && row.Id !== Id)
  return { Id, splitId: split!.Id }
}

async function read(client: TestClient, Id: number): Promise<[name: string, text: string][]> {
  const answers = {
    modifications: await client.call(rateModifications, { PageSize: 200 }),
    batches: await client.call(rateBatches, { PageSize: 50 }),
    changes: await client.call(calls.changes, { Id, PageSize: 50 }),
    timeline: await client.call(documentTimeline, { Kind: document.kind, Id, PageSize: 50 }),
    versions: await client.call(rateVersions, { Id }),
    compared: await client.call(compareRateVersions, { Id, From: 1, To: 5 }),
    row: await client.call(calls.get, { Id }),
    notices: await client.call(messageSelfList, { PageSize: 50 }),
  }
  return Object.entries(answers).map(([name, { status, text }]) => {
    expect([name, status === 200 || name === 'compared']).toEqual([name, true])
    return [name, text]
  })
}
const told = (texts: readonly [string, string][], words: readonly string[]) =>
  texts.flatMap(([name, text]) => words.filter((word) => withoutInstants(text).includes(word)).map((word) => `${name}: ${word}`))

describe('what the logs of rates and the live channel tell', () => {
  let ids: number[] = []
  beforeAll(async () => {
    const { Id, splitId } = await changedRate()
    ids = [Id, splitId]
  })

  it('has cost, floor, supplier and contract for whoever may see them, so that they could be told', async () => {
    const texts = await read(of('pricing'), ids[0]!)
    for (const word of [
      '1722.22',
      '1735.35',
      '1746.34',
      '1757.68',
      '1922.22',
      '1933.33',
      '1944.32',
      '2037.47',
      'GYS26010002',
      'CONTRACT-TWO',
      ...Object.values(keys),
    ])
      expect([word, told(texts, [word]).length > 0]).toEqual([word, true])
  })

  it('has no cost, supplier or contract for whoever may not see them: lists, change log, timeline, versions, notices', async () => {
    for (const Id of ids) {
      const texts = await read(of('sales'), Id)
      expect(told(texts, [...costs, ...sources, keys.cost, keys.supplier, keys.contract])).toEqual([])
      // floors are his to see
      expect(told(texts, [keys.floor]).length).toBeGreaterThan(0)
    }
  })

  it('has no floor either where that is hidden, and still says that there were changes', async () => {
    for (const Id of ids) {
      const texts = await read(of('finance'), Id)
      expect(told(texts, [...costs, ...floors, ...sources, ...Object.values(keys)])).toEqual([])
      expect(told(texts, ['ValidTo']).length).toBeGreaterThan(0)
    }
  })

  it('sends frames that name records alone, to staff; none of rates to a customer', async () => {
    const framesOf = (account: Account) => live.get(account)!.frames.filter(({ type }) => !type.startsWith('auth/'))
    for (const account of ['sales', 'finance'] as const) {
      await until(() => framesOf(account).some(({ content }) => JSON.stringify(content).includes(String(ids[1]))))
      const text = JSON.stringify(framesOf(account))
      expect([account, told([[account, text]], [...costs, ...floors, ...sources, ...Object.values(keys)])]).toEqual([account, []])
    }
    expect(JSON.stringify(framesOf('customer'))).not.toContain('freightRate')
  })
})
