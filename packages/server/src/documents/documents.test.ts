import {
  claimDocument,
  commentDocument,
  correctComment,
  documentLines,
  documentPeople,
  documentState,
  documentTimeline,
  followDocument,
  moveDocuments,
  saveDocumentLines,
  type Line,
} from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../testing/index.ts'
import { registerDocument } from './index.ts'

let server: TestServer
let boss: TestClient
let sales: TestClient
let doc: TestClient
let party: TestClient

/** Orders as a document of two sides: the kit knows it by its declaration alone. */
const order = {
  kind: 'trialOrder',
  zh: '委托',
  en: 'Order',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: { path: '/tdManage/siCheck', code: 'edit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  page: '/tdManage/siCreator',
  partyPage: '/external/workbench/siSubmit',
  fields: { Vessel: { zh: '船名', en: 'Vessel' } },
} as const

beforeAll(async () => {
  registerDocument({ document: order, table: 'cargo_order', no: 't.order_no', title: 't.mbl_no', guards: {}, effects: {} })
  server = await createTestServer()
  await server.db.owner((owner) =>
    owner.query(`insert into role_permission_item (role_id, item_key, permission_key, value)
      select r.id, 'field', 'customerContact', 'hidden' from role r where r.name in ('业务人员', '财务人员') on conflict do nothing`),
  )
  boss = await server.signIn('boss')
  sales = await server.signIn('sales')
  doc = await server.signIn('doc')
  party = await server.signIn('customer')
})
afterAll(() => server.close())

let made = 0
/** A customer of the test's own. */
async function newCustomer(more: Record<string, string> = {}) {
  const { body } = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `试验客户${(made += 1)}`, ...more } })
  return body.Data
}
const subject = (Id: number) => ({ Kind: 'customer', Id })
const employeeId = async (account: string) => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      'select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1 order by e.id limit 1',
      [account],
    ),
  )
  return row!.id
}
const contact = (Name: string, more: Partial<Record<string, string | boolean>> = {}): Line => ({ Id: 0, Name, ...more })
async function ready(id: number): Promise<string> {
  const { body } = await boss.call(documentState, subject(id))
  return body.Data.UpdateTime
}
const orderId = async () => {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `select o.id from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK' order by o.id limit 1`,
    ),
  )
  return row!.id
}

describe('timeline', () => {
  it('tells who made a record, and what one person changed within ten minutes as one entry', async () => {
    const row = await newCustomer({ Region: '宁波' })
    const save = async (Values: Record<string, string>) => {
      const { body } = await boss.call(customerCalls.get, { Id: row.Id })
      await boss.call(customerCalls.save, { Id: row.Id, UpdateTime: body.Data.UpdateTime, Values: { NameZh: row.NameZh, ...Values } })
    }
    await save({ Region: '上海' })
    await save({ Region: '苏州', Abbr: '试验' })
    const { Rows } = (await boss.call(documentTimeline, subject(row.Id))).body.Data
    expect(Rows.map(({ Event, AuthorName }) => [Event, AuthorName])).toEqual([
      ['changed', '郑国栋'],
      ['created', '郑国栋'],
    ])
    expect(Rows[0]!.Changes).toEqual([
      { Field: 'Abbr', Before: '', After: '试验' },
      { Field: 'Region', Before: '宁波', After: '苏州' },
    ])
  })

  it('has no entry left of what was changed back', async () => {
    const row = await newCustomer({ Region: '宁波' })
    for (const Region of ['上海', '宁波']) {
      const { body } = await boss.call(customerCalls.get, { Id: row.Id })
      await boss.call(customerCalls.save, { Id: row.Id, UpdateTime: body.Data.UpdateTime, Values: { NameZh: row.NameZh, Region } })
    }
    const { Rows } = (await boss.call(documentTimeline, subject(row.Id))).body.Data
    expect(Rows.map(({ Event }) => Event)).toEqual(['created'])
  })
})

