import { billFields, textOf, type BillContent } from './bill-fields.ts'
import { isToOrder } from './consignee.ts'
import type { BillKind } from './pages.ts'
import { spaced } from '../values/spaced.ts'

/** Why a bill is not ready yet: each says what to do. `Path` is the field. */
export interface BillFinding {
  readonly Path: string
  readonly Message: string
}

const needed = ['BlNo', 'Shipper', 'Consignee', 'Vessel', 'LoadPort', 'DischargePort', 'Goods', 'Way'] as const

/** 校验: what is missing or contradicts itself. */
export function billFindings(content: BillContent, kind: BillKind): BillFinding[] {
  const found: BillFinding[] = []
  const tell = (Path: string, Message: string) => void found.push({ Path, Message })
  for (const key of needed)
    if (textOf(content, key).trim() === '') tell(key, spaced`请填写${billFields.find((field) => field.key === key)?.zh ?? key}`)
  if (kind === 'houseBill' && textOf(content, 'MblNo').trim() === '') tell('MblNo', '请填写主单号，分单要与主单核对')
  if (isToOrder(textOf(content, 'Consignee'))) {
    if (textOf(content, 'Notify').trim() === '') tell('Notify', '收货人为指示提单，请填写通知人')
    if (/SAME AS CONSIGNEE/i.test(textOf(content, 'Notify'))) tell('Notify', '收货人为指示提单，通知人不能写 SAME AS CONSIGNEE')
    if (textOf(content, 'Way') === 'SWB') tell('Way', '海运单不能凭指示，请改收货人或出单方式')
  }
  if (textOf(content, 'Payment') === 'PE' && textOf(content, 'PayableAt').trim() === '') tell('PayableAt', '第三地付款，请填写运费支付地')
  if (content.Boxes.length === 0) tell('Boxes', '请填写箱货')
  const seen = new Set<string>()
  for (const { BoxNo, Packages, Weight } of content.Boxes) {
    if (BoxNo === '') tell('Boxes', '有箱没有箱号，请补全')
    else if (seen.has(BoxNo)) tell('Boxes', `箱号 ${BoxNo} 出现两次，请合并`)
    seen.add(BoxNo)
    if (!Packages || !Weight) tell('Boxes', `箱 ${BoxNo} 请填写件数和毛重`)
  }
  return found
}
