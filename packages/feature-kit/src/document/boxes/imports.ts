import { sumOfAmounts } from '@jst/contracts/allocation'
import type { AcceptedLine, CellValue, SheetColumn } from '@jst/sheet'
import type { BoxForm } from './form.ts'

const isSaid = (value: CellValue | undefined) => value !== undefined && value !== null && value !== ''

/**
 * Lines of a file as boxes: lines of one number belong together. A box whose lines say something of their own gets lines and their sums; several
 * lines without it are added up. @param by name of the field that tells boxes apart
 */
export function boxesFrom<M extends string, B extends object, L extends object>(
  form: BoxForm<M, B, L>,
  by: string,
  lines: readonly AcceptedLine[],
): B[] {
  const groups = Map.groupBy(lines, ({ values }) => String(values[by] ?? ''))
  const lineOnly = form.lineFields.filter((name) => !form.boxFields.includes(name))
  return [...groups.values()].map((group) => {
    const firstSaid = (name: string) => group.map(({ values }) => values[name]).find(isSaid) ?? null
    const box = form.withBoxValues(form.blankBox(), Object.fromEntries(form.boxFields.map((name) => [name, firstSaid(name)])))
    const below = group.map(({ values }) => form.withLineValues(form.blankLine(), values))
    const named = group.some(({ values }) => lineOnly.some((name) => isSaid(values[name])))
    return form.shape.withLines(box, sumOfAmounts(form.shape.measures, below.map(form.shape.amountsOf)), named ? below : [])
  })
}

/** Adds imported boxes to those that are there: a known number is replaced, the rest comes behind. */
export function mergedBoxes<M extends string, B extends object, L extends object>(
  { shape: { noOf }, withKeyOf }: BoxForm<M, B, L>,
  boxes: readonly B[],
  imported: readonly B[],
): B[] {
  const byNo = new Map(imported.map((box) => [noOf(box), box]))
  const updatedBoxes = boxes.map((box) => {
    const no = noOf(box)
    const other = no === '' ? undefined : byNo.get(no)
    if (other !== undefined) byNo.delete(no)
    return other === undefined ? box : withKeyOf(other, box)
  })
  return [...updatedBoxes, ...byNo.values()]
}

/** Boxes as a table that can be read in again; a line a row. */
export function tableOfBoxes<M extends string, B extends object, L extends object>(
  { shape, valuesOf, blankLine }: BoxForm<M, B, L>,
  boxes: readonly B[],
  columns: readonly SheetColumn[],
): (string | number)[][] {
  const figures = new Set<string>(shape.measures.map(({ key }) => key))
  const row = (...sources: readonly (B | L)[]) => {
    const all = sources.map(valuesOf)
    return columns.map(({ key }): string | number => {
      const value = all.find((one) => key in one)?.[key]
      if (typeof value === 'number') return value === 0 && !figures.has(key) ? '' : value
      return typeof value === 'string' ? value : ''
    })
  }
  const none = blankLine()
  const rows = boxes.flatMap((box) => {
    const lines = shape.linesOf(box)
    return lines.length === 0 ? [row(box, none)] : lines.map((line) => row(line, box))
  })
  return [columns.map(({ header, unit }) => (unit ? `${header}(${unit})` : header)), ...rows]
}
