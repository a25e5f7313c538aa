import {
  chargeBases,
  chargeProblems,
  derivedQuantity,
  type ChargeBasis,
  type ChargeDefaults,
  type ChargeLine,
  type ChargeProblem,
  type ChargesFacts,
  type DocumentCharges,
  type PayTerm,
} from '@jst/contracts/document'
import { formatMoney } from '@jst/ui'
import type { CellValue, SheetBatch, SheetRow } from '@jst/sheet'

/** A line while it is edited: new ones have a key of their own, to stay themselves when others go. */
export interface Edited {
  readonly key: string
  readonly line: ChargeLine
}

/** Dependencies of the line editor. */
export interface ChargeSources {
  readonly facts: ChargesFacts
  readonly stored: DocumentCharges
  readonly defaults: ReadonlyMap<string, ChargeDefaults>
}

export const editedOf = (stored: DocumentCharges | undefined): Edited[] =>
  (stored?.Lines ?? []).map((line) => ({ key: `stored-${line.Id}`, line }))

const blankCharge = ({ facts, stored }: ChargeSources): ChargeLine => ({
  Id: 0,
  Code: '',
  NameZh: '',
  NameEn: '',
  Basis: facts.bases[0] ?? 'S',
  Box: '',
  Quantity: '',
  Price: '',
  Minimum: '',
  Currency: stored.Measures.Into,
  PpCc: 'PP',
  TaxRate: '0',
  Payer: '',
  InAllIn: false,
  PercentOf: [],
  Remark: '',
})

const codes = (text: string) => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,，、;；]+/)
      .filter(Boolean),
  ),
]

/** A cell of the sheet as its field takes it; an empty one is what a new line has. */
function changed(line: ChargeLine, key: string, value: CellValue, sources: ChargeSources): ChargeLine {
  const text = value === null ? '' : String(value)
  if (key === 'Code') return withCode(line, text, sources)
  if (key === 'PercentOf') return { ...line, PercentOf: codes(text) }
  if (key === 'InAllIn') return { ...line, InAllIn: text === 'Y' }
  if (key === 'TaxRate') return { ...line, TaxRate: text === '' ? '0' : text }
  if (key === 'Basis') return { ...line, Basis: (text || blankCharge(sources).Basis) as ChargeBasis }
  if (key === 'PpCc') return { ...line, PpCc: (text || 'PP') as PayTerm }
  return { ...line, [key]: text }
}

/** Another charge brings its names and what it usually is; prices and quantities stay. */
function withCode(line: ChargeLine, code: string, { facts, defaults, stored }: ChargeSources): ChargeLine {
  const chargeDefaults = defaults.get(code)
  if (!chargeDefaults) return { ...line, Code: code, NameZh: code, NameEn: '' }
  const basis = facts.bases.find((one) => one === chargeDefaults.Basis)
  return {
    ...line,
    Code: code,
    NameZh: chargeDefaults.NameZh,
    NameEn: chargeDefaults.NameEn,
    Basis: basis ?? line.Basis,
    PpCc: chargeDefaults.PpCc === 'CC' ? 'CC' : chargeDefaults.PpCc === 'PP' ? 'PP' : line.PpCc,
    Currency: chargeDefaults.Currency || line.Currency || stored.Measures.Into,
    TaxRate: chargeDefaults.TaxRate,
    InAllIn: chargeDefaults.InAllIn,
  }
}

/** A per cent of nothing is one of the ocean freight that is there, in its currency. */
function ofFreight(line: ChargeLine, others: readonly Edited[], { defaults }: ChargeSources): ChargeLine {
  if (line.Basis !== 'F' || line.PercentOf.length > 0) return line
  const freight = others
    .map(({ line: one }) => one)
    .filter(({ Code, Basis }) => Basis !== 'F' && Code !== line.Code && defaults.get(Code)?.Group === 'OCEAN')
  const Currency = freight[0]?.Currency ?? line.Currency
  return { ...line, Currency, PercentOf: [...new Set(freight.filter((one) => one.Currency === Currency).map(({ Code }) => Code))] }
}

/** A charge brings its defaults before other cells are written. */
const codeFirst = (a: string, b: string): number => (a === b ? 0 : a === 'Code' ? -1 : b === 'Code' ? 1 : 0)

/** The lines after one act of a person in the sheet. What the same act says besides a charge goes before its defaults. */
export function applied(edited: readonly Edited[], { removals, inserts, changes }: SheetBatch, sources: ChargeSources): Edited[] {
  const remaining = edited.filter(({ key }) => !removals.includes(key))
  for (const { row, after } of inserts) {
    const at = after === null ? 0 : remaining.findIndex(({ key }) => key === after) + 1
    remaining.splice(at, 0, { key: row.id, line: lineOf(row, sources) })
  }
  const byRow = Map.groupBy(changes, ({ rowId }) => rowId)
  return remaining.map((one) => {
    const rowEdits = byRow.get(one.key)
    if (!rowEdits) return one
    const ordered = rowEdits.toSorted((a, b) => codeFirst(a.key, b.key))
    const line = ordered.reduce((now, { key, value }) => changed(now, key, value, sources), one.line)
    const asks = rowEdits.some(({ key }) => key === 'Code' || key === 'Basis') && !rowEdits.some(({ key }) => key === 'PercentOf')
    return { key: one.key, line: asks ? ofFreight(line, remaining, sources) : line }
  })
}

/** A row that the sheet made: a copy of another one, or a blank one. A quantity that the document says stays one. */
function lineOf({ values }: SheetRow, sources: ChargeSources): ChargeLine {
  const given = Object.entries(values).filter(([key, value]) => key in blankCharge(sources) && value !== null)
  const ordered = given.toSorted(([a], [b]) => codeFirst(a, b))
  const line = ordered.reduce((now, [key, value]) => changed(now, key, value, sources), blankCharge(sources))
  return line.Quantity !== '' && line.Quantity === derivedQuantity(line, sources.stored.Measures) ? { ...line, Quantity: '' } : line
}

/** Returns true for a line with input; empty lines are neither checked nor saved. */
export const isBegun = ({ line: { Code, Box, Quantity, Price, Payer, Remark } }: Edited): boolean =>
  [Code, Box, Quantity, Price, Payer, Remark].some((text) => text !== '')

/** The lines with a blank one at the end, to be typed into. */
export const withBlank = (edited: readonly Edited[], sources: ChargeSources, key: string): Edited[] => {
  const last = edited.at(-1)
  return last && !isBegun(last) ? [...edited] : [...edited, { key, line: blankCharge(sources) }]
}

/** Problems of the lines with input, by their place in the sheet. */
export const problemsIn = (edited: readonly Edited[], facts: ChargesFacts): ChargeProblem[] =>
  chargeProblems(
    edited.map(({ line }) => line),
    facts,
  ).filter(({ at }) => edited[at] !== undefined && isBegun(edited[at]))

/** A line as people read it in a comparison. */
export const chargeWords = ({ Code, NameZh, Basis, Box, Quantity, Price, Currency }: ChargeLine): string =>
  [
    Code,
    NameZh,
    Basis === 'F' ? `${Price}%` : `${formatMoney(Price, Currency)}/${Box || chargeBases[Basis]}`,
    Quantity === '' ? '' : `×${Quantity}`,
  ]
    .filter(Boolean)
    .join(' ')
