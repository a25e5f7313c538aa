import { inScope, leftOut, type FromScope, type Scoped, type Span } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import { priced, type Group, type LineFacts, type Said } from './line-facts.ts'
import { hasHome, routed, routesOf, unpriced } from './row-parts.ts'

export type Placed = Scoped<LineFacts>
const none: readonly Said<string>[] = []
/** Table rows pass nothing on to other lines; facts next to prices may belong to these prices alone. */
export const scopeWays = { closed: ({ inTable }: LineFacts) => inTable, holds: priced }

/** Resolves the ports of rows: their own, or those of surrounding lines. */
export class RowRoutes {
  private readonly lines: readonly Placed[]
  private readonly text: string
  private readonly asks: Asks
  private readonly facts: ReaderFacts

  constructor(lines: readonly Placed[], text: string, asks: Asks, facts: ReaderFacts) {
    this.lines = lines
    this.text = text
    this.asks = asks
    this.facts = facts
  }

  /**
   * Transhipment port from a line without prices: above the row, up to the next line with a carrier, or below the only prices of the block.
   */
  viaAround(line: Placed): readonly Said<string>[] {
    const block = this.lines.filter((one) => one.block === line.block && one !== line)
    const says = ({ facts }: Placed) => !priced(facts) && facts.groups.some(({ vias }) => vias.length > 0)
    const viasOf = ({ facts }: Placed) => facts.groups.find(({ vias }) => vias.length > 0)!.vias
    const carrierAt = (at: number) =>
      block.findLast((one) => one.at <= at && !priced(one.facts) && one.facts.carriers.length > 0)?.facts.carriers[0]?.value
    const above = block.findLast((one) => one.at < line.at && says(one))
    if (above && [undefined, carrierAt(line.at)].includes(carrierAt(above.at))) return viasOf(above)
    const others = block.some(({ facts }) => priced(facts) && routesOf(facts) > 0)
    const below = block.filter((one) => one.at > line.at && says(one))
    return !others && below.length === 1 ? viasOf(below[0]!) : none
  }

  /** Ports of a price group: its own, those of its line, or unused ones above. */
  route(
    line: Placed,
    group: Group,
    open: Set<string>,
    inherited: Set<string>,
  ): { pols: readonly Said<string>[]; pods: readonly Said<string>[] } {
    const { home } = this.facts
    let pods: readonly Said<string>[] = group.pods
    let pols: readonly Said<string>[] =
      group.pols.length > 0 ? group.pols : (line.facts.groups.findLast((one) => one.pols.length > 0)?.pols ?? none)
    const bare = { ...line, facts: { ...line.facts, groups: [] } }
    const above = inScope(this.lines, bare, (facts) => unpriced(facts, home, 'pods'), scopeWays)
    if (pols.length === 0 && hasHome(pods, home)) {
      // a home port without another one is the port of loading
      pols = pods
      pods = above?.value ?? none
      if (above) inherited.add('pod')
    }
    const first = line.facts.groups.find((one) => one.pods.length > 0 && !(one.pols.length === 0 && hasHome(one.pods, home)))
    if (pods.length === 0 && first) pods = first.pods
    else if (pods.length === 0) {
      const inheritedPods = above ?? this.routeAround(line, 'pods')
      pods = inheritedPods?.value ?? none
      if (inheritedPods) inherited.add('pod')
    }
    if (pols.length === 0) {
      const inheritedPols = inScope(this.lines, bare, (facts) => unpriced(facts, home, 'pols') ?? routed(facts), scopeWays)
      pols = inheritedPols?.value ?? none
      if (inheritedPols) inherited.add('pol')
    }
    const { span } = line.facts
    if (pods.length === 0) pods = this.missing('pod', 'each', span, open, false)
    if (pols.length === 0) pols = this.missing('pol', '', span, open, true)
    return { pols, pods }
  }
  /** Port of discharge of the nearest price line above, for a line without ports. */
  private routeAround(line: Placed, side: 'pods'): FromScope<readonly Said<string>[]> | undefined {
    const { home } = this.facts
    const before = this.lines.filter((one) => one.block === line.block && one.at < line.at && priced(one.facts))
    const group = before.flatMap(({ facts }) => facts.groups).findLast((one) => one[side].length > 0 && !hasHome(one[side], home))
    return group && { value: group[side], doubt: false, inherited: true }
  }
  missing(kind: 'pol' | 'pod' | 'line', about: string, span: Span, open: Set<string>, learnable: boolean): readonly Said<string>[] {
    const word = this.text.slice(span.start, span.end).trim().slice(0, 60)
    const reply = this.asks.ask({
      kind,
      about: about === 'each' ? word : about,
      each: about === 'each',
      span,
      word,
      candidates: [],
      free: kind === 'line' ? 'carrier' : 'port',
      learnable,
    })
    if ('open' in reply) {
      open.add(reply.open)
      return none
    }
    return reply.answer === leftOut ? none : reply.answer.split(',').map((value) => ({ value: value.trim(), span }))
  }
}
