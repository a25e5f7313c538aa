import { commercialType } from '@jst/contracts/si'
import { emptyOrder, problem, type ImportedOrder, type ReadFile } from './imported-order.ts'

/** What the reader gives for a cell. */
type Cell = string | number | boolean

type Column = Exclude<keyof ImportedOrder, 'place' | 'boxes'> | 'type' | 'containerNo' | 'sealNo' | 'packages' | 'weight' | 'volume'

/** Headings that people use, in Chinese and English, without spaces and case. */
const headings: Record<Column, readonly string[]> = {
  orderNo: ['委托编号', '委托号', '业务编号', '订单号', 'orderno', 'bookingno', '订舱号'],
  mblNo: ['主提单号', '提单号', 'mblno', 'blno', 'mbl'],
  carrier: ['船公司', 'carrier', 'scac'],
  vessel: ['船名', 'vessel'],
  voyage: ['航次', 'voyage'],
  loadPort: ['装货港', '起运港', 'pol', 'loadport', 'portofloading'],
  dischargePort: ['卸货港', '目的港', 'pod', 'dischargeport', 'portofdischarge'],
  deliveryPlace: ['交货地', 'placeofdelivery', 'deliveryplace'],
  goods: ['英文品名', '货物描述', '货描', 'goods', 'commodity'],
  packageKind: ['包装', '包装种类', 'package', 'packagekind'],
  hsCode: ['hs编码', 'hscode', 'hs'],
  quotationNo: ['合约号', '约号', 'contractno', 'quotationno'],
  sailingDate: ['开船日期', '开航日', 'etd', 'sailingdate'],
  siDeadline: ['截补料时间', '截单时间', '截单', 'sicutoff', 'sideadline'],
  type: ['箱型', 'containertype', 'type'],
  containerNo: ['箱号', 'containerno'],
  sealNo: ['封号', 'sealno'],
  packages: ['件数', 'packages', 'pkgs'],
  weight: ['毛重(kgs)', '毛重', 'weight', 'grossweight'],
  volume: ['体积(cbm)', '体积', 'volume', 'measurement'],
}

const normal = (text: string) => text.toLowerCase().replace(/[\s_.（）]/g, (c) => (c === '（' ? '(' : c === '）' ? ')' : ''))
const mostRows = 20_000

const limits = { cellDates: false, sheetRows: mostRows + 2, cellFormula: false, cellHTML: false } as const

/** CSV comes as UTF-8, or as GBK from spreadsheet programs on Chinese Windows. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

/** One row per container; rows with the same order number, or with it left empty, belong to the order above. */
export async function readSheet(bytes: Buffer, kind: 'xlsx' | 'csv'): Promise<ReadFile> {
  // many megabytes of memory that a server without imports does not need
  const { read, utils } = await import('@e965/xlsx')
  let rows: Cell[][]
  try {
    const book = kind === 'csv' ? read(textOf(bytes), { ...limits, type: 'string', raw: true }) : read(bytes, { ...limits, type: 'buffer' })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    rows = sheet ? utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, defval: '', blankrows: false }) : []
  } catch {
    return { orders: [], issues: [problem('', '文件', '表格无法读取，请另存为 xlsx 后重试')] }
  }
  const [head = [], ...body] = rows
  const columns = columnsOf(head)
  const missing = (['orderNo', 'loadPort', 'dischargePort', 'type'] as const).filter((column) => !columns.has(column))
  if (missing.length > 0)
    return {
      orders: [],
      issues: missing.map((column) => problem('第 1 行', headings[column][0] ?? column, `缺少“${headings[column][0]}”列`)),
    }
  if (body.length > mostRows) return { orders: [], issues: [problem('', '文件', `最多导入 ${mostRows} 行，请拆分后重试`)] }
  return group(body, columns)
}

function columnsOf(head: readonly Cell[]): Map<Column, number> {
  const found = new Map<Column, number>()
  head.forEach((cell, index) => {
    const name = normal(String(cell))
    for (const [column, names] of Object.entries(headings) as [Column, readonly string[]][])
      if (!found.has(column) && names.includes(name)) found.set(column, index)
  })
  return found
}

function group(body: readonly Cell[][], columns: Map<Column, number>): ReadFile {
  const orders = new Map<string, ImportedOrder>()
  const issues: ReadFile['issues'] = []
  let current: ImportedOrder | undefined
  body.forEach((row, index) => {
    const place = `第 ${index + 2} 行`
    const cell = (column: Column) => row[columns.get(column) ?? -1]
    const text = (column: Column) => String(cell(column) ?? '').trim()
    const orderNo = text('orderNo')
    if (orderNo !== '') current = orders.get(orderNo) ?? started(orders, orderNo, place, text, cell)
    if (!current) return void issues.push(problem(place, '委托编号', '首行缺少委托编号'))
    if (text('type') === '') return void issues.push(problem(place, '箱型', '请填写箱型'))
    current.boxes.push({
      type: commercialType(text('type')) ?? text('type'),
      containerNo: text('containerNo').toUpperCase().replace(/[\s-]/g, ''),
      sealNo: text('sealNo'),
      packageKind: text('packageKind') || current.packageKind,
      packages: amount('packages', cell('packages'), place, issues),
      weight: amount('weight', cell('weight'), place, issues),
      volume: amount('volume', cell('volume'), place, issues),
    })
  })
  return {
    orders: [...orders.values()],
    issues: orders.size === 0 && issues.length === 0 ? [problem('', '文件', '表格中没有数据')] : issues,
  }
}

function started(
  orders: Map<string, ImportedOrder>,
  orderNo: string,
  place: string,
  text: (column: Column) => string,
  cell: (column: Column) => Cell | undefined,
): ImportedOrder {
  const order = emptyOrder(place)
  for (const column of Object.keys(order) as (keyof ImportedOrder)[])
    if (column !== 'place' && column !== 'boxes') order[column] = text(column)
  order.sailingDate = moment(cell('sailingDate'))
  order.siDeadline = moment(cell('siDeadline'))
  orders.set(orderNo, order)
  return order
}

/** Spreadsheets keep times as days since 1899-12-30 in local time; the trade's local time is China's. */
function moment(cell: Cell | undefined): string {
  if (typeof cell !== 'number') return String(cell ?? '').trim()
  return new Date(Math.round((cell - 25_569) * 86_400_000) - 8 * 3_600_000).toISOString()
}

function amount(column: 'packages' | 'weight' | 'volume', cell: Cell | undefined, place: string, issues: ReadFile['issues']): number {
  if (cell === '' || cell === undefined || cell === null) return 0
  const number = typeof cell === 'number' ? cell : Number(String(cell).replaceAll(',', ''))
  const fits = Number.isFinite(number) && number >= 0 && number < 1e8 && (column !== 'packages' || Number.isInteger(number))
  if (fits) return number
  issues.push(problem(place, headings[column][0] ?? column, '应为不小于 0 的数字', String(cell)))
  return 0
}
