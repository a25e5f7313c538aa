import { assignAtDesk, claimAtDesk, deskPeople, documentState, moveDocuments, nextAtDesk, releaseAtDesk } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booked, furniture, moveBooking } from '../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { registerDocument } from '../index.ts'
import { forgetDocument } from '../registry.ts'

const edit = { path: '/tdManage/siCheck', code: 'edit' } as const
const audit = { path: '/tdManage/siAudit', code: 'audit' } as const
/** Weights to check: a kind of the test's own, over the table of orders. */
const vgm = {
  kind: 'trialVgm',
  zh: 'VGM',
  en: 'VGM',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: edit,
  page: '/tdManage/siCreator',
  fields: {},
  desk: {
    works: audit,
    claims: audit,
    assigns: { path: '/tdManage/siCheck', code: 'assign' },
    holds: 30,
    mine: '/tdManage/siCheck?Claim=mine',
  },
} as const

let server: TestServer
let [reviewer, colleague, ops, customer]: TestClient[] = []
let ids: number[] = []
beforeAll(async () => {
  registerDocument({
    document: vgm,
    table: 'cargo_order',
    where: `t.remark = 'VGM'`,
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    desk: {
      staff: 't.operator_id',
      waiting: `t.goods_type = '1'`,
      due: 't.si_deadline',
      state: 't.goods_type::int',
      stateWord: (code) => `状态 ${code}`,
    },
  })
  server = await createTestServer()
  await sql(`insert into employee_role (employee_id, role_id) select e.id, r.id from employee e join app_user u on u.id = e.user_id
    join role r on r.company_id = e.company_id and r.name = '补料审核员' where u.account = 'sales'`)
  ;[reviewer, colleague, ops, customer] = await Promise.all(
    ['reviewer', 'sales', 'ops', 'customer'].map((account) => server.signIn(account)),
  )
  ids = (
    await sql<{ id: number }>(`update cargo_order set remark = 'VGM', goods_type = '1' where id in (
      select o.id from cargo_order o join employee e on e.company_id = o.operator_id join app_user u on u.id = e.user_id where u.account = 'reviewer'
      order by o.id limit 3) returning id`)
  )
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  for (const [at, id] of ids.entries())
    await sql(`update cargo_order set si_deadline = now() + make_interval(days => $2) where id = $1`, [id, at + 1])
})
afterAll(async () => {
  forgetDocument(vgm.kind)
  await server.close()
})
beforeEach(() => sql(`delete from document_claim where kind = 'trialVgm'`))

const sql = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.db.owner((owner) => owner.query<R>(text, [...values]))
const Kind = vgm.kind
const messages = async (answer: Promise<{ readonly body: { readonly Data: readonly { readonly Message: string }[] } }>) =>
  (await answer).body.Data.map(({ Message }) => Message)
const next = async (client: TestClient, AfterId?: number) =>
  (await client.call(nextAtDesk, { Kind, ...(AfterId === undefined ? {} : { AfterId }) })).body.Data

