import {
  approvalRounds,
  approvalRules,
  decide,
  delegations,
  documentState,
  documentTimeline,
  endDelegation,
  moveDocuments,
  openDecisions,
  remindApprovers,
  saveApprovalRules,
  saveDelegation,
  withdrawRound,
  type ApprovalRound,
  type ApprovalStepRule,
} from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { creditStates, customerCalls, customerCredit, saveCreditApplication, type CreditApplication } from '@jst/contracts/partner'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { runScheduled } from '../../testing/jobs.ts'
import { approvalReminder } from '../index.ts'

let server: TestServer
const accounts = ['boss', 'sales', 'finance', 'gaojun', 'tangyi', 'hanxue', 'reviewer'] as const
type Account = (typeof accounts)[number]
const by = {} as Record<Account, TestClient>
const ids = {} as Record<Account, number>
const kind = 'creditApplication'
const { codes } = creditStates

beforeAll(async () => {
  server = await createTestServer()
  for (const account of accounts) {
    by[account] = await server.signIn(account)
    const [row] = await server.db.owner((owner) =>
      owner.query<{ id: number }>('select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1', [account]),
    )
    ids[account] = row!.id
  }
})
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from approval_delegation')))

const step = (Name: string, people: readonly Account[], more: Partial<ApprovalStepRule> = {}): ApprovalStepRule => ({
  Name,
  Order: 1,
  When: [],
  RoleIds: [],
  EmployeeIds: people.map((account) => ids[account]),
  Relations: [],
  Need: 'one',
  Quorum: 1,
  Hours: 0,
  ...more,
})
async function chain(...Steps: ApprovalStepRule[]): Promise<void> {
  const { UpdateTime } = (await by.boss.call(approvalRules, { Kind: kind })).body.Data
  expect((await by.boss.call(saveApprovalRules, { Kind: kind, UpdateTime, Steps })).status).toBe(200)
}
let made = 0
async function newCustomer(): Promise<number> {
  const NameZh = `审批试验客户${(made += 1)}`
  return (await by.sales.call(customerCalls.save, { Id: 0, Values: { NameZh, Level: 'A' } })).body.Data.Id
}
const terms = { CreditLimit: 200_000, CreditDays: 30, CreditGate: 'block', ValidTo: null, Reason: '旺季放量', Submit: true } as const
const save = (
  CustomerId: number,
  more: Partial<{ Id: number; UpdateTime: string; CreditLimit: number; Submit: boolean }> = {},
  who: Account = 'sales',
) => by[who].call(saveCreditApplication, { Id: 0, CustomerId, ...terms, ...more })
/** An application of a new customer that waits for agreement. */
async function applied(more: { CreditLimit?: number } = {}): Promise<CreditApplication> {
  const { body, status } = await save(await newCustomer(), more)
  expect([status, body.Message]).toEqual([200, undefined])
  return body.Data
}
const roundOf = async ({ Id }: CreditApplication, who: Account = 'boss'): Promise<ApprovalRound> =>
  (await by[who].call(approvalRounds, { Kind: kind, Id })).body.Data[0]!
async function vote(who: Account, one: CreditApplication, Agree = true, Words = Agree ? '' : '额度过高') {
  const { Id, Version } = await roundOf(one)
  return (await by[who].call(decide, { Items: [{ Id, Version }], Agree, Words })).body.Data
}
const stateOf = async ({ Id }: CreditApplication) => (await by.boss.call(documentState, { Kind: kind, Id })).body.Data.State
const limitOf = async ({ CustomerId }: CreditApplication) =>
  (await by.boss.call(customerCalls.get, { Id: CustomerId })).body.Data['CreditLimit']
const refusals = ({ NotMoved }: { NotMoved: readonly { Code: string }[] }) => NotMoved.map(({ Code }) => Code)
const deskOf = async (who: Account) => (await by[who].call(openDecisions, { PageSize: 200 })).body.Data.Rows
const words = async ({ Id }: CreditApplication) =>
  (await by.boss.call(documentTimeline, { Kind: kind, Id })).body.Data.Rows.map(({ Event, Text }) => `${Event} ${Text}`.trim())

