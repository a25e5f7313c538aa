import { choiceField, textField } from '../entity/common-fields.ts'
import type { ChannelsFacts, ChannelWay } from '../document/channels/channels.ts'
import { autoField, channelCalls } from '../document/channels/fields.ts'
import { regimeNames } from './fields.ts'
import { manifestButtons, manifestPages } from './pages.ts'

/** Ways to an agent or gateway. Real gateways of customs need licences, which nobody has here. */
export const manifestWays = {
  file: { zh: '报文文件', en: 'File', by: 'file' },
  http: { zh: 'HTTP 接口', en: 'HTTP', by: 'http' },
  mail: { zh: '邮件', en: 'Mail', by: 'mail' },
  manual: { zh: '人工申报', en: 'By hand', by: 'manual' },
  simulator: { zh: '模拟网关', en: 'Simulated gateway', by: 'simulator' },
} as const satisfies Record<string, ChannelWay>

/** Fields that an agent may require of every message. */
export const manifestNeeds = {
  MasterNo: '主单号',
  Imo: 'IMO 号',
  CustomsArea: '关区',
  ExitPlace: '离境口岸',
  LoadingAt: '计划装载时间',
  HsCode: 'HS 编码',
  Aeo: '发货人 AEO',
  Notify: '通知人',
} as const
export type ManifestNeed = keyof typeof manifestNeeds

const { uploads, configs, sends, trackInfo } = manifestPages
const { staff } = manifestButtons
/** A filing is told to its agent or gateway: at first, when it changes, and when it is to be deleted. */
export const manifestChannels = {
  types: {
    original: { zh: '新增', en: 'Original' },
    change: { zh: '改单', en: 'Change' },
    delete: { zh: '删单', en: 'Deletion' },
  },
  ways: manifestWays,
  followsOn: true,
  reads: [uploads, sends, trackInfo],
  buttons: {
    send: staff.send,
    apply: { path: uploads, code: 'answer' },
    download: { path: uploads, code: 'download' },
    resend: { path: uploads, code: 'resend' },
    answer: { path: uploads, code: 'answer' },
    test: { path: configs, code: 'test' },
    secret: { path: configs, code: 'edit' },
  },
  // a message holds the contacts of all parties
  hides: { field: 'customerContact', zh: '客户联系方式' },
  events: { sent: 'filed', answered: 'receipt', failed: 'filingFailed' },
  words: {
    partner: '代理或网关',
    subject: '舱单',
    apply: '登记回执',
    log: '舱单上传列表',
    settings: '舱单配置',
    notRead: '不是 MT9999 或 JSON 回执，请检查后重新录入',
    noReference: '对方还没有给出编号，请改用其他方式',
  },
} as const satisfies ChannelsFacts
export type ManifestMessage = keyof typeof manifestChannels.types

/** Forms of the messages to an agent. */
export const manifestFormats = {
  mt: ['海关 XML（MT2101 等）', 'Customs XML'],
  ifcsum: ['平台文件 IFCSUM', 'Platform file IFCSUM'],
  cuscar: ['CUSCAR D.95B', 'CUSCAR D.95B'],
  json: ['JSON（境外网关）', 'JSON (gateways abroad)'],
  vermas: ['VGM VERMAS D.16A', 'VGM VERMAS D.16A'],
  dcsaVgm: ['VGM DCSA JSON', 'VGM DCSA JSON'],
} as const
export type ManifestFormat = keyof typeof manifestFormats

/** Choices of a set-up: filings, and VGM to a carrier or terminal. */
const served = { ...regimeNames, vgm: ['VGM', 'VGM'] } as const

const way = { group: '申报', groupEn: 'Filing' } as const
/** 舱单配置: one in use for each agent or gateway. */
export const manifestConfigCalls = channelCalls({
  name: 'ManifestConfig',
  kind: 'manifestConfig',
  table: 'manifest_config',
  zh: '舱单配置',
  en: 'Manifest set-up',
  path: configs,
  noun: '配置',
  codeWidth: 130,
  ways: manifestWays,
  partner: textField('Agent', '代理或网关', 'Agent or gateway', 60, { required: true, listed: 150, search: true, filter: true }),
  needed: manifestNeeds,
  account: '报文的发送人代码；留空用本公司代码',
  subject: '可用占位符 {单号}、{业务}、{船名航次}；留空用默认主题',
  text: '可用占位符与主题相同；报文作为附件；留空用默认正文',
  endpoint: '以 https:// 开头；报文原样提交',
  auto: autoField('AutoSend', '审核后自动发送', 'Send when verified', 110, '审核通过后立即发送；回执总是立即登记'),
  more: [
    {
      key: 'Regimes',
      kind: 'list',
      zh: '适用申报',
      en: 'Filings',
      max: 20,
      most: 10,
      choices: Object.fromEntries(Object.entries(served).map(([regime, [zh]]) => [regime, zh])),
      choicesEn: Object.fromEntries(Object.entries(served).map(([regime, [, en]]) => [regime, en])),
      required: true,
      listed: 200,
      ...way,
    },
    {
      key: 'Ports',
      kind: 'list',
      zh: '适用装货港',
      en: 'Ports of loading',
      max: 5,
      most: 100,
      hint: '港口代码；留空为全部',
      listed: 140,
      ...way,
    },
    textField('Receiver', '接收人代码', 'Receiver', 35, { upper: true, kind: 'code', listed: 110, ...way }),
    choiceField('Format', '报文格式', 'Format', manifestFormats, { required: true, listed: 130, ...way }),
  ],
  door: true,
})
