import type { SiContainer, SiLine } from '@jst/contracts/si/data'

/** Which containers of two lists are the same one. */
export interface Pairing {
  /** Index in the second list → index in the first. */
  pairs: ReadonlyMap<number, number>
  /** Indexes that stand in the first list only, and in the second only. */
  onlyFirst: readonly number[]
  /** Indexes that stand in the second list only. */
  onlySecond: readonly number[]
}

const sameLoad = (a: SiContainer, b: SiContainer) =>
  a.type === b.type && a.packages === b.packages && a.weight === b.weight && a.volume === b.volume

/**
 * Pairs containers by number, then by id, then, for a box whose number was typed or corrected in between, by position: a blank box that
 * got its number, or another number with the same load.
 */
export function pairContainers(first: readonly SiContainer[], second: readonly SiContainer[]): Pairing {
  const pairs = new Map<number, number>()
  const free = new Set(first.keys())
  const take = (index: number, match: number | undefined) => {
    if (match === undefined || !free.has(match) || pairs.has(index)) return
    pairs.set(index, match)
    free.delete(match)
  }
  const byNumber = indexBy(first, ({ containerNo }) => containerNo)
  second.forEach(({ containerNo }, index) => take(index, byNumber.get(containerNo)))
  const byId = indexBy(first, ({ id }) => (id > 0 ? String(id) : ''))
  second.forEach(({ id }, index) => take(index, byId.get(id > 0 ? String(id) : '')))
  second.forEach((box, index) => {
    const there = first[index]
    if (there && (there.containerNo === '' || box.containerNo === '' || sameLoad(there, box))) take(index, index)
  })
  return { pairs, onlyFirst: [...free], onlySecond: [...second.keys()].filter((index) => !pairs.has(index)) }
}

function indexBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, number> {
  const index = new Map<string, number>()
  rows.forEach((row, position) => {
    const key = keyOf(row)
    if (key !== '' && !index.has(key)) index.set(key, position)
  })
  return index
}

/** Goods lines of two versions of a box side by side: by id where both have one, else by position. */
export function linesById(first: readonly SiLine[], second: readonly SiLine[]): [SiLine | undefined, SiLine | undefined][] {
  const byId = new Map(first.filter(({ id }) => id > 0).map((line) => [line.id, line]))
  const used = new Set<SiLine>()
  const rows = second.map((line, index): [SiLine | undefined, SiLine | undefined] => {
    const there = first[index]
    const match = byId.get(line.id) ?? (there && (there.id === 0 || line.id === 0) ? there : undefined)
    if (!match || used.has(match)) return [undefined, line]
    used.add(match)
    return [match, line]
  })
  return [...rows, ...first.filter((line) => !used.has(line)).map((line): [SiLine, undefined] => [line, undefined])]
}
