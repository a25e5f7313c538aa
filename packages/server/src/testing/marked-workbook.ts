import { CFB, utils, write } from '@e965/xlsx'

type Place = readonly [row: number, column: number]

/** Marks of a workbook beside the texts of its cells. Rows and columns are counted from 0. */
interface WorkbookMarks {
  readonly hiddenRow?: number
  readonly hiddenColumn?: number
  readonly struck?: Place
  readonly comment?: readonly [at: Place, words: string]
  /** Lines of the first column that are one cell. */
  readonly merged?: readonly [from: number, to: number]
  readonly error?: Place
}

/** A workbook with an open sheet, another visible one and a hidden one, and what Excel keeps beside the texts. */
export function markedWorkbook(rows: readonly (readonly string[])[], marks: WorkbookMarks = {}): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  const cellAt = ([row, column]: Place) => utils.encode_cell({ r: row, c: column })
  if (marks.hiddenRow !== undefined) sheet['!rows'] = rows.map((_, at) => (at === marks.hiddenRow ? { hidden: true } : {}))
  if (marks.hiddenColumn !== undefined) sheet['!cols'] = rows[0]!.map((_, at) => (at === marks.hiddenColumn ? { hidden: true } : {}))
  if (marks.merged) sheet['!merges'] = [{ s: { r: marks.merged[0], c: 0 }, e: { r: marks.merged[1], c: 0 } }]
  if (marks.comment) sheet[cellAt(marks.comment[0])].c = [{ a: '王', t: marks.comment[1] }]
  if (marks.error) sheet[cellAt(marks.error)] = { t: 'e', v: 23 }
  const book = utils.book_new()
  for (const [name, of] of [
    ['数据', sheet],
    ['另一张', utils.aoa_to_sheet(rows.slice(0, 2).map((row) => [...row]))],
    ['旧数据', utils.aoa_to_sheet([['旧']])],
  ] as const)
    utils.book_append_sheet(book, of, name)
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] }
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  return marks.struck ? struckThrough(bytes, cellAt(marks.struck)) : bytes
}

/** The library writes no fonts: the cell gets a format whose font is struck through. */
function struckThrough(bytes: Buffer, cell: string): Buffer {
  const zip = CFB.read(bytes, { type: 'buffer' })
  const change = (path: string, to: (xml: string) => string) => {
    const entry = CFB.find(zip, path)!
    CFB.utils.cfb_add(zip, path, Buffer.from(to(Buffer.from(entry.content as Uint8Array).toString('utf8'))))
  }
  change('/xl/styles.xml', (xml) =>
    xml
      .replace(/<fonts[^>]*>/, '<fonts count="2"><font><strike/></font>')
      .replace(/<cellXfs[^>]*>(.*?)<\/cellXfs>/s, '<cellXfs count="9">$1<xf numFmtId="0" fontId="0"/></cellXfs>'),
  )
  const struck = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(
    Buffer.from(CFB.find(zip, '/xl/styles.xml')!.content as Uint8Array).toString('utf8'),
  )![1]!
  const format = (struck.match(/<xf /g)?.length ?? 1) - 1
  change('/xl/worksheets/sheet1.xml', (xml) => xml.replace(`<c r="${cell}"`, `<c r="${cell}" s="${format}"`))
  return Buffer.from(CFB.write(zip, { type: 'buffer', fileType: 'zip' }) as Uint8Array)
}
