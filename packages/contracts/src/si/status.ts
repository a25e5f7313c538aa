import type { ButtonPermission } from '../may.ts'

/** States of an SI record (TBI_STATUS). 1 is the default and the value after every edit-submit (spec §3, §4). */
export const SiStatus = {
  draft: 0,
  submitted: 1,
  approved: 2,
  rejected: 3,
  draftBillSent: 4,
  draftBillConfirmed: 5,
  issued: 6,
  withdrawn: 8,
  voided: 9,
} as const
export type SiStatus = (typeof SiStatus)[keyof typeof SiStatus]

/** Tone of a state tag: one map for the whole product (grey draft, blue waiting for us, orange waiting for others, green done, red refused, purple amended). */
export type Tone = 'grey' | 'blue' | 'orange' | 'green' | 'red' | 'purple'

export const siStatusTable: Record<SiStatus, { zh: string; en: string; tone: Tone }> = {
  0: { zh: '草稿', en: 'Draft', tone: 'grey' },
  1: { zh: '待审核', en: 'Submitted', tone: 'blue' },
  2: { zh: '审核通过', en: 'Approved', tone: 'green' },
  3: { zh: '已退回', en: 'Rejected', tone: 'red' },
  4: { zh: '样单待确认', en: 'Draft B/L sent', tone: 'orange' },
  5: { zh: '样单已确认', en: 'Draft B/L confirmed', tone: 'green' },
  6: { zh: '已签发', en: 'Issued', tone: 'green' },
  8: { zh: '已撤回', en: 'Withdrawn', tone: 'grey' },
  9: { zh: '已作废', en: 'Voided', tone: 'grey' },
}

/** Who moves a record: the side of the customer that submitted it, or the operator that reviews it. */
export type SiSide = 'submitter' | 'reviewer'

export interface SiTransition {
  readonly from: SiStatus
  readonly to: SiStatus
  readonly by: SiSide
  readonly needsRemarks: boolean
  readonly button: ButtonPermission
}
/** Buttons that move a record, all of both sides. */
export const siMoveButtons = [
  { path: '/tdManage/siAudit', code: 'audit' },
  { path: '/tdManage/siAudit', code: 'void' },
  { path: '/tdManage/siMakeTd', code: 'send' },
  { path: '/tdManage/siMakeTd', code: 'issue' },
  { path: '/external/workbench/siSubmit', code: 'withdraw' },
  { path: '/external/workbench/siSubmit', code: 'confirm' },
] as const
const [audit, voiding, send, issue, withdraw, confirm] = siMoveButtons

/**
 * Legal moves by ChangeTDBillLadingStatus. A move that is not listed is refused with ILLEGAL_TRANSITION.
 * `button`: one of these lets a person of that side make it. Edit-submit back to 1 is another call, allowed from the states in `resubmittable`.
 */
export const siTransitions: readonly SiTransition[] = [
  { from: 1, to: 2, by: 'reviewer', needsRemarks: false, button: audit },
  { from: 1, to: 3, by: 'reviewer', needsRemarks: true, button: audit },
  { from: 1, to: 8, by: 'submitter', needsRemarks: false, button: withdraw },
  { from: 2, to: 4, by: 'reviewer', needsRemarks: false, button: send },
  { from: 4, to: 5, by: 'submitter', needsRemarks: false, button: confirm },
  // a request for change: the customer says what is wrong with the draft bill
  { from: 4, to: 1, by: 'submitter', needsRemarks: true, button: confirm },
  { from: 5, to: 6, by: 'reviewer', needsRemarks: false, button: issue },
  ...([1, 2, 3, 4, 5] as const).map((from) => ({ from, to: 9, by: 'reviewer', needsRemarks: true, button: voiding }) as const),
]
/** States from which the submitter may edit and submit again (status 1, version + 1). */
export const resubmittable: readonly SiStatus[] = [0, 1, 2, 3, 4, 5, 8]
/** Of those, the ones where an edit amends what was approved: a reason code is needed, the approved version holds until the new one is. */
export const amendable: readonly SiStatus[] = [2, 4, 5]

/** TBI_SOURCES. */
export const siSourceTable: Record<number, string> = { 1: '客户提交', 2: '代客提交', 3: '导入', 4: '复制' }

/** Codes a reviewer picks when refusing; the text is put in front of the remarks. */
export const rejectReasons = [
  { code: 'R01', zh: '抬头不全' },
  { code: 'R02', zh: '货描笼统' },
  { code: 'R03', zh: '箱封号错误' },
  { code: 'R04', zh: '件毛体不符' },
  { code: 'R05', zh: 'HS编码缺失或错误' },
  { code: 'R06', zh: '港口与订舱不符' },
  { code: 'R07', zh: '收货人税号缺失' },
  { code: 'R08', zh: '危险品资料缺失' },
  { code: 'R09', zh: '超截单' },
  { code: 'R99', zh: '其他' },
] as const

/** Codes of an amendment (改单): why something is submitted again that was approved before. */
export const amendReasons = [
  { code: 'A01', zh: '收发通信息更正' },
  { code: 'A02', zh: '货描或唛头更正' },
  { code: 'A03', zh: '件毛体更正' },
  { code: 'A04', zh: '箱封号更正' },
  { code: 'A05', zh: '港口或目的地变更' },
  { code: 'A06', zh: '签单或付款方式变更' },
  { code: 'A07', zh: '分票或并票' },
  { code: 'A99', zh: '其他' },
] as const

/** Codes of a voiding. */
export const voidReasons = [
  { code: 'V01', zh: '退关或取消订舱' },
  { code: 'V02', zh: '改配其他航次' },
  { code: 'V03', zh: '重复提交' },
  { code: 'V99', zh: '其他' },
] as const

/** How late a submit was, and so what a change may cost. */
export const siStages = {
  0: { zh: '截单前', en: 'Before cut-off' },
  1: { zh: '截单后', en: 'After cut-off' },
  2: { zh: '开船后', en: 'After departure' },
} as const
export type SiStage = keyof typeof siStages

/** Steps in the history of a record, as stored with each version. */
export const siEventTable = {
  submit: { zh: '提交', tone: 'blue' },
  resubmit: { zh: '重新提交', tone: 'purple' },
  amend: { zh: '改单', tone: 'purple' },
  approve: { zh: '审核通过', tone: 'green' },
  reject: { zh: '退回修改', tone: 'red' },
  withdraw: { zh: '撤回', tone: 'grey' },
  sendDraft: { zh: '发送样单', tone: 'orange' },
  confirm: { zh: '确认样单', tone: 'green' },
  requestChange: { zh: '样单要求修改', tone: 'purple' },
  issue: { zh: '签发', tone: 'green' },
  void: { zh: '作废', tone: 'grey' },
  status: { zh: '状态变更', tone: 'blue' },
} as const satisfies Record<string, { zh: string; tone: Tone }>
export type SiEvent = keyof typeof siEventTable
