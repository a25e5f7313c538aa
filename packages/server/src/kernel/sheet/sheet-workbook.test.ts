import { utils, write, type WorkBook } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openWorkbook } from './sheet-workbook.ts'
import { partsOf, type SheetPart } from './sheet-rows.ts'

const limits = { unpacked: 64 * 1024 * 1024, rows: 5_000, columns: 20, cell: 32_767 } as const

async function read(bytes: Buffer | string, more: { readonly wanted?: string; readonly cell?: number } = {}) {
  const within = { ...limits, cell: more.cell ?? limits.cell }
  const parts: SheetPart[] = [...partsOf(await openWorkbook(Buffer.from(bytes as string), within, more.wanted), within)]
  return {
    rows: parts.flatMap(({ rows }) => rows),
    lines: parts.flatMap(({ lines }) => lines),
    marks: parts.flatMap(({ marks }) => marks),
    merges: parts.flatMap(({ merges }) => merges),
    hiddenRows: parts.flatMap(({ hiddenRows }) => hiddenRows),
    sheet: parts[0]!.sheetName,
    sheets: parts[0]!.sheets,
    truncated: parts.at(-1)!.truncated,
  }
}
const rowsOf = async (bytes: Buffer | string) => (await read(bytes)).rows

const bookOf = (rows: unknown[][], name = '数据 & "表"'): WorkBook => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return book
}
const bytesOf = (book: WorkBook, options: object = {}) => write(book, { type: 'buffer', bookType: 'xlsx', ...options }) as Buffer

const text = fc.oneof(
  fc.constantFrom('', ' ', '上海', "O'Neil & <Sons>", 'a"b', 'line 1\nline 2', '"quoted"', 'x;y|z\tw', '&amp;', '😀', '0012'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
// smaller ones are 0 in twenty places
const figure = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((one) => (Math.abs(one) < 1e-4 ? 0 : one))
const value = fc.oneof(text, fc.boolean(), fc.integer(), figure)
// control characters but line ends are written as XML cannot hold them by some tools and left out by others
const writable = (cell: unknown) => typeof cell !== 'string' || /^[^\p{Cc}\p{Cs}\ufffe\uffff]*$/u.test(cell.replaceAll('\n', ''))
const table = fc.array(fc.array(value.filter(writable), { maxLength: 8 }), { maxLength: 12 })
const withoutEnds = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)).filter((row) => row.length > 0)
const shown = (cell: unknown) =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : typeof cell === 'number' ? cell : String(cell).trim()

