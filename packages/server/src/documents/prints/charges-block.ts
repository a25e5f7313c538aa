import { chargeTotals, type ChargesFacts, type DocumentCharges, type PrintLanguage } from '@jst/contracts/document'
import { amountText, grouped } from '@jst/contracts/money'
import type { PrintBlock } from './sheet.ts'
import { chargeWords } from './texts.ts'

type TableBlock = Extract<PrintBlock, { kind: 'table' }>

/**
 * A list of charges as a table of a print, with what it comes to in each currency: the figures that the screen shows.
 */
export function chargesBlock(charges: DocumentCharges, facts: ChargesFacts, language: PrintLanguage): TableBlock {
  const words = chargeWords[language]
  const totals = chargeTotals(charges.Lines, charges, facts)
  return {
    kind: 'table',
    title: facts[language],
    columns: [
      { label: words.charge, width: 3 },
      { label: words.basis, width: 1.2 },
      { label: words.quantity, right: true },
      { label: words.price, right: true, width: 1.4 },
      { label: words.terms },
      { label: words.tax, right: true, width: 1.4 },
      { label: words.gross, right: true, width: 2 },
    ],
    rows: charges.Lines.map((line, at) => {
      const amounts = totals.lines[at]
      const gross = amounts ? amountText(amounts.gross, line.Currency) : ''
      return [
        language === 'zh' ? line.NameZh : line.NameEn || line.Code,
        line.Box || words.bases[line.Basis],
        amounts?.quantity ?? '',
        `${grouped(line.Price)}${line.Basis === 'F' ? '%' : ''}`,
        line.PpCc,
        amounts ? grouped(amounts.tax) : '',
        line.InAllIn ? words.included : gross,
      ]
    }),
    totals: [
      ...totals.currencies.map(({ currency, tax, gross }) => [words.total, '', '', '', '', grouped(tax), amountText(gross, currency)]),
      ...(totals.converted && totals.rates.length > 0
        ? [[words.converted(charges.Measures.Day), '', '', '', '', '', amountText(totals.converted.Amount, totals.converted.Currency)]]
        : []),
    ],
  }
}
