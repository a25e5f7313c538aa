import { rateBoxes } from '@jst/contracts/freight-rates'
import { isDecimal, plus, rounded, times } from '@jst/contracts/money'
import type { TypedRow } from './values.ts'

export type CostFloorWay = 'ADD' | 'PERCENT'
const amountIn = (row: TypedRow, key: string) =>
  String(row[key] ?? '')
    .replaceAll(',', '')
    .trim()

/** Rows whose floors are made of their costs, with an amount added or so many per cent; a box without a cost keeps its floor. */
export const floorsFromCosts = (rows: readonly TypedRow[], way: CostFloorWay, value: string): TypedRow[] =>
  rows.map((row) => {
    const floors = rateBoxes.flatMap((box) => {
      const cost = amountIn(row, `Cost${box}`)
      if (!isDecimal(cost)) return []
      const floor = way === 'ADD' ? plus(cost, value) : plus(cost, times(cost, value, '0.01'))
      return [[`Floor${box}`, String(Number(rounded(floor, 2)))] as const]
    })
    return floors.length === 0 ? row : { ...row, ...Object.fromEntries(floors) }
  })
