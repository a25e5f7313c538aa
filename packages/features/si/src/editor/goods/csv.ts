import { protectedText } from '@jst/sheet'

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = protectedText(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV that Excel and WPS open with the right characters; formulas stay texts. */
export const csvOf = (table: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
