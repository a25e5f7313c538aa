import { choiceField } from '../../entity/common-fields.ts'
import type { ChannelsFacts, ChannelWay } from '../../document/channels/channels.ts'
import { autoField, carrierField, channelCalls, channelGroup } from '../../document/channels/fields.ts'
import { recordFields } from '../fields.ts'

/** 补料收发记录 and 补料船司配置. */
export const siCarrierPages = { messages: '/tdManage/siMessages', channels: '/tdManage/siChannels' } as const

/** Ways of a shipping instruction to a carrier. */
export const siWays = {
  mail: { zh: '邮件', en: 'Mail', by: 'mail' },
  edi: { zh: 'EDI 文件 IFTMIN', en: 'EDI file IFTMIN', by: 'file' },
  dcsa: { zh: 'DCSA JSON 文件', en: 'DCSA JSON file', by: 'file' },
  xlsx: { zh: '船司版式 Excel 文件', en: 'Excel file by layout', by: 'file' },
  xlsxMail: { zh: '邮件（船司版式 Excel）', en: 'Mail with Excel by layout', by: 'mail' },
  http: { zh: 'HTTP 接口', en: 'HTTP', by: 'http' },
  manual: { zh: '人工', en: 'By hand', by: 'manual' },
  simulator: { zh: '模拟船司', en: 'Simulated carrier', by: 'simulator' },
} as const satisfies Record<string, ChannelWay>
export type SiWay = keyof typeof siWays

const needed = ['shipperRef', 'consignee', 'notifier1', 'hsCode', 'vessel', 'voyage', 'marks', 'issuePlace', 'payableAt'] as const
export type SiNeed = (typeof needed)[number]
/** Fields that a carrier may require of every instruction, by the code that a channel lists. */
export const siNeeds = Object.fromEntries(needed.map((name) => [name, recordFields[name].zh])) as Readonly<Record<SiNeed, string>>

const { messages, channels } = siCarrierPages
const log = (code: string) => ({ path: messages, code })
/** Shipping instructions are sent to carriers, whose status and draft bills come back. */
export const siChannels = {
  types: {
    instruct: { zh: '补料', en: 'Shipping instruction' },
    amend: { zh: '改单', en: 'Amendment' },
    cancel: { zh: '取消补料', en: 'Cancellation' },
  },
  ways: siWays,
  reads: [messages, '/tdManage/siDetail', '/tdManage/siMakeTd'],
  buttons: {
    send: { path: '/tdManage/siMakeTd', code: 'send' },
    apply: log('answer'),
    download: log('download'),
    resend: log('resend'),
    answer: log('answer'),
    test: { path: channels, code: 'test' },
    secret: { path: channels, code: 'edit' },
  },
  events: { sent: 'carrierSent', answered: 'carrierAnswered', failed: 'carrierFailed' },
  words: {
    partner: '船公司',
    subject: '补料',
    apply: '登记核对',
    log: '补料收发记录',
    settings: '补料船司配置',
    notRead: '不是 APERAK 或 CONTRL 报文（UNA 或 UNB 开头），也不是 DCSA 补料状态或提单 JSON，请检查后重新粘贴',
    noReference: '船公司还没有给出补料编号，不能改单或取消，请改用其他方式',
  },
} as const satisfies ChannelsFacts

/** 补料船司配置: how instructions of a company reach a carrier. One in use for each carrier. */
export const siChannelCalls = channelCalls({
  name: 'SiChannel',
  kind: 'siChannel',
  table: 'si_channel',
  zh: '补料船司配置',
  en: 'Carrier channel of shipping instructions',
  path: channels,
  noun: '配置',
  ways: siWays,
  partner: carrierField,
  needed: siNeeds,
  account: '与船公司约定的客户代码；IFTMIN 以它作为发送方代码',
  subject: '可用占位符 {提单号}、{业务}、{船名航次}；留空用默认主题',
  text: '可用占位符与主题相同；样单 PDF、装箱明细和 IFTMIN 自动附上；留空用默认正文',
  endpoint: '以 https:// 开头；补料以 DCSA JSON 提交',
  auto: autoField('AutoApply', '自动登记', 'Apply at once', 90, '船公司接受改单或取消时直接登记；关闭时由人员核对后登记'),
  more: [
    choiceField(
      'Version',
      'IFTMIN 版本',
      'IFTMIN directory',
      { D99B: ['D.99B', 'D.99B'], D01B: ['D.01B', 'D.01B'] },
      { hint: '留空为 D.99B', ...channelGroup },
    ),
    {
      key: 'Layout',
      kind: 'lines',
      zh: '船司版式',
      en: 'Layout of the carrier',
      max: 8_000,
      hint: '每行一格：“B2 = 主提单号”；箱表从一行起：“箱表 A20 = 箱号”；固定文字：“B1 = "SHIPPING INSTRUCTION"”；“工作表 = SI”。字段名同补料页面',
      group: '船司版式',
      groupEn: 'Layout',
    },
  ],
  door: true,
})
