import { emptyBox, sealSet, type PackedBox, type PackedLine, type Seal } from '../model/box.ts'
import type { Quantities } from '../model/measures.ts'
import { sumOf } from '../model/quantities.ts'

type Changed<T> = { -readonly [K in keyof T]: T[K] }
/** A box while its rows are read. */
export interface OpenBox {
  readonly box: Changed<PackedBox>
  readonly lines: PackedLine[]
  /** Fields that some row stated. */
  readonly stated: Set<string>
  /** Quantities of the whole box that the sheet states beside its lines. */
  sums: Partial<Quantities>
}

/** The boxes of a file: rows with one number are one box, wherever they stand. */
export class BoxCollector {
  private readonly boxes: OpenBox[] = []
  private readonly byName = new Map<string, OpenBox>()

  /** The box of a name (number, or sheet and row), new if there is none; '' is a box of its own. */
  open(name: string): OpenBox {
    const existing = name === '' ? undefined : this.byName.get(name)
    if (existing) return existing
    const created: OpenBox = { box: emptyBox(), lines: [], stated: new Set(), sums: {} }
    this.boxes.push(created)
    if (name !== '') this.byName.set(name, created)
    return created
  }
  /**
   * The box of a number of rows in a sheet: rows without a container number continue it. Rows with another container number are another box, so that
   * goods of two boxes are never added up.
   */
  openRow(row: string, no: string): OpenBox {
    const existing = this.byName.get(row)
    if (existing && (no === '' || existing.box.BoxNo === '' || existing.box.BoxNo === no)) return existing
    const rowKey = `${row} ${no}`
    const open = this.byName.get(rowKey) ?? this.open('')
    this.byName.set(rowKey, open)
    // rows below it without a number continue this one
    this.byName.set(row, open)
    return open
  }
  finish(): PackedBox[] {
    return this.boxes.map(({ box, lines, sums }) => ({ ...box, Lines: lines, ...sumOf(lines), ...sums }))
  }
}

/** Takes a value of a box. False: another row said something else, which stays. */
export function stateField<K extends keyof PackedBox>({ box, stated }: OpenBox, key: K, value: PackedBox[K]): boolean {
  if (stated.has(key)) return box[key] === value
  stated.add(key)
  box[key] = value
  return true
}
/** Most seals of a box. */
const mostSeals = 10
/** Adds seals that no row had before, and sources that were missing. False: there were more than a list holds. */
export function stateSeals({ box }: OpenBox, seals: readonly Seal[]): boolean {
  const all = [...box.Seals]
  for (const seal of seals) {
    const at = all.findIndex((one) => sealSet([one]) === sealSet([seal]))
    if (at < 0) all.push(seal)
    else if (all[at]!.Source === '') all[at] = { ...all[at]!, Source: seal.Source }
  }
  box.Seals = all.slice(0, mostSeals)
  return all.length <= mostSeals
}
