import type * as Xlsx from '@e965/xlsx'
import type { WorkBook } from '@e965/xlsx'
import { CellTexts, type Cell } from './sheet-cells.ts'
import { texts } from '../kernel.texts.ts'
import { decoded, isMarkup, separatorOf } from './sheet-decode.ts'
import { Fault, type FoundRow, type SheetLimits, type SheetMark, type SheetMerge, type SheetName, type SheetReader } from './sheet-rows.ts'
import { hasStruckRun, struckCells, struckFormats } from './sheet-strike.ts'
import { checkedZip, type ZipParts } from './sheet-zip.ts'

type Library = typeof Xlsx

interface DenseSheet {
  readonly '!data'?: readonly (readonly (Cell | undefined)[] | undefined)[]
  readonly '!rows'?: readonly ({ readonly hidden?: boolean } | undefined)[]
  readonly '!cols'?: readonly ({ readonly hidden?: boolean } | undefined)[]
  readonly '!merges'?: readonly {
    readonly s: { readonly r: number; readonly c: number }
    readonly e: { readonly r: number; readonly c: number }
  }[]
}
/** Parts of a workbook that SheetJS gives and its types leave out. */
interface Book extends WorkBook {
  readonly Workbook?: WorkBook['Workbook'] & { readonly WBView?: readonly { readonly activeTab?: number }[] }
}

const options = { type: 'buffer', dense: true, nodim: true, cellNF: true, cellText: false, cellHTML: false, cellStyles: true } as const

/**
 * Opens a table by its bytes, whatever the file is called: workbooks of any spreadsheet program (xlsx, xls, xlsb, ods), separated texts, web pages
 * and XML. Of several sheets the one named `wanted`, else the one that was open when the file was saved, is read; a hidden sheet never.
 * @throws Fault
 */
export async function openWorkbook(bytes: Buffer, limits: SheetLimits, wanted?: string): Promise<SheetReader> {
  const library = await import('@e965/xlsx')
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    return openZip(library, bytes, await checkedZip(bytes, limits.unpacked), limits, wanted)
  }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    library.set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
    return readerOf(
      library,
      locked(() => library.read(bytes, options) as Book),
      limits,
      wanted,
    )
  }
  return readerOf(library, openText(library, decoded(bytes)), limits, wanted)
}

function openText(library: Library, text: string): Book {
  const raw = { ...options, type: 'string', raw: true } as const
  const separator = separatorOf(text)
  if (!isMarkup(text)) return library.read(text.replace(/^sep=.(?:\r\n|\r|\n)/, ''), { ...raw, FS: separator })
  if (/<(?:\w+:)?(?:table|workbook)[\s>]/i.test(text)) return library.read(text, raw)
  throw new Fault('page')
}

function openZip(library: Library, bytes: Buffer, parts: ZipParts, limits: SheetLimits, wanted: string | undefined): SheetReader {
  const read = (sheets?: number) => locked(() => library.read(bytes, { ...options, ...(sheets === undefined ? {} : { sheets }) }) as Book)
  const workbook = parts.texts.get('xl/workbook.xml') ?? ''
  // to keep one sheet in memory, its place is looked up before the library reads all of them
  const names = sheetsIn(workbook)
  const active = Number(/<(?:\w+:)?workbookView\s[^<>]*activeTab=["'](\d+)/.exec(workbook)?.[1] ?? 0)
  let reader: SheetReader | undefined
  for (const at of chosen(names, active, wanted)) {
    reader = readerOf(library, read(at), limits, names[at]!.name, parts)
    if (wanted !== undefined || hasContent(reader)) return reader
  }
  return reader ?? readerOf(library, read(), limits, wanted, parts)
}

const sheetsIn = (workbook: string): SheetName[] =>
  Array.from(workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g), ([tag]) => ({
    name: xmlText(/\sname=["']([^"']*)["']/.exec(tag)?.[1] ?? ''),
    hidden: /\sstate=["'](?:hidden|veryHidden)["']/.test(tag),
  }))
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const xmlText = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal)) : (entities[name] ?? entity),
  )

/** Places of the sheets that may be read, the best first. */
function chosen(names: readonly SheetName[], active: number, wanted: string | undefined): number[] {
  const visible = names.flatMap(({ hidden }, at) => (hidden ? [] : [at]))
  if (wanted !== undefined) return visible.filter((at) => names[at]!.name === wanted)
  const rank = (at: number) => (texts.sheet.instructions.includes(names[at]!.name.trim()) ? 2 : at === active ? 0 : 1)
  return visible.toSorted((a, b) => rank(a) - rank(b) || a - b)
}