describe('an application', () => {
  it('is agreed to in the order of the steps, and gives the customer its terms with the last vote', async () => {
    await chain(step('总经理', ['boss'], { Order: 2 }), step('财务', ['finance']))
    const one = await applied()
    expect(one.State).toBe(codes.submitted)
    expect(refusals(await vote('boss', one))).toEqual(['FORBIDDEN'])
    expect((await vote('finance', one)).NotMoved).toEqual([])
    expect([await stateOf(one), await limitOf(one)]).toEqual([codes.submitted, null])
    expect((await vote('boss', one, true, '按合约执行')).NotMoved).toEqual([])
    expect([await stateOf(one), await limitOf(one)]).toEqual([codes.approved, 200_000])
    const kept =
      'select credit_limit::int as "limit", lower(valid) = china_day() as today, upper_inf(valid) as open from credit_term where customer_id = $1'
    expect(await server.db.owner((owner) => owner.query(kept, [one.CustomerId]))).toEqual([{ limit: 200_000, today: true, open: true }])
    expect(await words(one)).toEqual(['approve', 'approval 总经理：同意，按合约执行', 'approval 财务：同意', 'submit', 'created'])
    const own = (await by.sales.call(documentTimeline, { Kind: 'customer', Id: one.CustomerId })).body.Data.Rows[0]!
    expect(own).toMatchObject({ Event: 'credit', Text: one.No })
    const box = (await by.sales.call(messageSelfList, { PageSize: 5 })).body.Data.Rows.map(({ Title }) => Title)
    expect(box.some((title) => title.startsWith(`信用申请 ${one.No}`) && title.endsWith('审批通过'))).toBe(true)
  })

  it('is asked of nobody where the rules name nobody, and cannot be asked for without a chain', async () => {
    await chain(step('总经理', ['boss'], { When: [{ Fact: 'CreditLimit', Operator: 'gt', Value: 500_000 }] }))
    const one = await applied()
    expect([one.State, await limitOf(one)]).toEqual([codes.approved, 200_000])
    await server.db.owner((owner) => owner.query('delete from approval_rule'))
    const refused = await save(await newCustomer())
    expect([refused.status, refused.body.Code]).toEqual([422, 'ILLEGAL_TRANSITION'])
  })

  it('is refused with a reason, which ends the round for everybody, and may be submitted again', async () => {
    await chain(step('财务', ['finance', 'hanxue'], { Need: 'all' }), step('总经理', ['boss']))
    const one = await applied()
    const { Id, Version } = await roundOf(one)
    expect((await by.finance.call(decide, { Items: [{ Id, Version }], Agree: false, Words: ' ' })).status).toBe(422)
    expect((await vote('finance', one, false)).NotMoved).toEqual([])
    expect(await stateOf(one)).toBe(codes.refused)
    const round = await roundOf(one)
    expect([round.State, round.Words, round.Steps.map(({ State }) => State)]).toEqual(['refused', '额度过高', ['refused', 'skipped']])
    expect(refusals(await vote('boss', one))).toEqual(['ILLEGAL_TRANSITION'])
    const { UpdateTime } = (await by.sales.call(customerCredit, { Id: one.CustomerId })).body.Data.Applications[0]!
    const again = await save(one.CustomerId, { Id: one.Id, UpdateTime, CreditLimit: 150_000 })
    expect(again.body.Data.State).toBe(codes.submitted)
    expect((await by.sales.call(approvalRounds, { Kind: kind, Id: one.Id })).body.Data).toHaveLength(2)
  })

  it('is moved by nobody past its round', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    for (const Event of ['approve', 'refuse', 'withdraw']) {
      const { body } = await by.boss.call(moveDocuments, { Kind: kind, Event, Items: [{ Id: one.Id, UpdateTime: one.UpdateTime }] })
      expect(refusals(body.Data)).toEqual(['FORBIDDEN'])
    }
  })

  it('waits alone: a second one of its customer is not submitted', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    expect((await save(one.CustomerId)).body.Code).toBe('ILLEGAL_TRANSITION')
    const customer = await newCustomer()
    const both = await Promise.all([save(customer), save(customer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is not decided by who asked, nor by whoever decides for others while he asks', async () => {
    await chain(step('总经理', ['boss', 'sales']))
    const one = await applied()
    expect((await roundOf(one)).Steps[0]!.Seats.map(({ Id }) => Id)).toEqual([ids.boss])
    const today = new Date().toISOString().slice(0, 10)
    await by.boss.call(saveDelegation, { FromId: 0, ToId: ids.sales, From: today, To: '2199-01-01', Reason: '' })
    expect(refusals(await vote('sales', one))).toEqual(['FORBIDDEN'])
    await chain(step('销售', ['sales']))
    expect((await save(await newCustomer())).body.Message).toContain('没有可审批的人')
  })
})

describe('several people', () => {
  it('who agree at once are each counted once', async () => {
    await chain(step('会签', ['finance', 'boss', 'hanxue'], { Need: 'all' }))
    const one = await applied()
    const answers = await Promise.all([vote('finance', one), vote('boss', one), vote('hanxue', one), vote('boss', one)])
    expect(answers.flatMap(({ NotMoved }) => NotMoved)).toHaveLength(1)
    expect(await stateOf(one)).toBe(codes.approved)
    expect((await words(one)).filter((line) => line === 'approve')).toHaveLength(1)
  })
  it('of whom one is enough make one move, whoever comes second is told', async () => {
    await chain(step('或签', ['finance', 'boss']))
    const one = await applied()
    const { Id, Version } = await roundOf(one)
    const both = await Promise.all([
      by.finance.call(decide, { Items: [{ Id, Version }], Agree: true, Words: '' }),
      by.boss.call(decide, { Items: [{ Id, Version }], Agree: false, Words: '不同意' }),
    ])
    expect(both.map(({ body }) => body.Data.Moved.length).toSorted()).toEqual([0, 1])
    const agreed = both[0].body.Data.Moved.length === 1
    expect(await stateOf(one)).toBe(agreed ? codes.approved : codes.refused)
  })
  it('agree as a quorum, and steps of one order side by side', async () => {
    await chain(step('委员会', ['finance', 'gaojun', 'hanxue'], { Need: 'quorum', Quorum: 2 }), step('总经理', ['boss']))
    const one = await applied()
    await vote('finance', one, false)
    await vote('boss', one)
    expect(await stateOf(one)).toBe(codes.submitted)
    await vote('gaojun', one)
    await vote('hanxue', one)
    expect(await stateOf(one)).toBe(codes.approved)
  })
  it('are found by role and by their relation to the customer', async () => {
    const { Roles } = (await by.boss.call(approvalRules, { Kind: kind })).body.Data
    const role = Roles.find(({ Name }) => Name === '企业管理员')!
    await chain(step('管理员', [], { RoleIds: [role.Id] }), step('销售', [], { Relations: ['sales'] }))
    const customer = await newCustomer()
    await server.db.owner((owner) =>
      owner.query(
        `insert into partner_staff (kind, subject_id, company_id, duty, employee_id) select 'customer', id, company_id, 'sales', $2 from customer where id = $1`,
        [customer, ids.gaojun],
      ),
    )
    const one = (await save(customer)).body.Data
    expect((await roundOf(one)).Steps.map(({ Seats }) => Seats.map(({ Id }) => Id))).toEqual([[ids.boss], [ids.gaojun]])
  })
  it('whose roles do not open the kind are not asked', async () => {
    await chain(step('审核', ['reviewer']))
    expect((await save(await newCustomer())).body.Message).toContain('没有可审批的人')
  })
})

describe('what changes while a round runs', () => {
  it('an edit makes it void, with a word to everybody', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    const edited = await save(one.CustomerId, { Id: one.Id, UpdateTime: one.UpdateTime, CreditLimit: 300_000, Submit: false })
    expect(edited.body.Data.State).toBe(codes.withdrawn)
    expect((await roundOf(one)).State).toBe('void')
    expect(await words(one)).toContain('withdraw 单据在审批期间有修改，本次审批已失效')
    expect(refusals(await vote('boss', one))).toEqual(['ILLEGAL_TRANSITION'])
  })
  it('an approver and an editor at once: either the vote counts for what he saw, or not at all', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    const [voted, edited] = await Promise.all([
      vote('boss', one),
      save(one.CustomerId, { Id: one.Id, UpdateTime: one.UpdateTime, CreditLimit: 900_000, Submit: false }),
    ])
    expect([voted.Moved.length === 1, edited.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await limitOf(one)).toBe(voted.Moved.length === 1 ? 200_000 : null)
  })
  it('a write past the area makes it void when somebody votes', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    await server.db.owner((owner) =>
      owner.query('update credit_application set credit_limit = 1e9, update_time = next_update_time(update_time) where id = $1', [one.Id]),
    )
    expect(refusals(await vote('boss', one))).toEqual(['STALE_WRITE'])
    expect([await stateOf(one), (await roundOf(one)).State, await limitOf(one)]).toEqual([codes.withdrawn, 'void', null])
  })
  it('other rules are for other rounds', async () => {
    await chain(step('财务', ['finance']), step('总经理', ['boss'], { Order: 2 }))
    const one = await applied()
    await chain(step('销售经理', ['gaojun']))
    await vote('finance', one)
    expect(refusals(await vote('gaojun', one))).toEqual(['FORBIDDEN'])
    await vote('boss', one)
    expect(await stateOf(one)).toBe(codes.approved)
  })
  it('rules are saved by one of two who change them', async () => {
    const { UpdateTime } = (await by.boss.call(approvalRules, { Kind: kind })).body.Data
    const input = { Kind: kind, UpdateTime, Steps: [step('总经理', ['boss'])] }
    const both = await Promise.all([by.boss.call(saveApprovalRules, input), by.boss.call(saveApprovalRules, input)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })
  it('is taken back by who asked alone', async () => {
    await chain(step('总经理', ['boss']))
    const one = await applied()
    const { Id } = await roundOf(one)
    expect((await by.boss.call(withdrawRound, { Id })).status).toBe(403)
    expect((await by.sales.call(withdrawRound, { Id })).status).toBe(200)
    expect([await stateOf(one), (await deskOf('boss')).some((row) => row.Id === Id)]).toEqual([codes.withdrawn, false])
  })
})

describe('somebody who is away', () => {
  const today = (days = 0) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10)
  const away = (From: string, To: string, ToId = ids.hanxue, who: Account = 'finance') =>
    by[who].call(saveDelegation, { FromId: 0, ToId, From, To, Reason: '出差' })

  it('is stood in for, and the record names both', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    await away(today(), today(3))
    expect((await deskOf('hanxue')).find(({ SubjectId }) => SubjectId === one.Id)).toMatchObject({ ForName: '吴敏', Step: '财务' })
    expect((await vote('hanxue', one)).NotMoved).toEqual([])
    expect(await words(one)).toContain('approval 财务：同意（代 吴敏）')
    expect((await roundOf(one)).Steps[0]!.Votes).toMatchObject([{ VoterName: '韩雪', ForName: '吴敏' }])
  })
  it('is not stood in for after the last day, nor by the delegate of the delegate', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    const { Rows } = (await away(today(), today(3))).body.Data
    expect((await away(today(), today(1), ids.tangyi, 'hanxue')).status).toBe(200)
    expect(refusals(await vote('tangyi', one))).toEqual(['FORBIDDEN'])
    await server.db.owner((owner) =>
      owner.query(`update approval_delegation set days = daterange(china_day() - 3, china_day()) where id = $1`, [Rows[0]!.Id]),
    )
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    expect((await vote('finance', one)).NotMoved).toEqual([])
  })
  it('is away once at a time, and ends it at will', async () => {
    const [first] = (await away(today(), today(3))).body.Data.Rows
    expect((await away(today(3), today(5))).body.Issues?.[0]?.Message).toContain('该期间已有委托')
    expect((await away(today(4), today(5))).status).toBe(200)
    expect((await by.hanxue.call(endDelegation, { Id: first!.Id })).status).toBe(404)
    expect((await by.finance.call(endDelegation, { Id: first!.Id })).status).toBe(200)
    expect((await away(today(), today(3))).status).toBe(200)
  })
  it('is sent away by who keeps the people alone, and never for the past', async () => {
    const other = { FromId: ids.gaojun, ToId: ids.tangyi, From: today(), To: today(1), Reason: '病假' }
    expect((await by.finance.call(saveDelegation, other)).status).toBe(403)
    expect((await by.boss.call(saveDelegation, other)).status).toBe(200)
    expect((await by.gaojun.call(delegations, {})).body.Data.Rows).toHaveLength(1)
    expect((await by.reviewer.call(delegations, {})).body.Data.Rows).toEqual([])
    expect((await away(today(-5), today(-1))).status).toBe(422)
    expect((await away(today(), today(), ids.finance)).status).toBe(422)
  })
  it('and both in one step have one vote each', async () => {
    await chain(step('会签', ['finance', 'hanxue'], { Need: 'all' }))
    const one = await applied()
    await away(today(), today(3))
    expect((await vote('hanxue', one)).NotMoved).toEqual([])
    expect(refusals(await vote('hanxue', one))).toEqual(['FORBIDDEN'])
    expect(await stateOf(one)).toBe(codes.submitted)
  })
})

