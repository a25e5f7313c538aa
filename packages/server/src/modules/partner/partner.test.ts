import { commentDocument, documentLines, documentState, documentTimeline, saveDocumentLines, type Line } from '@jst/contracts/document'
import {
  customerCalls,
  customerMore,
  customerStates,
  dutyPeople,
  handovers,
  planHandover,
  providerCalls,
  providerStates,
  runHandover,
  undoHandover,
} from '@jst/contracts/partner'
import { messageSelfList } from '@jst/contracts/messages'
import { siPagedList } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partTables } from '../../documents/merge.ts'
import { registeredDocuments } from '../../documents/registry.ts'
import { upload } from '../../testing/upload.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { together } from '../../testing/together.ts'

let server: TestServer
let boss: TestClient
let sales: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  sales = await server.signIn('sales')
})
afterAll(() => server.close())

let made = 0
async function add(NameZh = `样品客户${(made += 1)}`, more: Record<string, string> = {}) {
  const { body, status } = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh, ...more } })
  expect([status, body.Issues ?? []]).toEqual([200, []])
  return body.Data
}
const at = (Id: number) => ({ Kind: 'customer', Id })
const employee = async (account: string) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      'select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1 order by e.id limit 1',
      [account],
    ),
  )
  return row!.id
}
const assign = (Ids: readonly number[], EmployeeId: number, more = {}) =>
  boss.call(customerMore.assign, { Ids: [...Ids], Duty: 'sales', LaneCode: '', EmployeeId, Replace: true, ...more })
const staffOf = async (Id: number) =>
  (await boss.call(customerMore.staff, { Id })).body.Data.Rows[0]!.Staff.map(({ Duty, Name }) => `${Duty} ${Name}`)

describe('numbers', () => {
  it('are drawn in order by 64 who write at once, none twice and none left out', async () => {
    const answers = await together(
      Array.from({ length: 64 }, (_, no) => () => boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `并发客户${no}` } })),
    )
    const codes = answers.map(({ body }) => body.Data.Code).toSorted()
    const numbers = codes.map((code) => Number(code.slice(-4)))
    expect(new Set(codes).size).toBe(64)
    expect(numbers.at(-1)! - numbers[0]!).toBe(63)
    expect(codes[0]).toMatch(/^KH\d{8}$/)
  })

  it('are not used up by a save that is refused', async () => {
    const before = await add()
    await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '某客户', CreditCode: 'WRONG' } })
    const after = await add()
    expect(Number(after.Code.slice(-4)) - Number(before.Code.slice(-4))).toBe(1)
  })
})

describe('a credit code whose check digit does not fit', () => {
  it('is kept, also of a provider; one of another form is refused', async () => {
    const row = await add('疑码客户', { CreditCode: '91330206MA2H1XQ902' })
    expect(row['CreditCode']).toBe('91330206MA2H1XQ902')
    const provider = await boss.call(providerCalls.save, { Id: 0, Values: { NameZh: '疑码供应商', CreditCode: '91330206MA2H1XQ902' } })
    expect(provider.status).toBe(200)
    const wrong = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '错码客户', CreditCode: '91330206MA2H1XQ9O2' } })
    expect(wrong.body.Issues?.[0]?.Path).toBe('Values.CreditCode')
  })
})

