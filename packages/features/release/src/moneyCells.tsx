import type { EntityRow } from '@jst/contracts/entity'
import { formatDecimal } from '@jst/ui'
import type { ReactNode } from 'react'

/** Cells of amounts in CNY, with thousands and cents. */
export const moneyCells = (...keys: readonly string[]): Readonly<Record<string, (row: EntityRow) => ReactNode>> =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      (row: EntityRow) => {
        const value = row[key]
        return formatDecimal(typeof value === 'number' || typeof value === 'string' ? value : undefined, 2)
      },
    ]),
  )
