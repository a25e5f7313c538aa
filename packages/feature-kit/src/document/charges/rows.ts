import { chargeBases, derivedQuantity, payTerms, type ChargeDefaults, type ChargedLine, type ChargeProblem } from '@jst/contracts/document'
import { grouped, isDecimal, plain } from '@jst/contracts/money'
import type { CellMark, CellValue, ParseResult, SheetColumn, SheetMarks, SheetRow } from '@jst/sheet'
import type { DocumentWords } from '../texts.ts'
import { isBegun, type ChargeSources, type Edited } from './lines.ts'

type ChargeWords = DocumentWords['charges']

/** A decimal as people and Excel write it, kept as text: `１,850.50` is 1850.5. */
export function parseDecimal(typed: string, words: ChargeWords): ParseResult {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '').replace(/%$/, '')
  if (text === '') return { value: null }
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(text) || !/\d/.test(text)) return { error: words.notANumber }
  const bare = text
    .replaceAll(',', '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.')
  return isDecimal(bare) ? { value: plain(bare) } : { error: words.notANumber }
}
const formatDecimal = (value: CellValue): string => {
  const text = value === null ? '' : String(value)
  return isDecimal(text) ? grouped(text) : text
}
const capitals = (text: string): ParseResult => ({ value: text.normalize('NFKC').trim().toUpperCase() || null })

/** Columns of a list: the charge and what it comes to first, what is rarely said behind. */
export function chargeColumns({ facts, stored, defaults }: ChargeSources, words: ChargeWords): SheetColumn[] {
  const decimal = {
    kind: 'text',
    align: 'right',
    multiline: false,
    parse: (typed: string) => parseDecimal(typed, words),
    format: formatDecimal,
  } as const
  const column = (key: keyof typeof words.columns, rest: Omit<SheetColumn, 'key' | 'header'>): SheetColumn => ({
    key,
    header: words.columns[key],
    ...rest,
  })
  const used = stored.Lines.filter(({ Code }) => !defaults.has(Code)).map(({ Code, NameZh }) => ({
    value: Code,
    label: `${Code} ${NameZh}`,
  }))
  const one = ({ Code, NameZh, NameEn, Words }: ChargeDefaults) => ({
    value: Code,
    label: `${Code} ${NameZh}`,
    aliases: [NameZh, NameEn, ...Words].filter(Boolean),
  })
  return [
    column('Code', { kind: 'choice', width: 148, choices: [...used, ...[...defaults.values()].map(one)], required: true }),
    column('Basis', { kind: 'choice', width: 76, choices: facts.bases.map((value) => ({ value, label: chargeBases[value] })) }),
    column('Box', { kind: 'text', width: 60, multiline: false, parse: capitals, readOnly: ({ values }) => values['Basis'] !== 'C' }),
    column('Quantity', { ...decimal, width: 64 }),
    column('Price', { ...decimal, width: 88 }),
    column('Currency', { kind: 'choice', width: 64, choices: stored.Currencies.map(({ Code }) => ({ value: Code })) }),
    column('PpCc', {
      kind: 'choice',
      width: 74,
      choices: Object.entries(payTerms).map(([value, label]) => ({ value, label, aliases: [value] })),
    }),
    column('TaxRate', { ...decimal, width: 64 }),
    column('Net', { ...decimal, width: 108, readOnly: true }),
    column('Gross', { ...decimal, width: 108, readOnly: true }),
    column('PercentOf', { kind: 'text', width: 120, multiline: false, parse: capitals, readOnly: ({ values }) => values['Basis'] !== 'F' }),
    column('Minimum', { ...decimal, width: 88 }),
    column('InAllIn', { kind: 'choice', width: 88, choices: [{ value: 'Y', label: words.included, aliases: ['Y', '1', '√'] }] }),
    column('Payer', { kind: 'text', width: 120, multiline: false }),
    column('Remark', { kind: 'text', width: 160, multiline: false }),
  ]
}

/** Rows of the sheet. A row stays the same object while its line and its amounts do, so that only others are drawn again. */
export class ChargeRows {
  private readonly rowCache = new Map<string, { line: Edited['line']; amountsKey: string; row: SheetRow }>()

  of(edited: readonly Edited[], charged: readonly (ChargedLine | undefined)[]): SheetRow[] {
    return edited.map((one, at) => {
      const { key, line } = one
      const amounts = charged[at]
      const amountsKey = amounts ? `${amounts.quantity} ${amounts.net} ${amounts.gross}` : ''
      const before = this.rowCache.get(key)
      if (before?.line === line && before.amountsKey === amountsKey) return before.row
      const { NameZh: _zh, NameEn: _en, Id: _id, InAllIn, PercentOf, ...values } = line
      const row: SheetRow = {
        id: key,
        values: !isBegun(one)
          ? {}
          : {
              ...values,
              Quantity: line.Quantity || amounts?.quantity || null,
              InAllIn: InAllIn ? 'Y' : null,
              PercentOf: PercentOf.join(',') || null,
              Net: amounts?.net ?? null,
              Gross: amounts?.gross ?? null,
            },
      }
      this.rowCache.set(key, { line, amountsKey, row })
      return row
    })
  }
}

/** Marks of problems, and of typed quantities that differ from the document. */
export function chargeMarks(
  edited: readonly Edited[],
  problems: readonly ChargeProblem[],
  { stored }: ChargeSources,
  words: ChargeWords,
): SheetMarks {
  const marks = new Map<string, Map<string, CellMark>>()
  const mark = (key: string, field: string, found: CellMark) => {
    const rowMarks = marks.get(key) ?? new Map<string, CellMark>()
    rowMarks.set(field, found)
    marks.set(key, rowMarks)
  }
  for (const { key, line } of edited) {
    const derived = derivedQuantity(line, stored.Measures)
    if (line.Quantity !== '' && line.Quantity !== derived && line.Basis !== 'F')
      mark(key, 'Quantity', { severity: 'info', message: words.typedOver(derived) })
  }
  for (const { at, field, message } of problems) {
    const one = edited[at]
    if (one) mark(one.key, field, { severity: 'error', message })
  }
  return marks
}
