import { isUtf8 } from 'node:buffer'
import type { FoundRow, SheetReader } from './sheet-rows.ts'

/** Bytes that become text at a time. */
const chunk = 64 * 1024
/** Of the beginning, in which the separator is looked for. */
const guessed = 1_024
/** Weakest first: where two stand as often, the later one counts. */
const separators = ['|', ';', '\t', ',']
const quote = 34
const lineFeed = 10
const carriageReturn = 13

/** Separated texts. They come as UTF-8, or as GBK from spreadsheet programs on Chinese Windows. */
export function openCsv(bytes: Buffer, columns: number): SheetReader {
  return { name: 'Sheet1', rows: rowsOf(bytes, columns), hiddenColumns: () => [], neverWorkedOut: () => false }
}

function* rowsOf(bytes: Buffer, columns: number): Generator<FoundRow[]> {
  const decoder = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'gbk')
  let records: Records | undefined
  for (let at = 0; at < bytes.length; at += chunk) {
    const isEnd = at + chunk >= bytes.length
    const text = decoder.decode(bytes.subarray(at, at + chunk), { stream: !isEnd })
    const [separator, beginning] = records ? ['', 0] : separatorOf(text)
    records ??= new Records(separator, columns)
    yield records.take(text.slice(beginning), isEnd)
  }
}

/** A first line `sep=;` says what separates; otherwise it is what stands most often outside of quotes. Answers where the data begins, too. */
function separatorOf(text: string): [separator: string, beginning: number] {
  const said = /^sep=(.)(?:\r\n|\r|\n)/.exec(text)
  if (said) return [said[1]!, said[0].length]
  const counts = new Map<string, number>()
  let quoted = false
  for (const sign of text.slice(0, guessed))
    if (sign === '"') quoted = !quoted
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const of = (sign: string) => counts.get(sign) ?? 0
  return [separators.reduce((best, sign) => (of(sign) >= of(best) ? sign : best)), 0]
}

/** Takes texts as they come and gives the records that are whole. */
class Records {
  private readonly separator: number
  private readonly columns: number
  /** The cell that is not whole yet, how much of it was looked at, and the cells before it. */
  private rest = ''
  private seen = 0
  private quoted = false
  private cells: string[] = []
  private wide = false
  private line = 0

  constructor(separator: string, columns: number) {
    this.separator = separator.charCodeAt(0)
    this.columns = columns
  }

  take(more: string, isEnd: boolean): FoundRow[] {
    const text = this.rest + more
    const found: FoundRow[] = []
    let start = 0
    let at = this.seen
    for (; at < text.length; at++) {
      const sign = text.charCodeAt(at)
      // a quote within a text that does not begin with one is a sign like any other
      if (sign === quote && text.charCodeAt(start) === quote) this.quoted = !this.quoted
      if (this.quoted) continue
      if (sign === this.separator) this.cell(text.slice(start, at))
      else if (sign === lineFeed) found.push(this.row(text.slice(start, at)))
      else if (sign === carriageReturn) {
        // whether a line feed follows is known when there is more
        if (at + 1 === text.length && !isEnd) break
        found.push(this.row(text.slice(start, at)))
        if (text.charCodeAt(at + 1) === lineFeed) at++
      } else continue
      start = at + 1
    }
    if (isEnd && (start < text.length || this.cells.length > 0)) found.push(this.row(text.slice(start)))
    this.rest = text.slice(start)
    this.seen = at - start
    return found
  }

  private cell(text: string): void {
    const value = unquoted(text).trim()
    if (this.cells.length < this.columns) this.cells.push(value)
    else this.wide ||= value !== ''
  }

  private row(text: string): FoundRow {
    this.cell(text)
    const row = { line: ++this.line, cells: this.cells, wide: this.wide, hidden: false }
    ;[this.cells, this.wide] = [[], false]
    return row
  }
}

const unquoted = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text
