import { bigBox, inScope, leftOut, type FromScope } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import { priced, type Group, type LineFacts, type PriceList, type Said } from './line-facts.ts'
import { add, forBoxes } from './row-parts.ts'
import { Currencies } from './currencies.ts'
import { RowRoutes, scopeWays, type Placed } from './row-routes.ts'
import { bigBoxOf, boxOrder, currencyOf, valueOf, type PriceTools } from './row-prices.ts'
import { validityOf } from './row-validity.ts'
import { Speakers } from './speaks.ts'
import type { ReadCharge, ReadRow } from './reading.ts'

export type { Placed }

interface Priced {
  readonly of: Record<string, string>
  readonly currency: string
  /** The answer was that this is no price. */
  readonly left: boolean
}

/** Builds rows from line facts, including those inherited from surrounding lines. */
export class RowBuilder {
  private readonly lines: readonly Placed[]
  private readonly text: string
  private readonly asks: Asks
  private readonly facts: ReaderFacts
  private readonly speakers: Speakers
  private readonly routes: RowRoutes
  private readonly currencies: Currencies
  private last: readonly ReadRow[] = []

  constructor(lines: readonly Placed[], text: string, asks: Asks, facts: ReaderFacts) {
    this.lines = lines
    this.text = text
    this.asks = asks
    this.facts = facts
    this.speakers = new Speakers(lines)
    this.routes = new RowRoutes(lines, text, asks, facts)
    this.currencies = new Currencies(lines)
  }

  rowsOf(line: Placed): ReadRow[] {
    return line.facts.groups.flatMap((group, at) => {
      if (!group.same && !group.prices.some(({ values }) => values.some((value) => value !== ''))) return []
      const rows = this.group(line, group, at)
      if (rows.length > 0) this.last = rows
      return rows
    })
  }

  private group(line: Placed, group: Group, at: number): ReadRow[] {
    const { facts } = line
    const open = new Set<string>()
    const inherited = new Set<string>(facts.repeated)
    const tools: PriceTools = { asks: this.asks, facts: this.facts, text: this.text, open }
    const { pols, pods } = this.routes.route(line, group, open, inherited)
    const carriers = this.carriers(line, group, open, inherited)
    const prices = group.same ? this.same(group.same, open) : this.prices(line, group, tools, inherited)
    if (prices.left) return []
    const days =
      group.validity.length > 0
        ? { value: group.validity, doubt: false, inherited: false }
        : this.scoped(line, ({ validity }) => (validity.length > 0 ? validity : undefined))
    if (days?.inherited) inherited.add('validity')
    const validity = validityOf(days && facts.asAbove ? { ...days, doubt: false } : days, facts.span, facts.later, tools)
    const block = <T>(field: string, of: (one: LineFacts) => Said<T> | undefined): T | undefined =>
      this.inBlock(line, field, of, open, inherited)
    const common = {
      span: facts.span,
      service: block('service', (one) => one.service) ?? '',
      currency: prices.currency,
      prices: prices.of,
      ...validity,
      basis: block('basis', (one) => one.basis) ?? '',
      closing: block('closing', (one) => one.closing),
      sailing: block('sailing', (one) => one.sailing),
      transit: block('transit', (one) => one.transit),
      free: block('free', (one) => one.free),
      limit: block('limit', (one) => one.limit) ?? '',
      surcharges: this.surcharges(line, open, inherited, Object.keys(prices.of)),
      remark: this.remark(line),
    }
    const named = (places: readonly Said<string>[]) => (places.length > 0 ? places : [{ value: '', span: facts.span }])
    const vias = group.vias.length > 0 ? group.vias : (facts.groups.find((one) => one.vias.length > 0)?.vias ?? this.routes.viaAround(line))
    return named(carriers).flatMap((carrier) =>
      named(pols).flatMap((pol) =>
        named(pods).map((pod): ReadRow => {
          const via = vias[0]
          const questions = new Set([...open, ...[carrier, pol, pod, via].flatMap((one) => one?.open ?? [])])
          return {
            id: `${line.at}.${at}.${carrier.value}.${pol.value}.${pod.value}`,
            ...common,
            carrier: carrier.value,
            pol: pol.value,
            pod: pod.value,
            via: via?.value ?? '',
            inherited: [...inherited],
            questions: [...questions],
          }
        }),
      ),
    )
  }
  /** A carrier next to prices belongs to them; it applies to lines below only from a line without prices, or before the prices. */
  private carriers(line: Placed, group: Group, open: Set<string>, inherited: Set<string>): readonly Said<string>[] {
    if (group.carriers.length > 0) return group.carriers
    const found = this.scoped(line, ({ carriers }) => (carriers.length > 0 ? carriers : undefined))
    if (found && (!found.inherited || (!found.doubt && !this.isOthers(found.value)))) {
      if (found.inherited) inherited.add('carrier')
      return found.value
    }
    return this.routes.missing('line', '', line.facts.span, open, false)
  }
  private isOthers(carriers: readonly Said<string>[]): boolean {
    const said = this.lines.find(({ facts }) => facts.carriers === carriers)
    return said !== undefined && priced(said.facts)
  }
  private scoped<T>(line: Placed, of: (facts: LineFacts) => T | undefined): FromScope<T> | undefined {
    return inScope(this.lines, line, of, scopeWays)
  }

