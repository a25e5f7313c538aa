import { speech } from '../speech.ts'

const chinese = {
  title: '改配价格',
  before: '原价格',
  after: '改配后价格',
  way: '定价方式',
  ways: {
    proposed: (total: string) => `按申请的价格 ${total}`,
    same: (total: string) => `按原单价 ${total}`,
    today: (total: string) => `按今日运价 ${total}`,
    hand: '人工定价',
    later: '由货代在答复时定价',
  },
  choose: '请选择改配后的价格',
  amount: (currency: string) => `总价（${currency}）`,
  amountNeeded: '请至少填写一个币种的总价，例如 2500.00，不带千位分隔符',
  reason: '定价理由',
  reasonNeeded: '请写明人工定价的理由，客户会看到',
  loading: '正在计算价格',
  /** Why the price does not go with the booking, as the server says it. */
  gap: (sentence: string): string => sentence,
  because: (reason: string) => `定价理由：${reason}`,
  none: '（无）',
  boxes: '箱型箱量',
  bills: '提单数',
  notByBill: '不按票计',
  total: '合计',
  reprice: '重新定价',
  repriced: '已重新定价',
  repriceAbout: '原价格不适用于当前航线、箱型箱量或开航日，请选择新的价格。',
} as const
export type PriceTexts = typeof chinese

/** Words about the price of an amended booking. */
export const texts = speech.words('price', chinese)
