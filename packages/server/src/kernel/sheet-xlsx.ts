import { Fault, Formulas, numberText, type FoundRow, type SheetReader } from './sheet-rows.ts'
import type { Zip } from './sheet-zip.ts'

/** Characters of one row or one text; honest ones stay far below. */
const longest = 16 * 1024 * 1024
const worksheet = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
const sharedStrings = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'

/**
 * The first sheet of a workbook, row by row: only the texts that its cells share are kept. Undefined for a zip that holds no workbook as spreadsheet
 * programs write it.
 */
export function openXlsx(zip: Zip, columns: number): SheetReader | undefined {
  const sheet = /<sheet\s[^<>]*>/.exec(zip.text('xl/workbook.xml'))?.[0]
  if (sheet === undefined) return undefined
  const parts = zip.text('xl/_rels/workbook.xml.rels').match(/<Relationship\s[^<>]*>/g) ?? []
  const pathOf = (isWanted: (part: string) => boolean) => {
    const target = attribute(parts.find(isWanted) ?? '', 'Target')
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  const id = attribute(sheet, 'r:id')
  const sheetPath = pathOf((part) => attribute(part, 'Id') === id && attribute(part, 'Type') === worksheet)
  const textsPath = pathOf((part) => attribute(part, 'Type') === sharedStrings)
  if (id === '' || !zip.has(sheetPath)) return undefined
  const formulas = new Formulas()
  const hidden: number[] = []
  return {
    name: attribute(sheet, 'name'),
    rows: rowsOf(zip, { sheetPath, textsPath, hidden }, formulas, columns),
    hiddenColumns: () => hidden,
    neverWorkedOut: formulas.neverWorkedOut,
  }
}

async function* rowsOf(
  zip: Zip,
  { sheetPath, textsPath, hidden }: { readonly sheetPath: string; readonly textsPath: string; readonly hidden: number[] },
  formulas: Formulas,
  columns: number,
): AsyncGenerator<FoundRow[]> {
  const texts: string[] = []
  for await (const part of elements(zip.chunks(textsPath), 'si', 'sst')) for (const { inner } of part) texts.push(textOf(inner))
  hidden.push(...(await hiddenColumns(zip, sheetPath, columns)))
  let line = 0
  for await (const part of elements(zip.chunks(sheetPath), 'row', 'sheetData'))
    yield part.map(({ attributes, inner }) => {
      line = Number(/(?:^|\s)r=["'](\d+)/.exec(attributes)?.[1] ?? line + 1)
      return { ...rowOf(inner, line, texts, formulas, columns), hidden: isHidden(attributes) }
    })
}

const isHidden = (attributes: string) => /(?:^|\s)hidden=["'](?:1|true)["']/.test(attributes)

/** Columns that stand as hidden in front of the rows. */
async function hiddenColumns(zip: Zip, sheetPath: string, most: number): Promise<number[]> {
  let head = ''
  for await (const chunk of zip.chunks(sheetPath)) {
    head += chunk
    if (head.includes('<sheetData') || head.length > longest) break
  }
  const columns = (head.split('<sheetData')[0]!.match(/<col\s[^<>]*>/g) ?? []).filter(isHidden)
  return columns.flatMap((column) => {
    const [first, last] = ['min', 'max'].map((name) => Number(attribute(column, name)))
    return Array.from({ length: Math.max(0, Math.min(last!, most) - first! + 1) }, (_, at) => first! - 1 + at)
  })
}

interface Element {
  readonly attributes: string
  readonly inner: string
}

/**
 * Elements of one name, which do not hold each other, as soon as they are whole, until the end of what they stand in.
 * @throws Fault for one without end
 */
async function* elements(chunks: AsyncIterable<string>, name: string, within: string): AsyncGenerator<Element[]> {
  const whole = wholeOf(name)
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    const end = text.indexOf(`</${within}>`)
    if (end >= 0) return void (yield found(text.slice(0, end), whole))
    // before the last beginning all are whole
    const until = Math.max(0, text.lastIndexOf(`<${name}`))
    if (text.length - until > longest) throw new Fault('bomb')
    yield found(text.slice(0, until), whole)
    rest = text.slice(until)
  }
}

/** Begin and end of an element. One pass over the text: a pattern over whole elements searches the end anew from each begin (quadratic). */
const wholeOf = (name: string) => ({ head: new RegExp(`<${name}(?=[\\s/>])([^<>]*?)(/?)>`, 'g'), end: `</${name}>` })
function found(text: string, { head, end }: ReturnType<typeof wholeOf>): Element[] {
  const elements: Element[] = []
  let at = 0
  head.lastIndex = 0
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const isEmpty = match[2] === '/'
    // once no end comes any more, none comes later
    if (!isEmpty && at >= 0) at = text.indexOf(end, head.lastIndex)
    if (!isEmpty && at < 0) continue
    elements.push({ attributes: match[1] ?? '', inner: isEmpty ? '' : text.slice(head.lastIndex, at) })
    if (!isEmpty) head.lastIndex = at + end.length
  }
  return elements
}

const cellPattern = wholeOf('c')
function rowOf(inner: string, line: number, texts: readonly string[], formulas: Formulas, columns: number): Omit<FoundRow, 'hidden'> {
  const cells: string[] = []
  let [at, wide] = [-1, false]
  for (const cell of found(inner, cellPattern)) {
    const letters = /(?:^|\s)r=["']([A-Z]+)/.exec(cell.attributes)?.[1]
    at = letters === undefined ? at + 1 : columnOf(letters)
    const text = cellText(cell, texts).trim()
    if (cell.inner.includes('<f')) formulas.met(text)
    if (text === '') continue
    if (at >= columns) wide = true
    else {
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
  }
  return { line, cells, wide }
}

/** `AB` → 27 */
const columnOf = (letters: string) => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function cellText({ attributes, inner }: Element, texts: readonly string[]): string {
  const type = /(?:^|\s)t=["'](\w+)/.exec(attributes)?.[1] ?? 'n'
  if (type === 'inlineStr') return textOf(inner)
  const value = /<v(?:\s[^<>]*)?>([^<]*)<\/v>/.exec(inner)?.[1] ?? ''
  if (value === '') return ''
  if (type === 's') {
    const text = texts[Number(value)]
    if (text === undefined) throw new Error('a text that is not there')
    return text
  }
  if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
  const number = type === 'n' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? numberText(number) : plain(value)
}

/** All runs of a text, without how it is pronounced. */
const textOf = (inner: string) =>
  found(inner.includes('<rPh') ? withoutPronunciation(inner) : inner, textPattern)
    .map((run) => plain(run.inner))
    .join('')
const textPattern = wholeOf('t')
/** Every part after the end of a pronunciation, up to the next one. */
const withoutPronunciation = (inner: string) =>
  inner
    .split('</rPh>')
    .map((part) => part.replace(/<rPh[\s/>].*/s, ''))
    .join('')

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
/** A text of XML as people wrote it; `_x000D_` is how spreadsheets write what XML cannot hold. */
const plain = (text: string) =>
  !text.includes('&') && !text.includes('_')
    ? text
    : text
        .replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot|apos));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
          name === undefined ? String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal)) : (signs[name] ?? whole),
        )
        .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .replaceAll('\r\n', '\n')

const attribute = (tag: string, name: string) => plain(new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '')
