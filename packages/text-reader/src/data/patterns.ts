import { boxesAt, boxNameAt } from './boxes.ts'
import { numberAt } from './numbers.ts'
import type { Span } from '../span.ts'
import type { Token } from '../tokens.ts'

type Made = Token extends infer T ? (T extends Span ? Omit<T, keyof Span> : never) : never
type Pattern = readonly [RegExp, (groups: readonly (string | undefined)[]) => Made | undefined]

const week: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 7,
  天: 7,
  MON: 1,
  TUE: 2,
  WED: 3,
  THU: 4,
  FRI: 5,
  SAT: 6,
  SUN: 7,
}
const dayOf = (text: string) => (/^\d$/.test(text) ? Number(text) : (week[text.slice(0, 3)] ?? week[text.slice(0, 1)]!))
const zhDay = '(?:周|星期|礼拜)?([一二三四五六日天1-7])'
const enDay = '(MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*'
const endOfDays = '(?:天|DAYS?|D(?![A-Z]))'

/** Meanings of numbers with signs, in the order in which they are tried. */
export const patterns: readonly Pattern[] = [
  [new RegExp(`${zhDay}\\s*截(?:关|港|单|重)?`, 'y'), ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) })],
  [
    new RegExp(`(?:截关日?|截港|截重|截单|截)\\s*(?:[:：]\\s*)?${zhDay.replace(')?', ')')}(?!\\d)`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) }),
  ],
  [
    new RegExp(`(?:CLS|CLOSING|CUT[ -]?OFF|CY)\\s*(?::\\s*)?(?:EVERY\\s+|ON\\s+)?${enDay}`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) }),
  ],
  [new RegExp(`${zhDay}\\s*开(?:船|航)?`, 'y'), ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) })],
  [
    new RegExp(`(?:开航日?|开船|船期|开)\\s*(?:[:：]\\s*)?${zhDay.replace(')?', ')')}(?!\\d)`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) }),
  ],
  [
    new RegExp(`(?:ETD|SAILING|SAILS?)\\s*(?::\\s*)?(?:EVERY\\s+|ON\\s+)?${enDay}`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) }),
  ],
  [
    new RegExp(
      `(?:目的港)?(?:免(?:箱使|用箱|箱|柜|堆|租|费)?期?|用箱|FREE(?:\\s*(?:TIME|DAYS?|DEM|DET))?|DET(?:ENTION)?|DEM(?:URRAGE)?)\\s*(?:[:：]\\s*)?(\\d{1,2})(?:\\s*${endOfDays})?(?!\\d)`,
      'y',
    ),
    ([days]) => ({ is: 'free', days: Number(days) }),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})\\s*${endOfDays}\\s*(?:免(?:箱使|用箱|箱|柜|堆|租|费)?期?|用箱|FREE(?:\\s*TIME)?|DET(?:ENTION)?)`, 'y'),
    ([days]) => ({ is: 'free', days: Number(days) }),
  ],
  [
    new RegExp(
      `(?:航程|船程|航行|直航|直达|T\\/T|TT|TRANSIT(?:\\s*TIME)?)\\s*(?:[:：]\\s*)?(?:(?:约|大约|ABOUT)\\s*)?(?:\\d{1,3}\\s*-\\s*)?(\\d{1,3})(?:\\s*${endOfDays})?(?!\\d)`,
      'y',
    ),
    ([days]) => ({ is: 'transit', days: Number(days) }),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,3})\\s*${endOfDays}\\s*(?:航程|到港|到|直达|TRANSIT)`, 'y'),
    ([days]) => ({ is: 'transit', days: Number(days) }),
  ],
  [new RegExp(`(?<!\\d)(\\d{1,3})\\s*(?:天|DAYS?(?![A-Z]))`, 'y'), ([days]) => ({ is: 'someDays', days: Number(days) })],
  [
    /(?:限重|不超过|WITHIN|MAX)\s*(?:[:：]\s*)?(\d{1,2}(?:\.\d{1,3})?)\s*(?:吨|TONS?|T|MT)(?![A-Z])/y,
    ([tons]) => ({ is: 'tons', tons: tons!, above: false }),
  ],
  [
    /(?:超过|超重|超|OVER|ABOVE|>|≥)\s*(\d{1,2}(?:\.\d{1,3})?)\s*(?:吨|TONS?|T|MT)(?![A-Z])/y,
    ([tons]) => ({ is: 'tons', tons: tons!, above: true }),
  ],
  [/(?<!\d)(\d{1,2}(?:\.\d{1,3})?)\s*(?:吨|TONS?|T|MT)\s*(?:以上|UP)/y, ([tons]) => ({ is: 'tons', tons: tons!, above: true })],
  [/(?<!\d)(\d{1,2}(?:\.\d{1,3})?)\s*(?:吨|TONS?|MT)(?![A-Z])/y, ([tons]) => ({ is: 'tons', tons: tons!, above: false })],
  [/(?:(?:按|以)\s*)?(?:大船\s*)?(?:ATD|实际开船(?:日|时间)?)(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'ATD' })],
  [/(?:(?:按|以)\s*)?(?:SO|S\/O)\s*(?:上\s*)?(?:大船\s*)?ETD(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'SO_ETD' })],
  [/(?:(?:按|以)\s*)?(?:提单\s*)?(?:ON ?BOARD(?: DATE)?|装船日|提单日)(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'ON_BOARD' })],
  [/(?:(?:按|以)\s*)?船期表(?:\s*(?:ETD|开船日))?(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'SCHEDULE_ETD' })],
  [/(?<![A-Z])(?:(?:按|以)\s*)?(?:大船\s*)?LTD(?![A-Z])(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'LTD' })],
  [/(?:(?:按|以)\s*)?驳船\s*ATD(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'BARGE_ATD' })],
  [/US\s?DOLLARS?|USD(?![A-Z])|US\$|U\$|(?<!NT)\$|美金|美元|美刀|刀|(?<=\d\s?)U(?![A-Z])/y, () => ({ is: 'currency', code: 'USD' })],
  [/(?:CNY|RMB)(?![A-Z])|￥|¥|人民币|元|块(?!钱?的)/y, () => ({ is: 'currency', code: 'CNY' })],
  [/EUR(?![A-Z])|€|欧元/y, () => ({ is: 'currency', code: 'EUR' })],
  [/HKD(?![A-Z])|HK\$|港币|港纸/y, () => ({ is: 'currency', code: 'HKD' })],
  [/JPY(?![A-Z])|日元/y, () => ({ is: 'currency', code: 'JPY' })],
  [/(?:TWD|NTD)(?![A-Z])|NT\$|新?台币/y, () => ({ is: 'currency', code: 'TWD' })],
  [/GBP(?![A-Z])|£|英镑/y, () => ({ is: 'currency', code: 'GBP' })],
  // a number of boxes, as a booking says it
  [
    /(?<![\d.A-Z])\d{1,2}\s{0,4}[X*]\s{0,4}(?:20|40|45)(?!\d)\s{0,4}['’′]?\s{0,4}(?:GP|HQ|HC|DC|DV|RF|RH|OT|FR|尺|高柜)?|(?:20|40|45)\s{0,4}['’′]?\s{0,4}(?:GP|HQ|HC|RF|RH)\s{0,4}[X*]\s{0,4}\d{1,2}(?![\d.])|(?<![\d.])\d{1,2}\s{0,4}[个只条]\s{0,4}(?:小柜|大柜|高柜)/y,
    ([word = '']) => ({ is: 'count', word }),
  ],
  // where somebody is reached
  [
    /(?:TEL|PHONE|MOB(?:ILE)?|CELL|FAX|WECHAT|WHATSAPP|QQ|电话|手机|微信(?:同号)?|座机|热线)\s{0,4}(?:NO)?\s{0,4}[.:]?\s{0,4}(\+?[\d(][\d\s()-]{5,24}\d)/y,
    ([word = '']) => ({ is: 'unknown', word }),
  ],
  // a time, a month without days, a week of the year, a telephone number, a voyage: no prices
  [
    /(?<![\d.])(\d{1,2}:\d{2}|(?:20\d\d\s*[年./-]\s*)?\d{1,2}\s*月份?(?!\d)|20\d\d\s*年|20[23]\d(?=\s*[版])|(?:第\s*)?\d{1,2}\s*周|\d{7,}|\d{2,4}[NSEW](?![A-Z]))/y,
    ([word]) => ({ is: 'unknown', word: word! }),
  ],
]

/** A box type, several in an order, or a number. */
export function measureAt(text: string, at: number): (Made & { readonly end: number }) | undefined {
  const several = boxesAt(text, at)
  if (several) return { is: 'box', boxes: several.boxes, end: several.end }
  const one = boxNameAt(text, at)
  if (one) return { is: 'box', boxes: [one.box], end: one.end }
  const number = numberAt(text, at)
  if (!number || !/^(?![A-Z%\d])|^\s*(?:U(?![A-Z])|USD|RMB|CNY|EUR|HKD|JPY|GBP|PER(?![A-Z])|X(?![A-Z\d]))/.test(text.slice(number.end)))
    return undefined
  const [value, ...others] = number.values
  return { is: 'number', value: String(value), ...(others.length > 0 ? { others: others.map(String) } : {}), end: number.end }
}
