import type { Span } from '../reading.ts'
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

const kinds: Readonly<Record<string, string>> = {
  '': 'GP',
  GP: 'GP',
  DC: 'GP',
  DV: 'GP',
  ST: 'GP',
  SD: 'GP',
  HQ: 'HQ',
  HC: 'HQ',
  H: 'HQ',
  RF: 'RF',
  RH: 'RH',
  RQ: 'RH',
  OT: 'OT',
  FR: 'FR',
  TK: 'TK',
  NOR: 'NOR',
  尺: 'GP',
  普柜: 'GP',
  平柜: 'GP',
  高柜: 'HQ',
  尺高柜: 'HQ',
  尺普柜: 'GP',
}
/** The name of a box type as rates spell it; undefined for what is none. */
export function boxOf(size: string, kind: string): string | undefined {
  const letters = kinds[kind]
  if (letters === undefined) return undefined
  if (size === '45') return letters === 'GP' || letters === 'HQ' ? '45HQ' : undefined
  if (size === '20' && letters === 'HQ') return '20HQ'
  return `${size}${letters}`
}
const boxKind = '(GP|DC|DV|ST|SD|HQ|HC|HR|H(?![A-Z])|RF|RH|RQ|OT|FR|TK|NOR|尺高柜|尺普柜|普柜|平柜|高柜|尺)'

/** What numbers and signs say together, in the order in which they are tried. */
export const patterns: readonly Pattern[] = [
  // 20/40/40HQ, 20'/40'/HQ, 20GP/40GP/HQ: an order of columns, not a price
  [
    new RegExp(
      `(?<![\\d.])20(?:\\s*['’])?(?:\\s*(?:GP|DC|DV|尺))?\\s*[/、|,]\\s*40(?:\\s*['’])?(?:\\s*(?:GP|DC|DV|尺))?(?:\\s*[/、|,]\\s*(?:40\\s*(?:['’]\\s*)?)?(HQ|HC|高柜))?(?:\\s*[/、|,]\\s*(45)(?:\\s*['’])?(?:\\s*(?:HQ|HC))?)?(?![\\d.])`,
      'y',
    ),
    ([high, more]) => ({ is: 'box', boxes: ['20GP', '40GP', ...(high ? ['40HQ'] : []), ...(more ? ['45HQ'] : [])] }),
  ],
  [
    new RegExp(`(?<![\\d.])(20|40|45)\\s*(?:['’尺]\\s*)?${boxKind}(?![A-Z])`, 'y'),
    ([size, kind]) => {
      const box = boxOf(size!, kind!)
      return box === undefined ? undefined : { is: 'box', boxes: [box] }
    },
  ],
  [/(?<![\d.])(20|40|45)\s*(?:['’]|尺)(?!\d)/y, ([size]) => ({ is: 'box', boxes: [boxOf(size!, '')!] })],
  [/([DH])(20|40|45)(?!\d)/y, ([kind, size]) => ({ is: 'box', boxes: [boxOf(size!, kind === 'H' ? 'HQ' : 'GP')!] })],
  [/小柜|小箱/y, () => ({ is: 'box', boxes: ['20GP'] })],
  [/高柜|高箱|(?<![A-Z])(?:HQ|HC)(?![A-Z])/y, () => ({ is: 'box', boxes: ['40HQ'] })],
  [new RegExp(`${zhDay}\\s*截(?:关|港|单|重)?`, 'y'), ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) })],
  [
    new RegExp(`(?:截关日?|截港|截重|截单|截)\\s*(?:[:：]\\s*)?${zhDay.replace(')?', ')')}(?!\\d)`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) }),
  ],
  [
    new RegExp(`(?:CLS|CLOSING|CUT[ -]?OFF|CY)\\s*(?::\\s*)?${enDay}`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'closing', day: dayOf(day!) }),
  ],
  [new RegExp(`${zhDay}\\s*开(?:船|航)?`, 'y'), ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) })],
  [
    new RegExp(`(?:开航日?|开船|船期|开)\\s*(?:[:：]\\s*)?${zhDay.replace(')?', ')')}(?!\\d)`, 'y'),
    ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) }),
  ],
  [new RegExp(`(?:ETD|SAILING|SAILS?)\\s*(?::\\s*)?${enDay}`, 'y'), ([day]) => ({ is: 'weekday', role: 'sailing', day: dayOf(day!) })],
  [
    new RegExp(
      `(?:目的港)?(?:免(?:箱使|用箱|箱|柜|堆|租)?期?|用箱|FREE(?:\\s*(?:TIME|DAYS?|DEM|DET))?|DET(?:ENTION)?|DEM(?:URRAGE)?)\\s*(?:[:：]\\s*)?(\\d{1,2})(?:\\s*${endOfDays})?(?!\\d)`,
      'y',
    ),
    ([days]) => ({ is: 'free', days: Number(days) }),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})\\s*${endOfDays}\\s*(?:免(?:箱使|用箱|箱|柜|堆|租)?期?|用箱|FREE(?:\\s*TIME)?|DET(?:ENTION)?)`, 'y'),
    ([days]) => ({ is: 'free', days: Number(days) }),
  ],
  [
    new RegExp(
      `(?:航程|船程|航行|T\\/T|TT|TRANSIT(?:\\s*TIME)?)\\s*(?:[:：]\\s*)?(?:(?:约|大约|ABOUT)\\s*)?(?:\\d{1,3}\\s*-\\s*)?(\\d{1,3})(?:\\s*${endOfDays})?(?!\\d)`,
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
  [/(?:按|以)\s*(?:大船\s*)?LTD(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'LTD' })],
  [/(?:(?:按|以)\s*)?驳船\s*ATD(?:\s*(?:为准|计))?/y, () => ({ is: 'basis', basis: 'BARGE_ATD' })],
  [/US\s?DOLLARS?|USD|US\$|U\$|\$|美金|美元|刀/y, () => ({ is: 'currency', code: 'USD' })],
  [/CNY|RMB|￥|¥|人民币|元/y, () => ({ is: 'currency', code: 'CNY' })],
  [/EUR|€|欧元/y, () => ({ is: 'currency', code: 'EUR' })],
  [/HKD|港币/y, () => ({ is: 'currency', code: 'HKD' })],
  [/JPY|日元/y, () => ({ is: 'currency', code: 'JPY' })],
  [/GBP|£|英镑/y, () => ({ is: 'currency', code: 'GBP' })],
  // a time, a month without days, a week of the year, a telephone number, a voyage: no prices
  [
    /(?<![\d.])(\d{1,2}:\d{2}|(?:20\d\d\s*[年./-]\s*)?\d{1,2}\s*月份?|20\d\d\s*年|(?:第\s*)?\d{1,2}\s*周|\d{7,}|\d{2,4}[NSEW](?![A-Z]))/y,
    ([word]) => ({ is: 'unknown', word: word! }),
  ],
  [
    /(?<![\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\.0*(?!\d))?(?![A-Z%]|\d)(?!\d)/y,
    ([value]) => ({ is: 'number', value: value!.replaceAll(',', '') }),
  ],
  [
    /(?<![\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?=\s*(?:USD|RMB|CNY|EUR|HKD|JPY|GBP|PER))/y,
    ([value]) => ({ is: 'number', value: value!.replaceAll(',', '') }),
  ],
]
