import type { ButtonPermission } from '../../may.ts'
import { spaced } from '../../values/spaced.ts'

/** Something of a record by which a company decides who has to agree. */
export interface ApprovalFact {
  readonly zh: string
  readonly en: string
  /** `money`: in CNY. `text`: read by whoever decides, and compared by no condition. */
  readonly kind: 'money' | 'number' | 'choice' | 'text'
  readonly choices?: Readonly<Record<string, string>>
  /** Shown large where somebody decides. */
  readonly main?: boolean
}

/** Facts that an approval chain before a move may depend on. The chain itself is rows of the company. */
export interface ApprovalFacts {
  /** The move that an agreed round makes. */
  readonly on: string
  /** The move that opens a round. */
  readonly asks: string
  /** The moves that a refusal and a withdrawal make. */
  readonly refused: string
  readonly withdrawn: string
  readonly facts: Readonly<Record<string, ApprovalFact>>
  /** People whom a step finds by the record, with their words. */
  readonly relations: Readonly<Record<string, string>>
  /** The button that keeps the chain of the company. */
  readonly keeps: ButtonPermission
  /** Nobody decides in two steps of a round, for himself or for others, and who made the record in none. */
  readonly distinct?: true
}

export const defineApproval = <const A extends ApprovalFacts>(declared: A): A => declared

/** How a condition compares; the last two are for choices. */
export const approvalOperators = { gte: '≥', lte: '≤', gt: '>', lt: '<', is: '是', not: '不是' } as const
export type ApprovalOperator = keyof typeof approvalOperators
export const operatorsOf = ({ kind }: ApprovalFact): readonly ApprovalOperator[] =>
  kind === 'text' ? [] : kind === 'choice' ? ['is', 'not'] : ['gte', 'lte', 'gt', 'lt']
/** The facts that a condition may compare. */
export const comparedFacts = ({ facts }: Pick<ApprovalFacts, 'facts'>): [string, ApprovalFact][] =>
  Object.entries(facts).filter(([, { kind }]) => kind !== 'text')

export interface ApprovalCondition {
  readonly Fact: string
  readonly Operator: ApprovalOperator
  readonly Value: string | number
}

export const approvalNeeds = { one: '一人同意即可', all: '须全部同意', quorum: '达到指定人数' } as const
export type ApprovalNeed = keyof typeof approvalNeeds

/** One step of the chain of a company. */
export interface ApprovalStepRule {
  readonly Name: string
  /** Steps of the same order are asked side by side. */
  readonly Order: number
  /** All of them hold; none: always. */
  readonly When: readonly ApprovalCondition[]
  /** Holders of one of these roles, these people, and people of these relations to the record. */
  readonly RoleIds: readonly number[]
  readonly EmployeeIds: readonly number[]
  readonly Relations: readonly string[]
  readonly Need: ApprovalNeed
  /** How many of them, for `quorum`. */
  readonly Quorum: number
  /** Hours within which it is to be decided; 0: no limit. */
  readonly Hours: number
}

/** Values of the facts of one record; null: it has none. */
export type ApprovalValues = Readonly<Record<string, string | number | null>>

type FactValue = string | number | null
/** A fact in the words of the day on which it was asked about: choices by their labels. */
export interface ShownFact {
  readonly Label: string
  readonly Type: ApprovalFact['kind']
  readonly Main: boolean
  /** Stored value of the record, where the move changes it. */
  readonly Before: FactValue
  readonly Value: FactValue
}
export function shownFact({ zh, kind, choices, main = false }: ApprovalFact, [before, value]: readonly [FactValue, FactValue]): ShownFact {
  const shown = (one: FactValue) => (kind === 'choice' && one !== null ? (choices?.[one] ?? one) : one)
  return { Label: zh, Type: kind, Main: main, Before: shown(before), Value: shown(value) }
}

/** A value that a record does not have meets no condition but `not`. */
export function meets({ Fact, Operator, Value }: ApprovalCondition, values: ApprovalValues): boolean {
  const value = values[Fact] ?? null
  if (Operator === 'is') return value === Value
  if (Operator === 'not') return value !== Value
  if (typeof value !== 'number' || typeof Value !== 'number') return false
  if (Operator === 'gte') return value >= Value
  if (Operator === 'lte') return value <= Value
  return Operator === 'gt' ? value > Value : value < Value
}

/** Steps that apply to these values, in the order in which they are asked. */
export const stepsFor = (rules: readonly ApprovalStepRule[], values: ApprovalValues): ApprovalStepRule[] =>
  rules.filter(({ When }) => When.every((condition) => meets(condition, values))).toSorted((a, b) => a.Order - b.Order)

/** Returns the fault of a chain's steps as a sentence. */
export function chainProblem({ facts, relations }: ApprovalFacts, steps: readonly ApprovalStepRule[]): string | undefined {
  for (const [at, step] of steps.entries()) {
    const name = step.Name.trim() || `第 ${at + 1} 步`
    if (step.Name.trim() === '') return `请填写第 ${at + 1} 步的名称`
    if (step.RoleIds.length + step.EmployeeIds.length + step.Relations.length === 0) return `「${name}」请选择审批人`
    if (step.Relations.some((relation) => !Object.hasOwn(relations, relation))) return `「${name}」的审批人已不可选，请重新选择`
    if (step.Need === 'quorum' && step.Quorum < 1) return `「${name}」请填写需要同意的人数`
    for (const { Fact, Operator, Value } of step.When) {
      const fact = Object.hasOwn(facts, Fact) ? facts[Fact] : undefined
      if (!fact || !operatorsOf(fact).includes(Operator)) return `「${name}」的条件已不可用，请重新选择`
      if (fact.kind === 'choice' ? !Object.hasOwn(fact.choices ?? {}, Value) : typeof Value !== 'number')
        return spaced`「${name}」请填写${fact.zh}的条件`
    }
  }
  return undefined
}

export const stepStates = { waiting: '未开始', open: '审批中', agreed: '已同意', refused: '已拒绝', skipped: '已取消' } as const
export type StepState = keyof typeof stepStates

/** Result of a step by its votes: one refusal ends it, a quorum only once it can no longer be reached. */
export function stepVerdict(need: ApprovalNeed, quorum: number, seats: number, votes: readonly { readonly agree: boolean }[]): StepState {
  const agreed = votes.filter(({ agree }) => agree).length
  const refused = votes.length - agreed
  const wanted = need === 'one' ? 1 : need === 'all' ? seats : Math.min(quorum, seats)
  if (need === 'quorum' ? seats - refused < wanted : refused > 0) return 'refused'
  return agreed >= wanted ? 'agreed' : 'open'
}
