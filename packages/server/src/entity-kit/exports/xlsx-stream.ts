import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** An instant of a row. Spreadsheets know no zones: it is written as the clock of China shows it. */
export class InstantCell {
  readonly ms: number
  constructor(instant: string) {
    this.ms = Date.parse(instant) + chinaOffset
  }
  /** `YYYY-MM-DD HH:mm`. */
  get text(): string {
    return new Date(this.ms).toISOString().slice(0, 16).replace('T', ' ')
  }
  /** Days since the beginning of the calendar of spreadsheets. */
  get days(): number {
    return this.ms / 86_400_000 + daysTo1970
  }
}
const chinaOffset = 8 * 3_600_000
/** From 1899-12-30 on, which every spreadsheet program counts from. */
const daysTo1970 = 25_569

/** A value of a row. */
export type ExportCell = string | number | InstantCell | null
/** Rows of values, in parts, so that no more than a part is in memory. */
export type RowParts = AsyncIterable<readonly (readonly ExportCell[])[]>

interface Entry {
  readonly name: Buffer
  readonly offset: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/** Characters that neither XML nor a cell can hold. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const xml = (text: string) =>
  text
    .replace(unwritable, '')
    .slice(0, 32_000)
    .replace(/[&<>]/g, (sign) => escapes[sign]!)

/** Texts are written as texts: what begins with = is never a formula. */
const cellOf = (value: ExportCell, style: string) =>
  typeof value === 'number'
    ? `<c${style}><v>${value}</v></c>`
    : value instanceof InstantCell
      ? `<c s="2"><v>${value.days}</v></c>`
      : value === null || value === ''
        ? '<c/>'
        : `<c t="inlineStr"${style}><is><t xml:space="preserve">${xml(value)}</t></is></c>`
const rowOf = (cells: readonly ExportCell[], style = '') => `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const namespace = 'http://schemas.openxmlformats.org'
const parts = (sheet: string): readonly (readonly [name: string, content: string])[] => [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="${xml(sheet).replaceAll('"', '').slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${namespace}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
]

/** A sheet before its rows come. */
interface SheetFacts {
  readonly sheet: string
  /** A line above the titles. */
  readonly head?: string | undefined
  readonly columns: readonly { readonly title: string; readonly width: number }[]
}

async function* sheetText({ head, columns }: SheetFacts, rows: RowParts): AsyncGenerator<string> {
  const above = head === undefined ? 1 : 2
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')
  const pane = `<pane ySplit="${above}" topLeftCell="A${above + 1}" activePane="bottomLeft" state="frozen"/>`
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  const titles = rowOf(
    columns.map(({ title }) => title),
    ' s="1"',
  )
  yield `${declaration}<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${views}`
  yield `<cols>${widths}</cols><sheetData>${head === undefined ? '' : rowOf([head])}${titles}`
  for await (const part of rows) yield part.map((cells) => rowOf(cells)).join('')
  yield '</sheetData></worksheet>'
}

/** A workbook of one sheet, written as its rows come; whoever stops reading ends the work. */
export function xlsxStream(facts: SheetFacts, rows: RowParts): Readable {
  const out = new PassThrough()
  const work = async () => {
    const zip = new Zip(out)
    for (const [name, content] of parts(facts.sheet)) await zip.add(name, [content])
    await zip.add('xl/worksheets/sheet1.xml', sheetText(facts, rows))
    zip.end()
  }
  work().catch((error: Error) => out.destroy(error))
  return out
}

/** A zip as a stream: sizes follow each entry (APPNOTE 4.4.4, bit 3). */
class Zip {
  private readonly out: PassThrough
  private offset = 0
  private readonly entries: Entry[] = []
  constructor(out: PassThrough) {
    this.out = out
  }

  private async write(bytes: Buffer): Promise<void> {
    if (this.out.destroyed) throw new Error('the reader is gone')
    this.offset += bytes.length
    if (!this.out.write(bytes)) await Promise.race([once(this.out, 'drain'), once(this.out, 'close')])
  }

  async add(path: string, texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const name = Buffer.from(path)
    const offset = this.offset
    await this.write(
      Buffer.concat([
        numbers([4, 0x04034b50], [2, 20], [2, 0x0808], [2, 8], [2, 0], [2, 0x21], [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
        name,
      ]),
    )
    const begin = this.offset
    const deflate = createDeflateRaw({ level: 4 })
    let [crc, size] = [0, 0]
    const feed = async () => {
      for await (const text of texts) {
        const bytes = Buffer.from(text)
        crc = crc32(bytes, crc)
        size += bytes.length
        if (!deflate.write(bytes)) await once(deflate, 'drain')
      }
      deflate.end()
    }
    const fed = feed().catch((error: Error) => void deflate.destroy(error))
    try {
      for await (const bytes of deflate) await this.write(bytes as Buffer)
    } finally {
      deflate.destroy()
    }
    await fed
    const packed = this.offset - begin
    await this.write(numbers([4, 0x08074b50], [4, crc], [4, packed], [4, size]))
    this.entries.push({ name, offset, crc, packed, size })
  }

  end(): void {
    const begin = this.offset
    const directory = Buffer.concat(
      this.entries.map(({ name, offset, crc, packed, size }) =>
        Buffer.concat([
          numbers(
            [4, 0x02014b50],
            [2, 20],
            [2, 20],
            [2, 0x0808],
            [2, 8],
            [2, 0],
            [2, 0x21],
            [4, crc],
            [4, packed],
            [4, size],
            [2, name.length],
            [2, 0],
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
            [4, offset],
          ),
          name,
        ]),
      ),
    )
    const count = this.entries.length
    this.out.end(
      Buffer.concat([
        directory,
        numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, begin], [2, 0]),
      ]),
    )
  }
}

/** Little-endian numbers of two or four bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value >>> 0, at, bytes)
  return buffer
}
