import type { TimeZone } from './zone.ts'

/** Weekday labels in Chinese, Sunday to Saturday (spec §9). */
export const weekdayLabels = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const

/** Chinese names of the selectable time zones. */
export const timeZoneNames: Readonly<Record<TimeZone, string>> = {
  'Asia/Shanghai': '上海',
  'Asia/Hong_Kong': '香港',
  'Asia/Singapore': '新加坡',
  'Asia/Tokyo': '东京',
  'Asia/Dubai': '迪拜',
  'Europe/London': '伦敦',
  'Europe/Amsterdam': '鹿特丹',
  'America/New_York': '纽约',
  'America/Los_Angeles': '洛杉矶',
  UTC: 'UTC',
}
