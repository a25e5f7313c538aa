import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { quotationPage } from './pages.ts'

const ask = { staff: { path: quotationPage, code: 'edit' } }
const reasons = [
  { code: 'NO_RATE', zh: '没有可用价格' },
  { code: 'PRICE', zh: '价格不被接受' },
  { code: 'CANCELLED', zh: '客户取消' },
  { code: 'DOUBLE', zh: '重复询价' },
]

/** How an inquiry to the pricing desk stands (commercial handbook §2.3). How long it may wait is a setting of the company. */
export const inquiryStates = defineStates({
  states: {
    created: { code: 0, zh: '已创建', en: 'Created', tone: 'blue', dueHours: 4 },
    offered: { code: 1, zh: '已收方案', en: 'Offered', tone: 'orange' },
    converted: { code: 2, zh: '已转报价', en: 'Converted', tone: 'green', final: true },
    closed: { code: 3, zh: '已关闭', en: 'Closed', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    offer: { zh: '回复方案', tone: 'orange', from: ['created', 'offered'], to: 'offered', by: {} },
    ask: {
      zh: '再次询价',
      tone: 'blue',
      from: ['offered'],
      to: 'created',
      by: ask,
      act: { zh: '再次询价', about: '方案不合适时请运价部重新核价，可先修改目标价和备注。', done: '已再次询价' },
    },
    convert: { zh: '转报价单', tone: 'green', from: ['offered'], to: 'converted', by: {} },
    close: {
      zh: '关闭',
      tone: 'grey',
      from: ['created', 'offered'],
      to: 'closed',
      by: ask,
      reasons,
      act: { zh: '关闭', about: '不再需要价格时使用，之后内容不能再修改。', done: '已关闭', weight: 'danger' },
    },
  },
})
