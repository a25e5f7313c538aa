import { scan, type ScanText, type Span, type Token, type TokenOf } from '@jst/text-reader'
import type { ReaderFacts } from './facts.ts'
import type { Said, Validity } from './line-facts.ts'
import { headings, type Heading } from './vocabulary.ts'

/** Content type of a column, derived from its headings. */
export interface Column {
  readonly field?: Heading
  readonly boxes?: readonly string[]
  readonly currency?: string
  readonly carrier?: Said<string>
  readonly port?: TokenOf<'name'>
  readonly days?: Said<Validity>
  readonly charge?: TokenOf<'name'>
  readonly basis?: 'B' | 'C' | 'R'
}
const units: Readonly<Record<string, 'B' | 'C' | 'R'>> = { perBill: 'B', perBox: 'C', perTon: 'R' }
const filling = new Set(['filler', 'freight', 'price', 'unitOf', 'after', 'perBill', 'perBox', 'perTon', 'allIn', 'sails', 'validity'])

const counted = (line: string, sign: string) => line.split(sign).length - 1
/** Cell separator of a line: tabs, bars, the semicolons of an exported list, otherwise runs of spaces. */
function gapOf(line: string): RegExp {
  if (line.includes('\t')) return /\t/g
  if (counted(line, '|') > 1) return /\|/g
  return counted(line, ';') > 2 ? /;/g : / {2,}/g
}

/** Cells of a line. */
export function cellsOf(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end)
  const gap = gapOf(line)
  const wide = gap.source === ' {2,}'
  const cells: Span[] = []
  let from = 0
  for (const part of [
    ...[...line.matchAll(gap)].map(({ index, 0: { length } }) => ({ index, length })),
    { index: line.length, length: 0 },
  ]) {
    const cell = line.slice(from, part.index)
    const lead = cell.length - cell.trimStart().length
    const one = { start: start + from + lead, end: start + from + lead + cell.trim().length }
    if (!wide || one.end > one.start) cells.push(one)
    from = part.index + part.length
  }
  return cells
}

