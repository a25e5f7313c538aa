import { Formulas, numberText, type FoundRow, type SheetLimits, type SheetReader } from './sheet-rows.ts'

interface Cell {
  /** `e`: what could not be worked out, as `#REF!`. */
  t: string
  v?: string | number | boolean
  w?: string
  f?: string
}
interface DenseSheet {
  '!data'?: readonly (readonly (Cell | undefined)[] | undefined)[]
}

/** The first sheet of any file that SheetJS knows, which reads it as a whole: workbooks of Excel 97 to 2003 and rare kinds of zips. */
export async function openWhole(bytes: Buffer, { rows, columns }: SheetLimits): Promise<SheetReader> {
  const { read } = await import('@e965/xlsx')
  const book = read(bytes, { type: 'buffer', dense: true, cellDates: false, cellFormula: true, cellHTML: false, sheetRows: rows + 1 })
  const name = book.SheetNames[0] ?? ''
  const cells = (book.Sheets[name] as DenseSheet | undefined)?.['!data'] ?? []
  const formulas = new Formulas()
  return { name, rows: [rowsOf(cells, formulas, columns)], hiddenColumns: () => [], neverWorkedOut: formulas.neverWorkedOut }
}

const rowsOf = (cells: NonNullable<DenseSheet['!data']>, formulas: Formulas, columns: number): FoundRow[] =>
  Array.from(cells, (row = [], at) => {
    const texts = Array.from(row, textOf)
    for (const [column, cell] of row.entries()) if (cell?.f !== undefined) formulas.met(texts[column]!)
    return { line: at + 1, cells: texts.slice(0, columns), wide: texts.slice(columns).some((text) => text !== ''), hidden: false }
  })

function textOf({ t, v, w }: Cell = { t: 'z' }): string {
  if (t === 'e') return w ?? '#ERROR!'
  return typeof v === 'number' ? numberText(v) : typeof v === 'boolean' ? (v ? 'TRUE' : 'FALSE') : (v ?? '').trim()
}
