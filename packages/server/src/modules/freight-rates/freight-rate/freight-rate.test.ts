import { documentLines, documentState, documentTimeline, moveDocuments, saveDocumentLines } from '@jst/contracts/document'
import { freightRateCalls as calls, freightRateDocument as document } from '@jst/contracts/freight-rates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [boss, pricing, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, pricing, sales, reviewer] = await Promise.all(['boss', 'pricing', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const at = (Id: number) => ({ Kind: document.kind, Id })
let weekday = 0
const values = (more = {}) => ({
  CarrierCode: 'COSCO',
  PolCode: 'CNSHA',
  PodCode: 'USLAX',
  CurrencyCode: 'USD',
  RateType: 'FAK',
  Commodity: `品名${(weekday += 1)}`,
  Cost40HQ: 1_600,
  Floor40HQ: 1_850.5,
  ValidFrom: '2026-01-01',
  ValidTo: '2099-12-31',
  Basis: 'ATD',
  ...more,
})
const save = (client: TestClient, more = {}) => client.call(calls.save, { Id: 0, Values: values(more) })
const stateOf = async (Id: number) => (await boss!.call(documentState, at(Id))).body.Data
async function move(client: TestClient, Event: string, Id: number, Reason = '') {
  const { UpdateTime } = await stateOf(Id)
  const { body } = await client.call(moveDocuments, { Kind: document.kind, Event, Reason, Items: [{ Id, UpdateTime }] })
  return body.Data.NotMoved.map(({ Message }) => Message)
}
const versions = (id: number) =>
  server.db.owner((owner) =>
    owner.query<{ version: number; facts: Record<string, unknown>; name: string | null }>(
      `select v.version, v.facts, e.name from freight_rate_version v left join employee e on e.id = v.employee_id where v.rate_id = $1 order by v.version`,
      [id],
    ),
  )

/** Finance with the pages of pricing, in a role that hides one field. */
async function hidingClient(field: string): Promise<TestClient> {
  await server.db.owner(async (owner) => {
    // what belongs to a role is looked up by row-level security, so that the role has to be there
    await owner.query(`insert into role (company_id, name, data_scope) select id, '看不到成本', 'company' from company where code = 'HJGJ'`)
    await owner.query(
      `with narrow as (select id from role where name = '看不到成本'),
        pages as (insert into role_menu (role_id, menu_id, buttons) select distinct on (m.menu_id) narrow.id, m.menu_id, m.buttons
          from narrow, role_menu m join employee_role er on er.role_id = m.role_id join employee e on e.id = er.employee_id
          join app_user u on u.id = e.user_id where u.account = 'pricing'),
        hidden as (insert into role_permission_item (role_id, item_key, permission_key, value) select narrow.id, 'field', $1, 'hidden' from narrow)
       update employee_role er set role_id = narrow.id from narrow, employee e join app_user u on u.id = e.user_id
         where er.employee_id = e.id and u.account = 'finance'`,
      [field],
    )
  })
  return server.signIn('finance')
}