describe('imports', () => {
  it('take a code whose check digit does not fit with a note, and none of another form', async () => {
    const csv = '企业名称,统一社会信用代码\n导入疑码有限公司,91330206MA2H1XQ901\n导入错码有限公司,91330206MA2H1XQ9O1\n'
    const plan = (await upload(server, boss, customerCalls.planImport.path, csv, 'customers.csv')).body.Data
    expect(plan).toMatchObject({ Adds: 1, Bad: 1, Problems: [{ Line: 3, Field: 'CreditCode', Code: 'INVALID' }] })
    expect(plan.Notes).toEqual([
      {
        Line: 2,
        Field: 'CreditCode',
        Label: '统一社会信用代码',
        Value: '91330206MA2H1XQ901',
        Message: '统一社会信用代码的校验位不符，请逐位核对',
        Suggest: '',
        Code: 'CHECK_DIGIT',
      },
    ])
    await boss.call(customerCalls.runImport, { Id: plan.Id, SkipBad: true, SkipLines: [] })
    const [row] = (await boss.call(customerCalls.list, { Keyword: '导入疑码' })).body.Data.Rows
    expect(row).toMatchObject({ CreditCode: '91330206MA2H1XQ901' })
    await boss.call(customerCalls.undoImport, { Id: plan.Id })
  })
  it('number the rows that have no code, in the order of the file, and are taken back whole', async () => {
    const before = await add()
    const csv = '企业名称,客户类型,等级,地区\n导入甲有限公司,工厂,A 级,宁波\n导入乙有限公司,直客,,苏州\n'
    const plan = (await upload(server, boss, customerCalls.planImport.path, csv, 'customers.csv')).body.Data
    expect(plan).toMatchObject({ Adds: 2, Bad: 0 })
    await boss.call(customerCalls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [] })
    const found = (await boss.call(customerCalls.list, { Keyword: '导入', Sort: 'Code' })).body.Data.Rows
    expect(found.map(({ NameZh }) => NameZh)).toEqual(['导入甲有限公司', '导入乙有限公司'])
    const number = (code: string) => Number(code.slice(-4))
    expect(found.map(({ Code }) => number(Code) - number(before.Code))).toEqual([1, 2])
    // somebody has said something about one of them: it is not taken away under him
    const at = { Kind: 'customer', Id: found[0]!.Id }
    const said = (await boss.call(commentDocument, { ...at, Audience: 'internal', Text: '已联系' })).body.Data
    const kept = await boss.call(customerCalls.undoImport, { Id: plan.Id })
    expect([kept.status, kept.body.Message]).toEqual([422, expect.stringContaining('其中 1 条')])
    await server.db.owner((owner) => owner.query('delete from document_entry where id = $1', [said.Id]))
    await boss.call(customerCalls.undoImport, { Id: plan.Id })
    expect((await boss.call(customerCalls.list, { Keyword: '导入' })).body.Data.Total).toBe(0)
  })
})

describe('duplicates', () => {
  const asked = async (query: { NameZh?: string; CreditCode?: string; Phone?: string; Email?: string }) =>
    (await boss.call(customerMore.duplicates, query)).body.Data.map(({ NameZh, Why }) => `${NameZh} ${Why.join()}`)

  it('are found by name however the form of the company is written', async () => {
    expect(await asked({ NameZh: '宁波远帆进出口（有限公司）' })).toEqual([
      '宁波远帆进出口有限公司 name',
      '宁波远帆进出口集团有限公司 name',
    ])
    expect(await asked({ NameZh: '恒泽机电设备' })).toEqual(['苏州恒泽机电有限公司 similar'])
  })
  it('are found by code, telephone and mail, but not by a mail that anybody has', async () => {
    const row = await add('厦门试金石贸易有限公司', {
      CreditCode: '91310000MA1EXAMP01',
      Phone: '0592-2288 3366',
      InvoiceEmail: 'fp@shijinshi.example',
    })
    expect(await asked({ CreditCode: '91310000MA1EXAMP01' })).toEqual(['厦门试金石贸易有限公司 creditCode'])
    expect(await asked({ Phone: '05922288 3366' })).toEqual(['厦门试金石贸易有限公司 phone'])
    expect(await asked({ Email: 'shen@yuanfan-trade.example' })).toEqual([
      '宁波远帆进出口有限公司 domain',
      '宁波远帆进出口集团有限公司 domain',
    ])
    expect(await asked({ Email: 'someone@163.com' })).toEqual([])
    const { body } = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '另一家', CreditCode: '91310000MA1EXAMP01' } })
    expect(body.Issues?.[0]?.Message).toContain(`统一社会信用代码与厦门试金石贸易有限公司（${row.Code}）相同`)
  })
  it('say nothing of what has nothing in common', async () => {
    expect(await asked({ NameZh: '上海国际货运代理有限公司' })).toEqual([])
  })
})

