import type { Asks } from './asks.ts'
import { contextOf, type Placed } from './context.ts'
import { leftOut, type ReaderFacts } from './facts.ts'
import type { Group, LineFacts, PriceList, Said } from './line-facts.ts'
import { boxOrder, currencyOf, valueOf } from './row-prices.ts'
import { validityOf } from './row-validity.ts'
import type { ReadCharge, ReadRow, Span } from './reading.ts'

const hasHome = (places: readonly Said<string>[], home: string) => places.length > 0 && places.every(({ value }) => value.startsWith(home))
const none: readonly Said<string>[] = []

/** Turns what lines say into rows, with what they take from lines around them. */
export class RowBuilder {
  private readonly lines: readonly Placed[]
  private readonly text: string
  private readonly asks: Asks
  private readonly facts: ReaderFacts
  private last: readonly ReadRow[] = []

  constructor(lines: readonly Placed[], text: string, asks: Asks, facts: ReaderFacts) {
    this.lines = lines
    this.text = text
    this.asks = asks
    this.facts = facts
  }

  rowsOf(line: Placed): ReadRow[] {
    return line.facts.groups.flatMap((group, at) => {
      if (group.prices.length === 0 && !group.same) return []
      const rows = this.group(line, group, at)
      if (rows.length > 0) this.last = rows
      return rows
    })
  }

  private group(line: Placed, group: Group, at: number): ReadRow[] {
    const open = new Set<string>(line.facts.open)
    const { pols, pods } = this.route(line, group, open)
    const carriers = this.carriers(line, open)
    const validity = validityOf(this.lines, line, { asks: this.asks, facts: this.facts, text: this.text, open })
    const prices = group.same ? this.same(group.same, open) : this.prices(line, group, open)
    if (prices.left) return []
    const { facts } = line
    const block = <T>(of: (one: LineFacts) => Said<T> | undefined): T | undefined => this.inBlock(line, of)
    const surcharges = this.surcharges(line, open)
    const common = {
      span: facts.span,
      service: block((one) => one.service) ?? '',
      currency: prices.currency,
      prices: prices.of,
      ...validity,
      basis: contextOf(this.lines, line, (one) => one.basis)?.value.value ?? '',
      closing: block((one) => one.closing),
      sailing: block((one) => one.sailing),
      transit: block((one) => one.transit),
      free: block((one) => one.free),
      limit: block((one) => one.limit) ?? '',
      surcharges,
      remark: this.remark(line),
    }
    const named = (places: readonly Said<string>[]) => (places.length > 0 ? places : [{ value: '', span: facts.span }])
    return named(carriers).flatMap((carrier) =>
      named(pols).flatMap((pol) =>
        named(pods).map((pod): ReadRow => {
          const via = group.vias[0]
          const questions = new Set([...open, ...[carrier, pol, pod, via].flatMap((one) => one?.open ?? [])])
          return {
            id: `${line.at}.${at}.${carrier.value}.${pol.value}.${pod.value}`,
            ...common,
            carrier: carrier.value,
            pol: pol.value,
            pod: pod.value,
            via: via?.value ?? '',
            questions: [...questions],
          }
        }),
      ),
    )
  }

  /** The ports of a group: its own, those of the line, those above that have no prices yet. */
  private route(line: Placed, group: Group, open: Set<string>): { pols: readonly Said<string>[]; pods: readonly Said<string>[] } {
    const { home } = this.facts
    let pods: readonly Said<string>[] = group.pods
    let pols: readonly Said<string>[] =
      group.pols.length > 0 ? group.pols : (line.facts.groups.findLast((one) => one.pols.length > 0)?.pols ?? none)
    const above = contextOf(this.lines, { ...line, facts: { ...line.facts, groups: [] } }, (facts) => unpriced(facts, home, 'pods'))
    if (above && pols.length === 0 && hasHome(pods, home)) {
      pols = pods
      pods = above.value
    }
    const first = line.facts.groups.find((one) => one.pods.length > 0)
    if (pods.length === 0) pods = first?.pods ?? above?.value ?? none
    if (pols.length === 0) pols = contextOf(this.lines, line, (facts) => unpriced(facts, home, 'pols') ?? routed(facts))?.value ?? none
    const span = line.facts.span
    if (pods.length === 0) pods = this.missing('pod', 'each', span, open, false)
    if (pols.length === 0) pols = this.missing('pol', '', span, open, true)
    return { pols, pods }
  }
  private missing(kind: 'pol' | 'pod' | 'line', about: string, span: Span, open: Set<string>, learnable: boolean): readonly Said<string>[] {
    const word = this.text.slice(span.start, span.end).trim().slice(0, 60)
    const asked = this.asks.ask({
      kind,
      about: about === 'each' ? word : about,
      each: about === 'each',
      span,
      word,
      candidates: [],
      free: kind === 'line' ? 'carrier' : 'port',
      learnable,
    })
    if ('open' in asked) {
      open.add(asked.open)
      return none
    }
    return asked.answer === leftOut ? none : asked.answer.split(',').map((value) => ({ value: value.trim(), span }))
  }
  private carriers(line: Placed, open: Set<string>): readonly Said<string>[] {
    const found = contextOf(this.lines, line, ({ carriers }) => (carriers.length > 0 ? carriers : undefined))
    if (found && !found.doubt) return found.value
    return this.missing('line', '', line.facts.span, open, false)
  }

