import type { ChannelsFacts, ChannelWay } from '../document/channels/channels.ts'
import { channelCalls } from '../document/channels/fields.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

/** Ways to an agent. */
export const agentWays = {
  mail: { zh: '邮件', en: 'Mail', by: 'mail' },
  file: { zh: '文件', en: 'File', by: 'file' },
  http: { zh: 'HTTP 接口', en: 'HTTP', by: 'http' },
  manual: { zh: '人工', en: 'By hand', by: 'manual' },
  agent: { zh: '模拟代理', en: 'Simulated agent', by: 'simulator' },
} as const satisfies Record<string, ChannelWay>

/** Fields that an agent may require of every release. */
export const agentNeeds = { Consignee: '收货人', Vessel: '船名航次', Boxes: '箱号', Pod: '卸货港' } as const
export type AgentNeed = keyof typeof agentNeeds

export const telexTypes = {
  release: { zh: '电放通知', en: 'Telex release' },
  destination: { zh: '目的港放单通知', en: 'Issue at destination' },
} as const
export type TelexType = keyof typeof telexTypes

const { nonOriginals } = releasePages
const button = (code: string) => ({ path: nonOriginals, code })
/** Releases are told to the agent at the port of discharge, who acknowledges them. */
export const telexChannels = {
  types: telexTypes,
  ways: agentWays,
  followsOn: true,
  reads: [nonOriginals, releasePages.checks],
  buttons: {
    send: may.sends,
    download: button('download'),
    resend: button('resend'),
    answer: button('answer'),
    apply: button('answer'),
    test: button('test'),
    secret: button('edit'),
  },
  events: { sent: 'telexSent', answered: 'telexAnswered', failed: 'telexFailed' },
  words: {
    partner: '目的港代理',
    subject: '电放',
    apply: '登记回执',
    log: '电放收发记录',
    settings: '非正本单证的代理通道',
    notRead: '不是代理的回执（ACK 单号、NAK 单号，或 JSON），请检查后重新录入',
    noReference: '代理没有给出编号，请改用其他方式',
  },
} as const satisfies ChannelsFacts

/** 代理通道: how releases reach an agent, one in use for each. */
export const agentChannelCalls = channelCalls({
  name: 'ReleaseChannel',
  kind: 'releaseChannel',
  table: 'release_channel',
  zh: '代理通道',
  en: 'Channel of an agent',
  path: nonOriginals,
  noun: '通道',
  ways: agentWays,
  partner: {
    key: 'AgentCode',
    kind: 'reference',
    to: 'provider',
    zh: '目的港代理',
    en: 'Agent',
    required: true,
    listed: 160,
    filter: true,
  },
  needed: agentNeeds,
  account: '通知的发送方名称；留空用本公司名称',
  subject: '可用占位符 {单号}、{业务}、{提单号}；留空用默认主题',
  text: '可用占位符与主题相同；通知作为附件；留空用默认正文',
  endpoint: '以 https:// 开头；按 JSON 提交',
  auto: { key: 'AutoApply', kind: 'flag', zh: '自动登记回执', en: 'File answers', listed: 110, hint: '接受的回执不再等人核对' },
})
