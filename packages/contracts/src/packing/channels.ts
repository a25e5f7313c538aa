import { choiceField, textField } from '../entity/common-fields.ts'
import type { ChannelsFacts, ChannelWay } from '../document/channels/channels.ts'
import { autoField, channelCalls, channelGroup } from '../document/channels/fields.ts'
import { packingButtons, packingPages } from './pages.ts'

/** Ways to a depot or terminal. */
export const depotWays = {
  mail: { zh: '邮件', en: 'Mail', by: 'mail' },
  file: { zh: '文件', en: 'File', by: 'file' },
  http: { zh: 'HTTP 接口', en: 'HTTP', by: 'http' },
  manual: { zh: '人工', en: 'By hand', by: 'manual' },
  depot: { zh: '模拟堆场', en: 'Simulated depot', by: 'simulator' },
  terminal: { zh: '模拟码头', en: 'Simulated terminal', by: 'simulator' },
} as const satisfies Record<string, ChannelWay>

/** Fields that a depot or terminal may require of every message, by the code that a channel lists. */
export const depotNeeds = {
  BillNo: '提单号',
  Fleet: '车队',
  Driver: '司机',
  Plate: '车牌',
  SealNo: '铅封号',
  Tare: '皮重',
  Vessel: '船名',
} as const
export type DepotNeed = keyof typeof depotNeeds

const { messages, channels } = packingPages
const { staff } = packingButtons
const logButtons = {
  download: { path: messages, code: 'download' },
  resend: { path: messages, code: 'resend' },
  answer: { path: messages, code: 'answer' },
  test: { path: channels, code: 'test' },
  secret: { path: channels, code: 'edit' },
} as const
const commonWords = {
  partner: '堆场或码头',
  log: '堆场码头收发记录',
  settings: '堆场码头通道',
  notRead: '不是 CODECO、APERAK 或 CONTRL 报文（UNA 或 UNB 开头），请检查后重新录入',
  noReference: '对方还没有给出编号，请改用其他方式',
} as const

/** Types of messages about a slip: to its depot (COPARN), and to the terminal (COPINO). */
export const slipMessageTypes = {
  release: { zh: '放箱', en: 'Release' },
  releaseChange: { zh: '放箱变更', en: 'Change of the release' },
  releaseCancel: { zh: '放箱取消', en: 'Cancellation of the release' },
  truck: { zh: '进港预报', en: 'Truck announcement' },
  truckChange: { zh: '进港预报变更', en: 'Change of the truck' },
  truckCancel: { zh: '进港预报取消', en: 'Cancellation of the truck' },
} as const
export type SlipMessageType = keyof typeof slipMessageTypes
/** Slips are told to depots and terminals, whose gate moves are reports of the slip. */
export const slipChannels = {
  types: slipMessageTypes,
  ways: depotWays,
  followsOn: true,
  reads: [messages, packingPages.preview],
  buttons: { ...logButtons, send: staff.send, apply: staff.report },
  events: { sent: 'slipSent', answered: 'slipAnswered', failed: 'slipFailed' },
  words: { ...commonWords, subject: '箱单', apply: '登记动态' },
} as const satisfies ChannelsFacts

/** Types of messages about packing lists: load lists to the terminal (COPRAR, COSCLN). */
export const listMessageTypes = {
  load: { zh: '装箱单', en: 'Packing lists' },
  loadChange: { zh: '装箱单变更', en: 'Change of packing lists' },
  loadCancel: { zh: '装箱单取消', en: 'Cancellation of packing lists' },
} as const
export type ListMessageType = keyof typeof listMessageTypes
export const listChannels = {
  types: listMessageTypes,
  ways: depotWays,
  followsOn: true,
  reads: [messages, packingPages.lists],
  buttons: { ...logButtons, send: staff.checkList, apply: staff.checkList },
  events: { sent: 'listSent', answered: 'listAnswered', failed: 'listFailed' },
  words: { ...commonWords, subject: '装箱单', apply: '登记接受' },
} as const satisfies ChannelsFacts

/** 堆场码头通道: one in use for each depot or terminal, which slips name by its name. */
export const packingChannelCalls = channelCalls({
  name: 'PackingChannel',
  kind: 'packingChannel',
  table: 'packing_channel',
  zh: '堆场码头通道',
  en: 'Channel of a depot or terminal',
  path: channels,
  noun: '通道',
  ways: depotWays,
  partner: textField('Place', '堆场或码头', 'Depot or terminal', 120, {
    required: true,
    listed: 160,
    search: true,
    filter: true,
    hint: '与箱单上的提箱堆场、进港码头写法一致',
  }),
  needed: depotNeeds,
  account: '报文的发送方代码；留空用本公司代码',
  subject: '可用占位符 {单号}、{业务}、{船名航次}；留空用默认主题',
  text: '可用占位符与主题相同；报文作为附件；留空用默认正文',
  endpoint: '以 https:// 开头；报文原样提交',
  auto: autoField('AutoApply', '自动登记', 'Apply at once', 90, '明确无疑的动态和接受回执直接登记；关闭时由人员核对后登记'),
  more: [
    textField('Facility', '场站代码', 'Facility code', 25, { listed: 110, upper: true, kind: 'code', ...channelGroup }),
    textField('Receiver', '接收方代码', 'Receiver', 35, { upper: true, kind: 'code', hint: '留空用场站代码', ...channelGroup }),
    choiceField(
      'ListFormat',
      '装箱单格式',
      'Format of packing lists',
      { coscln: ['COSCLN（固定栏位）', 'COSCLN (fixed records)'], coprar: ['COPRAR（装船清单）', 'COPRAR (load list)'] },
      { hint: '留空为 COSCLN', ...channelGroup },
    ),
    choiceField(
      'Version',
      'EDIFACT 版本',
      'EDIFACT directory',
      { D95B: ['D.95B', 'D.95B'], D00B: ['D.00B', 'D.00B'] },
      { hint: '放箱与 COPRAR 的版本；留空为 D.95B', ...channelGroup },
    ),
  ],
  door: true,
})