describe('merging', () => {
  it('moves everything that hangs on the row, and fills what the other one does not say', async () => {
    const [from, into] = [await add('合并来源有限公司', { Region: '宁波', Abbr: '来源' }), await add('合并目标有限公司', { Abbr: '目标' })]
    const line: Line = { Id: 0, Name: '张三' }
    const version = async (id: number) => (await boss.call(documentState, at(id))).body.Data.UpdateTime
    await boss.call(saveDocumentLines, { ...at(from.Id), Part: 'contacts', Rows: [line], UpdateTime: await version(from.Id) })
    await boss.call(saveDocumentLines, {
      ...at(into.Id),
      Part: 'contacts',
      Rows: [{ Id: 0, Name: '李四' }],
      UpdateTime: await version(into.Id),
    })
    await sales.call(commentDocument, { ...at(from.Id), Audience: 'internal', Text: '来源的评论' })
    await assign([from.Id], await employee('sales'))
    const { status } = await boss.call(customerCalls.merge, { Id: from.Id, UpdateTime: await version(from.Id), IntoId: into.Id })
    expect(status).toBe(200)
    expect((await boss.call(documentLines, at(into.Id))).body.Data.Parts['contacts']!.map(({ Name }) => Name)).toEqual(['李四', '张三'])
    expect(await staffOf(into.Id)).toEqual(['sales 王思琪'])
    expect((await boss.call(customerCalls.get, { Id: into.Id })).body.Data).toMatchObject({ Region: '宁波', Abbr: '目标' })
    const texts = (await boss.call(documentTimeline, at(into.Id))).body.Data.Rows.map(({ Text }) => Text)
    expect(texts).toContain('来源的评论')
    expect(texts).toContain(`${from.Code} 合并来源有限公司`)
  })

  it('takes bills, receipts, applications and the guarantee along, and leaves a guarantee that the other one has', async () => {
    const [from, into, third] = [await add('账单来源有限公司'), await add('账单目标有限公司'), await add('已有担保有限公司')]
    const insert = (table: string, columns: string, values: string) =>
      server.db.owner((owner) =>
        owner.query(
          `insert into ${table} (company_id, code, customer_id${columns}) select company_id, 'MERGE', id${values} from customer where id = $1`,
          [from.Id],
        ),
      )
    await insert('invoice', '', '')
    await insert('receipt', ', name_zh, currency, amount', ", 'x', 'CNY', 5")
    await insert('release_application', '', '')
    await insert('guarantee', ', name_zh', ", 'x'")
    const owners = async (code: string) =>
      Promise.all(
        ['invoice', 'receipt', 'release_application', 'guarantee'].map(async (table) => {
          const text = `select customer_id as id from ${table} where code = $1`
          const [row] = await server.db.owner((owner) => owner.query<{ id: number }>(text, [code]))
          return row!.id
        }),
      )
    const mergeInto = async ({ Id }: { Id: number }, IntoId: number) =>
      boss.call(customerCalls.merge, { Id, UpdateTime: (await boss.call(documentState, at(Id))).body.Data.UpdateTime, IntoId })
    expect((await mergeInto(from, into.Id)).status).toBe(200)
    expect(await owners('MERGE')).toEqual(Array(4).fill(into.Id))
    await server.db.owner((owner) =>
      owner.query(
        `insert into guarantee (company_id, code, customer_id, name_zh) select company_id, 'OTHER', id, 'x' from customer where id = $1`,
        [third.Id],
      ),
    )
    expect((await mergeInto(into, third.Id)).status).toBe(200)
    expect(await owners('MERGE')).toEqual([third.Id, third.Id, third.Id, into.Id])
  })

  it('keeps the link to the registered company and the terms of credit', async () => {
    const [from, into] = [await add('关联来源有限公司'), await add('关联目标有限公司')]
    const company = await server.db.owner(async (owner) => {
      await owner.query('update customer set credit_limit = 5000, credit_days = 30 where id = $1', [from.Id])
      const [made] = await owner.query<{ id: number }>(
        `insert into company (code, name, kind, operator_id) select 'LINKED', '关联来源有限公司', 'customer', id from company where code = 'HJGJ'
          returning id`,
      )
      return made!.id
    })
    const linked = (await boss.call(customerMore.link, { Id: from.Id, UpdateTime: from.UpdateTime, CompanyId: company })).body.Data
    expect((await boss.call(customerCalls.merge, { Id: from.Id, ...linked, IntoId: into.Id })).status).toBe(200)
    expect((await boss.call(customerCalls.get, { Id: into.Id })).body.Data).toMatchObject({
      Joined: true,
      CreditLimit: 5000,
      CreditDays: 30,
    })
  })

  it('knows every table whose rows name a record', async () => {
    const found = await server.db.owner((owner) =>
      owner.query<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'subject_id'
          -- a message goes on naming what it was about
          and table_name <> 'message' order by 1`,
      ),
    )
    const lines = registeredDocuments().flatMap(({ document: { lines: own = {}, boxes } }) =>
      [...Object.values(own), ...(boxes ? [boxes.boxes, boxes.lines] : [])].map(({ table }) => table),
    )
    expect(found.map(({ name }) => name)).toEqual([...new Set([...partTables, ...lines, 'partner_staff'])].toSorted())
    // and no row of another table points to one by a foreign key but those that merging moves
    const keys = await server.db.owner((owner) =>
      owner.query<{ name: string }>(
        `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid in ('customer'::regclass, 'provider'::regclass)
          and conrelid <> confrelid order by 1`,
      ),
    )
    expect(keys.map(({ name }) => name)).toEqual([
      'credit_application',
      'credit_release',
      'credit_term',
      'guarantee',
      'invoice',
      'receipt',
      'release_application',
      'release_loi',
    ])
  })
})

describe('staff', () => {
  it('are given to many at once, replace whoever had the duty, and hear of it in one message', async () => {
    const rows = [await add(), await add()]
    const ids = rows.map(({ Id }) => Id)
    await assign(ids, await employee('gaojun'))
    const { body } = await assign(ids, await employee('sales'))
    expect(body.Data).toBe(2)
    expect(await staffOf(ids[0]!)).toEqual(['sales 王思琪'])
    const [latest] = (await sales.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(latest!.Title).toBe(`客户「${rows[0]!.NameZh} 等 2 家」由您负责对接`)
    const [entry] = (await boss.call(documentTimeline, at(ids[0]!))).body.Data.Rows
    expect(entry).toMatchObject({ Event: 'staff', Changes: [{ Field: '销售', Before: '高俊', After: '王思琪' }] })
  })
  it('are people of the company alone, on lanes that there are', async () => {
    const { Id } = await add()
    expect((await assign([Id], await employee('customer'))).status).toBe(422)
    expect((await assign([Id], await employee('sales'), { LaneCode: 'NOWHERE' })).status).toBe(422)
  })
  it('decide what somebody sees who sees his own business only', async () => {
    const narrow = await createTestServer()
    await narrow.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name in ('业务人员', '财务人员')`))
    const [keeper, own] = [await narrow.signIn('boss'), await narrow.signIn('tangyi')]
    const { Id } = (await keeper.call(customerCalls.save, { Id: 0, Values: { NameZh: '只给负责人看' } })).body.Data
    expect((await own.call(customerCalls.get, { Id })).status).toBe(404)
    expect((await own.call(documentTimeline, at(Id))).status).toBe(404)
    // what he does not see is no reason to have the same company twice
    const CreditCode = '91310000MA1EXAMP01'
    await keeper.call(customerCalls.save, { Id: 0, Values: { NameZh: '别人的客户', CreditCode } })
    expect((await own.call(customerCalls.save, { Id: 0, Values: { NameZh: '同一家', CreditCode } })).status).toBe(422)
    const EmployeeId = (await keeper.call(dutyPeople, {})).body.Data.find(({ Name }) => Name === '唐艺')!.Id
    await keeper.call(customerMore.assign, { Ids: [Id], Duty: 'sales', LaneCode: '', EmployeeId, Replace: true })
    expect((await own.call(customerCalls.get, { Id })).status).toBe(200)
    await narrow.close()
  })
})

