import { read, utils, write, type WorkBook } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCsv } from './sheet-csv.ts'
import { partsOf, type SheetPart, type SheetReader } from './sheet-rows.ts'
import { openWhole } from './sheet-whole.ts'
import { openXlsx } from './sheet-xlsx.ts'
import { Zip } from './sheet-zip.ts'

const limits = { unpacked: 64 * 1024 * 1024, rows: 5_000, columns: 20, cell: 2_000 } as const

async function all(reader: SheetReader) {
  const parts: SheetPart[] = []
  for await (const part of partsOf(reader, limits)) parts.push(part)
  return { rows: parts.flatMap(({ rows }) => rows), lines: parts.flatMap(({ lines }) => lines), truncated: parts.at(-1)!.truncated }
}
const xlsx = (bytes: Buffer) => all(openXlsx(new Zip(bytes, limits.unpacked), limits.columns)!)
const whole = async (bytes: Buffer) => all(await openWhole(bytes, limits))
const csv = (text: string | Buffer) => all(openCsv(Buffer.from(text as string), limits.columns))

const bookOf = (rows: unknown[][]): WorkBook => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '数据 & "表"')
  return book
}
const bytesOf = (book: WorkBook, options: object = {}) => write(book, { type: 'buffer', bookType: 'xlsx', ...options }) as Buffer

const text = fc.oneof(
  fc.constantFrom('', ' ', '上海', "O'Neil & <Sons>", 'a"b', 'line 1\nline 2', '"quoted"', 'x;y|z\tw', '_x000D_', '&amp;', '😀', '0012'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const value = fc.oneof(text, fc.boolean(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }))
// control characters but line ends are written as XML cannot hold them by some tools and left out by others
const writable = (cell: unknown) => typeof cell !== 'string' || /^[^\p{Cc}\p{Cs}\ufffe\uffff]*$/u.test(cell.replaceAll('\n', ''))
const rows = fc.array(fc.array(value.filter(writable), { maxLength: 8 }), { maxLength: 12 })

describe('a workbook read row by row', () => {
  it('is the same as read as a whole, with shared and own texts', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), fc.boolean(), async (table, bookSST, compression) => {
        const book = bookOf(table)
        // SheetJS takes the signs of texts that stand in their cells for XML twice
        expect(await xlsx(bytesOf(book, { bookSST, compression }))).toEqual(await whole(bytesOf(book, { bookSST: true })))
      }),
    )
  })
  it('is the same however long its parts are', async () => {
    const table = Array.from({ length: 4_000 }, (_, row) => [`行 ${row}`, row / 3, '很长的文字'.repeat(row % 40), row % 7 === 0 ? '' : 'x'])
    const bytes = bytesOf(bookOf(table), { bookSST: true, compression: true })
    const found = await xlsx(bytes)
    expect(found).toEqual(await whole(bytes))
    expect(found.rows.length).toBe(4_000)
  })
  it('takes rows without places, empty rows that are only formatted, rich texts and what stands after the rows', async () => {
    const formatted = '<row ht="15" customHeight="1"/>'.repeat(600_000)
    const reader = openXlsx(
      zipOf({
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations,
        'xl/sharedStrings.xml':
          '<sst><si><r><rPr><b/></rPr><t>上</t></r><r><t xml:space="preserve"> 海</t></r><rPh sb="0" eb="1"><t>シャン</t></rPh></si><si/></sst>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="s"><v>0</v></c><c/><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row><row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3" t="str"><f>A1</f><v>a&#10;b</v></c></row>${formatted}</sheetData><hyperlinks><row><c><v>9</v></c></row></hyperlinks></worksheet>`,
      }),
      limits.columns,
    )!
    expect(await all(reader)).toEqual({
      rows: [
        ['上 海', '', 'TRUE', '#REF!'],
        ['', '', '', 'a\nb'],
      ],
      lines: [1, 3],
      truncated: false,
    })
  })
  it('leaves out what no database can hold', async () => {
    const table = [['a_x0000_b', 'c_xD83D_d', `${'x'.repeat(limits.cell - 1)}😀`]]
    expect((await xlsx(bytesOf(bookOf(table), { bookSST: true }))).rows).toEqual([
      ['ab', 'c\ufffdd', `${'x'.repeat(limits.cell - 1)}\ufffd`],
    ])
  })
  it('leaves what is written otherwise to the reader of whole files', async () => {
    expect(openXlsx(zipOf({ 'content.xml': '<x/>' }), limits.columns)).toBeUndefined()
    expect(
      openXlsx(zipOf({ 'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet name="S" r:id="rId1"/></x:sheets></x:workbook>' }), 20),
    ).toBeUndefined()
    const ods = write(bookOf([['港口'], ['CNSHA']]), { type: 'buffer', bookType: 'ods' }) as Buffer
    expect(openXlsx(new Zip(ods, limits.unpacked), limits.columns)).toBeUndefined()
    expect((await whole(ods)).rows).toEqual([['港口'], ['CNSHA']])
  })
})

