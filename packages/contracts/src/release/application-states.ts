import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { releaseButtons as may } from './pages.ts'

const reasons = [
  { code: 'CHANGED', zh: '内容有变' },
  { code: 'DUPLICATE', zh: '重复申请' },
  { code: 'CUSTOMER', zh: '客户撤回' },
  { code: 'OTHER', zh: '其他原因' },
] as const
/** How an application stands (documents handbook §9.3). The decision makes the moves out of `submitted`. */
export const applicationStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    checking: { code: 1, zh: '审核中', en: 'In approval', tone: 'blue', dueHours: 4, locked: true },
    returned: { code: 2, zh: '已退回', en: 'Returned', tone: 'orange' },
    blocked: { code: 3, zh: '已拦截', en: 'Blocked', tone: 'red' },
    agreed: { code: 4, zh: '待签单', en: 'To be signed', tone: 'blue', dueHours: 8, locked: true },
    signed: { code: 5, zh: '已签单', en: 'Signed', tone: 'purple', dueHours: 24, locked: true },
    released: { code: 6, zh: '已放单', en: 'Released', tone: 'green', locked: true },
    received: { code: 7, zh: '客户签收', en: 'Received', tone: 'green', locked: true },
    finished: { code: 8, zh: '完结', en: 'Finished', tone: 'green', final: true },
    cancelled: { code: 9, zh: '已撤回', en: 'Withdrawn', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交申请',
      tone: 'blue',
      from: ['draft', 'returned', 'blocked'],
      to: 'checking',
      by: { staff: may.apply },
      guards: ['complete'],
      act: {
        zh: '提交申请',
        about: '提交时检查风险：齐全且结清的自动通过，其余按规则审核、退回或拦截。',
        done: '已提交',
        weight: 'primary',
      },
    },
    block: { zh: '拦截', tone: 'red', from: ['checking'], to: 'blocked', by: {} },
    giveBack: { zh: '退回', tone: 'orange', from: ['checking'], to: 'returned', by: {} },
    pass: { zh: '通过', tone: 'green', from: ['checking'], to: 'agreed', by: {}, guards: ['agreed', 'levels'] },
    refuse: { zh: '驳回', tone: 'red', from: ['checking'], to: 'returned', by: {} },
    takeBack: { zh: '撤回审核', tone: 'grey', from: ['checking'], to: 'draft', by: {} },
    sign: {
      zh: '签单',
      tone: 'purple',
      from: ['agreed'],
      to: 'signed',
      by: { staff: may.release },
      guards: ['stands', 'other'],
      act: { zh: '签单', about: '签单前再次检查；倒签和预借不能签。', done: '已签单' },
    },
    release: {
      zh: '放单',
      tone: 'green',
      from: ['agreed', 'signed'],
      to: 'released',
      // by the call that takes courier, receiver or message (`releasePapers`)
      by: {},
      guards: ['stands', 'other'],
    },
    receive: {
      zh: '客户签收',
      tone: 'green',
      from: ['released'],
      to: 'received',
      by: { staff: may.release },
      act: { zh: '登记签收', about: '客户或目的港代理已确认收到。', done: '已登记签收' },
    },
    finish: {
      zh: '完结',
      tone: 'green',
      from: ['released', 'received'],
      to: 'finished',
      by: { staff: may.release },
      act: { zh: '完结', about: '完结后解除剩余的担保，内容不能再修改。', done: '已完结' },
    },
    rework: {
      zh: '退回草稿',
      tone: 'orange',
      from: ['agreed', 'signed'],
      to: 'draft',
      by: { staff: may.apply },
      remarks: '请写明退回的原因',
      act: { zh: '退回草稿', about: '放单前可以退回修改；占用的担保随之解除，改好后重新提交审核。', done: '已退回草稿' },
    },
    cancel: {
      zh: '撤回',
      tone: 'grey',
      from: ['draft', 'returned', 'blocked', 'agreed'],
      to: 'cancelled',
      by: { staff: may.apply },
      reasons,
      act: { zh: '撤回申请', about: '签单前可以撤回；占用的担保随之解除。', done: '已撤回', weight: 'danger' },
    },
  },
})
export type ApplicationState = keyof typeof applicationStates.codes