  /** Prices by box type, in one currency. */
  private prices(line: Placed, group: Group, tools: PriceTools, inherited: Set<string>): Priced {
    const of: Record<string, string> = {}
    let left = false
    const pricedCurrency = group.prices.find(({ currency }) => currency)
    const context = pricedCurrency ? undefined : (this.scoped(line, (one) => one.currency) ?? this.usualCurrency(line))
    if (context?.inherited) inherited.add('currency')
    const currency = currencyOf(tools, group.prices, context?.value, line.facts.span)
    const high = group.prices.some(({ boxes }) => boxes.includes('40HQ'))
    for (const list of group.prices) {
      if (list.values.every((value) => value === '')) continue
      const boxes = this.boxesOf(list, line, tools, inherited)
      for (const [at, box] of boxes.entries()) {
        if (list.values[at] === '' || list.values[at] === undefined) continue
        const types = box !== bigBox ? [box] : high ? ['40GP'] : bigBoxOf(tools, list.span)
        for (const type of types) {
          const value = valueOf(tools, list, at, of[type])
          if (value === leftOut) left = true
          else of[type] = value
        }
      }
    }
    return { of, currency, left: left && Object.values(of).every((value) => value === '') }
  }
  /** Currency of other prices: that of the block, or the only one in the text. */
  private usualCurrency({ block }: Placed): FromScope<Said<string>> | undefined {
    const found = this.currencies.of(block) ?? this.currencies.of()
    return found && { value: found, doubt: false, inherited: true }
  }
  private boxesOf(list: PriceList, line: Placed, tools: PriceTools, inherited: Set<string>): readonly string[] {
    if (list.boxes.length === list.values.length) return list.boxes
    const condition =
      list.values.length === 1 ? inScope(this.lines, line, (one) => one.onlyBox, { ...scopeWays, closed: priced }) : undefined
    if (condition) {
      inherited.add('boxes')
      return condition.value.value
    }
    const order = inScope(this.lines, line, (one) => one.boxes, { ...scopeWays, below: list.values.length > 1 })
    if (order?.value.value.length === list.values.length) {
      if (order.inherited) inherited.add('boxes')
      return order.value.value
    }
    // as the line of prices above has them
    const above = this.lines.filter((one) => one.block === line.block && one.at < line.at && priced(one.facts)).at(-1)
    const lists = above?.facts.groups.flatMap(({ prices }) => prices) ?? []
    const named = lists.flatMap(({ boxes }) => boxes)
    if (
      lists.length > 0 &&
      lists.every(({ boxes, values }) => boxes.length === values.length) &&
      named.length === list.values.length &&
      named.length > 1
    ) {
      inherited.add('boxes')
      return named
    }
    return boxOrder(tools, list)
  }

  /** The prices of the row before, more or less: what comes of it is confirmed. */
  private same({ start, end, more }: NonNullable<Group['same']>, open: Set<string>): Priced {
    const row = this.last.at(-1)
    const of = Object.fromEntries(Object.entries(row?.prices ?? {}).map(([box, value]) => [box, add(value, more)]))
    const label = Object.entries(of)
      .map(([box, value]) => `${box} ${value}`)
      .join(' / ')
    const span = { start, end }
    const reply = this.asks.ask({
      kind: 'relative',
      about: this.text.slice(start, end),
      each: true,
      span,
      word: this.text.slice(start, end),
      candidates: row ? [{ value: 'yes', label }] : [],
    })
    if ('open' in reply) open.add(reply.open)
    for (const id of row?.questions ?? []) open.add(id)
    return { of, currency: row?.currency ?? '', left: 'answer' in reply && reply.answer !== 'yes' }
  }

  /** Charges of the line, and of the lines without prices that hold for it; of one charge the line itself is right. */
  private surcharges(line: Placed, open: Set<string>, inherited: Set<string>, boxes: readonly string[]): ReadCharge[] {
    const lineCodes = new Set(line.facts.charges.map(({ value }) => value.code))
    const found = this.speakers
      .linesFor(line.block)
      .filter((one) => one === line || !priced(one.facts))
      .flatMap((one) => {
        if (one === line) return one.facts.charges
        const others = one.facts.charges.filter(({ value }) => value.code === '' || !lineCodes.has(value.code))
        if (others.length > 0) inherited.add('surcharges')
        return others
      })
    for (const { open: questions } of found) for (const id of questions ?? []) open.add(id)
    const seen = new Set<string>()
    return found
      .map(({ value }) => forBoxes(value, boxes))
      .filter((charge) => {
        const key = JSON.stringify(charge)
        if (charge.code === '' || seen.has(key)) return false
        seen.add(key)
        return true
      })
  }
  private remark(line: Placed): string {
    const said = this.lines.filter((one) => one === line || (one.block === line.block && !priced(one.facts)))
    return said.flatMap(({ facts: { remark } }) => (remark ? [this.text.slice(remark.span.start, remark.span.end)] : [])).join('\n')
  }
  private inBlock<T>(
    line: Placed,
    field: string,
    of: (facts: LineFacts) => Said<T> | undefined,
    open: Set<string>,
    inherited: Set<string>,
  ): T | undefined {
    const found = inScope(this.speakers.linesFor(line.block), line, of, scopeWays)
    if (!found || found.doubt) return undefined
    // what stands beside other prices is theirs
    if (found.inherited && this.lines.some(({ facts }) => priced(facts) && of(facts) === found.value)) return undefined
    for (const id of found.value.open ?? []) open.add(id)
    if (found.inherited) inherited.add(field)
    return found.value.value
  }
}
