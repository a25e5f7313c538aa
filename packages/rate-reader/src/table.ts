import { Cursor, daysAt, scan, type ScanText, type Span, type TokenOf } from '@jst/text-reader'
import { serialDay, weekdayOf } from './cell-days.ts'
import { aligned, isPriced, type Column } from './columns.ts'
import { fitColumns, isOffer } from './fit-columns.ts'
import { newGroup, newLine, type Group, type LineFacts, type Said } from './line-facts.ts'
import { meaningOf } from './meaning.ts'
import { chargeOf, draftCharge } from './read-charge.ts'
import type { LineWays } from './line-ways.ts'
import { readLine } from './read-line.ts'
import { pricesAt, priceStarts } from './read-price.ts'
import { chargesOfRemark } from './read-remark.ts'
import type { Heading } from './vocabulary.ts'

/** Cells that are merged over several rows, or left empty where they repeat the one above. */
const repeats = new Set<Heading>(['pol', 'pod', 'route', 'carrier', 'currency', 'validity', 'from', 'until'])
/** Under no heading: the names in front of the columns. */
const unnamed: Column = {}

/** Columns of a text, and the cells above for those that are empty. */
export class Table {
  private readonly columns: readonly (Column | undefined)[]
  private readonly heads: readonly Span[]
  private readonly headStart: number
  private readonly above = new Map<number, Span>()
  private readonly source: ScanText
  private readonly ways: LineWays

  constructor(source: ScanText, head: Span, heads: readonly Span[], columns: readonly (Column | undefined)[], ways: LineWays) {
    this.source = source
    this.columns = columns
    this.heads = heads
    this.headStart = head.start
    this.ways = ways
    for (const [at, cell] of heads.entries()) if (columns[at] && Object.keys(columns[at]).length > 0) ways.asks.marks.set(cell, 'read')
  }
  private get ofCharges(): boolean {
    return this.columns.some((column) => column?.field === 'charge')
  }

  /** True of a line in a later section whose cells fit the columns. Cells above hold for it no longer. */
  fits(cells: readonly Span[], ways: LineWays): boolean {
    if (!fitColumns(this.source, this.columns, cells, ways)) return false
    this.above.clear()
    return true
  }

  /** A line below the headings; undefined: it is no row of the table. */
  row(span: Span, cells: readonly Span[], ways: LineWays): LineFacts | undefined {
    const places = this.source.plain.slice(span.start, span.end).includes('\t')
      ? cells.map((_, at) => at)
      : aligned(this.source.plain, this.heads, cells, [this.headStart, span.start], !(this.columns[0] && isPriced(this.columns[0])))
    if (!places) return undefined
    const byColumn = new Map(places.map((column, at) => [column, cells[at]!] as const))
    const filled = [...byColumn].filter(([, { start, end }]) => end > start)
    if (this.ofCharges) return this.charges(span, byColumn, ways)
    const priced = filled.filter(([at]) => at !== undefined && this.columns[at] && isPriced(this.columns[at]))
    if (filled.length < 2 || !priced.some(([, cell]) => isOffer(this.source, cell))) return undefined
    const row = new TableRow(this.source, span, ways)
    const first = byColumn.get(undefined)
    if (first) row.cell(unnamed, first)
    for (const [at, column] of this.columns.entries()) {
      if (!column) continue
      const cell = this.cellAt(column, at, byColumn.get(at), row.facts.repeated)
      if (cell) row.cell(column, cell)
    }
    return row.finish()
  }
  /** The cell, or the one above it where it is empty: that is told as inherited. */
  private cellAt({ field }: Column, at: number, cell: Span | undefined, repeated: string[]): Span | undefined {
    if (cell && cell.end > cell.start) {
      if (field && repeats.has(field)) this.above.set(at, cell)
      return cell
    }
    const above = this.above.get(at)
    if (above && field) repeated.push(field === 'from' || field === 'until' ? 'validity' : field)
    return above
  }
  /** A row of a list of charges: its name and an amount for each box. */
  private charges(span: Span, byColumn: ReadonlyMap<number | undefined, Span>, ways: LineWays): LineFacts | undefined {
    const line = newLine(span)
    const at = this.columns.findIndex((column) => column?.field === 'charge')
    const cell = byColumn.get(at)
    const name =
      cell &&
      scan(this.source, cell.start, cell.end, ways.readerFacts).find(
        (token): token is TokenOf<'name'> => token.is === 'name' && token.kind === 'charge',
      )
    if (!name) return undefined
    let basis: 'B' | 'C' | 'R' | '' = ''
    const values = this.columns.flatMap((column, index) => {
      const amount = byColumn.get(index)
      if (!column?.boxes || !amount || amount.end <= amount.start) return []
      const draft = draftCharge(new Cursor(scan(this.source, amount.start, amount.end, ways.readerFacts)), name, undefined, ways.asks)
      basis ||= draft.basis
      return draft.values.map(({ value }) => ({ value, boxes: draft.basis === 'B' ? [] : column.boxes! }))
    })
    const currency = this.columns.find((column) => column?.currency)?.currency ?? ways.charges?.currency ?? ''
    const charge = chargeOf(
      { name, span, values, currency, basis, above: '', collect: false, mode: undefined },
      currency,
      ways.asks,
      ways.readerFacts,
    )
    if (charge) line.charges.push(charge)
    return line
  }
}

