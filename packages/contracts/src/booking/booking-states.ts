import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { bookingButtons } from './pages.ts'

const { staff, party } = bookingButtons
const both = <K extends 'submit' | 'cancel'>(button: K) => ({ staff: staff[button], party: party[button] })

const rejections = [
  { code: 'SPACE', zh: '舱位不足' },
  { code: 'BLANK', zh: '航次停航或跳港' },
  { code: 'CARGO', zh: '货物不予承运' },
  { code: 'PRICE', zh: '价格已失效' },
  { code: 'CUTOFF', zh: '已过截订舱时间' },
  { code: 'OTHER', zh: '其他原因' },
] as const
/** Why somebody gives a booking up. */
export const withdrawals = [
  { code: 'NO_CARGO', zh: '货物未备妥' },
  { code: 'PRICE', zh: '价格不合适' },
  { code: 'SAILING', zh: '船期不合适' },
  { code: 'ORDER', zh: '贸易合同取消' },
  { code: 'DUPLICATE', zh: '重复订舱' },
  { code: 'OTHER', zh: '其他原因' },
] as const

/** How a booking stands: `bookingStatus` of DCSA Booking 2, with the draft that is not sent yet (commercial handbook §2.3). */
export const bookingStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '已提交', en: 'Submitted', tone: 'blue', dueHours: 4 },
    received: { code: 2, zh: '已受理', en: 'Received', tone: 'blue', dueHours: 24 },
    pendingUpdate: { code: 3, zh: '待补充', en: 'Pending update', tone: 'orange', dueHours: 24 },
    updateReceived: { code: 4, zh: '已补充', en: 'Update received', tone: 'blue', dueHours: 4 },
    confirmed: { code: 5, zh: '已放舱', en: 'Confirmed', tone: 'green' },
    pendingAmendment: { code: 6, zh: '待改配', en: 'Pending amendment', tone: 'purple', dueHours: 24 },
    rejected: { code: 7, zh: '已拒绝', en: 'Rejected', tone: 'red', final: true },
    declined: { code: 8, zh: '取消放舱', en: 'Declined', tone: 'red', final: true },
    cancelled: { code: 9, zh: '已退关', en: 'Cancelled', tone: 'grey', final: true },
    completed: { code: 10, zh: '已完成', en: 'Completed', tone: 'green', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交订舱',
      tone: 'blue',
      from: ['draft'],
      to: 'submitted',
      by: both('submit'),
      guards: ['complete', 'priced'],
      act: { zh: '提交订舱', about: '提交后由订舱操作受理；受理前可以撤销。价格与当前内容一并固定。', done: '已提交', weight: 'primary' },
    },
    accept: {
      zh: '受理',
      tone: 'blue',
      from: ['submitted', 'updateReceived'],
      to: 'received',
      by: { staff: staff.accept },
      guards: ['priced', 'creditworthy'],
      act: { zh: '受理', about: '受理后由我方向船公司订舱，客户即时看到。', done: '已受理', weight: 'primary' },
    },
    return: {
      zh: '退回补充',
      tone: 'orange',
      from: ['submitted', 'received', 'updateReceived'],
      to: 'pendingUpdate',
      by: { staff: staff.return },
      returns: true,
      act: { zh: '退回补充', about: '勾选缺少或有误的内容并写明要求，客户改好后再次提交。', done: '已退回客户补充' },
    },
    complete: {
      zh: '补充完成',
      tone: 'blue',
      from: ['pendingUpdate'],
      to: 'updateReceived',
      by: both('submit'),
      guards: ['complete', 'priced'],
      act: { zh: '提交补充', about: '请先按退回要求修改并保存，再提交给订舱操作。', done: '已提交补充', weight: 'primary' },
    },
    reject: {
      zh: '拒绝',
      tone: 'red',
      from: ['submitted', 'received', 'pendingUpdate', 'updateReceived'],
      to: 'rejected',
      by: { staff: staff.reject },
      reasons: rejections,
      act: { zh: '拒绝订舱', about: '拒绝后不能恢复，客户可以复制为新的订舱。', done: '已拒绝', weight: 'danger' },
    },
    /** With the shipping order, by `confirmBooking`. */
    confirm: {
      zh: '放舱',
      tone: 'green',
      from: ['received', 'submitted', 'updateReceived'],
      to: 'confirmed',
      by: { staff: staff.confirm },
      guards: ['priced', 'creditworthy'],
      edits: true,
    },
    askAgain: {
      zh: '通知改配',
      tone: 'purple',
      from: ['confirmed'],
      to: 'pendingAmendment',
      by: { staff: staff.answer },
      remarks: '请写明船公司要求改配的原因，例如甩柜、换船、跳港',
      guards: ['settled'],
      act: { zh: '通知改配', about: '船公司不能按原放舱执行时使用，客户据此申请改配或退关。', done: '已通知客户改配' },
    },
    /** An amendment was confirmed. */
    amend: { zh: '改配完成', tone: 'green', from: ['confirmed', 'pendingAmendment'], to: 'confirmed', by: {} },
    decline: {
      zh: '取消放舱',
      tone: 'red',
      from: ['confirmed', 'pendingAmendment'],
      to: 'declined',
      by: { staff: staff.reject },
      reasons: rejections,
      act: { zh: '取消放舱', about: '船公司收回舱位时使用，之后不能恢复。', done: '已取消放舱', weight: 'danger' },
    },
    withdraw: {
      zh: '撤销订舱',
      tone: 'grey',
      from: ['draft', 'submitted', 'received', 'pendingUpdate', 'updateReceived'],
      to: 'cancelled',
      by: both('cancel'),
      reasons: withdrawals,
      act: { zh: '撤销订舱', about: '放舱前可直接撤销；放舱后请申请退关。', done: '已撤销', weight: 'danger' },
    },
    /** A cancellation was confirmed. */
    cancel: { zh: '退关', tone: 'grey', from: ['confirmed', 'pendingAmendment'], to: 'cancelled', by: {} },
    finish: {
      zh: '完成',
      tone: 'green',
      from: ['confirmed'],
      to: 'completed',
      by: { staff: staff.finish },
      guards: ['settled'],
      act: { zh: '完成', about: '货已装船、单证已出时使用，之后不能再改配或退关。', done: '已完成' },
    },
  },
})
export type BookingState = keyof typeof bookingStates.codes

/**
 * States in which what the booking says may be changed directly, by side: the party's until the desk has accepted it, and when it was returned.
 * From the confirmation on it takes an amendment.
 */
export const editableIn = {
  party: ['draft', 'submitted', 'pendingUpdate', 'updateReceived'],
  staff: ['draft', 'submitted', 'received', 'pendingUpdate', 'updateReceived'],
} as const satisfies Record<string, readonly BookingState[]>
