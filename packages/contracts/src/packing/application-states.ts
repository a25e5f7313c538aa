import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { packingButtons } from './pages.ts'

const { staff, party } = packingButtons
const applying = { staff: staff.apply, party: party.apply }

/** Why an application is given up. */
export const applicationWithdrawals = [
  { code: 'NO_CARGO', zh: '货物未备妥' },
  { code: 'CHANGED', zh: '箱型箱量有变' },
  { code: 'ROLLED', zh: '改配或退关' },
  { code: 'DUPLICATE', zh: '重复申请' },
  { code: 'OTHER', zh: '其他原因' },
] as const

/** How an application for slips stands (documents handbook §8). Its slips come into being with the approval. */
export const applicationStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '待审核', en: 'To be checked', tone: 'blue', dueHours: 4 },
    returned: { code: 2, zh: '审核退回', en: 'Returned', tone: 'orange', dueHours: 24 },
    approved: { code: 3, zh: '审核通过', en: 'Approved', tone: 'green', final: true },
    cancelled: { code: 9, zh: '已撤销', en: 'Cancelled', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交申请',
      tone: 'blue',
      from: ['draft', 'returned'],
      to: 'submitted',
      by: applying,
      guards: ['complete', 'within'],
      act: { zh: '提交申请', about: '提交后由操作审核；审核前可以撤回修改。', done: '已提交', weight: 'primary' },
    },
    takeBack: {
      zh: '撤回修改',
      tone: 'grey',
      from: ['submitted'],
      to: 'draft',
      by: applying,
      act: { zh: '撤回修改', about: '撤回后可以修改，再次提交后重新排队审核。', done: '已撤回' },
    },
    approve: {
      zh: '审核通过',
      tone: 'green',
      from: ['submitted'],
      to: 'approved',
      by: { staff: staff.approve },
      guards: ['complete', 'within'],
      act: { zh: '审核通过', about: '通过后按拆分逐箱生成待开箱单。', done: '已通过', weight: 'primary' },
    },
    return: {
      zh: '审核退回',
      tone: 'orange',
      from: ['submitted'],
      to: 'returned',
      by: { staff: staff.return },
      returns: true,
      act: { zh: '退回', about: '勾选缺少或有误的内容并写明要求，申请人改好后再次提交。', done: '已退回申请人' },
    },
    cancel: {
      zh: '撤销申请',
      tone: 'grey',
      from: ['draft', 'submitted', 'returned'],
      to: 'cancelled',
      by: applying,
      reasons: applicationWithdrawals,
      act: { zh: '撤销申请', about: '撤销后不能恢复，箱量退回订舱的剩余数。', done: '已撤销', weight: 'danger' },
    },
  },
})
export type ApplicationState = keyof typeof applicationStates.codes
/** States in which its content may be written by its applicant, and by the desk, which shares out what it checks over hauliers and depots. */
export const openApplications: Readonly<Record<'applicant' | 'desk', readonly ApplicationState[]>> = {
  applicant: ['draft', 'returned'],
  desk: ['draft', 'returned', 'submitted'],
}
