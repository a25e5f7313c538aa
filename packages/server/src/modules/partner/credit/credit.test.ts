import { documentState, moveDocuments, withdrawRound, approvalRounds } from '@jst/contracts/document'
import {
  creditGate,
  creditRule,
  creditStates,
  customerCalls,
  customerCredit,
  saveCreditApplication,
  saveCreditRule,
} from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, doc, ops, customer]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, doc, ops, customer] = await Promise.all(
    ['boss', 'sales', 'doc', 'ops', 'customer'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

const terms = { CreditLimit: 600_000, CreditDays: 30, CreditGate: 'approve', ValidTo: null, Reason: '旺季放量', Submit: true } as const
const add = async (NameZh: string) => (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh } })).body.Data
/** A registered company that is a customer of the operator, with the key of the customer. */
async function linked(name: string): Promise<{ company: number; id: number }> {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ company: number; id: number }>('select linked_id as company, id from customer where name_zh = $1', [name]),
  )
  return row!
}

describe('the gate of a registered company', () => {
  const gate = async (CompanyId: number, Amount = 0) => (await boss!.call(creditGate, { CompanyId, Amount })).body.Data
  it('is that of its customer: its own beyond the limit, and shut for who is on the black list', async () => {
    const { company, id } = await linked('义乌市同乐日用品有限公司')
    expect((await gate(company, 150_000)).Verdict).toMatchObject({ Gate: 'pass', Cause: 'within' })
    expect(await gate(company, 150_000.01)).toMatchObject({ Limit: 150_000, Used: 0, Verdict: { Gate: 'block', Cause: 'beyond' } })
    const { UpdateTime } = (await boss!.call(documentState, { Kind: 'customer', Id: id })).body.Data
    const move = { Kind: 'customer', Event: 'blacklist', Items: [{ Id: id, UpdateTime }], Reason: 'CREDIT', Remarks: '拖欠运费' }
    expect((await boss!.call(moveDocuments, move)).body.Data.Moved).toEqual([id])
    expect((await gate(company)).Verdict).toMatchObject({ Gate: 'block', Cause: 'blacklisted' })
  })
  it('goes by the terms that hold on the day that is asked for', async () => {
    const { company, id } = await linked('苏州恒泽机电有限公司')
    await server.db.owner(async (owner) => {
      await owner.query('delete from credit_term where customer_id = $1', [id])
      await owner.query(
        `insert into credit_term (company_id, customer_id, credit_limit, credit_days, credit_gate, valid)
          select company_id, id, 7000, 30, 'block', '[2026-01-01,2026-07-01)' from customer where id = $1`,
        [id],
      )
    })
    const on = async (Day: string) => (await boss!.call(creditGate, { CompanyId: company, Amount: 7001, Day })).body.Data
    expect(await on('2026-06-30')).toMatchObject({ Limit: 7000, ValidTo: '2026-06-30', Verdict: { Gate: 'block', Cause: 'beyond' } })
    expect(await on('2026-07-01')).toMatchObject({ Limit: null, Verdict: { Cause: 'without' } })
  })
  it('is unknown for a company that is no customer of the reader', async () => {
    expect((await boss!.call(creditGate, { CompanyId: 999_999 })).status).toBe(404)
    const { company } = await linked('宁波远帆进出口有限公司')
    expect((await customer!.call(creditGate, { CompanyId: company })).status).toBe(403)
  })
  it('follows the rule of the company where the customer has no terms, from the moment on at which it is saved', async () => {
    const { Id } = await add('没有授信的客户')
    const verdict = async () => (await doc!.call(customerCredit, { Id })).body.Data.Standing.Verdict
    expect(await verdict()).toMatchObject({ Gate: 'warn', Cause: 'without' })
    const { UpdateTime } = (await boss!.call(creditRule, {})).body.Data
    expect(UpdateTime).toBeNull()
    const rule = { Gate: 'block', Without: 'block', OverdueDays: 7, UpdateTime } as const
    const both = await Promise.all([boss!.call(saveCreditRule, rule), boss!.call(saveCreditRule, rule)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await verdict()).toMatchObject({ Gate: 'block', Cause: 'without' })
    expect((await ops!.call(saveCreditRule, rule)).status).toBe(403)
  })
  it('counts terms that have run out as none', async () => {
    const { Id } = await add('授信到期的客户')
    await server.db.owner((owner) =>
      owner.query(`update customer set credit_limit = 5e5, credit_gate = 'warn', credit_to = china_day() - 1 where id = $1`, [Id]),
    )
    expect((await doc!.call(customerCredit, { Id })).body.Data.Standing.Verdict.Cause).toBe('expired')
    await server.db.owner((owner) => owner.query('update customer set credit_to = china_day() where id = $1', [Id]))
    expect((await doc!.call(customerCredit, { Id })).body.Data.Standing.Verdict.Cause).toBe('within')
  })
})

describe('applications of customers that are merged', () => {
  const merge = async (from: number, into: number) => {
    const { UpdateTime } = (await boss!.call(customerCalls.get, { Id: from })).body.Data
    return boss!.call(customerCalls.merge, { Id: from, UpdateTime, IntoId: into })
  }
  it('are those of the one that stays, also while they are in approval', async () => {
    const [from, into] = [await add('信用合并来源'), await add('信用合并目标')]
    const one = (await sales!.call(saveCreditApplication, { Id: 0, CustomerId: from.Id, ...terms })).body.Data
    expect((await merge(from.Id, into.Id)).status).toBe(200)
    expect((await boss!.call(customerCredit, { Id: into.Id })).body.Data.Applications).toMatchObject([
      { Id: one.Id, State: creditStates.codes.submitted },
    ])
  })
  it('are not merged while both wait for agreement', async () => {
    const [from, into] = [await add('同时审批来源'), await add('同时审批目标')]
    const [first] = await Promise.all([from, into].map(({ Id }) => sales!.call(saveCreditApplication, { Id: 0, CustomerId: Id, ...terms })))
    const refused = await merge(from.Id, into.Id)
    expect([refused.status, refused.body.Code]).toEqual([422, 'ILLEGAL_TRANSITION'])
    const [round] = (await sales!.call(approvalRounds, { Kind: 'creditApplication', Id: first!.body.Data.Id })).body.Data
    await sales!.call(withdrawRound, { Id: round!.Id })
    expect((await merge(from.Id, into.Id)).status).toBe(200)
  })
})

describe('an application', () => {
  it('is written by who may apply, for a customer that he sees, in the version that he saw', async () => {
    const { Id: CustomerId } = await add('申请权限客户')
    expect((await doc!.call(saveCreditApplication, { Id: 0, CustomerId, ...terms })).status).toBe(403)
    expect((await sales!.call(saveCreditApplication, { Id: 0, CustomerId: 999_999, ...terms })).status).toBe(404)
    expect((await sales!.call(saveCreditApplication, { Id: 0, CustomerId, ...terms, Reason: '  ' })).status).toBe(422)
    const one = (await sales!.call(saveCreditApplication, { Id: 0, CustomerId, ...terms, Submit: false })).body.Data
    expect(one).toMatchObject({ State: creditStates.codes.draft, ByName: '王思琪' })
    expect(one.No).toMatch(/^XY\d{8}$/)
    const stale = { ...terms, Id: one.Id, CustomerId, UpdateTime: '2026-01-01T00:00:00.000Z' }
    expect((await sales!.call(saveCreditApplication, stale)).status).toBe(412)
    const other = await add('别的客户')
    expect((await sales!.call(saveCreditApplication, { ...stale, CustomerId: other.Id, UpdateTime: one.UpdateTime })).status).toBe(404)
  })
})
