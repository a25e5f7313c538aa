import { noticeChannels, type MailMode, type NoticeChannel, type NoticeKind, type NoticeSettings } from '@jst/contracts/messages'

export type Channels = NoticeSettings['Channels']
/** Stored choices of a person; an absent one was never made. */
export type ChosenChannels = { readonly [Kind in NoticeKind]?: Partial<Record<NoticeChannel, boolean>> }

/** Notice settings of a person: channels, times, quiet hours. */
export interface NoticeRule {
  readonly channels: ChosenChannels
  readonly mailMode: MailMode
  /** Minutes of the day in the zone; null: never quiet. */
  readonly quietFrom: number | null
  readonly quietTo: number | null
  readonly zone: string
}

/** Everything that is set up is used. Mails need a confirmed address and robots one of the company's, so by default neither goes out. */
const defaults: Readonly<Record<NoticeChannel, boolean>> = { Box: true, PopUp: true, Mail: true, Robot: true }
/** Announcements and what concerns the account are always in the box. */
const fixed = (kind: NoticeKind, channel: NoticeChannel) => kind === 'system' && channel === 'Box'

export const isOn = ({ channels }: Pick<NoticeRule, 'channels'>, kind: NoticeKind, channel: NoticeChannel): boolean =>
  fixed(kind, channel) || (channels[kind]?.[channel] ?? defaults[channel])

/** The choices as they hold, each named. */
export function effectiveChannels(channels: ChosenChannels): Channels {
  const held = (kind: NoticeKind) =>
    Object.fromEntries(
      (Object.keys(noticeChannels) as NoticeChannel[]).map((channel) => [channel, isOn({ channels }, kind, channel)]),
    ) as Channels[NoticeKind]
  return { si: held('si'), schedule: held('schedule'), system: held('system') }
}

/** The page where people choose, by the workbench that they use. */
export const settingsPath = (external: boolean) => `${external ? '/external/workbench/userSetting' : '/internal/userSetting'}?Tab=display`

/** Of people who never chose one. */
const usualZone = 'Asia/Shanghai'
export function zoneOf(chosen: string | null): string {
  if (chosen === null || chosen === 'browser') return usualZone
  try {
    clockOf(chosen)
    return chosen
  } catch {
    // this machine does not know it: one person's choice must not keep everybody's mails back
    return usualZone
  }
}

const minuteMs = 60_000
const dayMinutes = 1_440
/** Digests of the day. */
const digestAt = 8 * 60

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string) => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}

/** Wall-clock time of the zone, as the milliseconds at which UTC shows the same; seconds are left out. */
function wallOf(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day'], parts['hour'], parts['minute'])
}

/** As clocks of the zone show it: `11-20 10:00`. */
export const clockText = (zone: string, at: Date): string =>
  new Date(wallOf(zone, at.getTime())).toISOString().slice(5, 16).replace('T', ' ')

const minuteOfDay = (wall: number) => Math.floor(wall / minuteMs) % dayMinutes

/** The first moment from `at` on at which clocks of the zone show this minute of the day. */
function nextMinute(zone: string, at: number, minute: number): number {
  const start = Math.ceil(at / minuteMs) * minuteMs
  const ahead = (minute - minuteOfDay(wallOf(zone, start)) + dayMinutes) % dayMinutes
  const moment = start + ahead * minuteMs
  // where clocks are put forward or back on the way it is an hour off
  return moment - (((minuteOfDay(wallOf(zone, moment)) - minute + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2) * minuteMs
}

export function isQuiet({ quietFrom, quietTo, zone }: NoticeRule, at: Date): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false
  const minute = minuteOfDay(wallOf(zone, at.getTime()))
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo
}

function afterQuiet(rule: NoticeRule, at: number): number {
  return isQuiet(rule, new Date(at)) ? nextMinute(rule.zone, at, rule.quietTo!) : at
}

/** Stored instants are rounded, and the clocks of two processes differ a little: what was just written must not wait for the next run. */
const clocksDifferMs = 1_000

/** True for what may go out at this moment. */
export const isDue = (due: Date, moment: Date): boolean => due.getTime() <= moment.getTime() + clocksDifferMs

/** When a mail may go out whose earliest notice came at this moment. */
export function mailDue(rule: NoticeRule, since: Date): Date {
  const at = since.getTime()
  const due = { now: () => at, hourly: () => nextHour(rule.zone, at), daily: () => nextMinute(rule.zone, at + 1, digestAt) }[
    rule.mailMode
  ]()
  return new Date(afterQuiet(rule, due))
}

/** Time from which a notice may be posted to the group. */
export const robotDue = (rule: NoticeRule, since: Date): Date => new Date(afterQuiet(rule, since.getTime()))

/** The next full hour of the zone: some are half an hour off. */
function nextHour(zone: string, at: number): number {
  const minute = minuteOfDay(wallOf(zone, at + 1))
  return nextMinute(zone, at + 1, (Math.ceil((minute + 1) / 60) * 60) % dayMinutes)
}