describe('many decisions', () => {
  it('are made one by one, each with its outcome', async () => {
    await chain(step('总经理', ['boss']))
    const [good, gone, own] = [await applied(), await applied(), (await save(await newCustomer())).body.Data]
    const rounds = await Promise.all([good, gone, own].map((one) => roundOf(one)))
    await by.sales.call(withdrawRound, { Id: rounds[1]!.Id })
    const items = rounds.map(({ Id, Version }, at) => ({ Id, Version: at === 2 ? '2026-01-01T00:00:00.000Z' : Version }))
    const { body } = await by.boss.call(decide, { Items: [...items, { Id: 999_999, Version: items[0]!.Version }], Agree: true, Words: '' })
    expect(body.Data.Moved).toEqual([rounds[0]!.Id])
    expect(refusals(body.Data).toSorted()).toEqual(['ILLEGAL_TRANSITION', 'NOT_FOUND', 'STALE_WRITE'])
    expect([await limitOf(good), await limitOf(gone), await limitOf(own)]).toEqual([200_000, null, null])
  })
})

describe('reminders', () => {
  const told = async (who: Account, one: CreditApplication, beginning: string) =>
    (await by[who].call(messageSelfList, { PageSize: 100 })).body.Data.Rows.filter(
      ({ Title }) => Title.startsWith(beginning) && Title.includes(one.No),
    ).length
  it('are sent by who asked, once an hour', async () => {
    await chain(step('财务', ['finance']))
    const one = await applied()
    const { Id } = await roundOf(one)
    expect((await by.boss.call(remindApprovers, { Id })).status).toBe(403)
    expect((await by.sales.call(remindApprovers, { Id })).body.Data).toBe(1)
    expect((await by.sales.call(remindApprovers, { Id })).status).toBe(429)
    expect(await told('finance', one, '催办')).toBe(1)
  })
  it('come by the clock once when it is late and once more to those who keep the chain, whoever runs the job', async () => {
    await chain(step('财务', ['finance'], { Hours: 4 }))
    const one = await applied()
    const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) })
    await runScheduled(server, approvalReminder, later(3))
    expect(await told('finance', one, '催办')).toBe(0)
    await runScheduled(server, approvalReminder, later(5))
    await runScheduled(server, approvalReminder, later(5))
    expect([await told('finance', one, '催办'), await told('boss', one, '审批逾时未决')]).toEqual([1, 0])
    await runScheduled(server, approvalReminder, later(9))
    await runScheduled(server, approvalReminder, later(20))
    expect([await told('finance', one, '催办'), await told('boss', one, '审批逾时未决'), await told('sales', one, '审批逾时未决')]).toEqual(
      [2, 1, 1],
    )
  })
  it('of a job that dies on the way are sent once', async () => {
    await chain(step('财务', ['finance'], { Hours: 1 }))
    const [one, two] = [await applied(), await applied()]
    const now = () => new Date(Date.now() + 1.5 * 3_600_000)
    await server.db.owner((owner) =>
      owner.query(`create function die() returns trigger language plpgsql as $$ begin raise 'the process dies here'; end $$;
        create trigger die before insert on message for each row when (new.title like '%${two.No}%') execute function die()`),
    )
    expect(await runScheduled(server, approvalReminder, { now })).toBe('failed')
    await server.db.owner((owner) => owner.query('drop trigger die on message; drop function die()'))
    await runScheduled(server, approvalReminder, { now })
    expect([await told('finance', one, '催办'), await told('finance', two, '催办')]).toEqual([1, 1])
  })
})

