/** A table of the clipboard; `count` is how many rows it has, `rows` at most the limit asked for. */
export interface ClipboardTable {
  /** Cells line by line; lines may differ in length. */
  readonly rows: readonly (readonly string[])[]
  /** Lines that the text has, also those beyond the limit. */
  readonly count: number
}

/**
 * Reads tab-separated text as Excel, WPS and LibreOffice write it: cells with line breaks or tabs stand in quotes with inner quotes
 * doubled, a cell that merely contains quotes does not. The line break at the end makes no row.
 */
export function parseTsv(text: string, limit = Number.POSITIVE_INFINITY): ClipboardTable {
  if (!text.includes('"')) return plainTable(text, limit)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    const end = quoted?.end ?? plainEnd(text, at)
    row.push(unprotected(quoted?.cell ?? text.slice(at, end)))
    at = end + 1
    if (text[end] === '\t') continue
    rows.push(row)
    row = []
    if (text[end] === '\r' && text[at] === '\n') at++
    if (at >= text.length) break
    if (rows.length >= limit) return { rows, count: rows.length + countLines(text, at) }
  }
  return { rows, count: rows.length }
}

/** Without quotes there are no line breaks inside of cells: the engine's own splitting is many times faster. */
function plainTable(text: string, limit: number): ClipboardTable {
  const lines = text.split(/\r\n|[\r\n]/, Number.isFinite(limit) ? limit + 1 : undefined)
  if (lines.length > limit) return { rows: lines.slice(0, limit).map(plainCells), count: countLines(text, 0) }
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  return { rows: lines.map(plainCells), count: lines.length }
}

const plainCells = (line: string) => (line.includes("'") ? line.split('\t').map(unprotected) : line.split('\t'))

const endOfCell = /[\t\n\r]/g

function plainEnd(text: string, from: number): number {
  endOfCell.lastIndex = from
  return endOfCell.exec(text)?.index ?? text.length
}

/** The cell in quotes that starts here; undefined when the quotes belong to the text. */
function quotedCell(text: string, from: number): { cell: string; end: number } | undefined {
  let close = from + 1
  for (;;) {
    close = text.indexOf('"', close)
    if (close < 0) return undefined
    if (text[close + 1] !== '"') break
    close += 2
  }
  const after = text[close + 1]
  if (after !== undefined && after !== '\t' && after !== '\n' && after !== '\r') return undefined
  const inner = text.slice(from + 1, close)
  // Excel quotes only what needs it: "abc" without a reason is a text that has quotes
  if (inner !== '' && !/[\t\n\r"]/.test(inner)) return undefined
  return { cell: inner.replaceAll('""', '"').replaceAll(/\r\n?/g, '\n'), end: close + 1 }
}

function countLines(text: string, from: number): number {
  let lines = 0
  for (let at = from; at >= 0 && at < text.length; lines++) {
    const next = text.indexOf('\n', at)
    at = next < 0 ? text.length : next + 1
  }
  return lines
}

const number = /^[+-]?\d+(\.\d+)?$/
const looksLikeFormula = (text: string) => /^'*[=+\-@\t\r]/.test(text) && !number.test(text)

/** A leading apostrophe keeps spreadsheets from running text as a formula; numbers stay numbers. */
export const protectedText = (text: string) => (looksLikeFormula(text) ? `'${text}` : text)
const unprotected = (text: string) => (text.startsWith("'") && looksLikeFormula(text) ? text.slice(1) : text)

const cellOut = (text: string) => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Tab-separated text for the clipboard, with formulas made harmless. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cellOut(protectedText(cell))).join('\t')).join('\r\n')
}