  /** Prices by box type, in one currency. `left`: somebody said that this is no price. */
  private prices(line: Placed, group: Group, open: Set<string>): { of: Record<string, string>; currency: string; left: boolean } {
    const of: Record<string, string> = {}
    let left = false
    const tools = { asks: this.asks, facts: this.facts, text: this.text, open }
    const currency = currencyOf(
      tools,
      group.prices,
      contextOf(this.lines, line, (one) => one.currency)?.value ?? this.usualCurrency(line),
      line.facts.span,
    )
    for (const list of group.prices) {
      const boxes = this.boxesOf(list, line, open)
      for (const [at, box] of boxes.entries()) {
        const value = valueOf(tools, list, at, of[box])
        if (value === leftOut) left = true
        else of[box] = value
      }
    }
    return { of, currency, left: left && Object.values(of).every((value) => value === '') }
  }
  /** A currency that stands at a price of the same block holds for prices beside it. */
  private usualCurrency(line: Placed): Said<string> | undefined {
    return contextOf(
      this.lines,
      { ...line, facts: { ...line.facts, currency: undefined } },
      (one) => one.groups.flatMap(({ prices }) => prices.flatMap(({ currency }) => currency ?? []))[0],
    )?.value
  }
  private boxesOf(list: PriceList, line: Placed, open: Set<string>): readonly string[] {
    if (list.boxes.length === list.values.length) return list.boxes
    const order = contextOf(this.lines, line, (one) => one.boxes)?.value.value
    if (order?.length === list.values.length) return order
    return boxOrder({ asks: this.asks, facts: this.facts, text: this.text, open }, list)
  }

  /** The prices of the row before, more or less: what comes of it is confirmed. */
  private same(
    { start, end, more }: NonNullable<Group['same']>,
    open: Set<string>,
  ): { of: Record<string, string>; currency: string; left: boolean } {
    const row = this.last.at(-1)
    const of = Object.fromEntries(Object.entries(row?.prices ?? {}).map(([box, value]) => [box, add(value, more)]))
    const label = Object.entries(of)
      .map(([box, value]) => `${box} ${value}`)
      .join(' / ')
    const span = { start, end }
    const asked = this.asks.ask({
      kind: 'relative',
      about: this.text.slice(start, end),
      each: true,
      span,
      word: this.text.slice(start, end),
      candidates: row ? [{ value: 'yes', label }] : [],
    })
    if ('open' in asked) open.add(asked.open)
    for (const id of row?.questions ?? []) open.add(id)
    return { of, currency: row?.currency ?? '', left: 'answer' in asked && asked.answer !== 'yes' }
  }

  /** Of lines without prices in the block, and of the line itself; with no prices around, of the whole text. */
  private surcharges(line: Placed, open: Set<string>): ReadCharge[] {
    const found = this.lines
      .filter(
        (one) =>
          one === line ||
          (one.facts.groups.every(({ prices }) => prices.length === 0) && (one.block === line.block || this.standsAlone(one))),
      )
      .flatMap((one) => one.facts.charges)
    for (const { open: questions } of found) for (const id of questions ?? []) open.add(id)
    return found.map(({ value }) => value).filter(({ code }) => code !== '')
  }
  /** A block without prices speaks of all prices, or of those above it: of all where there is but one such block. */
  private standsAlone(line: Placed): boolean {
    return !this.lines.some((one) => one.block === line.block && one.facts.groups.some(({ prices, same }) => prices.length > 0 || same))
  }
  private remark(line: Placed): string {
    const said = this.lines.filter(
      (one) => one === line || (one.block === line.block && one.facts.groups.every(({ prices }) => prices.length === 0)),
    )
    return said.flatMap(({ facts: { remark } }) => (remark ? [this.text.slice(remark.span.start, remark.span.end)] : [])).join('\n')
  }
  private inBlock<T>(line: Placed, of: (facts: LineFacts) => Said<T> | undefined): T | undefined {
    const found = contextOf(
      this.lines.filter(({ block }) => block === line.block || this.standsAlone({ ...line, block })),
      line,
      of,
    )
    return found && !found.doubt ? found.value.value : undefined
  }
}

/** Ports that a line names without prices: where voyages begin, or where they end. */
function unpriced({ groups }: LineFacts, home: string, side: 'pols' | 'pods'): readonly Said<string>[] | undefined {
  const group = groups.findLast(({ pols, pods, prices, same }) => prices.length === 0 && !same && pols.length + pods.length > 0)
  if (!group) return undefined
  if (side === 'pods') return group.pods.length > 0 && !hasHome(group.pods, home) ? group.pods : undefined
  if (group.pols.length > 0) return group.pols
  return hasHome(group.pods, home) ? group.pods : undefined
}
/** The port of loading of a line with prices holds for lines below that name none. */
const routed = ({ groups }: LineFacts) => groups.find(({ pols }) => pols.length > 0)?.pols

const cents = (value: string) => Math.round(Number(value) * 100)
const add = (value: string, more: string) => (value === '' ? '' : String((cents(value) + cents(more)) / 100))
