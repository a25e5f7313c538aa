import { chargeTotals, defineCharges, type ChargeLine, type DocumentCharges } from '@jst/contracts/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf } from '../../kernel/sheet/sheet-figure.ts'
import { readSheet } from '../../kernel/sheet/sheets.ts'
import { chargesBlock } from '../index.ts'
import { printWorkbook } from './workbook.ts'

const facts = (round: 'line' | 'taxGroup') =>
  defineCharges({ zh: '应收费用', en: 'Charges', audience: 'customer', bases: ['C', 'R', 'F'], round })
const amount = fc
  .tuple(fc.integer({ min: -9_999, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)
const line = fc
  .record({
    Code: fc.constantFrom('OFT', 'THC', 'DOC'),
    Basis: fc.constantFrom('C', 'R', 'F'),
    Quantity: fc.constantFrom('', '3', '12.345'),
    Price: amount,
    Currency: fc.constantFrom('USD', 'CNY', 'JPY'),
    PpCc: fc.constantFrom('PP', 'CC'),
    TaxRate: fc.constantFrom('0', '6', '13'),
    InAllIn: fc.boolean(),
  } as const)
  .map((more): ChargeLine => {
    const Basis = more.Code === 'DOC' ? more.Basis : 'C'
    const PercentOf = Basis === 'F' ? ['OFT', 'THC'] : []
    return { Id: 0, NameZh: more.Code, NameEn: '', Box: '', Minimum: '', Payer: '', Remark: '', ...more, Basis, PercentOf }
  })
const chargesOf = (Lines: ChargeLine[]): DocumentCharges => ({
  UpdateTime: '2026-11-20T00:00:00.000Z',
  Lines,
  Measures: { Boxes: [{ Type: '40HQ', Count: 2 }], Bills: 1, Tons: '12.4', Cbm: '15.75', Day: '2026-11-20', Into: 'CNY' },
  Rates: [
    { Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' },
    { Currency: 'JPY', Rate: '21.5', Turned: true, FromDay: '2026-11-01' },
  ],
  Currencies: [
    { Code: 'USD', Digits: 2 },
    { Code: 'CNY', Digits: 2 },
    { Code: 'JPY', Digits: 0 },
  ],
})
const figures = (text: string) => text.replaceAll(',', '')

describe('charges on a print', () => {
  it('are to the cent what the screen shows, in both languages', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), fc.constantFrom('line', 'taxGroup'), (Lines, round) => {
        const declared = facts(round)
        // what the screen computes from the answer after it went over the wire
        const charges = JSON.parse(JSON.stringify(chargesOf(Lines))) as DocumentCharges
        const shown = chargeTotals(charges.Lines, charges, declared)
        for (const language of ['zh', 'en'] as const) {
          const { totals = [] } = chargesBlock(chargesOf(Lines), declared, language)
          const printed = totals.slice(0, shown.currencies.length).map((row) => figures(row.at(-1)!))
          expect(printed).toEqual(shown.currencies.map(({ currency, gross }) => `${currency} ${gross}`))
        }
      }),
    )
  })

  it('stand in the workbook as they stand on paper', async () => {
    const Lines = fc.sample(line, { numRuns: 20, seed: 7 })
    const block = chargesBlock(chargesOf(Lines), facts('line'), 'zh')
    const frame = { language: 'zh', issuer: '', title: '', no: '', day: '2026-11-20', copy: null } as const
    const { rows } = await readSheet(await printWorkbook({ ...frame, blocks: [block] }))
    // a figure is a number there: its currency and its zeros stand in its format
    const plain = (cell: string) => {
      const value = figureOf(cell)
      return typeof value === 'string' ? value : String(value.value)
    }
    const paper = [...block.rows, ...block.totals!]
    expect(rows.slice(1)).toEqual(paper.map((row) => row.map((cell, at) => (block.columns[at]?.right ? plain(cell) : cell))))
  })

  it.each([
    ['USD 1,850.50', { value: 1850.5, format: '"USD" #,##0.00' }],
    ['-0.10', { value: -0.1, format: '#,##0.00' }],
    ['12.345', { value: 12.345, format: '#,##0.000' }],
    ['3', { value: 3, format: '#,##0' }],
    ['15%', '15%'],
    ['', ''],
    ['HJSH26110001', 'HJSH26110001'],
    ['1234567890123456.78', '1234567890123456.78'],
  ])('%j is the cell %j', (text, cell) => {
    expect(figureOf(text)).toEqual(cell)
  })
})