describe('handover', () => {
  it('moves every duty, keeps what the other one has already, and is taken back as far as nobody changed it since', async () => {
    const [giver, taker] = [await employee('songkai'), await employee('fengjie')]
    const rows = [await add(), await add(), await add()]
    const ids = rows.map(({ Id }) => Id)
    await assign(ids, giver)
    await assign([ids[1]!], taker, { Replace: false })
    const plan = (await boss.call(planHandover, { FromId: giver, ToId: taker })).body.Data
    expect(plan.map(({ Id, Shared }) => [Id, Shared])).toEqual(ids.map((id, no) => [id, no === 1]))
    const { body } = await boss.call(runHandover, { FromId: giver, ToId: taker })
    expect(body.Data).toMatchObject({ FromName: '宋凯', ToName: '冯洁', Customers: 3, Duties: 3, Undone: false })
    expect([await staffOf(ids[0]!), await staffOf(ids[1]!)]).toEqual([['sales 冯洁'], ['sales 冯洁']])
    await assign([ids[2]!], await employee('sales'))
    expect((await boss.call(undoHandover, { Id: body.Data.Id })).body.Data).toEqual({ Restored: 2, Kept: 1 })
    expect(await staffOf(ids[0]!)).toEqual(['sales 宋凯'])
    expect((await staffOf(ids[1]!)).toSorted()).toEqual(['sales 冯洁', 'sales 宋凯'])
    expect(await staffOf(ids[2]!)).toEqual(['sales 王思琪'])
    expect((await boss.call(undoHandover, { Id: body.Data.Id })).status).toBe(422)
    expect((await boss.call(handovers, {})).body.Data.Rows[0]).toMatchObject({ Undone: true })
  })
  it('is refused to oneself, to strangers and without anything to hand over', async () => {
    const id = await employee('hanxue')
    expect((await boss.call(runHandover, { FromId: id, ToId: id })).status).toBe(422)
    expect((await boss.call(runHandover, { FromId: id, ToId: await employee('customer') })).status).toBe(422)
    expect((await boss.call(runHandover, { FromId: id, ToId: await employee('sales') })).body.Message).toBe('没有可交接的对接工作')
  })
})

