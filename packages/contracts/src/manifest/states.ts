import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { manifestButtons } from './pages.ts'

const { staff, party } = manifestButtons
const writing = { staff: staff.write, party: party.write }
/** States that receipts and messages write. */
const withCustoms = ['sending', 'sendFailed', 'awaiting', 'refused', 'accepted', 'changing', 'deleting', 'deleted'] as const
const anywhere = ['toSend', ...withCustoms] as const
/** No person makes these moves: they follow from messages and receipts. */
const byReceipts = { by: {}, edits: true } as const

/** How a filing stands (documents handbook §7.4). */
export const manifestStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '已提交', en: 'Submitted', tone: 'blue', dueHours: 1 },
    submitFailed: { code: 2, zh: '提交失败', en: 'Not accepted', tone: 'red', dueHours: 8 },
    toVerify: { code: 3, zh: '待审核', en: 'To be verified', tone: 'blue', dueHours: 4 },
    returned: { code: 4, zh: '审核退回', en: 'Returned', tone: 'orange', dueHours: 8 },
    toSend: { code: 5, zh: '待发送', en: 'To be sent', tone: 'blue', dueHours: 2 },
    sending: { code: 6, zh: '发送中', en: 'Sending', tone: 'purple', dueHours: 1 },
    sendFailed: { code: 7, zh: '发送失败', en: 'Not sent', tone: 'red', dueHours: 1 },
    awaiting: { code: 8, zh: '待回执', en: 'Awaiting a receipt', tone: 'orange', dueHours: 4 },
    refused: { code: 9, zh: '海关退单', en: 'Refused by customs', tone: 'red', dueHours: 2 },
    accepted: { code: 10, zh: '海关接受', en: 'Accepted by customs', tone: 'green' },
    changing: { code: 11, zh: '改单中', en: 'Change sent', tone: 'purple', dueHours: 4 },
    deleting: { code: 12, zh: '删单中', en: 'Deletion sent', tone: 'purple', dueHours: 4 },
    deleted: { code: 13, zh: '已删除', en: 'Deleted', tone: 'grey', final: true },
    void: { code: 14, zh: '已作废', en: 'Void', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    /** Checked by the server at once, which passes it on or says what is wrong. */
    submit: {
      zh: '提交',
      tone: 'blue',
      from: ['draft', 'submitFailed', 'returned'],
      to: 'submitted',
      by: writing,
      act: { zh: '提交审核', about: '系统先校验，通过后进入审核；有误的列入提交失败，改好后再次提交。', done: '已提交', weight: 'primary' },
    },
    pass: { zh: '校验通过', tone: 'blue', from: ['submitted'], to: 'toVerify', ...byReceipts },
    fail: { zh: '校验未通过', tone: 'red', from: ['submitted'], to: 'submitFailed', ...byReceipts },
    takeBack: {
      zh: '撤回修改',
      tone: 'grey',
      from: ['submitted', 'toVerify'],
      to: 'draft',
      by: writing,
      act: { zh: '撤回修改', about: '撤回后可以修改，再次提交后重新校验和审核。', done: '已撤回' },
    },
    approve: {
      zh: '审核通过',
      tone: 'green',
      from: ['toVerify'],
      to: 'toSend',
      by: { staff: staff.verify },
      guards: ['checked'],
      act: { zh: '审核通过', about: '内容冻结为一个版本，进入待发送。', done: '已审核通过', weight: 'primary' },
    },
    return: {
      zh: '审核退回',
      tone: 'orange',
      from: ['toVerify'],
      to: 'returned',
      by: { staff: staff.verify },
      returns: true,
      act: { zh: '退回', about: '勾选有误的内容并写明要求，提交人改好后再次提交。', done: '已退回' },
    },
    /** By `saveManifest` of the staff: what was sent back by the channel or by customs is corrected and may be sent again. */
    mend: {
      zh: '更正',
      tone: 'blue',
      from: ['toSend', 'sendFailed', 'refused'],
      to: 'toSend',
      by: { staff: staff.send },
      edits: true,
    },
    void: {
      zh: '作废',
      tone: 'grey',
      from: ['draft', 'submitFailed', 'returned', 'toSend', 'sendFailed', 'refused'],
      to: 'void',
      by: writing,
      act: { zh: '作废', about: '作废后不再申报；海关已接受的要先删单。', done: '已作废', weight: 'danger' },
    },
    queue: { zh: '排队发送', tone: 'purple', from: anywhere, to: 'sending', ...byReceipts },
    failSend: { zh: '发送失败', tone: 'red', from: anywhere, to: 'sendFailed', ...byReceipts },
    leave: { zh: '报文发出', tone: 'blue', from: anywhere, to: 'awaiting', ...byReceipts },
    giveUp: { zh: '放弃发送', tone: 'grey', from: anywhere, to: 'toSend', ...byReceipts },
    refuse: { zh: '海关退单', tone: 'red', from: anywhere, to: 'refused', ...byReceipts },
    accept: { zh: '海关接受', tone: 'green', from: anywhere, to: 'accepted', ...byReceipts },
    sendChange: { zh: '发送改单', tone: 'purple', from: anywhere, to: 'changing', ...byReceipts },
    sendDeletion: { zh: '发送删单', tone: 'purple', from: anywhere, to: 'deleting', ...byReceipts },
    /** Customs keep what they had; what was asked for stays with its reasons and may be sent again. */
    refuseChange: { zh: '改单被退', tone: 'red', from: anywhere, to: 'accepted', ...byReceipts },
    refuseDeletion: { zh: '删单被退', tone: 'red', from: anywhere, to: 'accepted', ...byReceipts },
    failAmendment: { zh: '改单或删单没有发出', tone: 'red', from: anywhere, to: 'accepted', ...byReceipts },
    delete: { zh: '海关删除', tone: 'grey', from: anywhere, to: 'deleted', ...byReceipts },
  },
})
export type ManifestState = keyof typeof manifestStates.codes
/** States in which whoever submits writes the content. */
export const openManifests: readonly ManifestState[] = ['draft', 'submitFailed', 'returned']
/** States in which the staff correct what is about to be sent. */
export const mendedManifests: readonly ManifestState[] = ['toSend', 'sendFailed', 'refused']
/** States that follow from messages and receipts. */
export const customsStates: readonly ManifestState[] = withCustoms
