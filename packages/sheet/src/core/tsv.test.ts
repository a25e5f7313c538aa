import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTsv, parseTsv } from './tsv.ts'

const rowsOf = (text: string) => parseTsv(text).rows

describe('tables of the clipboard', () => {
  it('end with a line break that makes no row, whichever program wrote them', () => {
    const table = [
      ['a', 'b'],
      ['', 'd'],
    ]
    expect(rowsOf('a\tb\r\n\td\r\n')).toEqual(table)
    expect(rowsOf('a\tb\n\td')).toEqual(table)
    expect(rowsOf('a\tb\r\td\r')).toEqual(table)
  })

  it('keep empty rows in between', () => expect(rowsOf('a\r\n\r\nc\r\n')).toEqual([['a'], [''], ['c']]))

  it('hold cells of several lines in quotes', () => {
    expect(rowsOf('"MARKS\r\nN/M"\t2\r\nx\t3\r\n')).toEqual([
      ['MARKS\nN/M', '2'],
      ['x', '3'],
    ])
    expect(rowsOf('"say ""hi""\nthere"\tb')).toEqual([['say "hi"\nthere', 'b']])
  })

  it('hold cells with quotes that mean themselves', () => {
    expect(rowsOf('5" pipe\t"abc"\t"open')).toEqual([['5" pipe', '"abc"', '"open']])
    expect(rowsOf('"a"b\tc\n"never closed')).toEqual([['"a"b', 'c'], ['"never closed']])
  })

  it('are counted but not read beyond the limit', () => {
    const million = '1\t2\n'.repeat(1_000_000)
    const { rows, count } = parseTsv(million, 5_000)
    expect([rows.length, count]).toEqual([5_000, 1_000_000])
    expect(parseTsv(`"x\ny"\n${million}`, 10)).toMatchObject({ count: 1_000_001 })
  })
})

describe('text for other programs', () => {
  it('runs no formula there, and numbers stay numbers', () => {
    expect(formatTsv([['=1+1', '+8621', '-12.5', '@SUM(A1)', '+86 21 5555', "'=x"]])).toBe(
      "'=1+1\t+8621\t-12.5\t'@SUM(A1)\t'+86 21 5555\t''=x",
    )
  })

  it('comes back as it was, whatever it is', () => {
    const cell = fc
      .oneof(fc.string(), fc.constantFrom('=1', '"', '""', '"a"', "'", "'=", 'a\tb', 'a\nb', '"\n"', '箱号'))
      .map((text) => text.replaceAll(/\r\n?/g, '\n'))
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 })),
        (table) => {
          // a single empty cell at the end is the line break that makes no row
          fc.pre(!(table.length > 1 && table.at(-1)?.length === 1 && table.at(-1)?.[0] === ''))
          expect(rowsOf(formatTsv(table))).toEqual(table)
        },
      ),
      { numRuns: 500 },
    )
  })
})
