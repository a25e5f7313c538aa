import { commercialType } from '@jst/contracts/si'
import { sheetLimits, type ReadSheet } from '../../../kernel/sheets.ts'
import { texts } from './import.texts.ts'
import { emptyOrder, problem, type ImportedOrder, type ReadFile } from './imported-order.ts'
import { headings, type Column } from './vocabulary.ts'

const normal = (text: string) => text.toLowerCase().replace(/[\s_.（）]/g, (c) => (c === '（' ? '(' : c === '）' ? ')' : ''))
const mostRows = 20_000

/** One row more than is taken, and the headings: so that too many can be told. */
export const orderTable = { ...sheetLimits, rows: mostRows + 2 }

/** One row per container; rows with the same order number, or with it left empty, belong to the order above. */
export function readTable(table: ReadSheet): ReadFile {
  const [head = [], ...body] = table.rows
  const [headLine = 1, ...lines] = table.lines
  const columns = columnsOf(head)
  const missing = (['orderNo', 'loadPort', 'dischargePort', 'type'] as const).filter((column) => !columns.has(column))
  if (missing.length > 0)
    return {
      orders: [],
      issues: missing.map((column) =>
        problem(texts.row(headLine), headings[column][0] ?? column, texts.columnMissing(headings[column][0] ?? column)),
      ),
    }
  if (body.length > mostRows) return { orders: [], issues: [problem('', texts.labels.file, texts.tooManyRows(mostRows))] }
  return group(body, lines, columns)
}

function columnsOf(head: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>()
  head.forEach((cell, index) => {
    const name = normal(cell)
    for (const [column, names] of Object.entries(headings) as [Column, readonly string[]][])
      if (!found.has(column) && names.includes(name)) found.set(column, index)
  })
  return found
}

/** `=A1*2` as a text, `#REF!` as what a formula gave. */
const notWorkedOut = /^=|^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERROR!)/

function group(body: readonly string[][], lines: readonly number[], columns: Map<Column, number>): ReadFile {
  const orders = new Map<string, ImportedOrder>()
  const issues: ReadFile['issues'] = []
  let current: ImportedOrder | undefined
  body.forEach((row, index) => {
    const place = texts.row(lines[index]!)
    const text = (column: Column) => row[columns.get(column) ?? -1] ?? ''
    for (const [column, at] of columns)
      if (notWorkedOut.test(row[at] ?? '')) issues.push(problem(place, headings[column][0] ?? column, texts.formula, row[at]))
    const orderNo = text('orderNo')
    if (orderNo !== '') current = orders.get(orderNo) ?? started(orders, orderNo, place, text)
    if (!current) return void issues.push(problem(place, texts.labels.orderNo, texts.firstWithoutNo))
    if (text('type') === '') return void issues.push(problem(place, texts.labels.type, texts.needed(texts.labels.type)))
    current.boxes.push({
      type: commercialType(text('type')) ?? text('type'),
      containerNo: text('containerNo').toUpperCase().replace(/[\s-]/g, ''),
      sealNo: text('sealNo'),
      packageKind: text('packageKind') || current.packageKind,
      packages: amount('packages', text('packages'), place, issues),
      weight: amount('weight', text('weight'), place, issues),
      volume: amount('volume', text('volume'), place, issues),
    })
  })
  return {
    orders: [...orders.values()],
    issues: orders.size === 0 && issues.length === 0 ? [problem('', texts.labels.file, texts.noRows)] : issues,
  }
}

function started(orders: Map<string, ImportedOrder>, orderNo: string, place: string, text: (column: Column) => string): ImportedOrder {
  const order = emptyOrder(place)
  for (const column of Object.keys(order) as (keyof ImportedOrder)[])
    if (column !== 'place' && column !== 'boxes') order[column] = text(column)
  order.sailingDate = moment(text('sailingDate'))
  order.siDeadline = moment(text('siDeadline'))
  orders.set(orderNo, order)
  return order
}

/** Spreadsheets keep times as days since 1899-12-30 in local time; the trade's local time is China's. */
function moment(text: string): string {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return text
  return new Date(Math.round((Number(text) - 25_569) * 86_400_000) - 8 * 3_600_000).toISOString()
}

function amount(column: 'packages' | 'weight' | 'volume', text: string, place: string, issues: ReadFile['issues']): number {
  if (text === '') return 0
  const number = Number(text.replaceAll(',', ''))
  const fits = Number.isFinite(number) && number >= 0 && number < 1e8 && (column !== 'packages' || Number.isInteger(number))
  if (fits) return number
  issues.push(problem(place, headings[column][0] ?? column, texts.badNumber, text))
  return 0
}
