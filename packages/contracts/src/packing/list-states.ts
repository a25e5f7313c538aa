import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { packingButtons } from './pages.ts'

const { staff, party } = packingButtons
const packing = { staff: staff.pack, party: party.pack }

/** Why a list that was sent is opened again. */
export const listReasons = [
  { code: 'SEAL', zh: '换封' },
  { code: 'BOX', zh: '换箱' },
  { code: 'CARGO', zh: '件毛体有误' },
  { code: 'BILL', zh: '提单号有误' },
  { code: 'GOODS', zh: '品名有误' },
  { code: 'TERMINAL', zh: '码头要求' },
  { code: 'OTHER', zh: '其他原因' },
] as const

/** How a packing list stands (documents handbook §8). A list is for one box on one voyage; after the gate-in it is opened by a change request alone, from any state. */
export const listStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '已提交', en: 'Submitted', tone: 'blue', dueHours: 4 },
    returned: { code: 2, zh: '退回', en: 'Returned', tone: 'orange', dueHours: 24 },
    sent: { code: 3, zh: '已发送', en: 'Sent', tone: 'purple' },
    accepted: { code: 4, zh: '已接受', en: 'Accepted', tone: 'green' },
    changing: { code: 5, zh: '改单申请中', en: 'Change asked for', tone: 'orange', dueHours: 4 },
    void: { code: 9, zh: '已作废', en: 'Void', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交',
      tone: 'blue',
      from: ['draft', 'returned'],
      to: 'submitted',
      by: packing,
      guards: ['checked'],
      act: { zh: '提交', about: '提交后由操作审核并发送码头。', done: '已提交', weight: 'primary' },
    },
    takeBack: {
      zh: '撤回修改',
      tone: 'grey',
      from: ['submitted'],
      to: 'draft',
      by: packing,
      guards: ['unlocked'],
      act: { zh: '撤回修改', about: '撤回后可以修改，再次提交后重新审核。', done: '已撤回' },
    },
    return: {
      zh: '退回',
      tone: 'orange',
      from: ['submitted'],
      to: 'returned',
      by: { staff: staff.checkList },
      returns: true,
      guards: ['unlocked'],
      act: { zh: '退回', about: '勾选有误的内容并写明要求，装箱人改好后再次提交。', done: '已退回' },
    },
    /** The staff pass it on, by a message or by hand. */
    send: {
      zh: '发送码头',
      tone: 'purple',
      from: ['submitted'],
      to: 'sent',
      by: { staff: staff.checkList },
      guards: ['checked'],
      act: { zh: '发送码头', about: '内容冻结为一个版本，按通道发送或导出报文。', done: '已发送', weight: 'primary' },
    },
    accept: {
      zh: '码头接受',
      tone: 'green',
      from: ['sent'],
      to: 'accepted',
      by: { staff: staff.checkList },
      act: { zh: '登记接受', about: '码头确认收到且无误时登记。', done: '已登记接受' },
    },
    refuse: {
      zh: '码头退回',
      tone: 'orange',
      from: ['sent'],
      to: 'returned',
      by: { staff: staff.checkList },
      remarks: '请写明码头退回的原因',
      act: { zh: '登记退回', about: '码头不接受时登记，装箱人改好后再次提交。', done: '已登记退回' },
    },
    correct: {
      zh: '更正',
      tone: 'orange',
      from: ['sent', 'accepted'],
      to: 'draft',
      by: packing,
      reasons: listReasons,
      guards: ['notGatedIn'],
      act: { zh: '更正', about: '进港前可以直接更正，改好后再次提交和发送。', done: '已打开更正' },
    },
    askChange: {
      zh: '申请改单',
      tone: 'orange',
      from: ['draft', 'submitted', 'returned', 'sent', 'accepted'],
      to: 'changing',
      by: packing,
      reasons: listReasons,
      remarks: '请写明要改的内容',
      guards: ['gatedIn'],
      act: { zh: '申请改单', about: '箱子已进港，修改须经操作同意并通知码头。', done: '已申请改单' },
    },
    grantChange: {
      zh: '同意改单',
      tone: 'green',
      from: ['changing'],
      to: 'draft',
      by: { staff: staff.checkList },
      act: { zh: '同意改单', about: '装箱单打开修改，改好后再次提交和发送。', done: '已同意' },
    },
    refuseChange: {
      zh: '不同意改单',
      tone: 'red',
      from: ['changing'],
      to: 'accepted',
      by: { staff: staff.checkList },
      remarks: '请写明不同意的原因',
      act: { zh: '不同意', about: '装箱单保持原来的内容和状态。', done: '已答复' },
    },
    void: {
      zh: '作废',
      tone: 'grey',
      from: ['draft', 'submitted', 'returned'],
      to: 'void',
      by: packing,
      guards: ['unlocked'],
      act: { zh: '作废', about: '作废后同一箱同一航次可以重新做箱单。', done: '已作废', weight: 'danger' },
    },
  },
})
export type ListState = keyof typeof listStates.codes
/** States in which its content may be written. */
export const openLists: readonly ListState[] = ['draft', 'returned']
