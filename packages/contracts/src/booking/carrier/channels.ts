import type { ChannelsFacts, ChannelWay } from '../../document/channels/channels.ts'
import { answerGroup, autoField, carrierField, channelCalls, integerField } from '../../document/channels/fields.ts'
import type { CutoffCode } from '../../schedules/states.ts'
import { bookingButtons, bookingPages } from '../pages.ts'
import { neededNames } from './needed.ts'

/** Ways to a carrier (commercial handbook B). */
export const carrierWays = {
  mail: { zh: '邮件', en: 'Mail', by: 'mail' },
  edi: { zh: 'EDI 文件 IFTMBF', en: 'EDI file IFTMBF', by: 'file' },
  dcsa: { zh: 'DCSA JSON 文件', en: 'DCSA JSON file', by: 'file' },
  http: { zh: 'HTTP 接口', en: 'HTTP', by: 'http' },
  manual: { zh: '人工', en: 'By hand', by: 'manual' },
  simulator: { zh: '模拟船司', en: 'Simulated carrier', by: 'simulator' },
} as const satisfies Record<string, ChannelWay>
export type CarrierChannel = keyof typeof carrierWays
const namesOf = (language: 'zh' | 'en') =>
  Object.fromEntries(Object.entries(carrierWays).map(([way, words]) => [way, words[language]])) as Record<CarrierChannel, string>
export const carrierChannels = namesOf('zh')
/** A person downloads the file and sends it. */
export const fileChannels: readonly CarrierChannel[] = (Object.keys(carrierWays) as CarrierChannel[]).filter(
  (way) => carrierWays[way].by === 'file',
)

/** Buttons of 订舱记录 and of the channels. */
export const messageButtons = {
  download: { path: bookingPages.messages, code: 'download' },
  resend: { path: bookingPages.messages, code: 'resend' },
  answer: { path: bookingPages.messages, code: 'answer' },
  test: { path: bookingPages.carriers, code: 'test' },
  secret: { path: bookingPages.carriers, code: 'edit' },
} as const

/** Bookings are sent to carriers. */
export const bookingChannels = {
  types: {
    order: { zh: '订舱', en: 'Booking' },
    change: { zh: '改配', en: 'Amendment' },
    cancel: { zh: '退关', en: 'Cancellation' },
  },
  ways: carrierWays,
  reads: [bookingPages.messages],
  buttons: { ...messageButtons, send: bookingButtons.staff.send, apply: bookingButtons.staff.confirm },
  hides: { field: 'contractNo', zh: '合约号' },
  events: { sent: 'carrierSent', answered: 'carrierAnswered', failed: 'carrierFailed' },
  words: {
    partner: '船公司',
    subject: '订舱',
    apply: '放舱',
    log: '船司通道 › 订舱记录',
    settings: '订舱船司配置',
    notRead: '不是 IFTMBC 报文（UNA 或 UNB 开头），也不是 DCSA 订舱 JSON，请检查后重新粘贴',
    noReference: '船公司还没有给出订舱号，不能改配或退关，请改用其他方式',
  },
} as const satisfies ChannelsFacts

/** Fields of the hours before the sailing at which a cut-off is, where the carrier names none. */
export const offsetFields = { DCO: 'DcoHours', VCO: 'VcoHours', FCO: 'FcoHours', CUA: 'CuaHours' } as const satisfies Partial<
  Record<CutoffCode, string>
>
const offset = (key: string, zh: string, en: string) =>
  integerField(key, `${zh}提前小时数`, `${en}, hours before`, 720, answerGroup, '船公司未告知时，按开航日零时之前的小时数推算；留空不推算')

/** 订舱船司配置: how bookings of a company reach a carrier, and what becomes of its answers. One in use for each carrier. */
export const bookingChannelCalls = channelCalls({
  name: 'BookingChannel',
  kind: 'bookingChannel',
  table: 'booking_channel',
  zh: '订舱船司配置',
  en: 'Carrier channel',
  path: bookingPages.carriers,
  noun: '配置',
  ways: carrierWays,
  partner: carrierField,
  needed: neededNames,
  account: '与船公司约定的客户代码；EDI 报文以它作为发送方代码',
  subject: '可用占位符，如 {订舱单号}、{装货港}；留空用默认主题',
  text: '可用占位符与主题相同；托书 PDF 和报文文件自动附上；留空用默认正文',
  endpoint: '以 https:// 开头；订舱以 DCSA JSON 提交',
  auto: autoField('AutoConfirm', '自动放舱', 'Confirm at once', 90, '船公司确认后直接放舱；关闭时由人员核对后放舱'),
  more: [
    offset('DcoHours', '截单', 'SI cut-off'),
    offset('VcoHours', '截 VGM', 'VGM cut-off'),
    offset('FcoHours', '截港', 'CY cut-off'),
    offset('CuaHours', '截关', 'Customs cut-off'),
  ],
})
