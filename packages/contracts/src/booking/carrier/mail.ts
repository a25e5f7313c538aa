import { fillTemplate } from '../../document/channels/mail.ts'

/** Placeholders for facts of the booking in a mail to a carrier: `{订舱单号}`. */
export const mailPlaceholders = {
  No: '订舱单号',
  Kind: '业务',
  Carrier: '船公司',
  Account: '账号',
  Contract: '合约号',
  Pol: '装货港',
  Pod: '卸货港',
  Vessel: '船名',
  Voyage: '航次',
  Etd: '开航日',
  Boxes: '箱型箱量',
  Goods: '品名',
  So: 'SO 号',
  Company: '公司',
  Person: '操作',
} as const
export type MailFacts = Readonly<Record<keyof typeof mailPlaceholders, string>>

/** Used where a channel says nothing. */
export const defaultMail = {
  subject: '【{公司}】{业务} {订舱单号} {装货港}-{卸货港} {箱型箱量}',
  text: [
    '您好：',
    '',
    '请协助办理{业务}，委托详见附件。',
    '',
    '订舱单号：{订舱单号}',
    '约号：{合约号}',
    '航线：{装货港} 至 {卸货港}',
    '船名航次：{船名} {航次}',
    '开航日：{开航日}',
    '箱型箱量：{箱型箱量}',
    '品名：{品名}',
    '',
    '请回复 SO 号与截单、截港时间。谢谢。',
  ].join('\n'),
} as const

/** The facts by the names of their placeholders. */
export const mailValues = (facts: MailFacts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(mailPlaceholders).map(([key, name]) => [name, facts[key as keyof MailFacts]]))
/** A text with the facts in place of their placeholders; what is no placeholder stays as it is. */
export const filledMail = (template: string, facts: MailFacts): string => fillTemplate(template, mailValues(facts))

/** Facts of a made-up booking, by which a template is shown. */
export const sampleMail: MailFacts = {
  No: 'BK261100028',
  Kind: '订舱',
  Carrier: 'COSCO',
  Account: 'HAIJIE01',
  Contract: 'SC2611',
  Pol: 'SHANGHAI',
  Pod: 'LOS ANGELES',
  Vessel: 'COSCO ROME',
  Voyage: '045E',
  Etd: '2026-12-05',
  Boxes: '40HQ*2',
  Goods: 'WOODEN FURNITURE',
  So: 'COSU6612345670',
  Company: '上海海捷国际货运代理有限公司',
  Person: '周航',
}