describe('registered companies', () => {
  it('are tied to one customer alone, and only those that we serve', async () => {
    const row = await add()
    const choices = (await boss.call(customerMore.linkChoices, { Id: row.Id, Keyword: '恒泽' })).body.Data
    expect(choices).toMatchObject([{ Name: '苏州恒泽机电有限公司', LinkedTo: '苏州恒泽机电有限公司' }])
    const link = (CompanyId: number) => boss.call(customerMore.link, { Id: row.Id, UpdateTime: row.UpdateTime, CompanyId })
    expect((await link(choices[0]!.Id)).body.Message).toContain('已关联到')
    const [own] = await server.db.owner((owner) => owner.query<{ id: number }>(`select id from company where code = 'HJGJ'`))
    expect((await link(own!.id)).status).toBe(422)
  })
  it('have figures that equal the lists that they open', async () => {
    const { Id } = (await boss.call(customerCalls.list, { Keyword: '远帆进出口有限' })).body.Data.Rows[0]!
    const { Si, Company, Weeks } = (await boss.call(customerMore.survey, { Id })).body.Data
    const count = async (more: { Status?: string }) =>
      (await boss.call(siPagedList, { CompanyId: Company!.Id, PageSize: 1, ...more })).body.Data.Total
    expect(Si).toEqual({
      Count: await count({}),
      Waiting: await count({ Status: '1' }),
      Rejected: await count({ Status: '3' }),
      Approved: await count({ Status: '2' }),
    })
    expect(Si.Count).toBeGreaterThan(0)
    expect(Weeks).toHaveLength(12)
  })
})

it('new rows begin the clock of their first state', async () => {
  const rows = await server.db.owner((owner) =>
    owner.query<{ name: string; hours: number }>(
      `select c.relname as name, extract(epoch from (t.due - clock_timestamp())) ::float8 / 3600 as hours from (values
        ('customer', clock_timestamp() + interval '0'), ('provider', clock_timestamp() + interval '0')) x (name, due)
        join pg_class c on c.relname = x.name cross join lateral (select (xpath('/row/d/text()', query_to_xml(format('select (%s) as d',
        (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
          where d.adrelid = c.oid and a.attname = 'state_due')), false, true, '')))[1]::text::timestamptz as due) t order by 1`,
    ),
  )
  expect(rows.map(({ name, hours }) => [name, Math.round(hours)])).toEqual([
    ['customer', customerStates.states.potential.dueHours],
    ['provider', providerStates.states.potential.dueHours],
  ])
})
