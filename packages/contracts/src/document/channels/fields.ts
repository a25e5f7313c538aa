import { entityCalls } from '../../entity/calls.ts'
import { choiceField, codeField, nameZh, remark, textField } from '../../entity/common-fields.ts'
import { defineEntity, type EntityField, type EntitySpec } from '../../entity/fields.ts'
import { channelRetries, type ChannelWay } from './channels.ts'

/** Group of the fields about the way to the partner. */
export const channelGroup = { group: '通道', groupEn: 'Channel' } as const
const groups = {
  channel: channelGroup,
  mail: { group: '邮件', groupEn: 'Mail' },
  http: { group: '接口与重试', groupEn: 'Endpoint and retries' },
} as const
/** Group of the fields about answers. */
export const answerGroup = { group: '回执', groupEn: 'Answers' } as const
type Group = Pick<EntityField, 'group' | 'groupEn'>

/** A whole number that may stay empty. */
export const integerField = (key: string, zh: string, en: string, max: number, group: Group, hint: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max,
  digits: 0,
  hint,
  ...group,
})

/** The field that names the carrier, in channels to carriers. */
export const carrierField: EntityField = {
  key: 'CarrierCode',
  kind: 'reference',
  to: 'carrier',
  zh: '船公司',
  en: 'Carrier',
  required: true,
  listed: 130,
  filter: true,
}
/** A flag that lets a channel act without a person. */
export const autoField = (key: string, zh: string, en: string, listed: number, hint: string): EntityField => ({
  key,
  kind: 'flag',
  zh,
  en,
  listed,
  filter: true,
  hint,
})

interface ChannelFieldWords {
  readonly ways: Readonly<Record<string, ChannelWay>>
  /** The field that names the partner. */
  readonly partner: EntityField
  /** Names of what a partner may require, by code. */
  readonly needed: Readonly<Record<string, string>>
  readonly account: string
  /** Hints that name placeholders and formats of the kind. */
  readonly subject: string
  readonly text: string
  readonly endpoint: string
  /** The flag that lets the channel act without a person. */
  readonly auto: EntityField
}

/** Fields of a channel after its code and name: partner, way, mail, interface, retries and answers. They stand in the columns of `channel_table`. */
const channelFields = ({ ways, partner, needed, account, subject, text, endpoint, auto }: ChannelFieldWords): EntityField[] => [
  { ...partner, ...groups.channel },
  choiceField('Channel', '通道', 'Channel', Object.fromEntries(Object.entries(ways).map(([way, { zh, en }]) => [way, [zh, en] as const])), {
    required: true,
    listed: 150,
    filter: true,
    ...groups.channel,
  }),
  textField('Account', '账号别名', 'Account', 35, { listed: 120, hint: account, ...groups.channel }),
  {
    key: 'Needed',
    kind: 'list',
    zh: '发送前必填',
    en: 'Needed before sending',
    max: 20,
    most: 20,
    choices: needed,
    listed: 200,
    ...groups.channel,
  },
  textField('MailTo', '收件邮箱', 'Mail to', 120, { rule: 'email', listed: 190, ...groups.mail }),
  textField('MailSubject', '邮件主题', 'Subject', 150, { hint: subject, ...groups.mail }),
  { key: 'MailText', kind: 'lines', zh: '邮件正文', en: 'Text', max: 2_000, hint: text, ...groups.mail },
  textField('Endpoint', '接口地址', 'Endpoint', 300, { hint: endpoint, ...groups.http }),
  integerField('Retries', '重试次数', 'Retries', 10, groups.http, `发送失败后再试几次；留空为 ${channelRetries.retries} 次`),
  integerField('Backoff', '首次重试间隔（秒）', 'Backoff (s)', 3_600, groups.http, `之后每次加倍；留空为 ${channelRetries.backoff} 秒`),
  { ...auto, ...answerGroup },
]

interface ChannelSpec extends Pick<EntitySpec, 'name' | 'kind' | 'table' | 'zh' | 'en' | 'path'>, ChannelFieldWords {
  /** Word of one channel on its screen. */
  readonly noun: '配置' | '通道'
  /** Width of the code in the list (pixels). */
  readonly codeWidth?: number
  /** Further fields, such as the versions of formats. */
  readonly more?: readonly EntityField[]
  /** The partner's system may send messages to the channel, which has an address for them. */
  readonly door?: true
}

/** Calls of the channels of a kind, one in use for each partner of a company. */
export const channelCalls = ({ name, kind, table, zh, en, path, noun, codeWidth = 150, more = [], door, ...words }: ChannelSpec) =>
  entityCalls(
    defineEntity({
      name,
      kind,
      table,
      zh,
      en,
      path,
      ownOnly: true,
      fields: [
        codeField(`${noun}代码`, 20, { listed: codeWidth }),
        { ...nameZh, zh: `${noun}名称`, en: 'Name' },
        ...channelFields(words),
        ...more,
        remark,
      ],
      derived: [
        { key: 'HasSecret', kind: 'flag', zh: '已设密钥', en: 'Has a secret', listed: 90 },
        // address of the channel in the header `channel-id` of messages that the partner sends
        ...(door ? [textField('Door', '通道编号', 'Channel id', 40, { hidden: true })] : []),
      ],
    }),
  )
