import type { Words } from '../model/error.ts'

/** Sentences about ranges of slip numbers. */
export const rangeTexts = {
  prefix: {
    zh: '号段前缀只能是大写字母、数字和连字符，最多 10 位，不能以数字结尾',
    en: 'A prefix has capitals, digits and hyphens, at most 10, and does not end in a digit',
  },
  numbers: { zh: '起止号应为不小于 0 的整数', en: 'The numbers must be whole and not below 0' },
  order: (from: number, to: number): Words => ({
    zh: `起号 ${from} 大于止号 ${to}`,
    en: `The range ends with ${to} before it begins with ${from}`,
  }),
  digits: (to: number): Words => ({ zh: `位数放不下止号 ${to}`, en: `There are too few digits for ${to}` }),
  tooLong: (most: number): Words => ({ zh: `号码最多 ${most} 位`, en: `A number has at most ${most} characters` }),
  overlap: (from: string, to: string, carrier: string, depot: string): Words => ({
    zh: `${from}–${to} 与 ${carrier} ${depot} 的号段重复，请改起止号`,
    en: `${from} to ${to} belong to a range of ${carrier} at ${depot} already; change the numbers`,
  }),
} as const

/** Sentences about the split over fleets. */
export const fleetTexts = {
  count: (fleet: string, type: string): Words => ({
    zh: `${fleet} 的 ${type} 箱量应为整数`,
    en: `${fleet}: the number of ${type} must be whole`,
  }),
  unbooked: (fleet: string, type: string): Words => ({ zh: `${fleet} 的 ${type} 没有订舱`, en: `${fleet}: no ${type} is booked` }),
  over: (fleet: string, type: string, count: number, left: number): Words => ({
    zh: `${fleet} 分了 ${count} 个 ${type}，只剩 ${left} 个`,
    en: `${fleet} takes ${count} ${type}, ${left} are left`,
  }),
  twice: (no: string, one: string, other: string): Words => ({
    zh: `箱 ${no} 同时分给 ${one} 和 ${other}，一个箱只能开一张箱单`,
    en: `Box ${no} is given to ${one} and ${other}; a box has one slip`,
  }),
} as const