describe('a workbook', () => {
  it('gives the cells that were written, with shared and own texts', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, compression) => {
        const found = await rowsOf(bytesOf(bookOf(rows), { bookSST: true, compression }))
        const wanted = withoutEnds(rows.map((row) => row.map((cell) => String(shown(cell)))))
        // numbers are compared as numbers: how many digits a text has is the format's matter
        const alike = (one: string, other: string) =>
          one === other || Math.abs(Number(one) - Number(other)) <= Math.abs(Number(other)) * 1e-14
        expect(found.map((row) => row.length)).toEqual(wanted.map((row) => row.length))
        expect(found.flat().filter((cell, at) => !alike(cell, wanted.flat()[at]!))).toEqual([])
      }),
    )
  })
  it('is the same however long its parts are', async () => {
    const rows = Array.from({ length: 4_000 }, (_, row) => [`行 ${row}`, row / 4, '很长的文字'.repeat(row % 40), row % 7 === 0 ? '' : 'x'])
    const found = await rowsOf(bytesOf(bookOf(rows), { bookSST: true, compression: true }))
    expect(found).toEqual(withoutEnds(rows.map((row) => row.map(String))))
  })
  it('takes rows without places, empty rows that are only formatted, rich texts and what stands after the rows', async () => {
    const formatted = '<row ht="15" customHeight="1"/>'.repeat(600_000)
    const bytes = zipOf({
      ...frame,
      'xl/sharedStrings.xml':
        '<sst><si><r><rPr><b/></rPr><t>上</t></r><r><t xml:space="preserve"> 海</t></r><rPh sb="0" eb="1"><t>シャン</t></rPh></si><si/></sst>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="s"><v>0</v></c><c/><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row><row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3" t="str"><f>A1</f><v>a&#10;b</v></c></row>${formatted}</sheetData><hyperlinks><row><c><v>9</v></c></row></hyperlinks></worksheet>`,
    })
    expect(await read(bytes)).toMatchObject({
      rows: [
        ['上 海', '', 'TRUE', '#REF!'],
        ['', '', '', 'a\nb'],
      ],
      lines: [1, 3],
      truncated: false,
    })
  })
  it('leaves out what no database can hold, and refuses a longer cell with its place', async () => {
    const bytes = bytesOf(
      bookOf([
        ['a_x0000_b', 'c_xD83D_d'],
        ['', 'y'.repeat(40)],
      ]),
      { bookSST: true },
    )
    expect((await read(bytes)).rows[0]).toEqual(['ab', 'c\ufffdd'])
    await expect(read(bytes, { cell: 39 })).rejects.toMatchObject({ kind: 'cell', place: 'B2' })
  })
  it('is read of other programs: prefixed names, parts in other capitals, sizes that nobody has, OpenDocument, Excel 97', async () => {
    const prefixed = (xml: string) => xml.replaceAll(/<(\/?)(?!\?)/g, '<$1x:').replace('<x:worksheet>', '<x:worksheet xmlns:x="m">')
    const sheet =
      '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>'
    const strings = '<sst><si><t>港口</t></si></sst>'
    for (const parts of [
      { 'xl/SharedStrings.xml': strings, 'xl/worksheets/sheet1.xml': sheet },
      { 'xl/sharedStrings.xml': prefixed(strings), 'xl/worksheets/sheet1.xml': prefixed(sheet) },
    ] as readonly Record<string, string>[])
      expect(await rowsOf(zipOf({ ...frame, ...parts }))).toEqual([['港口']])
    for (const bookType of ['ods', 'xlsb', 'biff8', 'xlml'])
      expect(await rowsOf(bytesOf(bookOf([['港口'], ['CNSHA', 12.5]], 'S'), { bookType }))).toEqual([['港口'], ['CNSHA', '12.5']])
  })
})

