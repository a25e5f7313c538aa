import { dayAfter, type DayWord } from '@jst/text-reader'
import { weekdayNames } from './vocabulary.ts'

/** Spreadsheets store dates as serial numbers: days since 1899-12-30. */
export function serialDay(number: string): DayWord | undefined {
  const days = Number(number)
  if (!Number.isInteger(days) || days < 36_526 || days > 73_050) return undefined
  const [year, month, day] = dayAfter('1899-12-30', days).split('-').map(Number)
  return { year, month: month!, day: day!, either: false }
}

export function weekdayOf(text: string): number | undefined {
  const word = text.replace(/周|星期|礼拜/g, '').trim()
  if (/^[1-7]$/.test(word)) return Number(word)
  const at = weekdayNames.findIndex((names) =>
    word.length === 1 ? names.includes(word) && !/[A-Z]/.test(word) : /^[A-Z]{3,9}$/.test(word) && names.includes(word.slice(0, 3)),
  )
  return at === -1 ? undefined : at + 1
}
