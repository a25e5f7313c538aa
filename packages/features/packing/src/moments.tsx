import type { EntityRow } from '@jst/contracts/entity'
import { DateText } from '@jst/ui'
import type { ReactNode } from 'react'

/** Cells of fields that hold instants, by the clock that the reader has chosen. */
export const momentCells = (...keys: readonly string[]): Readonly<Record<string, (row: EntityRow) => ReactNode>> =>
  Object.fromEntries(keys.map((key) => [key, (row: EntityRow) => <DateText value={String(row[key] ?? '') || null} />]))
