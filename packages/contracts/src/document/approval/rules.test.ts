import { describe, expect, it } from 'vitest'
import { chainProblem, meets, stepsFor, stepVerdict, type ApprovalStepRule } from './rules.ts'
import { creditDocument } from '../../partner/credit.ts'

const step = (Name: string, more: Partial<ApprovalStepRule> = {}): ApprovalStepRule => ({
  Name,
  Order: 1,
  When: [],
  RoleIds: [1],
  EmployeeIds: [],
  Relations: [],
  Need: 'one',
  Quorum: 1,
  Hours: 0,
  ...more,
})
const limit = (Operator: 'gt' | 'lte', Value: number) => ({ Fact: 'CreditLimit', Operator, Value })

describe('who has to agree', () => {
  const chain = [
    step('总经理', { Order: 2, When: [limit('gt', 500_000)] }),
    step('销售主管', { When: [limit('lte', 500_000)] }),
    step('财务', { When: [limit('gt', 500_000)] }),
  ]
  const names = (CreditLimit: number | null) => stepsFor(chain, { CreditLimit }).map(({ Name }) => Name)
  it('follows the amount, in the order in which the steps are asked', () => {
    expect(names(500_000)).toEqual(['销售主管'])
    expect(names(500_000.01)).toEqual(['财务', '总经理'])
  })
  it('is nobody for a value that is not known', () => expect(names(null)).toEqual([]))
  it.each([
    ['is', 'A', true],
    ['is', 'B', false],
    ['not', 'B', true],
  ] as const)('compares a choice: %s %s', (Operator, Value, expected) =>
    expect(meets({ Fact: 'Level', Operator, Value }, { Level: 'A' })).toBe(expected),
  )
})

describe('a step', () => {
  const votes = (...agree: boolean[]) => agree.map((one) => ({ agree: one }))
  it.each([
    ['one', 1, 3, votes(true), 'agreed'],
    ['one', 1, 3, votes(false), 'refused'],
    ['all', 1, 2, votes(true), 'open'],
    ['all', 1, 2, votes(true, true), 'agreed'],
    ['quorum', 2, 3, votes(false), 'open'],
    ['quorum', 2, 3, votes(false, true, true), 'agreed'],
    ['quorum', 2, 3, votes(false, false), 'refused'],
    ['quorum', 5, 2, votes(true, true), 'agreed'],
  ] as const)('%s of %i in %i seats: %o', (need, quorum, seats, given, expected) =>
    expect(stepVerdict(need, quorum, seats, given)).toBe(expected),
  )
})

describe('a chain', () => {
  const problem = (...steps: ApprovalStepRule[]) => chainProblem(creditDocument.approval, steps)
  it('is whole', () => expect(problem(step('财务', { When: [limit('gt', 1)] }))).toBeUndefined())
  it.each([
    [step(' '), '请填写第 1 步的名称'],
    [step('财务', { RoleIds: [] }), '「财务」请选择审批人'],
    [step('财务', { Relations: ['boss'], RoleIds: [] }), '「财务」的审批人已不可选，请重新选择'],
    [step('财务', { When: [{ Fact: 'Level', Operator: 'gt', Value: 'A' }] }), '「财务」的条件已不可用，请重新选择'],
    [step('财务', { When: [{ Fact: 'Level', Operator: 'is', Value: 'Z' }] }), '「财务」请填写客户等级的条件'],
    [step('财务', { When: [{ Fact: 'constructor', Operator: 'gt', Value: 1 }] }), '「财务」的条件已不可用，请重新选择'],
    [step('财务', { Need: 'quorum', Quorum: 0 }), '「财务」请填写需要同意的人数'],
  ])('names what is wrong with it', (wrong, sentence) => expect(problem(wrong)).toBe(sentence))
})
