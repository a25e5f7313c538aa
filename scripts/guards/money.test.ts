import { describe, expect, it } from 'vitest'
import { problemsOf } from './money.mjs'

const file = 'packages/contracts/src/document/charges/totals.ts'

describe('the guard of money', () => {
  it.each(['const net = Number(line.Price) * 2', 'parseFloat(text)', 'Math.round(net * 100)', 'net.toFixed(2)'])('refuses %s', (line) =>
    expect(problemsOf(file, `// fine\n${line}`)).toEqual([expect.stringContaining(`${file}:2: `)]),
  )
  it.each(['`${Currency} ${Amount}`', '{option.Currency} {grouped(Amount)}', '`${row.CurrencyCode} ${price}`'])(
    'refuses an amount that a screen puts together: %s',
    (line) => {
      const at = 'packages/features/quotes/src/quotation/OptionCard.tsx'
      expect(problemsOf(at, line)).toEqual([expect.stringContaining(`${at}:1: `)])
      expect(problemsOf(at, '<Money amount={Amount} currency={Currency} />')).toEqual([])
    },
  )
  it.each(['`${Currency} ${Amount}`', '`还可红冲 ${currency} ${left}`', '`CNY ${letter.amount}`'])(
    'refuses an amount without thousands in a sentence of the server: %s',
    (line) => {
      const at = 'packages/server/src/modules/invoices/texts.ts'
      expect(problemsOf(at, line)).toEqual([expect.stringContaining(`${at}:1: `)])
      expect(problemsOf(at, '`还可红冲 ${amountText(left, currency)}`')).toEqual([])
    },
  )
  it.each([
    [file, 'const net = times(line.Price, line.Quantity)'],
    ['packages/server/src/documents/lines/lines.repo.ts', 'Number(text)'],
    ['packages/feature-kit/src/document/charges/charges.test.tsx', 'Number(text)'],
  ])('lets %s have %s', (where, line) => expect(problemsOf(where, line)).toEqual([]))
})
