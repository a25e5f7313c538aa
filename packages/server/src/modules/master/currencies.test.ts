import { expect, it } from 'vitest'
import { recordsOf, textOf } from './loader/csv.ts'

// exponents of ISO 4217 that are not 2
const places = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
} as const

it('are those of ISO 4217 with their places, each with a name of its own in Chinese and English', () => {
  const rows = recordsOf(textOf('currencies'))
  const codes = rows.map(({ code }) => code)
  for (const [digits, expected] of Object.entries(places))
    expect(
      rows
        .filter((row) => row['digits'] === digits)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(expected.split(' '))
  expect(rows.every(({ digits = '' }) => ['0', '2', '3'].includes(digits))).toBe(true)
  for (const column of ['code', 'name_zh', 'name_en']) expect(new Set(rows.map((row) => row[column])).size).toBe(rows.length)
  // VED is newer than the tables of the runtime
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(codes.filter((code) => !known.has(code!))).toEqual(['VED'])
})