describe('整箱运价管理', () => {
  it('refuses days in the wrong order and a price of a box without its type, and says where', async () => {
    const paths = async (more: object) => (await save(boss!, more)).body.Issues?.map(({ Path }) => Path)
    expect(await paths({ ValidTo: '2025-01-01' })).toEqual(['Values.ValidTo'])
    expect(await paths({ FloorOther: 2_000 })).toEqual(['Values.OtherBox'])
    expect(await paths({ FloorOther: 2_000, OtherBox: '40HQ' })).toEqual(['Values.OtherBox'])
    expect(await paths({ PolCode: 'XXXXX' })).toEqual(['Values.PolCode'])
  })

  it('asks before a price is kept that is far from its kind, keeps it once it is confirmed, and does not ask again', async () => {
    const far = { Floor20GP: 18_500, Floor40HQ: 230, Cost40HQ: null }
    const asked = await save(pricing!, far)
    expect([asked.status, asked.body.Code]).toEqual([422, 'CONFIRMATION_REQUIRED'])
    expect(asked.body.Issues?.map(({ Path, Severity, Message }) => [Path, Severity, Message])).toEqual([
      ['Values.Floor20GP', 'WARN', '20GP 底价 18,500 与 40HQ 230 相差 80 倍'],
    ])
    const Values = values(far)
    const { Id, UpdateTime } = (await pricing!.call(calls.save, { Id: 0, Values, Sure: true })).body.Data
    expect((await pricing!.call(calls.save, { Id, UpdateTime, Values: { ...Values, RemarkPublic: '已核对' } })).status).toBe(200)
    const { Rows } = (await pricing!.call(calls.changes, { Id })).body.Data
    expect(Rows.map(({ Action }) => Action)).toEqual(['entity.modify', 'entity.confirm', 'entity.add'])
    expect(Rows[1]?.Changes).toMatchObject([{ Field: 'Confirmed', After: '20GP底价' }])
  })

  it('asks the same of cells in place, of all chosen rates at once', async () => {
    const rows = (await Promise.all([save(pricing!), save(pricing!)])).map(({ body }) => body.Data)
    const Items = rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime }))
    const set = (more: object = {}) => pricing!.call(calls.setField, { Items, Field: 'Floor40HQ', Value: 94_350, ...more })
    const { status, body } = await set()
    expect([status, body.Code]).toEqual([422, 'CONFIRMATION_REQUIRED'])
    expect(body.Issues?.map(({ Message }) => Message)).toEqual([
      '40HQ 底价 94,350 远高于常见运价',
      '40HQ 底价 1,850.5 → 94,350，变动过大',
      '40HQ 底价 94,350 是成本的 59 倍',
    ])
    const floors = async () => Promise.all(rows.map(async ({ Id }) => (await pricing!.call(calls.get, { Id })).body.Data['Floor40HQ']))
    expect(await floors()).toEqual([1_850.5, 1_850.5])
    expect((await set({ Sure: true })).status).toBe(200)
    expect(await floors()).toEqual([94_350, 94_350])
  })

  it('asks without amounts beside a price that the role hides', async () => {
    const { body } = await save(pricing!, { Cost40HQ: 300 })
    expect(body.Code).toBe('CONFIRMATION_REQUIRED')
    const made = (await pricing!.call(calls.save, { Id: 0, Values: values({ Cost40HQ: 300, Floor40HQ: 1_400 }) })).body.Data
    const hidden = await hidingClient('costPrice')
    const asked = await hidden.call(calls.setField, {
      Items: [{ Id: made.Id, UpdateTime: made.UpdateTime }],
      Field: 'Floor40HQ',
      Value: 1_900,
    })
    expect([asked.body.Code, asked.body.Issues?.map(({ Message }) => Message)]).toEqual(['CONFIRMATION_REQUIRED', ['价格与同类相差过大']])
  })

  it('imports what a supplier sends without numbers of ours: each line draws one', async () => {
    const file =
      '船公司,装货港,目的港,币种,40HQ底价,生效日期,截止日期\nMSC,上海,洛杉矶,USD,1930,2098-01-01,2098-01-15\nMSC,宁波,长滩,USD,1960,2098-01-01,2098-01-15'
    const plan = (await upload(server, pricing!, calls.planImport.path, file)).body.Data
    expect([plan.Adds, plan.Bad]).toEqual([2, 0])
    await pricing!.call(calls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [] })
    const made = await server.db.owner((owner) =>
      owner.query<{ code: string; pol: string }>(
        `select code, pol_code as pol from freight_rate where carrier_code = 'MSC' and valid_from = '2098-01-01' order by pol_code`,
      ),
    )
    expect(made.map(({ code, pol }) => [/^YJ\d+$/.test(code), pol])).toEqual([
      [true, 'CNNGB'],
      [true, 'CNSHA'],
    ])
    const { status, body } = await upload(server, pricing!, calls.planImport.path, '船公司,装货港,目的港\nMSC,上海,洛杉矶')
    expect([status, body.Message]).toEqual([422, expect.stringContaining('至少包含“船公司、装货港、卸货港、币种、生效日期、有效期至”')])
  })

  it('tells far prices of a file in its plan, and keeps them only once they are confirmed', async () => {
    const heading = '船公司,装货港,目的港,币种,20GP底价,40HQ底价,生效日期,截止日期'
    const file = `${heading}\nMSC,上海,洛杉矶,USD,18500,230,2097-01-01,2097-01-15\nMSC,宁波,洛杉矶,USD,200,230,2097-01-01,2097-01-15`
    const plan = (await upload(server, pricing!, calls.planImport.path, file)).body.Data
    expect([plan.Adds, plan.Notes?.map(({ Line, Label, Code, Message }) => [Line, Label, Code, Message])]).toEqual([
      2,
      [[2, '20GP底价', 'FAR_PRICE', '20GP 底价 18,500 与 40HQ 230 相差 80 倍']],
    ])
    const run = (more: object) => pricing!.call(calls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [], ...more })
    const refused = await run({})
    expect([refused.body.Code, refused.body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      'CONFIRMATION_REQUIRED',
      [['Lines[2].Floor20GP', '第 2 行 20GP 底价 18,500 与 40HQ 230 相差 80 倍']],
    ])
    const count = async () =>
      (
        await server.db.owner((owner) =>
          owner.query(`select id from freight_rate where carrier_code = 'MSC' and valid_from = '2097-01-01'`),
        )
      ).length
    expect(await count()).toBe(0)
    expect((await run({ Sure: true })).status).toBe(200)
    expect(await count()).toBe(2)
    const [log] = await server.db.owner((owner) =>
      owner.query<{ diff: object }>(`select diff from audit_log where action = 'entity.import-run' and entity_id = $1`, [plan.Id]),
    )
    expect(log!.diff).toMatchObject({ Lines: 2, Confirmed: '20GP底价' })
    // a file whose doubtful line is left out is not asked about
    const other = (await upload(server, pricing!, calls.planImport.path, file.replaceAll('2097', '2096'))).body.Data
    expect((await pricing!.call(calls.runImport, { Id: other.Id, SkipBad: false, SkipLines: [2] })).status).toBe(200)
  })

  it('asks before a move publishes a far price, and before far surcharges are kept', async () => {
    const Values = values({ PodCode: 'PHMNL', Floor20GP: 18_500, Floor40HQ: 230 })
    const far = (await pricing!.call(calls.save, { Id: 0, Values, Sure: true })).body.Data
    const publish = async (more: object) => {
      const { UpdateTime } = (await pricing!.call(documentState, { Kind: document.kind, Id: far.Id })).body.Data
      return pricing!.call(moveDocuments, { Kind: document.kind, Event: 'publish', Items: [{ Id: far.Id, UpdateTime }], ...more })
    }
    const asked = await publish({})
    expect([asked.body.Code, asked.body.Issues?.[0]?.Message]).toEqual([
      'CONFIRMATION_REQUIRED',
      `${far.Code} 20GP 底价 18,500 与 40HQ 230 相差 80 倍`,
    ])
    expect((await publish({ Sure: true })).body.Data.Moved).toEqual([far.Id])
    const at = { Kind: document.kind, Id: far.Id }
    const surcharge = async (Amount: number, more: object = {}) => {
      const { UpdateTime } = (await pricing!.call(documentLines, at)).body.Data
      const Rows = [{ Id: 0, ChargeCode: 'THC', CurrencyCode: 'CNY', Basis: 'C', Amount, PercentOf: [] }]
      return pricing!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows, ...more })
    }
    const { body } = await surcharge(825_000)
    expect([body.Code, body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      'CONFIRMATION_REQUIRED',
      [['Rows[0].Amount', 'THC CNY 825,000.00 远高于常见费用']],
    ])
    expect((await surcharge(825)).status).toBe(200)
    expect((await surcharge(825_000, { Sure: true })).status).toBe(200)
  })

  it('publishes what has a floor and is no double, and shows it as active', async () => {
    const bare = (await save(boss!, { Floor40HQ: null })).body.Data
    expect(await move(boss!, 'publish', bare.Id)).toEqual(['请至少填写一个箱型的底价'])
    const over = (await save(boss!, { ValidTo: '2026-01-31' })).body.Data
    expect(over['Effect']).toBe('expired')
    expect(await move(boss!, 'publish', over.Id)).toEqual(['已过有效期，请先修改「有效期至」'])
    const first = (await save(boss!, { Commodity: '相同' })).body.Data
    const second = (await save(boss!, { Commodity: '相同', ValidFrom: '2099-12-31' })).body.Data
    expect(await move(boss!, 'publish', first.Id)).toEqual([])
    expect(await move(boss!, 'publish', second.Id)).toEqual([expect.stringContaining(first.Code)])
    expect(await move(boss!, 'disable', first.Id, 'WITHDRAWN')).toEqual([])
    expect(await move(boss!, 'publish', second.Id)).toEqual([])
    const row = (await boss!.call(calls.get, { Id: second.Id })).body.Data
    expect([row['Stage'], row['Effect'], row['Floor40HQ']]).toEqual(['published', 'pending', 1_850.5])
  })

  it('keeps a version of each change with its surcharges, by whom it was made', async () => {
    const { Id, UpdateTime } = (await save(boss!)).body.Data
    await pricing!.call(calls.setField, { Items: [{ Id, UpdateTime }], Field: 'Floor40HQ', Value: 1_900 })
    const lines = (await boss!.call(documentLines, at(Id))).body.Data
    const surcharge = {
      Id: 0,
      ChargeCode: 'THC',
      Basis: 'C',
      PpCc: 'PP',
      CurrencyCode: 'CNY',
      Amount: 1_130,
      ConditionValues: [],
      PercentOf: [],
    }
    const saved = await boss!.call(saveDocumentLines, { ...at(Id), UpdateTime: lines.UpdateTime, Part: 'surcharges', Rows: [surcharge] })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
    const kept = await versions(Id)
    expect(
      kept.map(({ version, facts, name }) => [version, Number(facts['floor40_hq']), (facts['surcharges'] as unknown[]).length, name]),
    ).toEqual([
      [1, 1_850.5, 0, expect.any(String)],
      [2, 1_900, 0, expect.any(String)],
      [3, 1_900, 1, expect.any(String)],
    ])
    expect(kept[0]!.name).not.toBe(kept[1]!.name)
  })

  it('hides cost, supplier and contract from whose role hides them: in lists, pages, sorting, files, history and what is written', async () => {
    const secret = { Cost40HQ: 1_234.56, ContractNo: 'SECRET-77' }
    const { Id, UpdateTime } = (await save(boss!, secret)).body.Data
    await boss!.call(calls.setField, { Items: [{ Id, UpdateTime }], Field: 'Cost40HQ', Value: 1_233.44 })
    const answers = await Promise.all([
      sales!.call(calls.list, {}),
      sales!.call(calls.get, { Id }),
      sales!.call(calls.changes, { Id }),
      sales!.call(documentTimeline, at(Id)),
    ])
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      for (const words of ['1234.56', '1233.44', 'SECRET-77', 'Cost40HQ', 'ContractNo', 'SupplierCode']) expect(text).not.toContain(words)
    }
    expect((await sales!.call(calls.list, { Sort: 'Cost40HQ' })).status).toBe(422)
    expect((await sales!.call(calls.list, { SupplierCode: 'GYS1' })).body.Data?.Rows ?? []).toEqual(
      (await sales!.call(calls.list, {})).body.Data.Rows,
    )
    const seen = (await boss!.call(calls.get, { Id })).body.Data
    expect([seen['Cost40HQ'], seen['ContractNo']]).toEqual([1_233.44, 'SECRET-77'])
  })

  it('is for those who may', async () => {
    expect((await save(reviewer!)).status).toBe(403)
    const { Id } = (await save(boss!)).body.Data
    expect((await reviewer!.call(documentState, at(Id))).status).toBe(403)
  })
})
