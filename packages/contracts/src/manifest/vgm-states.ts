import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { manifestButtons } from './pages.ts'

const { staff, party } = manifestButtons
const writing = { staff: staff.write, party: party.write }
/** States that messages and answers write. */
const withCarrier = ['submitted', 'sent', 'accepted', 'corrected', 'returned', 'retracted'] as const
/** No person makes these moves: they follow from messages and answers. */
const byAnswers = { by: {}, edits: true } as const
const inForce = ['accepted', 'corrected'] as const

/** How the verified gross mass of a box stands (documents handbook §6.5). */
export const vgmStates = defineStates({
  states: {
    none: { code: 0, zh: '未申报', en: 'Not declared', tone: 'grey' },
    saved: { code: 1, zh: '已保存', en: 'Saved', tone: 'grey' },
    submitted: { code: 2, zh: '已提交', en: 'Submitted', tone: 'blue', dueHours: 2 },
    sent: { code: 3, zh: '已发送', en: 'Sent', tone: 'purple', dueHours: 4 },
    accepted: { code: 4, zh: '已接受', en: 'Accepted', tone: 'green' },
    returned: { code: 5, zh: '退回', en: 'Returned', tone: 'red', dueHours: 2 },
    corrected: { code: 6, zh: '已更正', en: 'Corrected', tone: 'green' },
    retracted: { code: 7, zh: '已撤回', en: 'Retracted', tone: 'grey' },
  },
  sides: documentSides,
  moves: {
    /** By `writeVgm`: a returned or retracted declaration is written anew. */
    write: { zh: '填写', tone: 'grey', from: ['none', 'returned', 'retracted'], to: 'saved', by: writing, edits: true },
    submit: {
      zh: '提交',
      tone: 'blue',
      from: ['saved'],
      to: 'submitted',
      by: writing,
      guards: ['checked'],
      act: { zh: '提交', about: '检查通过后进入待发送，由货代发给船公司或码头。', done: '已提交', weight: 'primary' },
    },
    takeBack: {
      zh: '收回修改',
      tone: 'grey',
      from: ['submitted'],
      to: 'saved',
      by: writing,
      act: { zh: '收回修改', about: '收回后可以修改，再次提交后重新检查。', done: '已收回' },
    },
    correct: {
      zh: '更正',
      tone: 'orange',
      from: inForce,
      to: 'saved',
      by: writing,
      act: { zh: '更正', about: '改好后提交并发送，作为同一编号的新一次申报；在对方接受之前，原申报仍然有效。', done: '可以修改' },
    },
    keep: {
      zh: '保留原申报',
      tone: 'grey',
      from: ['saved', 'returned'],
      to: 'accepted',
      by: writing,
      guards: ['inForce'],
      act: { zh: '保留原申报', about: '放弃没有发出的修改，恢复对方已接受的申报。', done: '已恢复' },
    },
    retract: {
      zh: '撤回申报',
      tone: 'orange',
      from: inForce,
      to: 'submitted',
      by: writing,
      remarks: '请写明撤回的原因',
      act: { zh: '撤回申报', about: '发送后由对方撤销已接受的申报，之后可以重新申报。', done: '已申请撤回，待发送', weight: 'danger' },
    },
    leave: { zh: '发送', tone: 'purple', from: withCarrier, to: 'sent', ...byAnswers },
    giveUp: { zh: '没有发出', tone: 'grey', from: withCarrier, to: 'submitted', ...byAnswers },
    accept: { zh: '对方接受', tone: 'green', from: withCarrier, to: 'accepted', ...byAnswers },
    acceptCorrection: { zh: '对方接受更正', tone: 'green', from: withCarrier, to: 'corrected', ...byAnswers },
    acceptRetraction: { zh: '对方撤销申报', tone: 'grey', from: withCarrier, to: 'retracted', ...byAnswers },
    refuse: { zh: '对方退回', tone: 'red', from: withCarrier, to: 'returned', ...byAnswers },
  },
})
export type VgmState = keyof typeof vgmStates.codes
/** States in which the content is written. */
export const openVgms: readonly VgmState[] = ['none', 'saved', 'returned', 'retracted']