describe('cells', () => {
  const numbers = (cells: readonly { readonly v: number; readonly z: string }[], date1904 = false) => {
    const book = bookOf([])
    const sheet = Object.values(book.Sheets)[0]!
    for (const [at, { v, z }] of cells.entries()) sheet[utils.encode_cell({ r: 0, c: at })] = { t: 'n', v, z }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: 0, c: cells.length - 1 } })
    book.Workbook = { WBProps: { date1904 } }
    return rowsOf(bytesOf(book))
  }
  it('are days and times by the date system of the workbook, as far as their format shows them', async () => {
    const cells = [
      { v: 46_466.666666666664, z: 'yyyy/m/d\\ h:mm' },
      { v: 46_466.666666666664, z: 'yyyy-mm-dd' },
      { v: 46_466, z: 'yyyy"年"m"月"d"日"' },
      { v: 46_466, z: 'm/d/yy h:mm' },
      { v: 0.375, z: 'h:mm' },
      { v: 46_447.33333333334, z: 'yyyy-mm-dd h:mm:ss' },
    ]
    expect(await numbers(cells)).toEqual([
      ['2027-03-20 16:00', '2027-03-20', '2027-03-20', '2027-03-20 00:00', '09:00', '2027-03-01 08:00'],
    ])
    const moved = cells.filter(({ v }) => v > 1).map(({ v, z }) => ({ v: v - 1_462, z }))
    expect(await numbers(moved, true)).toEqual([['2027-03-20 16:00', '2027-03-20', '2027-03-20', '2027-03-20 00:00', '2027-03-01 08:00']])
  })
  it('are numbers with all their digits, codes as they are shown, and percents', async () => {
    const cells = [
      { v: 12_040.5, z: '#,##0.00' },
      { v: 1_850, z: '"USD" #,##0' },
      { v: 1234, z: '00000000' },
      { v: 12, z: '"WT-"0000' },
      { v: 0.125, z: '0.0%' },
      { v: 123_456_789_012, z: 'General' },
      { v: 3.456_789_012_345_679e17, z: 'General' },
      { v: 0.0000001, z: 'General' },
      { v: 12.300000000000001, z: 'General' },
    ]
    expect(await numbers(cells)).toEqual([
      ['12040.5', '1850', '00001234', 'WT-0012', '12.5%', '123456789012', '3.456789012345679E+17', '0.0000001', '12.3'],
    ])
  })
  it('are formulas where they have no result', async () => {
    const row =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>A1*2</f></c><c r="C1"><f>A1*2</f><v></v></c><c r="D1" t="str"><f>IF(1,"")</f><v></v></c></row>'
    const bytes = zipOf({ ...frame, 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>` })
    expect(await rowsOf(bytes)).toEqual([['2', '=A1*2', '=A1*2']])
  })
  it('say what is struck through, what a comment says, and which of them are one', async () => {
    const styles =
      '<styleSheet><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>'
    const sheet =
      '<worksheet><sheetData><row r="2"><c r="A2" s="1" t="inlineStr"><is><t>旧</t></is></c><c r="B2"><v>1</v></c><c r="C2" t="s"><v>0</v></c></row></sheetData><mergeCells><mergeCell ref="A2:B3"/></mergeCells></worksheet>'
    const strings = '<sst><si><r><rPr><strike/></rPr><t>1850</t></r><r><t> 1750</t></r></si></sst>'
    const bytes = zipOf({ ...frame, 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings, 'xl/worksheets/sheet1.xml': sheet })
    expect(await read(bytes)).toMatchObject({
      marks: [
        { line: 2, column: 0, struck: true },
        { line: 2, column: 2, struck: true },
      ],
      merges: [{ line: 2, column: 0, lines: 2, columns: 2 }],
    })
    const book = bookOf([['港口']])
    Object.values(book.Sheets)[0]!['A1'].c = [{ a: '王', t: '以此为准' }]
    expect((await read(bytesOf(book))).marks).toEqual([{ line: 1, column: 0, comment: expect.stringContaining('以此为准') as unknown }])
  })
})

describe('several sheets', () => {
  const several = (open: number, sheets: readonly (readonly [name: string, state: string, cell?: string])[]) =>
    zipOf({
      ...frame,
      'xl/workbook.xml': `<workbook xmlns="${spreadsheet}"><bookViews><workbookView activeTab="${open}"/></bookViews><sheets>${sheets
        .map(([name, state], at) => `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
        .map((_, at) => `<Relationship Id="rId${at + 1}" Type="${worksheet}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map(([name, , cell = name], at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          `<worksheet><sheetData>${cell === '' ? '' : `<row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row>`}</sheetData></worksheet>`,
        ]),
      ),
    })
  it('the one that was open is read, hidden ones never', async () => {
    const found = await read(
      several(2, [
        ['旧', 'veryHidden'],
        ['美西', 'visible'],
        ['欧洲', 'visible'],
      ]),
    )
    expect([found.sheet, found.rows]).toEqual(['欧洲', [['欧洲']]])
    expect(found.sheets).toEqual([
      { name: '旧', hidden: true },
      { name: '美西', hidden: false },
      { name: '欧洲', hidden: false },
    ])
    expect(
      (
        await read(
          several(0, [
            ['旧', 'hidden'],
            ['新', 'visible'],
          ]),
        )
      ).sheet,
    ).toBe('新')
  })
  it('an empty one and instructions give way to one with content', async () => {
    expect(
      (
        await read(
          several(0, [
            ['Sheet1', 'visible', ''],
            ['委托', 'visible'],
          ]),
        )
      ).sheet,
    ).toBe('委托')
    expect(
      (
        await read(
          several(1, [
            ['导入数据', 'visible'],
            ['填写说明', 'visible'],
          ]),
        )
      ).sheet,
    ).toBe('导入数据')
  })
  it('the wanted one is read, unless it is hidden', async () => {
    const bytes = several(0, [
      ['美西', 'visible'],
      ['欧洲 &amp; 地中海', 'visible'],
      ['旧', 'hidden'],
    ])
    expect((await read(bytes, { wanted: '欧洲 & 地中海' })).sheet).toBe('欧洲 & 地中海')
    await expect(read(bytes, { wanted: '旧' })).rejects.toMatchObject({ kind: 'sheet', place: '旧' })
  })
})

