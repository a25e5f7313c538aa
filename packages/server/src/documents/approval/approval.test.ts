import {
  approvalRounds,
  approvalRules,
  decide,
  documentTimeline,
  moveDocuments,
  saveApprovalRules,
  saveDelegation,
  withdrawRound,
} from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { creditStates, customerCalls, customerCredit, saveCreditApplication } from '@jst/contracts/partner'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer } from '../../testing/index.ts'
import { kind, refusals, terms, openApproval } from '../../testing/approval-stage.ts'

const { server, by, ids, step, chain, newCustomer, save, applied, roundOf, vote, stateOf, limitOf, deskOf, words } = await openApproval()
const { codes } = creditStates
afterAll(() => server.close())
beforeEach(() => server.db.owner((owner) => owner.query('delete from approval_delegation')))

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
  it('who have left since are not waited for, and what they said before counts', async () => {
    await chain(step('会签', ['finance', 'boss', 'hanxue'], { Need: 'all' }))
    const [silent, agreed] = [await applied(), await applied()]
    await vote('hanxue', agreed)
    const leave = (on: boolean) =>
      server.db.owner((owner) => owner.query('update employee set disabled = $2 where id = $1', [ids.hanxue, on]))
    await leave(true)
    try {
      await vote('finance', agreed)
      expect(await stateOf(agreed)).toBe(codes.submitted)
      await vote('boss', agreed)
      expect(await stateOf(agreed)).toBe(codes.approved)
      await vote('finance', silent)
      expect(await stateOf(silent)).toBe(codes.submitted)
      await vote('boss', silent)
      expect(await stateOf(silent)).toBe(codes.approved)
    } finally {
      await leave(false)
    }
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

it('whoever sees only his own business sees what he decides on', async () => {
  const narrow = await createTestServer()
  await narrow.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name in ('业务人员', '财务人员')`))
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
