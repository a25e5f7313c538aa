import type { Figure } from './sheets.ts'

/** Digits that a number of a spreadsheet keeps. */
const mostDigits = 15
const figure = /^(?:([A-Z]{3}) )?(-?\d[\d,]*)(?:\.(\d+))?$/

/** A figure as people read it, with its currency if it has one, as a number that looks the same; any other text as it is. */
export function figureOf(text: string): string | Figure {
  const [, currency, integer, digits = ''] = figure.exec(text) ?? []
  if (integer === undefined) return text
  const plain = integer.replaceAll(',', '')
  if (plain.length + digits.length > mostDigits) return text
  const grouped = integer.includes(',') || plain.length < 4
  const places = digits === '' ? '' : `.${'0'.repeat(digits.length)}`
  return { value: Number(`${plain}.${digits || '0'}`), format: `${currency ? `"${currency}" ` : ''}${grouped ? '#,##0' : '0'}${places}` }
}
