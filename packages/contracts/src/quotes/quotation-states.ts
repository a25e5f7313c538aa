import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'

export const quotationList = '/CRM/QuotationRecord'
const send = { staff: { path: quotationList, code: 'send' } }

/** Why a customer does not take an offer (commercial handbook D). */
export const lossReasons = {
  PRICE: '价格高',
  SPACE: '舱位',
  TRANSIT: '时效',
  CREDIT: '账期',
  SERVICE: '服务',
  COMPETITOR: '选择同行',
  CANCELLED: '业务取消',
  SILENT: '无回复',
} as const
export type LossReason = keyof typeof lossReasons
const reasons = Object.entries(lossReasons).map(([code, zh]) => ({ code, zh }))

/** How a quotation stands (commercial handbook §2.3). */
export const quotationStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    pendingApproval: { code: 1, zh: '待审批', en: 'In approval', tone: 'blue' },
    sent: { code: 2, zh: '已发送', en: 'Sent', tone: 'orange', dueHours: 48 },
    viewed: { code: 3, zh: '已查看', en: 'Viewed', tone: 'orange', dueHours: 48 },
    negotiating: { code: 4, zh: '议价中', en: 'Negotiating', tone: 'blue', dueHours: 24 },
    accepted: { code: 5, zh: '已接受', en: 'Accepted', tone: 'green', dueHours: 24 },
    declined: { code: 6, zh: '已拒绝', en: 'Declined', tone: 'red' },
    won: { code: 7, zh: '已成交', en: 'Won', tone: 'green', final: true },
    lost: { code: 8, zh: '丢单', en: 'Lost', tone: 'red', final: true },
    expired: { code: 9, zh: '已过期', en: 'Expired', tone: 'grey' },
  },
  sides: documentSides,
  moves: {
    send: {
      zh: '发送',
      tone: 'orange',
      from: ['draft', 'negotiating'],
      to: 'sent',
      by: send,
      guards: ['complete', 'current', 'aboveFloor'],
      act: { zh: '发送', about: '价格与条款按当前内容固定，之后运价、加价、汇率变化都不影响。', done: '已发送', weight: 'primary' },
    },
    submit: {
      zh: '提交审批',
      tone: 'blue',
      from: ['draft', 'negotiating'],
      to: 'pendingApproval',
      by: send,
      guards: ['complete', 'current'],
      act: { zh: '提交审批', about: '低于底价的报价须审批，通过后自动发送。', done: '已提交审批' },
    },
    approve: { zh: '审批通过', tone: 'green', from: ['pendingApproval'], to: 'sent', by: {}, guards: ['agreed', 'complete', 'current'] },
    refuse: { zh: '审批拒绝', tone: 'red', from: ['pendingApproval'], to: 'draft', by: {} },
    withdraw: { zh: '撤回审批', tone: 'grey', from: ['pendingApproval'], to: 'draft', by: {} },
    view: { zh: '客户查看', tone: 'orange', from: ['sent'], to: 'viewed', by: {} },
    negotiate: {
      zh: '议价',
      tone: 'blue',
      from: ['sent', 'viewed', 'declined', 'expired'],
      to: 'negotiating',
      by: send,
      act: { zh: '议价', about: '单号不变，修改后再次发送为下一版；已发出的版本保留。', done: '可修改后再次发送' },
    },
    accept: {
      zh: '客户接受',
      tone: 'green',
      from: ['sent', 'viewed'],
      to: 'accepted',
      by: send,
      act: { zh: '客户接受', about: '客户以其他方式（电话、微信）确认时使用。', done: '已记为客户接受' },
    },
    decline: {
      zh: '客户拒绝',
      tone: 'red',
      from: ['sent', 'viewed'],
      to: 'declined',
      by: send,
      reasons,
      act: { zh: '客户拒绝', about: '记下原因；之后可议价再发，或记为丢单。', done: '已记为客户拒绝' },
    },
    win: {
      zh: '成交',
      tone: 'green',
      from: ['sent', 'viewed', 'accepted'],
      to: 'won',
      by: send,
      act: { zh: '成交', about: '已订舱或签约时使用，之后内容不能再修改。', done: '已记为成交', weight: 'primary' },
    },
    lose: {
      zh: '丢单',
      tone: 'red',
      from: ['sent', 'viewed', 'negotiating', 'accepted', 'declined', 'expired'],
      to: 'lost',
      by: send,
      reasons,
      act: { zh: '丢单', about: '竞争对手及其价格请先填在报价单上；之后内容不能再修改。', done: '已记为丢单', weight: 'danger' },
    },
    expire: { zh: '过期', tone: 'grey', from: ['sent', 'viewed'], to: 'expired', by: {} },
  },
})
