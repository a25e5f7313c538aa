import { areasIn, linesOf, portsNear, scan, type ScanText, type Span, type Token } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import { cellsOf, headOf, isTable, stacked, type Column } from './columns.ts'
import type { ReaderFacts } from './facts.ts'
import { priced } from './line-facts.ts'
import type { Around } from './meaning.ts'
import { isHome } from './line-route-reader.ts'
import type { LineWays } from './line-ways.ts'
import { readLine } from './read-line.ts'
import type { Placed } from './rows.ts'
import { Table } from './table.ts'

interface Line {
  readonly span: Span
  readonly at: number
  readonly block: number
  readonly cells: readonly Span[]
  readonly tokens: readonly Token[]
}
const ruler = /^[\s\-=*_~·—━─═┄┈▬]{3,}$/u
const heading = /^[\s\p{Extended_Pictographic}️]*[【[〖■▶★◆●]/u

/** Lines of a text with their tokens and blocks, without signatures and quoted mails. */
function linesIn(source: ScanText, aside: readonly Span[], facts: ReaderFacts): Line[] {
  const lines: Line[] = []
  const away = new Set(aside.map(({ start }) => start))
  let block = 0
  for (const [at, span] of linesOf(source.plain).entries()) {
    const words = source.plain.slice(span.start, span.end)
    if (words.trim() === '' || ruler.test(words)) {
      block += 1
      continue
    }
    if (away.has(span.start)) continue
    if (heading.test(words) && lines.length > 0 && !/\d{3}/.test(words)) block += 1
    const cells = cellsOf(source.plain, span)
    lines.push({ span, at, block, cells, tokens: tokensOf(source, span, words.includes('\t') ? cells : [span], facts) })
  }
  return lines
}
/** Tokens of a line; no token crosses a cell boundary. */
function tokensOf(source: ScanText, { end }: Span, cells: readonly Span[], facts: ReaderFacts): Token[] {
  return cells.flatMap((cell, at): Token[] => {
    const next = cells[at + 1]
    const gap: Token[] = next ? [{ is: 'sign', sign: '\t', start: Math.min(cell.end, end), end: Math.min(cell.end + 1, end) }] : []
    return [...scan(source, cell.start, cell.end, facts), ...gap]
  })
}

/** Foreign countries and unambiguous foreign ports of a part of the text; home ports give no hint of the destination. */
function aroundOf(source: ScanText, lines: readonly Line[], home: string): Around {
  const countries = new Set<string>()
  for (const { span } of lines) for (const country of areasIn(source.plain.slice(span.start, span.end))) countries.add(country)
  const ports = lines.flatMap(({ tokens }) =>
    tokens.flatMap((token) =>
      token.is === 'name' && token.kind === 'port' && token.codes.length === 1 && !isHome(token.codes[0]!, home) ? [token.codes[0]!] : [],
    ),
  )
  return { countries, ports, near: (codes) => portsNear(codes, countries, ports) }
}

/** Reads the lines of a text, the rows of its tables among them. */
export function placed(source: ScanText, aside: readonly Span[], asks: Asks, readerFacts: ReaderFacts): Placed[] {
  const lines = linesIn(source, aside, readerFacts)
  const blocks = new Map(
    [...Map.groupBy(lines, ({ block }) => block)].map(([block, of]) => [block, aroundOf(source, of, readerFacts.home)] as const),
  )
  const ofDocument = aroundOf(source, lines, readerFacts.home)
  const currencies = new Set(lines.flatMap(({ tokens }) => tokens.flatMap((token) => (token.is === 'currency' ? [token.code] : []))))
  const onlyCurrency = currencies.size === 1 ? [...currencies][0]! : ''
  const found: Placed[] = []
  let table: { readonly of: Table; readonly block: number } | undefined
  let charges: LineWays['charges']
  let last = -1
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    if (line.block !== last) charges = undefined
    const tabs = source.plain.slice(line.span.start, line.span.end).includes('\t')
    last = line.block
    const ofLine = aroundOf(source, [line], readerFacts.home)
    const circles = [ofLine, blocks.get(line.block)!, ofDocument]
    const near: Around['near'] = (codes) => circles.reduce((left, one) => (left.length > 1 ? one.near(left) : left), codes)
    const surroundings: Around = { countries: ofLine.countries, ports: ofLine.ports, near }
    const ways: LineWays = { asks, readerFacts, surroundings, charges, onlyCurrency }
    const head = headAt(lines, index)
    if (head) {
      table = {
        of: new Table(source, lines[index + head.rows - 1]!.span, lines[index + head.rows - 1]!.cells, head.columns, ways),
        block: line.block,
      }
      for (const { cells } of lines.slice(index, index + head.rows))
        for (const cell of cells) if (cell.end > cell.start && head.said.has(cell.start)) asks.marks.set(cell, 'read')
      index += head.rows - 1
      continue
    }
    // a section of a sheet continues under the headings above as long as every cell fits them
    if (table && tabs && table.block !== line.block && table.of.fits(line.cells, ways)) table = { of: table.of, block: line.block }
    const row = table?.block === line.block && line.cells.length > 1 ? table.of.row(line.span, line.cells, ways) : undefined
    if (row) {
      found.push({ facts: row, block: line.block, at: line.at })
      continue
    }
    const opens = line.tokens.some((token) => token.is === 'name' && token.kind === 'port')
    if (opens) charges = undefined
    const facts = readLine(line.span, line.tokens, source.plain.slice(line.span.start, line.span.end), { ...ways, charges })
    if (facts.local && !priced(facts)) charges = { currency: facts.localCurrency || (charges?.currency ?? '') }
    else if (priced(facts)) charges = undefined
    if (table && priced(facts) && !(tabs && table.block === line.block)) table = undefined
    found.push({ facts, block: line.block, at: line.at })
  }
  return found

  /** One or two heading lines followed by rows of a table. */
  function headAt(
    all: readonly Line[],
    index: number,
  ): { readonly columns: readonly (Column | undefined)[]; readonly rows: number; readonly said: ReadonlySet<number> } | undefined {
    const line = all[index]!
    const first = headOf(source, line.cells, readerFacts)
    if (!first) return undefined
    const next = all[index + 1]
    // a title is no upper heading line
    const tabs = source.plain.slice(line.span.start, line.span.end).includes('\t')
    const second = next && next.block === line.block && tabs ? headOf(source, next.cells, readerFacts) : undefined
    const below = all[index + (second ? 2 : 1)]
    const amounts = ({ cells, span }: Line) => cells.length > 1 && /\d{2}/.test(source.plain.slice(span.start, span.end))
    const goesOn = (one: Line) => one.block === line.block || (tabs && source.plain.slice(one.span.start, one.span.end).includes('\t'))
    if (!below || !all.slice(index + (second ? 2 : 1), index + 4).some((one) => goesOn(one) && amounts(one))) return undefined
    const columns = second ? stacked(first, second) : first
    if (!second && next && next.block === line.block && headOf(source, next.cells, readerFacts)) return undefined
    if (!isTable(columns)) return undefined
    const said = new Set(
      [
        ...line.cells.filter((_, at) => first[at] !== undefined),
        ...(second ? next!.cells.filter((_, at) => second[at] !== undefined) : []),
      ].map(({ start }) => start),
    )
    return { columns, rows: second ? 2 : 1, said }
  }
}
