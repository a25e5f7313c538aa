import { commercialType } from '@jst/contracts/si'
import { sheetLimits, type ReadSheet } from '../../../kernel/sheets.ts'
import { emptyOrder, problem, type ImportedOrder, type ReadFile } from './imported-order.ts'

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
      issues: missing.map((column) => problem(`第 ${headLine} 行`, headings[column][0] ?? column, `缺少“${headings[column][0]}”列`)),
    }
  if (body.length > mostRows) return { orders: [], issues: [problem('', '文件', `最多导入 ${mostRows} 行，请拆分后重试`)] }
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
    const place = `第 ${lines[index]} 行`
    const text = (column: Column) => row[columns.get(column) ?? -1] ?? ''
    for (const [column, at] of columns)
      if (notWorkedOut.test(row[at] ?? ''))
        issues.push(problem(place, headings[column][0] ?? column, '是公式或公式错误，请改为数值或文字后重试', row[at]))
    const orderNo = text('orderNo')
    if (orderNo !== '') current = orders.get(orderNo) ?? started(orders, orderNo, place, text)
    if (!current) return void issues.push(problem(place, '委托编号', '首行缺少委托编号'))
    if (text('type') === '') return void issues.push(problem(place, '箱型', '请填写箱型'))
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
    issues: orders.size === 0 && issues.length === 0 ? [problem('', '文件', '表格中没有数据')] : issues,
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
  issues.push(problem(place, headings[column][0] ?? column, '应为不小于 0 的数字', text))
  return 0
}
