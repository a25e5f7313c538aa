import { spaced } from '@jst/contracts/values'
import { noticeChannels, noticeKinds, type NoticeChannel, type NoticeKind } from '@jst/contracts/messages'
import { timeZoneNames } from '@jst/ui'
import { speech } from '../../speech.ts'

const chinese = {
  title: '接收通知',
  hint: '按类型选择从哪里收到通知，立即生效。公告与账号安全类通知始终保留在站内消息中。',
  kind: '类型',
  kinds: noticeKinds as Readonly<Record<NoticeKind, { readonly zh: string; readonly about: string }>>,
  channels: noticeChannels as Readonly<Record<NoticeChannel, string>>,
  zones: timeZoneNames as Readonly<Record<string, string>>,
  choice: (kind: string, channel: string) => `${kind}：${channel}`,
  mail: {
    title: '邮件',
    subscribed: '接收通知邮件',
    none: '基本资料中还没有填写邮箱',
    fill: '填写邮箱',
    confirmed: '已确认',
    unconfirmed: '未确认',
    confirm: '发送确认邮件',
    sent: '确认邮件已发出，请在 24 小时内打开邮件中的链接',
    needed: '邮箱确认后才会收到通知邮件。',
    unconfigured: '系统尚未配置发信服务器，邮件会留在发件箱，配置后发出。',
    mode: '发送时间',
    modes: { now: '立即发送', hourly: '每小时汇总一封', daily: '每天 8:00 汇总一封' },
  },
  quiet: {
    title: '免打扰',
    on: '在以下时段不弹窗、不发邮件、不发群消息',
    from: '开始时间',
    to: '结束时间',
    zone: (zone: string) => spaced`按${zone}时间；汇总邮件在时段结束后发出。`,
  },
} as const
export type NoticeTexts = typeof chinese

/** Texts of how a person hears of notices. */
export const texts = speech.words('notices', chinese)
