import assert from 'node:assert/strict'
import {
  approvalRounds,
  approvalRules,
  decide,
  documentState,
  documentTimeline,
  openDecisions,
  saveApprovalRules,
  type ApprovalRound,
  type ApprovalStepRule,
} from '@jst/contracts/document'
import { customerCalls, saveCreditApplication, type CreditApplication } from '@jst/contracts/partner'
import { createTestServer, type TestClient, type TestServer } from './index.ts'

const accounts = ['boss', 'sales', 'finance', 'gaojun', 'tangyi', 'hanxue', 'reviewer'] as const
export type Account = (typeof accounts)[number]
export const kind = 'creditApplication'
export const terms = { CreditLimit: 200_000, CreditDays: 30, CreditGate: 'block', ValidTo: null, Reason: '旺季放量', Submit: true } as const
export const refusals = ({ NotMoved }: { NotMoved: readonly { Code: string }[] }) => NotMoved.map(({ Code }) => Code)

/** A server with people who apply for credit and agree to it; the chain is set by each test. */
export async function openApproval() {
  const server: TestServer = await createTestServer()
  const by = {} as Record<Account, TestClient>
  const ids = {} as Record<Account, number>
  for (const account of accounts) {
    by[account] = await server.signIn(account)
    const [row] = await server.db.owner((owner) =>
      owner.query<{ id: number }>('select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1', [account]),
    )
    ids[account] = row!.id
  }
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
    assert.equal((await by.boss.call(saveApprovalRules, { Kind: kind, UpdateTime, Steps })).status, 200)
  }
  let made = 0
  async function newCustomer(): Promise<number> {
    const NameZh = `审批试验客户${(made += 1)}`
    return (await by.sales.call(customerCalls.save, { Id: 0, Values: { NameZh, Level: 'A' } })).body.Data.Id
  }
  const save = (
    CustomerId: number,
    more: Partial<{ Id: number; UpdateTime: string; CreditLimit: number; Submit: boolean }> = {},
    who: Account = 'sales',
  ) => by[who].call(saveCreditApplication, { Id: 0, CustomerId, ...terms, ...more })
  /** An application of a new customer that waits for agreement. */
  async function applied(more: { CreditLimit?: number } = {}): Promise<CreditApplication> {
    const { body, status } = await save(await newCustomer(), more)
    assert.equal(status, 200, body.Message)
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
  const deskOf = async (who: Account) => (await by[who].call(openDecisions, { PageSize: 200 })).body.Data.Rows
  const words = async ({ Id }: CreditApplication) =>
    (await by.boss.call(documentTimeline, { Kind: kind, Id })).body.Data.Rows.map(({ Event, Text }) => `${Event} ${Text}`.trim())
  return { server, by, ids, step, chain, newCustomer, save, applied, roundOf, vote, stateOf, limitOf, deskOf, words }
}