function hasContent({ rows }: SheetReader): boolean {
  for (const { cells, wide } of rows) if (wide || cells.some((text) => text !== '')) return true
  return false
}

function readerOf(library: Library, workbook: Book, limits: SheetLimits, wanted: string | undefined, parts?: ZipParts): SheetReader {
  const sheets = workbook.SheetNames.map((name, at) => ({ name, hidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0 }))
  const read = chosen(sheets, workbook.Workbook?.WBView?.[0]?.activeTab ?? 0, wanted).filter((at) => sheets[at]!.name in workbook.Sheets)
  const readers = read.map((at) => readerOfSheet(library, workbook, sheets, at, limits, parts))
  const reader = readers.find(hasContent) ?? readers[0]
  if (!reader && wanted !== undefined) throw new Fault('sheet', wanted)
  if (!reader) throw new Fault('unreadable')
  return reader
}

function readerOfSheet(
  library: Library,
  workbook: Book,
  sheets: readonly SheetName[],
  at: number,
  { columns }: SheetLimits,
  parts: ZipParts | undefined,
): SheetReader {
  const sheet = workbook.Sheets[sheets[at]!.name] as DenseSheet
  const data = sheet['!data'] ?? []
  demandResults(data)
  const texts = new CellTexts(library.SSF as never, workbook.Workbook?.WBProps?.date1904 === true)
  const struck = parts ? struckIn(workbook, at, parts) : new Set<string>()
  const hiddenRows = sheet['!rows'] ?? []
  function* rows(): Generator<FoundRow> {
    for (let row = 0; row < data.length; row++) {
      const rowCells = data[row]
      if (!rowCells) continue
      const line = row + 1
      const all = Array.from(rowCells, (cell) => (cell ? texts.of(cell) : ''))
      const marks = rowCells.flatMap((cell, column) => markOf(cell, line, column, struck) ?? [])
      const wide = all.length > columns && all.slice(columns).some((text) => text !== '')
      yield { line, cells: all.slice(0, columns), wide, hidden: hiddenRows[row]?.hidden === true, marks }
    }
  }
  return {
    name: sheets[at]!.name,
    sheets,
    rows: { [Symbol.iterator]: rows },
    hiddenColumns: (sheet['!cols'] ?? []).slice(0, columns).flatMap((column, index) => (column?.hidden === true ? [index] : [])),
    merges: (sheet['!merges'] ?? []).map(({ s, e }): SheetMerge => ({
      line: s.r + 1,
      column: s.c,
      lines: e.r - s.r + 1,
      columns: e.c - s.c + 1,
    })),
  }
}

/** @throws Fault when there are formulas and none of them was worked out: some tool wrote the file, and we run no formulas */
function demandResults(data: NonNullable<DenseSheet['!data']>): void {
  let hasFormula = false
  for (const row of data)
    for (const cell of row ?? []) {
      if (cell?.f === undefined) continue
      if (cell.t !== 'z' && cell.v !== undefined && cell.v !== '') return
      hasFormula = true
    }
  if (hasFormula) throw new Fault('formulas')
}

function markOf(cell: Cell | undefined, line: number, column: number, struck: ReadonlySet<string>): SheetMark | undefined {
  if (!cell) return undefined
  const comment = (cell.c ?? []).map(({ t }) => t ?? '').join('\n')
  const isStruck = hasStruckRun(cell.r) || (struck.size > 0 && struck.has(`${line}:${column}`))
  if (comment === '' && !isStruck) return undefined
  return { line, column, ...(isStruck ? { struck: true } : {}), ...(comment === '' ? {} : { comment: comment.slice(0, 2_000) }) }
}

/** Places (`line:column`) of the cells whose font is struck through; only workbooks of XML say it. */
function struckIn({ Workbook }: Book, at: number, { texts, sheet }: ZipParts): ReadonlySet<string> {
  const formats = struckFormats(texts.get('xl/styles.xml') ?? '')
  if (formats.size === 0) return formats
  const id = (Workbook?.Sheets?.[at] as { id?: string } | undefined)?.id ?? ''
  const link = texts
    .get('xl/_rels/workbook.xml.rels')
    ?.match(/<(?:\w+:)?Relationship\s[^<>]*>/g)
    ?.find((tag) => tag.includes(`Id="${id}"`))
  const target = /\sTarget=["']([^"']*)["']/.exec(link ?? '')?.[1] ?? ''
  return struckCells(sheet(target.startsWith('/') ? target.slice(1) : `xl/${target}`), formats)
}

/** @throws Fault `locked` for a workbook that asks for a password */
function locked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && /password/i.test(error.message)) throw new Fault('locked')
    throw error
  }
}
