import type { EntityRow } from '@jst/contracts/entity'
import { portCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'

let server: TestServer
let [admin, boss, ops]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[admin, boss, ops] = await Promise.all(['admin', 'boss', 'ops'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const port = (Code: string, more: object = {}) => ({ Code, NameZh: '测试港', NameEn: 'TEST PORT', Country: 'CN', ...more })
const find = async (client: TestClient, Keyword: string, more: object = {}) =>
  (await client.call(portCalls.list, { Keyword, ...more })).body.Data.Rows
const one = async (client: TestClient, code: string) => (await find(client, code)).find(({ Code }) => Code === code)!
const add = async (client: TestClient, code: string, more: object = {}) =>
  (await client.call(portCalls.save, { Id: 0, Values: port(code, more) })).body.Data
const version = ({ Id, UpdateTime }: EntityRow) => ({ Id, UpdateTime })

describe('reading', () => {
  it('finds the ports by code, Chinese, English, pinyin, initials and other codes', async () => {
    expect((await boss!.call(portCalls.list, {})).body.Data.Total).toBe(369)
    for (const words of ['CNSHA', '上海', 'shanghai', 'SHANGHAI', '　上海 ', 'CNSHG'])
      expect(
        (await find(boss!, words)).map(({ Code }) => Code),
        words,
      ).toContain('CNSHA')
    expect(await one(boss!, 'USLAX')).toMatchObject({
      Layer: 'platform',
      State: 'active',
      NameZh: '洛杉矶',
      LaneCode: 'USW',
      LaneCodeName: '美西',
      IsPod: true,
    })
  })
  it('names what a row refers to in the language that is asked for', async () => {
    const english = (await boss!.call(portCalls.list, { Keyword: 'USLAX', Lang: 'en' })).body.Data.Rows
    const losAngeles = english.find(({ Code }) => Code === 'USLAX')!
    expect(losAngeles['LaneCodeName']).toMatch(/^[A-Za-z ,.()/-]+$/)
    const { Id } = losAngeles
    expect((await boss!.call(portCalls.get, { Id, Lang: 'en' })).body.Data['LaneCodeName']).toBe(losAngeles['LaneCodeName'])
    // the Chinese names are remembered apart
    expect((await one(boss!, 'USLAX'))['LaneCodeName']).toBe('美西')
    expect((await boss!.call(portCalls.get, { Id })).body.Data['LaneCodeName']).toBe('美西')
  })
  it('filters, sorts and pages, and refuses what is not offered', async () => {
    const { Rows, Total } = (await boss!.call(portCalls.list, { LaneCode: 'USW', Sort: '-Code', PageSize: 3 })).body.Data
    expect([Total, Rows.map(({ Code }) => Code)]).toEqual([
      7,
      Rows.map(({ Code }) => Code)
        .toSorted()
        .toReversed(),
    ])
    expect((await boss!.call(portCalls.list, { Sort: 'search' })).status).toBe(422)
    expect((await boss!.call(portCalls.list, { Nonsense: 'x' })).status).toBe(422)
    expect((await find(boss!, `'; drop table m_port; --`)).length).toBe(0)
    expect((await find(boss!, '%')).length).toBe(0)
  })
  it('is shown to who may view, and kept from who may not write', async () => {
    expect((await ops!.call(portCalls.list, {})).status).toBe(200)
    expect((await ops!.call(portCalls.save, { Id: 0, Values: port('CNTZ9') })).status).toBe(403)
    expect((await server.client().call(portCalls.list, {})).status).toBe(401)
  })
})

describe("a company's own rows", () => {
  it('are added, changed and told of, each value by itself', async () => {
    const added = await add(boss!, 'cnzz1', { LaneCode: '美西', Aliases: ['老码头', '老码头'] })
    expect(added).toMatchObject({ Code: 'CNZZ1', Layer: 'company', LaneCode: 'USW', Aliases: ['老码头'], State: 'active' })
    const changed = (await boss!.call(portCalls.save, { ...version(added), Values: { ...port('CNZZ1'), NameZh: '新港' } })).body.Data
    expect(changed).toMatchObject({ NameZh: '新港', LaneCode: 'USW' })
    expect((await find(boss!, 'xingang')).map(({ Code }) => Code)).toContain('CNZZ1')
    const [last, first] = (await boss!.call(portCalls.changes, { Id: added.Id })).body.Data.Rows
    expect([first!.Action, last!.Action, last!.Changes]).toEqual([
      'entity.add',
      'entity.modify',
      [{ Field: 'NameZh', Before: '测试港', After: '新港' }],
    ])
    // codes and truths as they are: pages say them in their language
    const filled = Object.fromEntries(first!.Changes.map(({ Field, After }) => [Field, After]))
    expect(filled).toMatchObject({ LaneCode: 'USW', Aliases: '老码头', Enabled: true })
  })
  it('are refused with what a page in another language needs to say why', async () => {
    const refused = async (Values: object) => {
      const { body } = await boss!.call(portCalls.save, { Id: 0, Values: { ...port('CNZZ2'), ...Values } })
      return body.Issues?.map(({ Code, Path, Value }) => [Code, Path, Value])
    }
    expect(await refused({ Code: 'CNZZ1' })).toEqual([['CODE_TAKEN', 'Values.Code', 'CNZZ1']])
    expect(await refused({ Code: 'CNSHA' })).toEqual([['CODE_OF_PLATFORM', 'Values.Code', 'CNSHA']])
    expect(await refused({ LaneCode: '月球' })).toEqual([['REFERENCE_UNKNOWN', 'Values.LaneCode', '月球']])
  })
  it('are nobody else’s, not even as a number in the total', async () => {
    const other = await server.signIn('customer2')
    const grant = `insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, array(select b->>'code'
      from jsonb_array_elements(m.buttons) b) from role r join company c on c.id = r.company_id and c.code = 'HZJD' cross join menu m
      where m.path like '/BasicData/%' on conflict do nothing`
    await server.db.owner((owner) => owner.query(grant))
    const stranger = await server.signIn('customer2')
    expect(other).toBeDefined()
    const mine = await one(boss!, 'CNZZ1')
    expect((await stranger.call(portCalls.list, {})).body.Data.Total).toBe(369)
    expect(await find(stranger, 'CNZZ1')).toEqual([])
    for (const answer of [
      await stranger.call(portCalls.get, { Id: mine.Id }),
      await stranger.call(portCalls.changes, { Id: mine.Id }),
      await stranger.call(portCalls.save, { ...version(mine), Values: port('CNZZ1') }),
      await stranger.call(portCalls.setEnabled, { Items: [version(mine)], Enabled: false }),
      await stranger.call(portCalls.remove, { Items: [version(mine)] }),
      await stranger.call(portCalls.merge, { ...version(mine), IntoId: (await one(stranger, 'CNSHA')).Id }),
    ])
      expect(answer.status).toBe(404)
    // the same code is free for another company
    expect((await add(stranger, 'CNZZ1')).Layer).toBe('company')
    expect((await find(admin!, 'CNZZ1')).length).toBe(0)
  })
  it('have codes of their own', async () => {
    const answers = await Promise.all([1, 2].map(() => boss!.call(portCalls.save, { Id: 0, Values: port('CNZZ2') })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const platforms = await boss!.call(portCalls.save, { Id: 0, Values: port('CNSHA') })
    expect([platforms.status, platforms.body.Issues?.[0]?.Message]).toEqual([
      422,
      '代码 CNSHA 已是平台数据，可直接修改它的显示名称、排序与启用状态',
    ])
  })
  it('are written once per idempotency key', async () => {
    const write = () => boss!.call(portCalls.save, { Id: 0, Values: port('CNZZ3') }, { 'idempotency-key': 'port-3' })
    const [first, again] = [await write(), await write()]
    expect([first.status, again.text]).toEqual([200, first.text])
  })
})

describe("the platform's rows", () => {
  it('take a name, a place and a use of the company’s own, and nothing else', async () => {
    const row = await one(boss!, 'CNNGB')
    const said = (
      await boss!.call(portCalls.save, {
        ...version(row),
        Values: { Code: row.Code, NameZh: '宁波舟山港', NameEn: String(row['NameEn']), Country: 'CN', Sort: 5 },
      })
    ).body.Data
    expect(said).toMatchObject({ NameZh: '宁波舟山港', Sort: 5, Overridden: true, Layer: 'platform' })
    expect((await find(boss!, '舟山港')).map(({ Code }) => Code)).toContain('CNNGB')
    expect(await one(admin!, 'CNNGB')).toMatchObject({ NameZh: '宁波', Overridden: false })
    const wrong = await boss!.call(portCalls.save, {
      ...version(said),
      Values: { Code: row.Code, NameZh: '宁波', NameEn: 'CHANGED', Country: 'CN' },
    })
    expect([wrong.status, wrong.body.Issues?.map(({ Path }) => Path)]).toEqual([422, ['Values.NameEn']])
    expect((await boss!.call(portCalls.remove, { Items: [version(said)] })).status).toBe(403)
    const off = (await boss!.call(portCalls.setEnabled, { Items: [version(said)], Enabled: false })).body.Data[0]!
    expect(off.State).toBe('disabled')
    expect((await one(admin!, 'CNNGB')).State).toBe('active')
    // other companies' words are not in the history that one reads
    const history = async (client: TestClient) => (await client.call(portCalls.changes, { Id: row.Id })).body.Data.Total
    expect([await history(boss!), await history(admin!)]).toEqual([2, 0])
  })
  it('are changed by the platform for everybody', async () => {
    const row = await one(admin!, 'CNTAO')
    const changed = (
      await admin!.call(portCalls.save, { ...version(row), Values: { ...port('CNTAO'), NameZh: '青岛', NameEn: 'Qingdao Port' } })
    ).body.Data
    expect((await one(boss!, 'CNTAO'))['NameEn']).toBe(changed['NameEn'])
  })
})

describe('two people at once', () => {
  it('the later one is told what the row is now', async () => {
    const row = await add(boss!, 'CNZZ4')
    await boss!.call(portCalls.save, { ...version(row), Values: { ...port('CNZZ4'), NameZh: '先保存的' } })
    const late = await boss!.call(portCalls.save, { ...version(row), Values: { ...port('CNZZ4'), NameZh: '后保存的' } })
    expect([late.status, late.body.Data.NameZh]).toEqual([412, '先保存的'])
    const stale = await boss!.call(portCalls.setField, { Items: [version(row)], Field: 'IsPol', Value: true })
    expect([stale.status, (stale.body.Data as unknown as EntityRow).NameZh]).toEqual([412, '先保存的'])
  })
})

describe('many rows at once', () => {
  it('all are set, or none', async () => {
    const [a, b] = [await add(boss!, 'CNZY1'), await add(boss!, 'CNZY2')]
    const set = await boss!.call(portCalls.setField, { Items: [a, b].map(version), Field: 'IsBasePort', Value: true })
    expect(set.body.Data.map((row) => row['IsBasePort'])).toEqual([true, true])
    const half = await boss!.call(portCalls.setEnabled, { Items: [version(set.body.Data[0]!), version(b)], Enabled: false })
    expect(half.status).toBe(412)
    expect((await one(boss!, 'CNZY1')).State).toBe('active')
    for (const [Field, Value] of [
      ['Code', 'CNXXX'],
      ['IsBasePort', 'yes'],
      ['company_id', 1],
      ['Sort', -1],
      ['Sort', 1.5],
    ] as const)
      expect((await boss!.call(portCalls.setField, { Items: [version(set.body.Data[0]!)], Field, Value })).status, Field).toBe(422)
  })
})

it('an empty 排序 is 0, in a new row and in a stored one', async () => {
  const made = (await boss!.call(portCalls.save, { Id: 0, Values: { ...port('CNZY3'), Sort: null } })).body.Data
  expect(made.Sort).toBe(0)
  const sorted = (await boss!.call(portCalls.setField, { Items: [version(made)], Field: 'Sort', Value: 7 })).body.Data[0]!
  const emptied = (await boss!.call(portCalls.setField, { Items: [version(sorted)], Field: 'Sort', Value: null })).body.Data[0]!
  expect([sorted.Sort, emptied.Sort]).toEqual([7, 0])
})

describe('the recycle bin', () => {
  it('takes rows out of use and gives them back', async () => {
    const row = await add(boss!, 'CNZX1')
    expect((await boss!.call(portCalls.remove, { Items: [version(row)] })).body.Data).toEqual({ Changed: 1 })
    expect(await find(boss!, 'CNZX1')).toEqual([])
    const [lying] = await find(boss!, 'CNZX1', { State: 'removed' })
    expect((await boss!.call(portCalls.save, { ...version(lying!), Values: port('CNZX1') })).status).toBe(422)
    const successor = await add(boss!, 'CNZX1')
    expect((await boss!.call(portCalls.restore, { Items: [version(lying!)] })).body.Message).toContain('不能恢复')
    await boss!.call(portCalls.remove, { Items: [version(successor)] })
    expect((await boss!.call(portCalls.restore, { Items: [version(lying!)] })).status).toBe(200)
    expect((await one(boss!, 'CNZX1')).State).toBe('active')
  })
})

describe('merging', () => {
  it('leaves the old code readable: it means the survivor from then on', async () => {
    const [row, into] = [await add(boss!, 'CNZW1', { NameZh: '上海港区' }), await one(boss!, 'CNSHA')]
    const survivor = (await boss!.call(portCalls.merge, { ...version(row), IntoId: into.Id })).body.Data
    expect(survivor.Code).toBe('CNSHA')
    expect((await find(boss!, 'CNZW1', { State: 'merged' }))[0]).toMatchObject({ MergedInto: 'CNSHA' })
    const again = await boss!.call(portCalls.save, { Id: 0, Values: port('CNZW1') })
    expect(again.body.Issues?.[0]).toMatchObject({ Code: 'CODE_MERGED', Message: '代码 CNZW1 已合并到 CNSHA，请直接使用 CNSHA' })
    const platforms = await one(boss!, 'CNTAO')
    expect((await boss!.call(portCalls.merge, { ...version(platforms), IntoId: into.Id })).status).toBe(403)
  })
})

describe('bad input', () => {
  it.each([
    { Code: '上海港' },
    { Code: 'TOOLONG' },
    { NameZh: '' },
    { NameZh: '长'.repeat(4_000) },
    { Country: 'CHN' },
    { LaneCode: '没有的航线' },
    { Lon: 181 },
    { IsPol: 'true' },
    { Aliases: 'CNSHG' },
    { CompanyId: 1 },
    { Sort: null, Enabled: null },
  ])('refuses %o', async (more) => {
    const answer = await boss!.call(portCalls.save, { Id: 0, Values: port('CNZV1', more) })
    expect(answer.status).toBe(422)
    expect(answer.body.Issues?.length).toBeGreaterThan(0)
    expect(await find(boss!, 'CNZV1')).toEqual([])
  })
  it('keeps scripts as the text they are', async () => {
    const name = `<script>alert(1)</script>'"--`
    expect((await add(boss!, 'CNZV2', { NameZh: name })).NameZh).toBe(name)
  })
})