/** Reads the cells of one row. */
class TableRow {
  readonly facts: LineFacts
  private readonly source: ScanText
  private readonly ways: LineWays
  private readonly route: Group = newGroup()
  private readonly groups = new Map<string, { readonly column: Column; readonly group: Group }>()
  private box: readonly string[] | undefined

  constructor(source: ScanText, span: Span, ways: LineWays) {
    this.source = source
    this.ways = ways
    this.facts = newLine(span, true)
  }
  finish(): LineFacts {
    const { facts, route, box } = this
    for (const { column, group } of this.groups.values()) {
      const pods = column.port
        ? [meaningOf(column.port, 'port', column.port.codes, this.ways.asks, this.ways.readerFacts, this.ways.surroundings)]
        : route.pods
      facts.groups.push({
        ...group,
        pols: route.pols,
        pods: pods.filter((one) => one !== undefined),
        vias: route.vias,
        carriers: column.carrier ? [column.carrier] : [],
        validity: column.days ? [column.days] : [],
        prices: group.prices.map((list) =>
          list.boxes.length === 0 && box?.length === list.values.length ? { ...list, boxes: box } : list,
        ),
      })
    }
    return facts
  }
  private tokens({ start, end }: Span) {
    return scan(this.source, start, end, this.ways.readerFacts)
  }
  private inner(cell: Span): LineFacts {
    return readLine(cell, this.tokens(cell), this.source.plain.slice(cell.start, cell.end), this.ways)
  }
  private says<T>(cell: Span, value: T): Said<T> {
    this.ways.asks.marks.set(cell, 'read')
    return { value, span: cell }
  }

