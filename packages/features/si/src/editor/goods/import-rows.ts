import type { SiContainer } from '@jst/contracts/si'
import { boxesFrom, mergedBoxes, tableOfBoxes } from '@jst/feature-kit/boxes'
import type { AcceptedLine, SheetColumn } from '@jst/sheet'
import { containerForm } from './row-book.ts'

/** Lines of a file as containers: lines of one number belong together. */
export const containersFrom = (lines: readonly AcceptedLine[]): SiContainer[] => boxesFrom(containerForm, 'containerNo', lines)

/** Puts imported containers to those that are there: a known number is replaced, the rest is added. */
export const mergedIn = (containers: readonly SiContainer[], imported: readonly SiContainer[]): SiContainer[] =>
  mergedBoxes(containerForm, containers, imported)

/** The containers as a table that can be read in again; a goods line a row. */
export const tableOf = (containers: readonly SiContainer[], columns: readonly SheetColumn[]): (string | number)[][] =>
  tableOfBoxes(containerForm, containers, columns)
