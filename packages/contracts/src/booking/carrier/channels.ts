import { entityCalls } from '../../entity/calls.ts'
import { defineEntity, type EntityField, type TextEntityField } from '../../entity/fields.ts'
import { codeField, nameZh, remark } from '../../entity/usual-fields.ts'
import type { CutoffCode } from '../../schedules/states.ts'
import { bookingPages } from '../pages.ts'
import { neededNames } from './needed.ts'

/** Ways to a carrier (commercial handbook B). */
export const carrierChannels = {
  mail: '邮件',
  edi: 'EDI 文件 IFTMBF',
  dcsa: 'DCSA JSON 文件',
  http: 'HTTP 接口',
  manual: '人工',
  simulator: '模拟船司',
} as const
export type CarrierChannel = keyof typeof carrierChannels
export const carrierChannelsEn = {
  mail: 'Mail',
  edi: 'EDI file IFTMBF',
  dcsa: 'DCSA JSON file',
  http: 'HTTP',
  manual: 'By hand',
  simulator: 'Simulated carrier',
} as const satisfies Record<CarrierChannel, string>
/** A person takes the file and sends it. */
export const fileChannels: readonly CarrierChannel[] = ['edi', 'dcsa']

/** Tries of a message beyond the first, and seconds before the second; each later pause is twice as long. */
export const channelRetries = { retries: 4, backoff: 30 } as const

const groups = {
  channel: { group: '通道', groupEn: 'Channel' },
  mail: { group: '邮件', groupEn: 'Mail' },
  http: { group: '接口与重试', groupEn: 'Endpoint and retries' },
  answer: { group: '回执', groupEn: 'Answers' },
} as const
type Group = (typeof groups)[keyof typeof groups]
const words = (key: string, zh: string, en: string, max: number, group: Group, more: Partial<TextEntityField> = {}): TextEntityField => ({
  key,
  kind: 'text',
  zh,
  en,
  max,
  ...group,
  ...more,
})
const whole = (key: string, zh: string, en: string, most: number, group: Group, hint: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: most,
  digits: 0,
  hint,
  ...group,
})

/** Fields of the hours before the sailing at which a cut-off is, where the carrier names none. */
export const offsetFields = { DCO: 'DcoHours', VCO: 'VcoHours', FCO: 'FcoHours', CUA: 'CuaHours' } as const satisfies Partial<
  Record<CutoffCode, string>
>
const offset = (key: string, zh: string, en: string) =>
  whole(key, `${zh}提前小时数`, `${en}, hours before`, 720, groups.answer, '船公司未告知时，按开航日零时之前的小时数推算；留空不推算')

/** 订舱船司配置: how bookings of a company reach a carrier, and what becomes of its answers. One in use for each carrier. */
export const bookingChannelCalls = entityCalls(
  defineEntity({
    name: 'BookingChannel',
    kind: 'bookingChannel',
    table: 'booking_channel',
    zh: '订舱船司配置',
    en: 'Carrier channel',
    path: bookingPages.carriers,
    ownOnly: true,
    fields: [
      codeField('配置代码', 20, { listed: 150 }),
      { ...nameZh, zh: '配置名称', en: 'Name' },
      {
        key: 'CarrierCode',
        kind: 'reference',
        to: 'carrier',
        zh: '船公司',
        en: 'Carrier',
        required: true,
        listed: 130,
        filter: true,
        ...groups.channel,
      },
      {
        key: 'Channel',
        kind: 'choice',
        zh: '通道',
        en: 'Channel',
        choices: carrierChannels,
        choicesEn: carrierChannelsEn,
        required: true,
        listed: 150,
        filter: true,
        ...groups.channel,
      },
      words('Account', '账号别名', 'Account', 35, groups.channel, {
        listed: 120,
        hint: '与船公司约定的客户代码；EDI 报文以它作为发送方代码',
      }),
      {
        key: 'Needed',
        kind: 'list',
        zh: '发送前必填',
        en: 'Needed before sending',
        max: 20,
        most: 20,
        choices: neededNames,
        listed: 200,
        ...groups.channel,
      },
      words('MailTo', '收件邮箱', 'Mail to', 120, groups.mail, { rule: 'email', listed: 190 }),
      words('MailSubject', '邮件主题', 'Subject', 150, groups.mail, { hint: '可用占位符，如 {订舱单号}、{装货港}；留空用默认主题' }),
      {
        key: 'MailText',
        kind: 'lines',
        zh: '邮件正文',
        en: 'Text',
        max: 2_000,
        hint: '可用占位符与主题相同；托书 PDF 和报文文件自动附上；留空用默认正文',
        ...groups.mail,
      },
      words('Endpoint', '接口地址', 'Endpoint', 300, groups.http, { hint: '以 https:// 开头；订舱以 DCSA JSON 提交' }),
      whole('Retries', '重试次数', 'Retries', 10, groups.http, `发送失败后再试几次；留空为 ${channelRetries.retries} 次`),
      whole('Backoff', '首次重试间隔（秒）', 'Backoff (s)', 3_600, groups.http, `之后每次加倍；留空为 ${channelRetries.backoff} 秒`),
      {
        key: 'AutoConfirm',
        kind: 'flag',
        zh: '自动放舱',
        en: 'Confirm at once',
        listed: 90,
        filter: true,
        hint: '船公司确认后直接放舱；关闭时由人员核对后放舱',
        ...groups.answer,
      },
      offset('DcoHours', '截单', 'SI cut-off'),
      offset('VcoHours', '截VGM', 'VGM cut-off'),
      offset('FcoHours', '截重柜', 'CY cut-off'),
      offset('CuaHours', '截关', 'Customs cut-off'),
      remark,
    ],
    derived: [{ key: 'HasSecret', kind: 'flag', zh: '已设密钥', en: 'Has a secret', listed: 90 }],
  }),
)
