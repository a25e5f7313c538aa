import type { SiRecord } from '@jst/contracts/si/data'

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
  '°': ' DEG ',
  '℃': ' DEG C',
  '℉': ' DEG F',
  '\u00a0': ' ',
  '′': "'",
  '″': '"',
  '•': '-',
  '·': '.',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '―': '-',
  '±': '+/-',
  '²': '2',
  '³': '3',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '№': 'NO.',
  '™': '',
  '®': '',
  '©': '',
  Ø: 'DIA ',
  ø: 'DIA ',
  ß: 'SS',
  æ: 'AE',
  Æ: 'AE',
  ł: 'L',
  Ł: 'L',
  μ: 'U',
  µ: 'U',
  '€': 'EUR',
  '£': 'GBP',
}
const replaceable = new RegExp(`[${Object.keys(fullWidth).join('')}]`, 'g')

/** Invisible characters: zero width, soft hyphen, direction marks, other controls. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/**
 * Bill text of what was typed: full-width to half-width, tabs and wide spaces to spaces, signs to what stands for them, invisible characters and
 * accents dropped, capitals. Chinese stays and is reported.
 */
export function toBillText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/(\d) *° *C\b/gi, '$1 DEG C')
    .replace(replaceable, (c) => fullWidth[c] ?? c)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
}

const blankAtEnd = /(?:[^\S\n]|[\u00ad\u200b-\u200f\u2060\ufeff])$/m
// each sign once: two classes that share one would try every way to divide a run
const blank = String.raw`[\t\v\f\r \u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]`
const blanksAtEnd = new RegExp(`(?<!${blank})${blank}+$`, 'gm')
/** A text without the blanks, seen or unseen, at the end of its lines: they mean nothing and are dropped without a finding. */
export const withoutBlanksAtEnd = (text: string): string => (blankAtEnd.test(text) ? text.replace(blanksAtEnd, '') : text)

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
  /** 1-based number of the line that is too long, or 0 when there are too many lines. */
  line: number
  /** Columns that the line has. */
  length: number
}

/** Lines of a fixed-pitch box that do not fit; trailing empty lines do not count. */
export function gridFindings(text: string, lines: number, columns = billColumns): GridFinding[] {
  const rows = text.replace(/(?<!\n)\n+$/, '').split('\n')
  const long = rows.flatMap((row, index) => (row.length > columns ? [{ line: index + 1, length: row.length }] : []))
  return rows.length > lines ? [{ line: 0, length: rows.length }, ...long] : long
}

const madeOut = '(?:(?:CONSIGNED|MADE OUT|ISSUED|DRAWN) )?(?:UN)?TO (?:THE )?'
const anyOrder = new RegExp(`^${madeOut}ORDER\\b`)
/** A bearer bill passes by delivery: it is negotiable as one to order in blank is. */
const bearer = new RegExp(`^(?:${madeOut})?(?:BEARER|HOLDER)(?: OF (?:THIS|THE) (?:BILL|B/L).*)?$`)
const ownOrder = new RegExp(`^${madeOut}([\\w.&' -]*)\\bORDER\\b(?! \\w)`)
const orderer = /SHIPPER|CONSIGNOR|BANK|HOLDER|BEARER|CONSIGNEE|OUR|APPLICANT/
const bareOrder = /^ORDER(?: OF\b|$)/
const company = /\b(?:LTD|LIMITED|INC|LLC|GMBH|CORP|COMPANY|B\.?V|S\.?A)\b/

/**
 * A consignee to order, in any of the wordings in use (`TO ORDER`, `TO-ORDER`, `MADE OUT TO THE ORDER OF …`, `UNTO ORDER`, `ORDER OF …`,
 * `TO SHIPPER'S ORDER`), or the bearer: the bill is negotiable, a notify party is needed. A company whose name begins with ORDER is none.
 */
export function isToOrder(consignee: string): boolean {
  // some systems join the phrase by hyphens: TO-ORDER, TO-THE-ORDER-OF
  const said = toBillText(consignee)
    .trim()
    .replace(
      /^((?:[A-Z]+ )*?(?:UN)?TO)[ -](THE[ -])?(ORDER|BEARER)\b-?/,
      (_, to: string, the: string | undefined, word: string) => `${to} ${the ? 'THE ' : ''}${word} `,
    )
  const all = said.replace(/\s+/g, ' ')
  const first = (said.split('\n')[0] ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
  if (bareOrder.test(first) || orderer.test(ownOrder.exec(first)?.[1] ?? '') || bearer.test(first)) return true
  const order = anyOrder.exec(all)
  if (!order) return false
  const rest = first.slice(order[0].length)
  return !company.test(rest) || /^ OF\b/.test(all.slice(order[0].length))
}
/** Matches a party that is SAME AS CONSIGNEE. */
export const isSameAsConsignee = (party: string) => /^\s*SAME\s+AS\s+(THE\s+)?CONSIGNEE\b/i.test(party)

/** Booking numbers of a bill, its own and those of combined orders, each once: as they are printed among the references. */
export const bookingsOf = ({ bookingNo, masterBills }: Pick<SiRecord, 'bookingNo' | 'masterBills'>): string[] =>
  [...new Set([bookingNo, ...masterBills.map(({ mergedBookingNo }) => mergedBookingNo)])].filter(Boolean).map((number) => `BKG ${number}`)

/** The declared value with its currency, as it is printed; `''` where none is declared. */
export const declaredValueOf = ({ declaredValue, declaredCurrency }: Pick<SiRecord, 'declaredValue' | 'declaredCurrency'>): string =>
  declaredValue.trim() === '' ? '' : `${declaredCurrency.trim()} ${declaredValue.trim()}`.trim()