describe('separated texts', () => {
  const cells = fc.array(fc.array(text.filter(writable), { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  const quotedWith = (separator: string) => (cell: string) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

  it('are read as they were written, whatever separates and ends their lines', async () => {
    await fc.assert(
      fc.asyncProperty(cells, fc.constantFrom(',', '\t', ';', '|'), fc.constantFrom('\n', '\r\n', '\r'), async (rows, separator, end) => {
        // a first line that says what separates, so that chance in the texts does not
        const content = `sep=${separator}\n${rows.map((row) => row.map(quotedWith(separator)).join(separator)).join(end)}`
        expect(await rowsOf(content)).toEqual(withoutEnds(rows.map((row) => row.map((cell) => cell.trim()))))
      }),
    )
  })
  it('show what separates them by what stands most often outside of quotes', async () => {
    for (const [content, first] of [
      ['港口\t名称\nCNSHA\t上海,中国', ['港口', '名称']],
      ['港口;名称\nCNSHA;上海', ['港口', '名称']],
      ['港口;毛重;体积\nCNSHA;12,5;67,2', ['港口', '毛重', '体积']],
      ['"a;b;c","d"\n1,2', ['a;b;c', 'd']],
      ['港口\nCNSHA', ['港口']],
    ] as const)
      expect((await rowsOf(content))[0]).toEqual(first)
  })
  it('keep a text of many lines and a mark of UTF-8 whole, and a quote without end loses nothing', async () => {
    const long = Array.from({ length: 2_000 }, (_, line) => `第 ${line} 行`).join('\r\n')
    const found = await rowsOf(`\ufeff港口,备注\r\nCNSHA,"${long}"\r\nCNNGB,x\r\n`)
    expect(found.map(([first]) => first)).toEqual(['港口', 'CNSHA', 'CNNGB'])
    expect(found[1]![1]).toBe(long)
    expect(await rowsOf('港口,备注\nCNSHA,"没有结束')).toEqual([
      ['港口', '备注'],
      ['CNSHA', '"没有结束'],
    ])
  })
  it('are told by their bytes: UTF-16, GB18030, and UTF-8 with a bad byte', async () => {
    const wanted = [
      ['港口', '名称'],
      ['CNSHA', '上海'],
    ]
    const content = '港口,名称\nCNSHA,上海'
    const utf16 = Buffer.from(content, 'utf16le')
    for (const bytes of [
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      utf16,
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    ])
      expect(await rowsOf(bytes)).toEqual(wanted)
    expect(await rowsOf(Buffer.from('b8dbbfda2cc3fbb3c60a434e5348412cc9cfbaa3', 'hex'))).toEqual(wanted)
    expect(await rowsOf(Buffer.concat([Buffer.from(`${content}\nCNNGB,宁波`), Buffer.from([0xff])]))).toEqual([
      ...wanted,
      ['CNNGB', '宁波\ufffd'],
    ])
  })
  it('are web pages too; a page without a table is refused', async () => {
    const page = '<html><meta charset="utf-8"><table><tr><th>港口<th>数<tr><td>CNSHA<td>0012</table></html>'.replaceAll(
      /<t([hd])>([^<]*)/g,
      '<t$1>$2</t$1>',
    )
    expect(await rowsOf(page)).toEqual([
      ['港口', '数'],
      ['CNSHA', '0012'],
    ])
    await expect(rowsOf('<!DOCTYPE html><html><body>请登录</body></html>')).rejects.toMatchObject({ kind: 'page' })
  })
})

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const worksheet = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
const relations =
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>'

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>'
/** Parts of every workbook. */
const frame = {
  '[Content_Types].xml': contentTypes,
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${spreadsheet}"/>`,
  'xl/_rels/workbook.xml.rels': relations,
}

/** A zip with its entries unpacked. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const [named, bytes] = [Buffer.from(name), Buffer.from(content)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(bytes.length, 18)
    local.writeUInt32LE(bytes.length, 22)
    local.writeUInt16LE(named.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(bytes.length, 20)
    central.writeUInt32LE(bytes.length, 24)
    central.writeUInt16LE(named.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, named, bytes)
    centrals.push(central, named)
    offset += 30 + named.length + bytes.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(centrals.length / 2, 8)
  end.writeUInt16LE(centrals.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(centrals).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...centrals, end])
}
