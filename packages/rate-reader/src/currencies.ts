import type { Said } from './line-facts.ts'
import type { Placed } from './row-routes.ts'

/** Currencies used for the prices of a text, cached by block: a text has thousands of prices. */
export class Currencies {
  private readonly lines: readonly Placed[]
  private readonly only = new Map<number | undefined, Said<string> | undefined>()

  constructor(lines: readonly Placed[]) {
    this.lines = lines
  }

  /** The single currency of a block, or of the whole text; undefined for none or several. */
  of(block?: number): Said<string> | undefined {
    if (!this.only.has(block)) this.only.set(block, this.onlyOf(block))
    return this.only.get(block)
  }

  private onlyOf(block: number | undefined): Said<string> | undefined {
    const lines = block === undefined ? this.lines : this.lines.filter((line) => line.block === block)
    const all = lines.flatMap(({ facts }) => facts.groups.flatMap(({ prices }) => prices.flatMap(({ currency }) => currency ?? [])))
    return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined
  }
}