describe('a claim', () => {
  it('keeps a record from colleagues until it is given back or has ended', async () => {
    expect(await messages(reviewer!.call(claimAtDesk, { Kind, Ids: [ids[0]!] }))).toEqual([''])
    expect(await messages(colleague!.call(claimAtDesk, { Kind, Ids: [ids[0]!, ids[1]!] }))).toEqual([
      '林志远正在处理，可请其取消领取后再领取',
      '',
    ])
    expect(await messages(colleague!.call(releaseAtDesk, { Kind, Ids: [ids[1]!] }))).toEqual([''])
    await sql(`update document_claim set at = at - interval '31 minutes' where kind = 'trialVgm'`)
    expect(await messages(colleague!.call(claimAtDesk, { Kind, Ids: [ids[0]!] }))).toEqual([''])
    expect((await customer!.call(claimAtDesk, { Kind, Ids: [ids[0]!] })).status).toBe(403)
  })

  it('of a record that does not wait, or that is not there, says so', async () => {
    await sql(`update cargo_order set goods_type = '2' where id = $1`, [ids[2]])
    expect(await messages(reviewer!.call(claimAtDesk, { Kind, Ids: [ids[2]!, 999_999] }))).toEqual([
      '该 VGM 状态 2，不在待办队列中',
      '没有找到该 VGM，可能已被删除或无权查看',
    ])
    await sql(`update cargo_order set goods_type = '1' where id = $1`, [ids[2]])
  })

  it('that was assigned does not end by time, and tells its new owner', async () => {
    const people = (await reviewer!.call(deskPeople, { Kind })).body.Data
    const other = people.find(({ Name }) => Name === '王思琪')!
    expect(await messages(reviewer!.call(assignAtDesk, { Kind, Ids: [ids[0]!], EmployeeId: other.EmployeeId }))).toEqual([''])
    await sql(`update document_claim set at = at - interval '9 hours' where kind = 'trialVgm'`)
    expect((await reviewer!.call(deskPeople, { Kind })).body.Data.find(({ Name }) => Name === '王思琪')!.Claimed).toBe(1)
    const [box] = (await colleague!.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(box).toMatchObject({ Title: '有 1 票 VGM 分配给您处理', Link: '/tdManage/siCheck?Claim=mine' })
    // a renewal does not take the assignment away
    await colleague!.call(claimAtDesk, { Kind, Ids: [ids[0]!] })
    expect((await sql<{ assigned: boolean }>(`select assigned from document_claim where kind = 'trialVgm'`))[0]!.assigned).toBe(true)
    expect((await reviewer!.call(assignAtDesk, { Kind, Ids: [ids[1]!], EmployeeId: 1 })).status).toBe(422)
  })
})

it('the queue goes by the cut-off, passes what colleagues have claimed, and begins anew at its end', async () => {
  expect(await next(reviewer!)).toEqual({ Id: ids[0], Remaining: 3 })
  expect(await next(reviewer!, ids[0])).toEqual({ Id: ids[1], Remaining: 3 })
  await colleague!.call(claimAtDesk, { Kind, Ids: [ids[1]!] })
  expect(await next(reviewer!, ids[0])).toEqual({ Id: ids[2], Remaining: 2 })
  expect(await next(colleague!, ids[0])).toEqual({ Id: ids[1], Remaining: 3 })
  expect((await next(reviewer!, ids[2])).Id).toBe(ids[0])
})

it('bookings wait by their clock; a verdict returns one with named fields, and takes it from the desk', async () => {
  const { Id } = await booked(customer!, furniture({}))
  await moveBooking(customer!, 'submit', Id)
  await sql(`update booking set state_due = '2020-01-01' where id = $1`, [Id])
  const at = { Kind: 'booking' }
  expect((await ops!.call(nextAtDesk, at)).body.Data.Id).toBe(Id)
  expect((await ops!.call(claimAtDesk, { ...at, Ids: [Id] })).body.Data).toMatchObject([{ Id, Done: true }])
  const { UpdateTime, ClaimedName } = (await ops!.call(documentState, { ...at, Id })).body.Data
  expect(ClaimedName).not.toBe('')
  const Fields = [{ Field: 'Vessel', Remark: '请写完整船名' }]
  const Items = [{ Id, UpdateTime }]
  const { body } = await ops!.call(moveDocuments, { ...at, Event: 'return', Items, Fields, Remarks: '' })
  expect(body.Data.Moved).toEqual([Id])
  expect((await customer!.call(documentState, { ...at, Id })).body.Data.Returned).toEqual(Fields)
  expect((await ops!.call(nextAtDesk, at)).body.Data.Id).not.toBe(Id)
  expect(await messages(ops!.call(claimAtDesk, { ...at, Ids: [Id] }))).toEqual(['该订舱单待补充，不在待办队列中'])
})
