export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  csv: 'text/csv',
  json: 'application/json',
  edi: 'application/edifact',
} as const

export type FileKind = keyof typeof mediaTypes

const marks: readonly (readonly [FileKind, Buffer])[] = [
  ['xlsx', Buffer.from('PK\x03\x04', 'latin1')],
  // the container of Excel 97 to 2003, of Word too: the reader refuses what is no workbook
  ['xls', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ['pdf', Buffer.from('%PDF-', 'latin1')],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['jpg', Buffer.from('\xff\xd8\xff', 'latin1')],
  ['gif', Buffer.from('GIF8', 'latin1')],
]
/** Formats whose name stands behind the size of the first part. */
const named: readonly (readonly [FileKind, number, string])[] = [
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavi'],
]

/** Kind of a file by its first bytes; text formats have none, there the name decides, and NUL bytes say it is no text. */
export function kindOf(bytes: Buffer, name: string): FileKind | undefined {
  const marked = marks.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark))
  if (marked) return marked[0]
  const inside = named.find(([, at, word]) => bytes.toString('latin1', at, at + word.length) === word)
  if (inside) return inside[0]
  if (isEdifact(bytes)) return 'edi'
  if (!isText(bytes)) return undefined
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return ending === 'csv' || ending === 'json' ? ending : undefined
}

/** An interchange begins with UNA, UNB or UNG, or is one message without an envelope; a byte order mark and line ends may stand before it. */
const isEdifact = (bytes: Buffer) => /^(?:\xef\xbb\xbf)?\s{0,20}(?:UNA.{6}|UN[BGH]\+)/s.test(bytes.toString('latin1', 0, 40))

const isText = (bytes: Buffer) => bytes.length > 0 && !bytes.includes(0)

/** Endings of files that hold a table as text: separated texts, and what older systems call a spreadsheet: web pages, texts, XML. */
const textTables = new Set(['csv', 'tsv', 'tab', 'xls', 'xlsx', 'et', 'htm', 'html', 'xml'])

/** True of a file that may hold a table as text, in UTF-16 too (`Unicode text` of spreadsheet programs). */
export function isTextTable(bytes: Buffer, name: string): boolean {
  if (!textTables.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase())) return false
  const mark = bytes.subarray(0, 2).toString('hex')
  return isText(bytes) || mark === 'fffe' || mark === 'feff'
}
