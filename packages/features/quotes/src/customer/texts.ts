import { spaced } from '@jst/contracts/values'
import { chargeBases } from '@jst/contracts/document'
import { rateBases } from '@jst/contracts/freight-rates'
import { inquiryStandings, inquiryStates, lossReasons, offerStandings, type OfferStanding, type QuoteSentence } from '@jst/contracts/quotes'
import { speech } from './speech.ts'
import { viewTitles } from './titles.ts'

type Choices = Readonly<Record<string, string>>

const chinese = {
  title: viewTitles.quotes,
  list: viewTitles.quotes,
  back: '返回我的报价',
  empty: '还没有收到报价',
  emptyHint: '业务员发送报价后会出现在这里；也可先在「运价查询」查看贵司的价格。',
  notFound: '没有找到该报价单，可能已被撤回或不是发给贵司的',
  columns: {
    no: '报价单号',
    route: '航线',
    boxes: '箱量',
    options: '方案',
    standing: '状态',
    until: '有效期至',
    sent: '发送时间',
    sales: '业务员',
  },
  inquiries: {
    title: viewTitles.inquiries,
    list: viewTitles.inquiries,
    empty: '还没有询价',
    emptyHint: '在「运价查询」里选择一个价格，点「询价」即可提交给操作公司的运价部。',
    columns: {
      no: '询价单号',
      route: '航线',
      boxes: '箱量',
      day: '预计开航',
      standing: '状态',
      answer: '答复',
      words: '询价内容',
      requestedAt: '询价时间',
      by: '询价人',
    },
  },
  filter: '状态',
  standings: offerStandings as Choices,
  reasons: lossReasons as Choices,
  inquiryStandings: inquiryStandings as Choices,
  /** Why an inquiry was closed. */
  closeReasons: Object.fromEntries(inquiryStates.moves.close.reasons.map(({ code, zh }) => [code, zh])) as Choices,
  bases: chargeBases as Choices,
  rateBases: rateBases as Choices,
  /** A sentence of the price engine. */
  sentence: ({ Zh }: QuoteSentence): string => Zh,
  joint: '；',
  listJoint: '、',
  /** A port or a carrier. */
  named: (name: string, code: string): string => name || code,
  charged: ({ NameZh, Code }: { readonly NameZh: string; readonly NameEn: string; readonly Code: string }): string => NameZh || Code,
  termsOf: ({ TermsZh }: { readonly TermsZh: string; readonly TermsEn: string }): string => TermsZh,
  version: (version: number) => `第 ${version} 版`,
  facts: { customer: '客户', boxes: '箱量', sailing: '预计开航', until: '报价有效期至', by: '报价人' },
  option: (at: number, name: string) => `方案 ${at}：${name}`,
  charge: ['费用', '计费', '数量', '单价', '金额'] as readonly string[],
  included: '已含',
  total: '合计',
  converted: '折合（仅供参考）',
  transit: (days: number) => `航程约 ${days} 天`,
  free: (days: number) => `目的港免箱期 ${days} 天`,
  valid: (from: string, to: string, basis: string) => `运价有效期 ${from} 至 ${to}${basis === '' ? '' : spaced`，${basis}为准`}`,
  partial: (total: string) => `${total}（费用不全）`,
  toConfirm: (words: string) => `待确认：${words}`,
  terms: '条款',
  accept: '接受此方案',
  acceptAsk: (at: number, total: string) => `接受方案 ${at}（${total}）？`,
  acceptAbout: '接受后业务员会收到通知并与您联系订舱，不能自行撤回。',
  accepted: '已接受，业务员会尽快与您联系',
  book: '按此方案订舱',
  acceptedOne: '已接受此方案',
  decline: '谢绝报价',
  declineTitle: '谢绝报价',
  declineLead: '告诉业务员原因，便于为您调整方案。',
  reason: '原因',
  words: '说明（可不填）',
  declined: '已告知业务员',
  pdf: 'PDF',
  languages: { zh: '中文', en: 'English' },
  notices: {
    open: '',
    accepted: '您已接受该报价，业务员会尽快与您联系。',
    declined: '您已谢绝该报价。',
    renewing: '业务员正在更新该报价，以下为上一版，暂不能接受。',
    expired: '该报价已过期，价格仅供参考，请联系业务员重新报价。',
    closed: '该报价已结束。',
  } satisfies Record<OfferStanding, string>,
} as const
export type QuoteTexts = typeof chinese

export const texts = speech.words('quotes', chinese)