  cell(column: Column, cell: Span): void {
    if (column.charge) return this.charge(column, column.charge, cell)
    if (isPriced(column)) return this.price(column, cell)
    const { facts } = this
    const { field } = column
    switch (field) {
      case 'pol':
      case 'pod':
      case 'via':
        return this.ports(field, cell)
      case 'carrier': {
        const { carriers } = this.inner(cell)
        const word = this.source.plain.slice(cell.start, cell.end)
        const named = carriers.length > 0 ? carriers : [meaningOf({ ...cell, word }, 'carrier', [], this.ways.asks, this.ways.readerFacts)]
        facts.carriers.push(...named.filter((one) => one !== undefined))
        return
      }
      case 'validity':
        facts.validity.push(...this.inner(cell).validity.map((one) => ({ ...one, value: { ...one.value, bare: false } })))
        return
      case 'from':
      case 'until':
        return this.day(field, cell)
      case 'closing':
      case 'sailing': {
        const day = weekdayOf(this.source.plain.slice(cell.start, cell.end))
        facts[field] = day ? this.says(cell, day) : this.inner(cell)[field]
        return
      }
      case 'transit':
      case 'free': {
        const days = /^\D*(\d{1,3})\s*(?:天|DAYS?|D)?$/.exec(this.source.plain.slice(cell.start, cell.end))?.[1]
        facts[field] = days ? this.says(cell, Number(days)) : this.inner(cell)[field]
        return
      }
      case 'limit': {
        const tons = /(\d{1,2}(?:\.\d)?)/.exec(this.source.plain.slice(cell.start, cell.end))?.[1]
        if (tons) facts.limit = this.says(cell, tons)
        return
      }
      case 'box': {
        const box = this.tokens(cell).find((token) => token.is === 'box')
        if (box) this.box = this.says(cell, box.boxes).value
        return
      }
      case 'service':
        facts.service = this.says(cell, this.source.text.slice(cell.start, cell.end).slice(0, 20))
        return
      case 'remark':
        return this.remark(cell)
      default:
        this.other(cell)
    }
  }
  private ports(field: 'pol' | 'pod' | 'via', cell: Span): void {
    const { groups, carriers } = this.inner(cell)
    const found = groups.flatMap(({ pols, pods, vias }) => [...pols, ...pods, ...vias])
    const text = this.source.plain.slice(cell.start, cell.end)
    const named =
      found.length > 0 || field === 'via' ? found : [meaningOf({ ...cell, word: text }, 'port', [], this.ways.asks, this.ways.readerFacts)]
    this.route[`${field}s`].push(...named.filter((one) => one !== undefined))
    if (carriers.length > 0 && this.facts.carriers.length === 0) this.facts.carriers.push(...carriers)
  }
  private day(field: 'from' | 'until', cell: Span): void {
    const text = this.source.plain.slice(cell.start, cell.end)
    const day = daysAt(this.source.plain.slice(0, cell.end), cell.start)?.to ?? serialDay(text)
    if (!day) return
    const [from, to] = field === 'from' ? [day, undefined] : [undefined, day]
    this.facts.validity.push({ value: { from, to, bare: false }, span: this.says(cell, 0).span })
  }
  /** Remarks of a row hold for it: a weight that a box may have, charges. */
  private remark(cell: Span): void {
    const { facts, ways } = this
    const inner = this.inner(cell)
    facts.remark = this.says(cell, '')
    facts.charges.push(
      ...chargesOfRemark(this.tokens(cell), ways.asks, ways.readerFacts, ways.onlyCurrency),
      ...inner.charges.filter(({ value }) => value.amount === '' && Object.keys(value.boxes).length === 0),
    )
    facts.limit ??= inner.limit
    facts.free ??= inner.free
    facts.transit ??= inner.transit
    facts.basis ??= inner.basis
  }
  /** A cell under no heading, or under one that says what may stand in it in words: what it names holds for the row. */
  private other(cell: Span): void {
    const { facts } = this
    const inner = this.inner(cell)
    for (const { pols, pods, vias } of inner.groups) {
      this.route.pols.push(...pols)
      this.route.pods.push(...pods)
      this.route.vias.push(...vias)
    }
    facts.carriers.push(...inner.carriers)
    facts.validity.push(...inner.validity)
    facts.charges.push(...inner.charges)
    facts.currency ??= inner.currency
    facts.free ??= inner.free
    facts.transit ??= inner.transit
    facts.limit ??= inner.limit
    facts.basis ??= inner.basis
    if (inner.boxes) this.box = inner.boxes.value
  }
  private charge({ boxes, currency, basis }: Column, name: TokenOf<'name'>, cell: Span): void {
    const { asks, readerFacts } = this.ways
    const words = this.source.plain.slice(cell.start, cell.end)
    // 20/40 below the name of a charge are amounts
    const bare = /^\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)+$/.test(words)
      ? words.split('/').map((value) => ({ value: value.trim(), boxes: [] }))
      : undefined
    if (bare) asks.marks.set(cell, 'read')
    const read = draftCharge(new Cursor(bare ? [] : this.tokens(cell)), name, undefined, asks)
    const draft = bare ? { ...read, values: bare } : read
    const values =
      boxes && draft.values.length === boxes.length ? draft.values.map((one, at) => ({ ...one, boxes: [boxes[at]!] })) : draft.values
    const charge = chargeOf({ ...draft, span: cell, values, basis: draft.basis || (basis ?? '') }, currency ?? '', asks, readerFacts)
    if (charge) this.facts.charges.push(charge)
  }
  private price(column: Column, cell: Span): void {
    const tokens = this.tokens(cell)
    const cursor = new Cursor(tokens)
    while (
      cursor.here &&
      !priceStarts(cursor) &&
      (cursor.here.is === 'sign' || (cursor.here.is === 'word' && cursor.here.word === 'about'))
    )
      cursor.take()
    if (!priceStarts(cursor)) return
    const list = pricesAt(cursor, this.ways.asks, undefined)
    const currency = list.currency ?? (column.currency ? { value: column.currency, span: cell } : undefined)
    const { boxes = [] } = column
    const key = [column.carrier?.value, column.days?.span.start, column.port?.start].join('|')
    const existing = this.groups.get(key) ?? { column, group: newGroup() }
    this.groups.set(key, existing)
    const listBoxes = list.boxes.length > 0 ? list.boxes : boxes.length === list.values.length ? boxes : []
    existing.group.prices.push({ ...list, boxes: listBoxes, currency })
  }
}