/** Content type of a heading; undefined for a text that heads no column. */
function columnOf(source: ScanText, cell: Span, facts: ReaderFacts): Column | undefined {
  const words = source.plain
    .slice(cell.start, cell.end)
    .replace(/\s+/g, ' ')
    .replace(/[:*]|\.$/g, '')
    .trim()
  const tokens = scan(source, cell.start, cell.end, facts)
  const currency = tokens.find((token): token is TokenOf<'currency'> => token.is === 'currency')?.code
  const money = currency === undefined ? {} : { currency }
  const bare = words
    .split(/[([]/)[0]!
    .replace(/(?:USD|RMB|CNY|EUR|HKD|\$|￥|¥|美金|人民币)\s*$/, '')
    .trim()
  const field = headings.find(([, pattern]) => pattern.test(words) || pattern.test(bare))?.[0]
  if (field) return { field, ...money }
  const number = /^(20|40|45)$/.exec(bare)
  if (number) return { boxes: [number[1] === '45' ? '45HQ' : `${number[1]}GP`], ...money }
  const filler = (token: Token) =>
    token.is === 'sign' || token.is === 'currency' || token.is === 'area' || (token.is === 'word' && filling.has(token.word))
  const only = (allowed: (token: Token) => boolean) => tokens.every((token) => filler(token) || allowed(token))
  const box = tokens.find((token): token is TokenOf<'box'> => token.is === 'box')
  const basis = tokens.map((token) => (token.is === 'word' ? units[token.word] : undefined)).find((unit) => unit !== undefined)
  const charge = tokens.find((token): token is TokenOf<'name'> => token.is === 'name' && token.kind === 'charge')
  // RMB 20/40: box sizes, not amounts
  const both = /(?<!\d)20\s{0,4}['’]?\s{0,4}\/\s{0,4}40(\s{0,4}H[QC])?(?!\d)/.exec(words)
  const chargeBoxes = both ? ['20GP', both[1] ? '40HQ' : '40GP'] : box?.boxes
  if (charge && only((token) => token === charge || token.is === 'box' || (both !== null && token.is === 'number')))
    return { charge, ...money, ...(chargeBoxes ? { boxes: chargeBoxes } : {}), ...(basis ? { basis } : {}) }
  const names = (kind: string) => tokens.filter((token): token is TokenOf<'name'> => token.is === 'name' && token.kind === kind)
  const [carrier, ...others] = names('carrier')
  const days = tokens.find((token): token is TokenOf<'days'> => token.is === 'days')
  const said = {
    ...(box ? { boxes: box.boxes } : {}),
    ...(carrier && others.length === 0 && carrier.codes.length === 1 ? { carrier: { value: carrier.codes[0]!, span: carrier } } : {}),
    ...(days ? { days: { value: { from: days.from, to: days.to, bare: days.from === undefined }, span: days } } : {}),
    ...money,
  }
  if ((box || carrier || days) && only((token) => token.is === 'box' || token === carrier || token === days)) return said
  const [port, ...ports] = names('port')
  if (port && ports.length === 0 && only((token) => token === port)) return { port }
  return undefined
}

/** Columns of a heading line; undefined for other lines. Empty cells get no column. */
export function headOf(source: ScanText, cells: readonly Span[], facts: ReaderFacts): readonly (Column | undefined)[] | undefined {
  const filled = cells.filter(({ start, end }) => end > start)
  if (filled.length < 2) return undefined
  // a line with amounts is data
  if (
    filled.some(({ start, end }) =>
      /(?<![\d.'])(?:\d{3,}(?!\d*[年月])|\d{1,2},\d{3})(?![\d/.-]*[-/.]\d)/.test(
        source.plain.slice(start, end).replace(/20\d\d[-/.年]\S*/g, ''),
      ),
    )
  )
    return undefined
  const columns = cells.map((cell) => (cell.end > cell.start ? columnOf(source, cell, facts) : {}))
  const said = columns.filter((column): column is Column => column !== undefined && Object.keys(column).length > 0)
  return said.length >= 2 && said.length * 2 >= filled.length ? columns : undefined
}

/** True for headings that contain a box type, a carrier, dates or a port: the column holds prices. */
export const isPriced = ({ field, charge, boxes, carrier, days, port }: Column) =>
  charge === undefined && (field === 'price' || (field === undefined && (boxes ?? carrier ?? days ?? port) !== undefined))

/** True for headings that suffice to recognise a price table. */
export function isTable(columns: readonly (Column | undefined)[]): boolean {
  const all = columns.filter((column): column is Column => column !== undefined)
  const count = (of: (column: Column) => unknown) => all.filter((column) => of(column)).length
  const fields = count(({ field }) => field)
  if (count(({ field }) => field === 'charge') > 0) return count(({ boxes }) => boxes) > 0
  if (count(({ field }) => field === 'price') > 0) return fields > 1
  if (count(({ boxes, charge }) => boxes && !charge) > 0) return true
  const box = count(({ field }) => field === 'box') > 0
  const ports = count(({ port }) => port)
  // transposed table: next to a column of ports of loading, each further column is a port of discharge
  const across = count(({ field }) => field === 'pol') === 1 && fields === 1 && count(({ carrier }) => carrier) === 0
  return (fields > 0 && count(({ carrier }) => carrier) > 1) || ((box || across) && ports > 1)
}

/** Merges two heading lines: an upper heading spans the columns below it, up to the next one. */
export function stacked(upper: readonly (Column | undefined)[], lower: readonly (Column | undefined)[]): readonly (Column | undefined)[] {
  let over: Column | undefined
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [upper[at], lower[at]]
    const isEmpty = above !== undefined && Object.keys(above).length === 0
    if (at < upper.length && !isEmpty) over = above
    const group = over && (over.carrier ?? over.days ?? over.port) ? over : undefined
    if (below && Object.keys(below).length > 0) return { ...(isEmpty || above === undefined ? group : above), ...below }
    return at < upper.length && !isEmpty ? above : below
  })
}

/** Column of each cell of a line aligned by spaces, by horizontal position; undefined if positions are ambiguous. */
export function aligned(
  text: string,
  heads: readonly Span[],
  cells: readonly Span[],
  lineStarts: readonly [number, number],
  isNamed: boolean,
): readonly (number | undefined)[] | undefined {
  // with price columns only, a leading name has no heading
  const first = cells[0] && !isNamed && !/^\D{0,4}\d/.test(text.slice(cells[0].start, cells[0].end)) ? 1 : 0
  if (cells.length - first === heads.length) return cells.map((_, at) => (at < first ? undefined : at - first))
  // Chinese characters are two columns wide
  const width = (from: number, to: number) => to - from + (text.slice(from, to).match(/[\u2e80-\uffff]/g)?.length ?? 0)
  const place = ({ start, end }: Span, line: number) => [width(line, start), width(line, end)] as const
  const tops = heads.map((head) => place(head, lineStarts[0]))
  const used = new Set<number>()
  const found = cells.map((cell) => {
    const [start, end] = place(cell, lineStarts[1])
    const near = tops.findIndex(
      ([from, to], at) => !used.has(at) && ((start < to && from < end) || Math.abs(start - from) <= 2 || Math.abs(end - to) <= 2),
    )
    if (near >= 0) used.add(near)
    return near < 0 ? undefined : near
  })
  // only one name may lie outside the columns, in front of them
  const lost = found.filter((at) => at === undefined).length
  return lost === 0 || (lost === 1 && found[0] === undefined) ? found : undefined
}