describe('comments', () => {
  it('tell whoever is mentioned, with the way to the record', async () => {
    const row = await newCustomer()
    const [me] = (await boss.call(documentPeople, { ...subject(row.Id), Audience: 'internal', Keyword: '王思琪' })).body.Data
    const said = await boss.call(commentDocument, { ...subject(row.Id), Audience: 'internal', Text: '请 @王思琪 跟进', Mentions: [me!.Id] })
    expect(said.body.Data).toMatchObject({ Event: 'comment', Mentions: [{ Id: me!.Id, Name: '王思琪' }], Correctable: true })
    const [latest] = (await sales.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(latest).toMatchObject({
      Title: `郑国栋 在客户 ${row.Code} ${row.NameZh} 中提到了您`,
      Description: '请 @王思琪 跟进',
      Link: `/system/company/customer/customerDetail?Id=${row.Id}`,
    })
    // whoever is mentioned follows from then on
    await boss.call(commentDocument, { ...subject(row.Id), Audience: 'internal', Text: '已安排' })
    expect((await sales.call(messageSelfList, { PageSize: 1 })).body.Data.Rows[0]!.Description).toBe('已安排')
    await sales.call(followDocument, { ...subject(row.Id), On: false })
    await boss.call(commentDocument, { ...subject(row.Id), Audience: 'internal', Text: '不再关注' })
    expect((await sales.call(messageSelfList, { PageSize: 1 })).body.Data.Rows[0]!.Description).toBe('已安排')
  })

  it('mention nobody who may not read them', async () => {
    const row = await newCustomer()
    const Mentions = [await employeeId('customer')]
    const { status } = await boss.call(commentDocument, { ...subject(row.Id), Audience: 'internal', Text: '@沈佳怡', Mentions })
    expect(status).toBe(422)
  })

  it('are corrected and taken back by their author alone', async () => {
    const row = await newCustomer()
    const { body } = await sales.call(commentDocument, { ...subject(row.Id), Audience: 'internal', Text: '写错了' })
    const input = { ...subject(row.Id), EntryId: body.Data.Id }
    expect((await boss.call(correctComment, { ...input, Text: '改' })).status).toBe(422)
    expect((await sales.call(correctComment, { ...input, Text: '写对了' })).body.Data).toMatchObject({ Text: '写对了', Edited: true })
    expect((await sales.call(correctComment, { ...input, Text: '' })).body.Data).toMatchObject({
      Text: '',
      Removed: true,
      Correctable: false,
    })
  })

  it('of the staff never reach the other side, and a reply does not carry them over', async () => {
    const Id = await orderId()
    const at = { Kind: 'trialOrder', Id }
    await doc.call(commentDocument, { ...at, Audience: 'internal', Text: '成本价 1,200，先别告诉客户' })
    await doc.call(commentDocument, { ...at, Audience: 'customer', Text: '舱位已确认' })
    const seen = await party.call(documentTimeline, at)
    expect(seen.body.Data.Rows.map(({ Text }) => Text)).toEqual(['舱位已确认'])
    expect(seen.text).not.toContain('成本价')
    // nor by asking for it, nor by writing into it
    expect((await party.call(documentTimeline, { ...at, Audience: 'internal' })).body.Data.Total).toBe(0)
    expect((await party.call(commentDocument, { ...at, Audience: 'internal', Text: '收到' })).status).toBe(403)
    expect((await party.call(documentPeople, { ...at, Audience: 'internal' })).status).toBe(403)
    await party.call(commentDocument, { ...at, Audience: 'customer', Text: '收到' })
    const internal = (await doc.call(documentTimeline, { ...at, Audience: 'internal' })).body.Data.Rows
    expect(internal.map(({ Text }) => Text)).toEqual(['成本价 1,200，先别告诉客户'])
    // the box of the customer's person names the comment for both sides alone
    const box = await party.call(messageSelfList, { PageSize: 50 })
    expect(box.text).not.toContain('成本价')
  })
})

describe('moves', () => {
  it('ask the guards and say what is missing', async () => {
    const row = await newCustomer()
    const Items = [{ Id: row.Id, UpdateTime: await ready(row.Id) }]
    const { body } = await boss.call(moveDocuments, { Kind: 'customer', Event: 'activate', Items })
    expect(body.Data.Moved).toEqual([])
    expect(body.Data.NotMoved).toMatchObject([
      { Id: row.Id, Code: 'ILLEGAL_TRANSITION', Message: '开始合作前请先补全：统一社会信用代码、至少一位联系人、负责的销售' },
    ])
  })

  it('of many records answer for each: what can move does, the rest stays and says why', async () => {
    const rows = [await newCustomer(), await newCustomer(), await newCustomer()]
    const Items = await Promise.all(rows.map(async ({ Id }) => ({ Id, UpdateTime: await ready(Id) })))
    Items[1] = { ...Items[1]!, UpdateTime: '2020-01-01T00:00:00.000Z' }
    const stop = { Kind: 'customer', Event: 'stop', Items, Reason: 'OTHER' }
    const { body } = await boss.call(moveDocuments, stop)
    expect(body.Data.Moved).toEqual([rows[0]!.Id, rows[2]!.Id])
    expect(body.Data.NotMoved).toMatchObject([{ Id: rows[1]!.Id, No: rows[1]!.Code, Code: 'STALE_WRITE' }])
    expect((await boss.call(documentState, subject(rows[0]!.Id))).body.Data).toMatchObject({ State: 3, Due: null })
    const [entry] = (await boss.call(documentTimeline, subject(rows[0]!.Id))).body.Data.Rows
    expect(entry).toMatchObject({ Event: 'stop', Reason: 'OTHER' })
  })

  it('are made once when two make them at once', async () => {
    const row = await newCustomer()
    const Items = [{ Id: row.Id, UpdateTime: await ready(row.Id) }]
    const input = { Kind: 'customer', Event: 'blacklist', Items, Reason: 'CREDIT', Remarks: '拖欠运费' }
    const answers = await Promise.all([boss.call(moveDocuments, input), sales.call(moveDocuments, input)])
    expect(answers.flatMap(({ body }) => body.Data.Moved)).toEqual([row.Id])
    const { Rows } = (await boss.call(documentTimeline, subject(row.Id))).body.Data
    expect(Rows.filter(({ Event }) => Event === 'blacklist')).toHaveLength(1)
  })

  it('refuse a reason that is none, missing remarks, and people without the button', async () => {
    const row = await newCustomer()
    const Items = [{ Id: row.Id, UpdateTime: await ready(row.Id) }]
    expect((await boss.call(moveDocuments, { Kind: 'customer', Event: 'stop', Items, Reason: 'NONE' })).status).toBe(422)
    expect((await boss.call(moveDocuments, { Kind: 'customer', Event: 'blacklist', Items, Reason: 'CREDIT' })).status).toBe(422)
    const { body } = await doc.call(moveDocuments, { Kind: 'customer', Event: 'stop', Items, Reason: 'OTHER' })
    expect(body.Data.NotMoved).toMatchObject([{ Code: 'FORBIDDEN' }])
  })

  it('start the clock of a state that has one', async () => {
    const row = await newCustomer()
    const { Due, Since } = (await boss.call(documentState, subject(row.Id))).body.Data
    expect([Due === null, Since === null]).toEqual([false, false])
  })
})

describe('claims', () => {
  it('go to one of two who take a record at once, and to another one who says that he takes over', async () => {
    const row = await newCustomer()
    const take = { ...subject(row.Id), Take: true }
    const answers = await Promise.all([boss.call(claimDocument, take), sales.call(claimDocument, take)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const other = answers[0].status === 200 ? sales : boss
    expect((await other.call(claimDocument, take)).body.Message).toContain('正在处理')
    const over = await other.call(claimDocument, { ...take, Over: true })
    expect(over.body.Data.ClaimedName).toBe(other === sales ? '王思琪' : '郑国栋')
  })
})

describe('lines', () => {
  it('are saved as a whole in the version that was opened, with every finding', async () => {
    const row = await newCustomer()
    const opened = await ready(row.Id)
    const save = (Rows: readonly Line[], UpdateTime = opened) =>
      boss.call(saveDocumentLines, { ...subject(row.Id), Part: 'contacts', Rows, UpdateTime })
    const wrong = await save([contact(''), contact('张三', { Email: 'no mail' })])
    expect([wrong.status, wrong.body.Issues?.map(({ Path }) => Path)]).toEqual([422, ['Rows[0].Name', 'Rows[1].Email']])
    const first = await save([contact('张三', { Mobile: '13800001111' }), contact('李四')])
    const [zhang, li] = first.body.Data.Parts['contacts']!
    expect((await save([li!])).status).toBe(412)
    const second = await save([li!, zhang!, contact('王五')], first.body.Data.UpdateTime)
    expect(second.body.Data.Parts['contacts']!.map(({ Id, Name }) => [Id === 0, Name])).toEqual([
      [false, '李四'],
      [false, '张三'],
      [false, '王五'],
    ])
    const third = await save([zhang!], second.body.Data.UpdateTime)
    expect(third.body.Data.Parts['contacts']).toMatchObject([{ Name: '张三', Mobile: '13800001111' }])
  })

  it('keep what their writer does not see', async () => {
    const row = await newCustomer()
    await boss.call(saveDocumentLines, {
      ...subject(row.Id),
      Part: 'contacts',
      Rows: [contact('张三', { Mobile: '13800002222' })],
      UpdateTime: await ready(row.Id),
    })
    const clerk = await server.signIn('finance')
    const seen = await clerk.call(documentLines, subject(row.Id))
    expect(seen.text).not.toContain('13800002222')
    const [line] = seen.body.Data.Parts['contacts']!
    const saved = await clerk.call(saveDocumentLines, {
      ...subject(row.Id),
      Part: 'contacts',
      Rows: [{ ...line!, Title: '经理' }],
      UpdateTime: seen.body.Data.UpdateTime,
    })
    expect(saved.status).toBe(200)
    expect((await boss.call(documentLines, subject(row.Id))).body.Data.Parts['contacts']).toMatchObject([
      { Mobile: '13800002222', Title: '经理' },
    ])
  })
})