describe('separated texts', () => {
  const parsed = (content: string) => {
    const book = read(content, { type: 'string', raw: true, dense: true })
    const data = Object.values(book.Sheets)[0]!['!data'] ?? []
    return Array.from(data, (row) => Array.from(row ?? [], (cell) => String(cell?.v ?? '').trim()))
      .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
      .filter((row) => row.length > 0)
  }
  const cells = fc.array(fc.array(text.filter(writable), { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  const quotedWith = (separator: string) => (cell: string) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

  it('are read as SheetJS reads them, whatever separates and ends their lines', async () => {
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom(',', '\t', ';', '|'), fc.constantFrom('\n', '\r\n', '\r'), async (table, separator, end) => {
        // a first line that says what separates, so that chance in the texts does not
        const content = `sep=${separator}\n${table.map((row) => row.map(quotedWith(separator)).join(separator)).join(end)}`
        expect((await csv(content)).rows).toEqual(parsed(content))
      }),
    )
  })
  it('show what separates them by what stands most often outside of quotes', async () => {
    for (const [content, first] of [
      ['港口\t名称\nCNSHA\t上海,中国', ['港口', '名称']],
      ['港口;名称\nCNSHA;上海', ['港口', '名称']],
      ['"a;b;c","d"\n1,2', ['a;b;c', 'd']],
      ['港口\nCNSHA', ['港口']],
    ] as const)
      expect((await csv(content)).rows[0]).toEqual(first)
  })
  it('keep a text of many lines and a mark of UTF-8 whole, and a quote without end loses nothing', async () => {
    const long = Array.from({ length: 20_000 }, (_, line) => `第 ${line} 行`).join('\r\n')
    const found = await csv(`\ufeff港口,备注\r\nCNSHA,"${long}"\r\nCNNGB,x\r\n`)
    expect(found.rows.map(([first]) => first)).toEqual(['港口', 'CNSHA', 'CNNGB'])
    expect(found.rows[1]![1]).toBe(long.slice(0, limits.cell))
    expect((await csv('港口,备注\nCNSHA,"没有结束')).rows).toEqual([
      ['港口', '备注'],
      ['CNSHA', '"没有结束'],
    ])
  })
})

const relations =
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>'

/** A zip with its entries unpacked. */
function zipOf(entries: Readonly<Record<string, string>>): Zip {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const [named, bytes] = [Buffer.from(name), Buffer.from(content)]
    const local = Buffer.alloc(30)
    local.writeUInt16LE(named.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(bytes.length, 20)
    central.writeUInt16LE(named.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, named, bytes)
    centrals.push(central, named)
    offset += 30 + named.length + bytes.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(centrals.length / 2, 10)
  end.writeUInt32LE(offset, 16)
  return new Zip(Buffer.concat([...locals, ...centrals, end]), limits.unpacked)
}
