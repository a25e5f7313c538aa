import type { Scoped } from '@jst/text-reader'
import { priced, type LineFacts } from './line-facts.ts'

/**
 * Lines that say something for the prices of a block: those of the block itself, those of blocks without prices in front of all prices, and those of
 * a block without prices behind it, up to the next such block: a note below some prices speaks of them, a note at the end of all that no other
 * note has spoken of.
 */
export class Speakers {
  private readonly lines: readonly Scoped<LineFacts>[]
  private readonly of = new Map<number, readonly Scoped<LineFacts>[]>()
  private readonly pricedBlocks: readonly number[]
  private readonly noteBlocks: readonly number[]
  /** The first line of all, where it has neither prices nor ports. */
  private readonly title: Scoped<LineFacts> | undefined

  constructor(lines: readonly Scoped<LineFacts>[]) {
    this.lines = lines
    this.title = lines.slice(0, 1).find(({ facts }) => !priced(facts) && facts.groups.every(({ pods }) => pods.length === 0))
    this.pricedBlocks = [...new Set(lines.filter(({ facts }) => priced(facts)).map(({ block }) => block))]
    const isPriced = new Set(this.pricedBlocks)
    this.noteBlocks = [...new Set(lines.filter(({ block, facts }) => !isPriced.has(block) && says(facts)).map(({ block }) => block))]
  }

  linesFor(block: number): readonly Scoped<LineFacts>[] {
    const cached = this.of.get(block)
    if (cached) return cached
    const first = this.pricedBlocks[0] ?? 0
    const next = this.noteBlocks.find((one) => one > block)
    const last = this.pricedBlocks.at(-1) ?? 0
    // behind all prices every note speaks
    const notes = new Set(this.noteBlocks.filter((one) => one < first || one === next || one > last))
    const found = this.lines.filter(
      (line) =>
        line.block === block ||
        notes.has(line.block) ||
        (line.facts.ofAbove && line.block > block && !priced(line.facts)) ||
        line === this.title,
    )
    this.of.set(block, found)
    return found
  }
}
/** A note says more than ports and carriers, which headings say. */
const says = ({ charges, free, transit, limit, remark, basis, closing, sailing }: LineFacts) =>
  charges.length > 0 || remark !== undefined || [free, transit, limit, basis, closing, sailing].some((one) => one !== undefined)
