import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { packingButtons } from './pages.ts'

const { staff } = packingButtons

/** Why a slip ends before its box is used. */
export const slipReasons = [
  { code: 'FLEET', zh: '换车队' },
  { code: 'DEPOT', zh: '换堆场' },
  { code: 'TERMINAL', zh: '换码头' },
  { code: 'DAMAGED', zh: '箱况不良' },
  { code: 'ROLLED', zh: '改配或退关' },
  { code: 'NO_CARGO', zh: '货物未备妥' },
  { code: 'LOST', zh: '箱单遗失' },
  { code: 'MISTAKE', zh: '开错' },
  { code: 'OTHER', zh: '其他原因' },
] as const
export const slipReasonNames: Readonly<Record<string, string>> = Object.fromEntries(slipReasons.map(({ code, zh }) => [code, zh]))

/** How a slip stands (documents handbook §8). A slip is for one box. */
export const slipStates = defineStates({
  states: {
    pending: { code: 0, zh: '待开箱单', en: 'To be issued', tone: 'blue', dueHours: 8 },
    issued: { code: 1, zh: '已开箱单', en: 'Issued', tone: 'orange' },
    pickedUp: { code: 2, zh: '已提空', en: 'Picked up', tone: 'purple' },
    gatedIn: { code: 3, zh: '已进港', en: 'Gated in', tone: 'green', final: true },
    givenBack: { code: 4, zh: '已退箱', en: 'Given back', tone: 'grey', final: true },
    replaced: { code: 5, zh: '已换单', en: 'Replaced', tone: 'grey', final: true },
    expired: { code: 6, zh: '已过期', en: 'Expired', tone: 'red' },
    cancelled: { code: 9, zh: '已撤销', en: 'Cancelled', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    /** Draws the number, by `issueSlips`. */
    issue: { zh: '开箱单', tone: 'green', from: ['pending'], to: 'issued', by: { staff: staff.issue }, edits: true },
    /** By `replaceSlip`: a new slip is issued in its place. */
    replace: {
      zh: '换单',
      tone: 'orange',
      from: ['issued', 'expired'],
      to: 'replaced',
      by: { staff: staff.change },
      edits: true,
      reasons: slipReasons,
    },
    /** By `extendSlips`. */
    extend: { zh: '延期', tone: 'blue', from: ['issued', 'expired'], to: 'issued', by: { staff: staff.change }, edits: true },
    /** By `reportSlip`, by the driver's link and by messages of depots. */
    pickUp: { zh: '提空箱', tone: 'purple', from: ['issued', 'expired'], to: 'pickedUp', by: { staff: staff.report }, edits: true },
    gateIn: { zh: '进港', tone: 'green', from: ['issued', 'expired', 'pickedUp'], to: 'gatedIn', by: { staff: staff.report }, edits: true },
    correct: {
      zh: '更正动态',
      tone: 'orange',
      from: ['pickedUp', 'gatedIn'],
      to: 'issued',
      by: { staff: staff.report },
      remarks: '请写明哪一条动态有误，例如登记到别的箱子',
      act: { zh: '更正动态', about: '箱单回到已开箱单，已登记的提箱、进港时间不再作数。', done: '已更正' },
    },
    giveBack: {
      zh: '退箱',
      tone: 'grey',
      from: ['issued', 'expired', 'pickedUp'],
      to: 'givenBack',
      by: { staff: staff.change },
      reasons: slipReasons,
      act: { zh: '退箱', about: '空箱退回堆场，箱单立即作废，箱量退回订舱的剩余数。', done: '已退箱', weight: 'danger' },
    },
    cancel: {
      zh: '撤销',
      tone: 'grey',
      from: ['pending'],
      to: 'cancelled',
      by: { staff: staff.change },
      reasons: slipReasons,
      act: { zh: '撤销', about: '不再开这张箱单，箱量退回订舱的剩余数。', done: '已撤销', weight: 'danger' },
    },
    /** By the job, after the last day of its validity. */
    expire: { zh: '过期', tone: 'red', from: ['issued'], to: 'expired', by: {} },
  },
})
export type SlipState = keyof typeof slipStates.codes
/** States in which a slip uses up a booked box. */
export const usingSlips: readonly SlipState[] = ['pending', 'issued', 'pickedUp', 'gatedIn', 'expired']
