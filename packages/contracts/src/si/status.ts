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

/** Legal moves. A move that is not listed is refused with ILLEGAL_TRANSITION. Edit-submit back to 1 is allowed from the states in `resubmittable`. */
export const siTransitions: readonly { from: SiStatus; to: SiStatus; by: SiSide; needsRemarks: boolean }[] = [
  { from: 1, to: 2, by: 'reviewer', needsRemarks: false },
  { from: 1, to: 3, by: 'reviewer', needsRemarks: true },
  { from: 1, to: 8, by: 'submitter', needsRemarks: false },
  { from: 2, to: 4, by: 'reviewer', needsRemarks: false },
  { from: 4, to: 5, by: 'submitter', needsRemarks: false },
  { from: 5, to: 6, by: 'reviewer', needsRemarks: false },
  { from: 1, to: 9, by: 'reviewer', needsRemarks: true },
  { from: 2, to: 9, by: 'reviewer', needsRemarks: true },
  { from: 3, to: 9, by: 'reviewer', needsRemarks: true },
]
/** States from which the submitter may edit and submit again (status 1, version + 1). */
export const resubmittable: readonly SiStatus[] = [0, 1, 2, 3, 4, 5, 8]

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