it('whoever sees only his own business sees what he decides on', async () => {
  const narrow = await createTestServer()
  await narrow.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name = '业务人员'`))
  const [boss, asked, other] = await Promise.all(['boss', 'finance', 'hanxue'].map((account) => narrow.signIn(account)))
  const { UpdateTime } = (await boss!.call(approvalRules, { Kind: kind })).body.Data
  await boss!.call(saveApprovalRules, { Kind: kind, UpdateTime, Steps: [step('财务', ['finance'])] })
  const { Id: CustomerId } = (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: '只给负责人看' } })).body.Data
  await narrow.db.owner((owner) => owner.query('delete from approval_delegation'))
  expect((await asked!.call(customerCalls.get, { Id: CustomerId })).status).toBe(404)
  const one = (await boss!.call(saveCreditApplication, { Id: 0, CustomerId, ...terms })).body.Data
  expect((await asked!.call(customerCalls.get, { Id: CustomerId })).status).toBe(200)
  expect((await other!.call(customerCalls.get, { Id: CustomerId })).status).toBe(404)
  const [round] = (await boss!.call(approvalRounds, { Kind: kind, Id: one.Id })).body.Data
  const item = { Id: round!.Id, Version: round!.Version }
  expect((await asked!.call(decide, { Items: [item], Agree: true, Words: '' })).body.Data.Moved).toEqual([round!.Id])
  expect((await boss!.call(customerCalls.get, { Id: CustomerId })).body.Data['CreditLimit']).toBe(200_000)
  await narrow.close()
})
