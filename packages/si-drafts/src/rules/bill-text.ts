/** Columns of every fixed-pitch text on a bill of lading. */
export const billColumns = 35

/** Characters that may not stand on a bill: all but printable ASCII and line breaks, each once, in order. */
export function foreignCharacters(text: string): string[] {
  return [...new Set(text.replace(/[\x20-\x7e\n]/g, ''))]
}

const fullWidth: Record<string, string> = {
  '\u3000': ' ',
  '\t': ' ',
  '。': '.',
  '、': ',',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '【': '[',
  '】': ']',
  '《': '<',
  '》': '>',
  '—': '-',
  '–': '-',
  '…': '...',
  '×': 'X',
}

/** Bill text of what was typed: full-width to half-width, tabs to spaces, accents dropped, capitals. Chinese stays and is reported. */
export function toBillText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\t。、“”‘’【】《》—–…×]/g, (c) => fullWidth[c] ?? c)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
}

/** Breaks over-long lines at spaces so that no line exceeds the columns; a longer word is cut. */
export function wrapBillText(text: string, columns = billColumns): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n')
}

function wrapLine(line: string, columns: number): string[] {
  const rows: string[] = []
  let rest = line
  while (rest.length > columns) {
    const space = rest.lastIndexOf(' ', columns)
    const cut = space > 0 ? space : columns
    rows.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return [...rows, rest]
}

/** A line of a fixed-pitch box that does not fit, or too many lines. */
export interface GridFinding {
  /** 1-based line that is too long, or 0 when there are too many lines. */
  line: number
  /** Columns that the line has. */
  length: number
}

/** Lines of a fixed-pitch box that do not fit; trailing empty lines do not count. */
export function gridFindings(text: string, lines: number, columns = billColumns): GridFinding[] {
  const rows = text.replace(/\n+$/, '').split('\n')
  const long = rows.flatMap((row, index) => (row.length > columns ? [{ line: index + 1, length: row.length }] : []))
  return rows.length > lines ? [{ line: 0, length: rows.length }, ...long] : long
}

/** A consignee `TO ORDER` or `TO ORDER OF …`: the bill is negotiable, a notify party is needed. */
export const isToOrder = (consignee: string) => /^\s*TO\s+(THE\s+)?ORDER\b/i.test(consignee)
/** A party that only says SAME AS CONSIGNEE. */
export const isSameAsConsignee = (party: string) => /^\s*SAME\s+AS\s+(THE\s+)?CONSIGNEE\b/i.test(party)
