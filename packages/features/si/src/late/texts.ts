import { speech } from '../speech.ts'

const chinese = {
  ask: '申请晚补料',
  asked: '已申请晚补料',
  refused: '晚补料未同意',
  askedFacts: (name: string, time: string, reason: string) => `${name} ${time} 申请，原因：${reason}`,
  askNote: (mblNo: string) => `${mblNo} 已过截单。申请发给操作公司单证人员，同意后截单时间延长，即可提交补料。`,
  reason: '晚补料原因',
  reasonNeeded: '请填写晚补料原因',
  askDone: '晚补料申请已发送，答复后会通知您',
  view: '查看',
  lateAct: '截单后补料',
  answer: '处理晚补料',
  answers: { label: '答复', grant: '延长截单', refuse: '不同意' },
  until: '新截单时间',
  untilHint: '例如 2026-01-31 18:00',
  untilWrong: '请填写以后的时间，例如 2026-01-31 18:00',
  refusal: '不同意的原因',
  refusalNeeded: '请填写不同意的原因，客户会收到',
  granted: '截单时间已延长，已通知客户',
  refusedDone: '已通知客户不同意晚补料',
} as const
export type LateTexts = typeof chinese

/** Words of requests to submit after the cut-off. */
export const texts = speech.words('late', chinese)
