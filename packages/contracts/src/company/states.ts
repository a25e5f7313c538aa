import { Literal, type Static, Union } from '../schema.ts'

/** States of an application to join, or to change what the licence says (handbook §2.3). */
export const ApplicationState = Union([
  Literal('DRAFT'),
  Literal('SUBMITTED'),
  Literal('SUPPLEMENT'),
  Literal('APPROVED'),
  Literal('REJECTED'),
  Literal('FROZEN'),
])
export type ApplicationState = Static<typeof ApplicationState>

/** `by`: who makes the move. The applicant hands in, an auditor decides. */
export interface ApplicationMove {
  readonly from: ApplicationState
  readonly to: ApplicationState
  readonly by: 'applicant' | 'auditor'
  /** The auditor has to say why. */
  readonly needsRemarks?: true
}

const applicationMoves: readonly ApplicationMove[] = [
  { from: 'DRAFT', to: 'SUBMITTED', by: 'applicant' },
  { from: 'SUPPLEMENT', to: 'SUBMITTED', by: 'applicant' },
  { from: 'REJECTED', to: 'SUBMITTED', by: 'applicant' },
  { from: 'SUBMITTED', to: 'DRAFT', by: 'applicant' },
  { from: 'SUBMITTED', to: 'APPROVED', by: 'auditor' },
  { from: 'SUBMITTED', to: 'SUPPLEMENT', by: 'auditor', needsRemarks: true },
  { from: 'SUBMITTED', to: 'REJECTED', by: 'auditor', needsRemarks: true },
  { from: 'REJECTED', to: 'SUPPLEMENT', by: 'auditor', needsRemarks: true },
  { from: 'APPROVED', to: 'FROZEN', by: 'auditor', needsRemarks: true },
  { from: 'FROZEN', to: 'APPROVED', by: 'auditor', needsRemarks: true },
]

/** The move from one state to another, if that person may make it. */
export const applicationMove = (from: ApplicationState, to: ApplicationState, by: ApplicationMove['by']): ApplicationMove | undefined =>
  applicationMoves.find((move) => move.from === from && move.to === to && move.by === by)

/** The applicant may still write in it. */
export const isEditable = (state: ApplicationState): boolean => state === 'DRAFT' || state === 'SUPPLEMENT' || state === 'REJECTED'

/** Words and colours of the states. */
export const applicationStates: Readonly<Record<ApplicationState, { zh: string; tone: 'grey' | 'blue' | 'orange' | 'green' | 'red' }>> = {
  DRAFT: { zh: '草稿', tone: 'grey' },
  SUBMITTED: { zh: '待审核', tone: 'blue' },
  SUPPLEMENT: { zh: '待补件', tone: 'orange' },
  APPROVED: { zh: '已通过', tone: 'green' },
  REJECTED: { zh: '驳回', tone: 'red' },
  FROZEN: { zh: '冻结', tone: 'red' },
}

/** Kind of a joining company: cargo owner, forwarder or provider. */
export const JoiningKind = Union([Literal('customer'), Literal('operator'), Literal('provider')])
export type JoiningKind = Static<typeof JoiningKind>
export const joiningKinds: Readonly<Record<JoiningKind, string>> = { customer: '货主', operator: '货代', provider: '供应商' }

/** States of somebody's wish to belong to a company that is there already. */
export const BindState = Union([Literal('SUBMITTED'), Literal('APPROVED'), Literal('REJECTED'), Literal('CANCELLED')])
export type BindState = Static<typeof BindState>
export const bindStates: Readonly<Record<BindState, { zh: string; tone: 'grey' | 'blue' | 'green' | 'red' }>> = {
  SUBMITTED: { zh: '待审批', tone: 'blue' },
  APPROVED: { zh: '已同意', tone: 'green' },
  REJECTED: { zh: '已拒绝', tone: 'red' },
  CANCELLED: { zh: '已撤回', tone: 'grey' },
}
