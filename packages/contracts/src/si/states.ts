import { defineStates, type StateFacts, type Tone } from '../states.ts'
import { siButtons } from './menus.ts'
import { amendReasons, rejectReasons, voidReasons } from './reasons.ts'

const submit = { submitter: siButtons.submit, reviewer: siButtons.submitForCustomer }

/**
 * States and moves of an SI record (spec §4; documents §6.1). Code 1 is the default and the state after every edit-submit. An amendment of what
 * was issued names what becomes of the originals; `reinstate` gives it up, and what was issued holds as before.
 */
export const siStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '待审核', en: 'Submitted', tone: 'blue' },
    approved: { code: 2, zh: '审核通过', en: 'Approved', tone: 'green' },
    rejected: { code: 3, zh: '已退回', en: 'Rejected', tone: 'red' },
    draftBillSent: { code: 4, zh: '样单待确认', en: 'Draft B/L sent', tone: 'orange' },
    draftBillConfirmed: { code: 5, zh: '样单已确认', en: 'Draft B/L confirmed', tone: 'green' },
    issued: { code: 6, zh: '已签发', en: 'Issued', tone: 'green' },
    withdrawn: { code: 8, zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
    voided: { code: 9, zh: '已作废', en: 'Voided', tone: 'grey' },
  },
  sides: { submitter: '客户', reviewer: '操作公司' },
  moves: {
    submit: { zh: '提交', tone: 'blue', from: ['none'], to: 'submitted', by: submit, edits: true },
    resubmit: {
      zh: '重新提交',
      tone: 'purple',
      from: ['draft', 'submitted', 'rejected', 'withdrawn'],
      to: 'submitted',
      by: submit,
      edits: true,
    },
    amend: {
      zh: '改单',
      tone: 'purple',
      from: ['approved', 'draftBillSent', 'draftBillConfirmed', 'issued'],
      to: 'submitted',
      by: submit,
      edits: true,
      reasons: amendReasons,
    },
    approve: { zh: '审核通过', tone: 'green', from: ['submitted'], to: 'approved', by: { reviewer: siButtons.audit } },
    reject: {
      zh: '退回修改',
      tone: 'red',
      from: ['submitted'],
      to: 'rejected',
      by: { reviewer: siButtons.audit },
      remarks: '请填写退回原因，客户会据此修改',
      reasons: rejectReasons,
    },
    withdraw: {
      zh: '撤回',
      tone: 'grey',
      from: ['submitted'],
      to: 'withdrawn',
      by: { submitter: siButtons.withdraw },
      act: { zh: '撤回', about: '撤回后操作人员不再审核；修改后可重新提交。', done: '已撤回' },
    },
    sendDraft: {
      zh: '发送样单',
      tone: 'orange',
      from: ['approved'],
      to: 'draftBillSent',
      by: { reviewer: siButtons.sendDraft },
      act: { zh: '发送样单', about: '样单将发给客户确认。', done: '样单已发送客户确认', weight: 'primary' },
    },
    confirm: {
      zh: '确认样单',
      tone: 'green',
      from: ['draftBillSent'],
      to: 'draftBillConfirmed',
      by: { submitter: siButtons.confirm },
      act: { zh: '确认样单', about: '确认后由操作人员安排签发提单。', done: '样单已确认', weight: 'primary' },
    },
    requestChange: {
      zh: '样单要求修改',
      tone: 'purple',
      from: ['draftBillSent'],
      to: 'submitted',
      by: { submitter: siButtons.confirm },
      act: { zh: '要求修改', about: '请写明样单哪里要改，操作人员会立即收到；您也可以直接修改后重新提交。', done: '已要求修改' },
      remarks: '请写明样单需要修改的地方',
    },
    issue: {
      zh: '签发',
      tone: 'green',
      from: ['draftBillConfirmed'],
      to: 'issued',
      by: { reviewer: siButtons.issue },
      act: { zh: '签发提单', about: '签发后提单去掉“草稿”字样，不能再直接修改。', done: '提单已签发', weight: 'primary' },
    },
    reinstate: {
      zh: '恢复原提单',
      tone: 'green',
      from: ['rejected', 'withdrawn'],
      to: 'issued',
      by: { reviewer: siButtons.issue },
      act: { zh: '恢复原提单', about: '放弃本次改单：已签发的版本继续有效，改单内容留在历史中。', done: '已恢复原提单' },
      remarks: '请写明为什么放弃改单',
    },
    void: {
      zh: '作废',
      tone: 'grey',
      from: ['submitted', 'approved', 'rejected', 'draftBillSent', 'draftBillConfirmed'],
      to: 'voided',
      by: { reviewer: siButtons.void },
      act: {
        zh: '作废',
        about: '作废后没有任何版本有效，提单号可重新使用；提交人会收到作废原因。',
        done: '已作废',
        weight: 'danger',
      },
      remarks: '请填写作废原因',
      reasons: voidReasons,
    },
  },
})

/** Codes of the states (TBI_STATUS). */
export const SiStatus = siStates.codes
export type SiStatus = (typeof SiStatus)[keyof typeof SiStatus]
/** Facts of the states by their code. */
export const siStatusTable = Object.fromEntries(Object.values(siStates.states).map((facts) => [facts.code, facts])) as Record<
  SiStatus,
  StateFacts
>

/** Sides that move a record: the customer that submitted it, or the operator that reviews it. */
export type SiSide = keyof typeof siStates.sides
export type SiMove = keyof typeof siStates.moves

/** Steps in the history of a record, as stored with each version: the moves, and a change of state that none of them names. */
export const siEventTable: Readonly<Record<SiMove | 'status', { zh: string; tone: Tone }>> = {
  ...siStates.moves,
  status: { zh: '状态变更', tone: 'blue' },
}
export type SiEvent = keyof typeof siEventTable

/** The submitter may edit and submit again (version + 1). */
export const isResubmittable = (status: number): boolean => siStates.startsFrom('resubmit', status) || siStates.startsFrom('amend', status)
/** An edit that amends an approved version: it needs a reason code, and the approved version is in force until the new one is approved. */
export const isAmendable = (status: number): boolean => siStates.startsFrom('amend', status)

/** A bill that counts: a withdrawn or voided one leaves its place to another, unless an approved version of it still holds. */
export const isLiveBill = (status: number, inForceVersion: number): boolean =>
  status !== SiStatus.voided && (status !== SiStatus.withdrawn || inForceVersion > 0)

/** Number of bills of an order by its stored bills, without voided ones. */
export function expectedBills(bills: readonly { readonly status: number; readonly draftCount: number }[]): number {
  const voided = bills.filter(({ status }) => status === SiStatus.voided).length
  return Math.max(0, ...bills.map(({ draftCount }) => draftCount)) - voided
}

/** TBI_SOURCES. */
export const siSourceTable: Record<number, string> = { 1: '客户提交', 2: '代客提交', 3: '导入', 4: '复制' }

/** Stage of a submission relative to cut-off and sailing; fees depend on it. */
export const siStages = {
  0: { zh: '截单前', en: 'Before cut-off' },
  1: { zh: '截单后', en: 'After cut-off' },
  2: { zh: '开船后', en: 'After departure' },
  3: { zh: '签发后', en: 'After issue' },
} as const
export type SiStage = keyof typeof siStages
