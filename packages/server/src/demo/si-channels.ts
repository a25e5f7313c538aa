import { siChannelCalls, siDocument, SiStatus } from '@jst/contracts/si'
import { changeMessage, findSubjects, channelsOf } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { registerSi, siInDemo } from '../modules/si/index.ts'
import { answered, sent, type Desk, type SentMessage } from './packing-messages.ts'
import { insertRows } from './rows.ts'

const { outgoingSi, readDcsa, simulatedSi } = siInDemo
const hour = 3_600_000
const deskOf = `select e.id as "employeeId", e.name as "employeeName", c.name as company from employee e join app_user u on u.id = e.user_id
  join company c on c.id = e.company_id where e.company_id = $1 and u.account = 'doc'`

/** A form as carriers without an interface send it: parties and route above, a row for each box below. */
const layout = `工作表 = SHIPPING INSTRUCTION
A1 = "SHIPPING INSTRUCTION"
A2 = "B/L NO."
B2 = 主提单号
D2 = "BOOKING NO."
E2 = 订舱号
A3 = "SHIPPER"
B3 = 发货人
A4 = "CONSIGNEE"
B4 = 收货人
A5 = "NOTIFY PARTY"
B5 = 第一通知人
A6 = "VESSEL / VOYAGE"
B6 = 船名
C6 = 航次
A7 = "PORT OF LOADING"
B7 = 装货港
A8 = "PORT OF DISCHARGE"
B8 = 卸货港
A9 = "FREIGHT"
B9 = 付款方式
A10 = "MARKS"
B10 = 唛头
A11 = "GOODS"
B11 = 货物描述
A12 = "DECLARED VALUE"
B12 = 申报价值
C12 = 申报价值币种
A14 = "CONTAINER"
B14 = "SEAL"
C14 = "TYPE"
D14 = "PACKAGES"
E14 = "KGS"
F14 = "CBM"
箱表 A15 = 箱号
箱表 B15 = 封号
箱表 C15 = 箱型
箱表 D15 = 件数
箱表 E15 = 毛重(KGS)
箱表 F15 = 体积(CBM)`

const ways = [
  { Channel: 'simulator', NameZh: '模拟通道', AutoApply: true },
  { Channel: 'http', NameZh: 'DCSA 接口', Endpoint: 'https://api.carrier.example/v3/shipping-instructions', Account: 'HAIJIE' },
  { Channel: 'edi', NameZh: 'IFTMIN 文件', Account: 'HAIJIE01' },
  { Channel: 'xlsxMail', NameZh: '船司版式邮件', MailTo: 'si@carrier.example', Layout: layout },
  { Channel: 'mail', NameZh: '单证邮箱', MailTo: 'doc@carrier.example', Needed: ['consignee'] },
  { Channel: 'manual', NameZh: '官网人工录入' },
] as const

const approvedOnes = `select r.id, o.carrier_code as carrier from si_record r join cargo_order o on o.id = r.order_id
  where r.operator_id = $1 and r.delete_mark = 0 and r.in_force_version is not null and r.status = any($2) order by r.id`

/** Channels of the carriers that the orders name, and instructions that were sent: accepted with a draft bill, sent back at a field, on its way. */
export async function seedSiChannels(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [person] = await tx.query<Omit<Desk, 'tx' | 'companyId'>>(deskOf, [companyId])
  if (!person) return
  // the demo runs in a process without routes
  registerSi()
  const desk: Desk = { tx, companyId, ...person }
  const { approved, draftBillSent, draftBillConfirmed } = SiStatus
  const rows = await tx.query<{ id: number; carrier: string }>(approvedOnes, [companyId, [approved, draftBillSent, draftBillConfirmed]])
  const carriers = [...new Set(rows.map(({ carrier }) => carrier))]
  await insertRows(
    tx,
    siChannelCalls,
    companyId,
    carriers.map((CarrierCode, at) => {
      const way = ways[at % ways.length]!
      return { ...way, Code: `${CarrierCode}-SI`, NameZh: `${CarrierCode} ${way.NameZh}`, CarrierCode }
    }),
    desk.employeeId,
  )
  const simulated = rows.filter(({ carrier }) => carriers.indexOf(carrier) % ways.length === 0)
  for (const [at, { id }] of simulated.slice(0, 4).entries()) {
    const left = new Date(now.getTime() - (30 - at * 6) * hour)
    const message = await leave(desk, id, left)
    if (at < 3) await answer(desk, message, at === 2 ? 'REJECT' : '', new Date(left.getTime() + hour))
  }
}

async function leave(desk: Desk, id: number, at: Date): Promise<SentMessage> {
  const [row] = await findSubjects(desk.tx, channelsOf(siDocument.kind).record, [id])
  const out = await outgoingSi(desk.tx, row!)
  return sent(desk, siDocument.kind, { id, no: row!.no, moreIds: [] }, out, 'sent', at)
}

/** Answers of the simulated carrier, as they were taken. `remark`: the word by which its rule goes. */
async function answer(desk: Desk, message: SentMessage, remark: string, at: Date): Promise<void> {
  const request = { ...(JSON.parse(message.payload) as object), ...(remark === '' ? {} : { note: remark }) }
  for (const text of simulatedSi({ no: message.no, type: message.type, payload: JSON.stringify(request) })) {
    const { format, result, words, lost, reference, informs, statement } = readDcsa(text)
    const record = { id: message.record, no: message.no, partner: message.partner }
    const state = informs ? 'noted' : 'open'
    const of = statement ? {} : { answers: message.id }
    await answered(desk, siDocument.kind, { text, state, words, at, format, channel: 'simulator', result, lost, reference, record, ...of })
    if (!statement) await changeMessage(desk.tx, message.id, { state: 'answered', result })
  }
}
