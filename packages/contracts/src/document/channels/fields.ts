import type { EntityField, TextEntityField } from '../../entity/fields.ts'
import { channelRetries, type ChannelWay } from './channels.ts'

const groups = {
  channel: { group: '通道', groupEn: 'Channel' },
  mail: { group: '邮件', groupEn: 'Mail' },
  http: { group: '接口与重试', groupEn: 'Endpoint and retries' },
} as const
/** Group of the fields about answers. */
export const answerGroup = { group: '回执', groupEn: 'Answers' } as const
type Group = Pick<EntityField, 'group' | 'groupEn'>

const line = (key: string, zh: string, en: string, max: number, group: Group, more: Partial<TextEntityField> = {}): TextEntityField => ({
  key,
  kind: 'text',
  zh,
  en,
  max,
  ...group,
  ...more,
})
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
  /** The flag that applies answers at once. */
  readonly auto: EntityField
}

/** Fields of a channel after its code and name: partner, way, mail, interface, retries and answers. They stand in the columns of `channel_table`. */
export const channelFields = ({ ways, partner, needed, account, subject, text, endpoint, auto }: ChannelFieldWords): EntityField[] => [
  { ...partner, ...groups.channel },
  {
    key: 'Channel',
    kind: 'choice',
    zh: '通道',
    en: 'Channel',
    choices: Object.fromEntries(Object.entries(ways).map(([way, { zh }]) => [way, zh])),
    choicesEn: Object.fromEntries(Object.entries(ways).map(([way, { en }]) => [way, en])),
    required: true,
    listed: 150,
    filter: true,
    ...groups.channel,
  },
  line('Account', '账号别名', 'Account', 35, groups.channel, { listed: 120, hint: account }),
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
  line('MailTo', '收件邮箱', 'Mail to', 120, groups.mail, { rule: 'email', listed: 190 }),
  line('MailSubject', '邮件主题', 'Subject', 150, groups.mail, { hint: subject }),
  { key: 'MailText', kind: 'lines', zh: '邮件正文', en: 'Text', max: 2_000, hint: text, ...groups.mail },
  line('Endpoint', '接口地址', 'Endpoint', 300, groups.http, { hint: endpoint }),
  integerField('Retries', '重试次数', 'Retries', 10, groups.http, `发送失败后再试几次；留空为 ${channelRetries.retries} 次`),
  integerField('Backoff', '首次重试间隔（秒）', 'Backoff (s)', 3_600, groups.http, `之后每次加倍；留空为 ${channelRetries.backoff} 秒`),
  { ...auto, ...answerGroup },
]
