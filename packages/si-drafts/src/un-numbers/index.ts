import type { DangerousEntry } from '../rules/dangerous-entry.ts'
import { dangerousGoods } from './table.ts'

const roman = ['I', 'II', 'III']
let entries: Map<string, string> | undefined

/** The table by number, cut into entries at the first question. */
function table(): Map<string, string> {
  entries ??= new Map(
    dangerousGoods
      .trim()
      .split(/[~\n]/)
      .map((entry) => [entry.slice(0, 4), entry.slice(5)]),
  )
  return entries
}

/**
 * Returns the entry of a UN number of four digits in the list of dangerous goods (49 CFR 172.101 as of 2026-06-01 and the numbers that the UN
 * Model Regulations have added); undefined for a number without an entry. Fits `KnownCodes.unNumber`.
 */
export function unEntry(number: string): DangerousEntry | undefined {
  const entry = table().get(number)
  if (entry === undefined) return undefined
  const space = entry.indexOf(' ')
  return {
    number,
    variants: entry
      .slice(0, space)
      .split(';')
      .map((variant) => {
        const [risks = '', groups = ''] = variant.split('/')
        const [imoClass = '', ...subRisks] = risks.split('+')
        return { imoClass, subRisks, packingGroups: Array.from(groups, (digit) => roman[Number(digit) - 1] ?? '') }
      }),
    names: entry.slice(space + 1).split('|'),
  }
}

/** How many UN numbers have an entry. */
export const unCount = (): number => table().size
