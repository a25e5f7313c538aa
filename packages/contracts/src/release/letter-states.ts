import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { releaseButtons as may } from './pages.ts'

const reasons = [
  { code: 'WRONG', zh: '内容有误' },
  { code: 'UNNEEDED', zh: '不再需要' },
  { code: 'CUSTOMER', zh: '客户要求' },
  { code: 'OTHER', zh: '其他原因' },
] as const

/** How a letter stands (documents handbook §9.2): a second person compares its sealed copy with the application. */
export const letterStates = defineStates({
  states: {
    open: { code: 0, zh: '待上传', en: 'To be sealed', tone: 'orange' },
    submitted: { code: 1, zh: '待审核', en: 'To be accepted', tone: 'blue', dueHours: 8, locked: true },
    valid: { code: 2, zh: '有效', en: 'In force', tone: 'green', locked: true },
    used: { code: 3, zh: '已用', en: 'Used', tone: 'purple', final: true },
    revoked: { code: 4, zh: '已撤销', en: 'Revoked', tone: 'grey', final: true },
    expired: { code: 5, zh: '已过期', en: 'Expired', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交盖章件',
      tone: 'blue',
      from: ['open'],
      to: 'submitted',
      by: { staff: may.writesLetters },
      guards: ['sealed'],
      act: { zh: '提交盖章件', about: '先上传盖章扫描件；提交后由同事核对，内容不能再修改。', done: '已提交', weight: 'primary' },
    },
    accept: {
      zh: '核对通过',
      tone: 'green',
      from: ['submitted'],
      to: 'valid',
      by: { staff: may.acceptsLetters },
      guards: ['second', 'inDate'],
      act: { zh: '核对通过', about: '印章、提单号和有效期与申请一致。核对后保函生效。', done: '保函已生效', weight: 'primary' },
    },
    giveBack: {
      zh: '退回',
      tone: 'orange',
      from: ['submitted'],
      to: 'open',
      by: { staff: may.acceptsLetters },
      remarks: '请写明缺少或不符的内容',
      act: { zh: '退回', about: '退回后重新盖章上传。', done: '已退回' },
    },
    revoke: {
      zh: '撤销',
      tone: 'grey',
      from: ['open', 'submitted', 'valid'],
      to: 'revoked',
      by: { staff: may.writesLetters },
      reasons,
      act: { zh: '撤销', about: '撤销后不能再作为放单依据。', done: '已撤销', weight: 'danger' },
    },
    /** Of the application that it was given for. */
    use: { zh: '放单使用', tone: 'purple', from: ['valid'], to: 'used', by: {} },
    /** On the day after its last one. */
    expire: { zh: '过期', tone: 'grey', from: ['open', 'submitted', 'valid'], to: 'expired', by: {} },
  },
})
export type LetterState = keyof typeof letterStates.codes
