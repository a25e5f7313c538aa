import type { SiContainer } from '@jst/contracts/si'
import { tableOfBoxes } from '@jst/feature-kit/boxes'
import type { SheetColumn } from '@jst/sheet'
import { containerForm } from './cargo-rows.ts'

/** The containers as a table that can be read in again; a goods line a row. */
export const tableOf = (containers: readonly SiContainer[], columns: readonly SheetColumn[]): (string | number)[][] =>
  tableOfBoxes(containerForm, containers, columns)
