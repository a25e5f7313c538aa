import type { MessageState } from '@jst/contracts/document'
import { listDocument, listStates, packingChannelCalls, slipDocument, slipStates, type SlipMessageType } from '@jst/contracts/packing'
import { changeMessage } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { packingInDemo, registerPacking } from '../modules/packing/index.ts'
import { addReport } from './slip-rows.ts'
import { answered, codeco, sent, type Desk, type SentMessage } from './packing-messages.ts'
import { insertRows } from './rows.ts'

const { demandBooking, findLists, findSlips, releaseOf, shipmentOf, simulatedSlip } = packingInDemo
const hour = 3_600_000

const deskOf = `select e.id as "employeeId", e.name as "employeeName", c.name as company from employee e join app_user u on u.id = e.user_id
  join company c on c.id = e.company_id where e.company_id = $1 and u.account = 'ops'`

const channels = [
  {
    Code: 'YSD',
    NameZh: '洋山港区堆场（模拟）',
    Place: '洋山港区堆场',
    Channel: 'depot',
    Facility: 'YSD1',
    Account: 'HAIJIE',
    AutoApply: true,
  },
  {
    Code: 'YS4',
    NameZh: '洋山四期（模拟）',
    Place: '洋山四期',
    Channel: 'terminal',
    Facility: 'YSHA4',
    Account: 'HAIJIE',
    ListFormat: 'coprar',
    AutoApply: true,
  },
  {
    Code: 'WGQ-D',
    NameZh: '外高桥堆场 邮件',
    Place: '外高桥堆场',
    Channel: 'mail',
    Facility: 'WGQD',
    MailTo: 'release@depot.example',
    Needed: ['Fleet'],
  },
  {
    Code: 'WGQ-T',
    NameZh: '外高桥四期 EDI 文件',
    Place: '外高桥四期',
    Channel: 'file',
    Facility: 'WGQ4',
    Account: 'HAIJIE01',
    Needed: ['SealNo', 'Tare'],
  },
] as const

/** Channels of depots and terminals, and what they and the slips told each other. */
export async function seedPackingChannels(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [person] = await tx.query<Omit<Desk, 'tx' | 'companyId'>>(deskOf, [companyId])
  if (!person) return
  // the demo runs in a process without routes
  registerPacking()
  const desk: Desk = { tx, companyId, ...person }
  await insertRows(
    tx,
    packingChannelCalls,
    companyId,
    channels.map((channel) => ({ ...channel })),
    desk.employeeId,
  )
  await seedSlipMessages(desk, now)
  await seedListMessages(desk, now)
}

interface Issued {
  readonly id: number
  readonly state: number
  readonly issuedAt: string
  readonly gatedInAt: string | null
}
const issued = `select id, state, issued_at as "issuedAt", gated_in_at as "gatedInAt" from box_slip
  where staff_id = $1 and issued_at is not null and depot = '洋山港区堆场' and removed_at is null order by issued_at desc, id desc limit 24`

async function seedSlipMessages(desk: Desk, now: Date): Promise<void> {
  const { codes } = slipStates
  const rows = await desk.tx.query<Issued>(issued, [desk.companyId])
  const open = rows.filter(({ state }) => state === codes.issued)
  for (const { id, state, issuedAt } of rows) {
    // the newest one is left to be sent, and the one before has no answer yet
    if (id === open[0]?.id) continue
    const at = new Date(Date.parse(issuedAt) + hour / 4)
    const isDeclined = state === codes.replaced
    const out = await release(desk, id, id === open[1]?.id ? 'sent' : 'answered', at)
    if (id !== open[1]?.id) await acknowledge(desk, out, isDeclined, new Date(at.getTime() + hour / 6))
  }
  for (const { id, gatedInAt } of rows.filter((row) => row.state === codes.gatedIn).slice(0, 3)) await gatedIn(desk, id, gatedInAt!)
  const [contradicted] = rows.filter(({ state }) => state === codes.pickedUp)
  if (contradicted) await contradicts(desk, contradicted.id, new Date(now.getTime() - 2 * hour))
  await answered(desk, slipDocument.kind, {
    text: codeco('34', 'TEMU7215304', ['BN:NSOC2611078'], new Date(now.getTime() - hour), 5),
    state: 'unmatched',
    words: '重箱进港 TEMU7215304',
    at: new Date(now.getTime() - hour),
    format: 'codeco',
  })
}

/** The release of a slip as it left then. */
async function release(desk: Desk, id: number, state: MessageState, at: Date): Promise<SentMessage> {
  const [slip] = await findSlips(desk.tx, [id])
  const content = releaseOf(slip!)
  const out = { type: 'release' satisfies SlipMessageType, partner: content.Depot, content, reference: '' }
  return sent(desk, slipDocument.kind, { id, no: slip!.no, moreIds: [] }, out, state, at)
}

async function acknowledge(desk: Desk, message: SentMessage, isDeclined: boolean, at: Date): Promise<void> {
  const { id, record, no, partner, payload, type } = message
  const [text] = simulatedSlip({ no, type, payload })
  const result = isDeclined ? 'declined' : 'confirmed'
  await answered(desk, slipDocument.kind, {
    text: isDeclined ? text!.replace('BGM+312', 'BGM+313').replace("+29'", "+27'") : text!,
    state: 'noted',
    words: isDeclined ? '对方拒绝；车队未在堆场备案' : '对方接受',
    at,
    format: 'aperak',
    result,
    record: { id: record, no, partner },
    answers: id,
  })
  await changeMessage(desk.tx, id, { state: 'answered', result })
  await desk.tx.query('update document_message set update_time = $2 where id = $1', [id, at])
}

/** The terminal told of a full box what the staff had heard of: the slip has both reports. */
async function gatedIn(desk: Desk, id: number, gatedInAt: string): Promise<void> {
  const [slip] = await findSlips(desk.tx, [id])
  const { no, eirNo, values } = slip!
  const box = String(values['BoxNo'])
  const at = new Date(Math.floor(Date.parse(gatedInAt) / 60_000) * 60_000)
  const words = `重箱进港 ${box}`
  await answered(desk, slipDocument.kind, {
    text: codeco('34', box, [`RE:${eirNo}`], at, id),
    state: 'applied',
    words,
    at,
    format: 'codeco',
    record: { id, no, partner: String(values['Terminal']) },
    proposal: { BoxNo: box, SealNo: '', PickedUpAt: null, GatedInAt: at.toISOString() },
  })
  const name = String(values['Terminal'])
  await addReport(desk.tx, id, { teller: 'message', name, at, box: '', seal: '', pickedUp: null, gatedIn: at, note: words })
}

/** A gate that tells another box than the staff have: a person has to decide. */
async function contradicts(desk: Desk, id: number, at: Date): Promise<void> {
  const [slip] = await findSlips(desk.tx, [id])
  const { no, eirNo, values } = slip!
  const registeredBox = String(values['BoxNo'])
  const box = 'TGBU6104287'
  const heard = {
    teller: 'staff',
    name: desk.employeeName,
    at,
    box: registeredBox,
    seal: '',
    pickedUp: null,
    gatedIn: null,
    note: '电话核对箱号',
  } as const
  await addReport(desk.tx, id, heard)
  await answered(desk, slipDocument.kind, {
    text: codeco('36', box, [`RE:${eirNo}`], at, id),
    state: 'open',
    words: `提空箱 ${box}`,
    at,
    format: 'codeco',
    record: { id, no, partner: String(values['Depot']) },
    proposal: { BoxNo: box, SealNo: '', PickedUpAt: at.toISOString(), GatedInAt: null },
    error: `没有自动登记动态：箱单已登记箱号 ${registeredBox}，报文是 ${box}，请核对；登记有误时先更正动态，再应用报文`,
  })
}

/** The lists of one booking that the terminal has accepted, told in one message. */
async function seedListMessages(desk: Desk, now: Date): Promise<void> {
  const rows = await desk.tx.query<{ id: number; booking: number }>(
    `select id, booking_id as booking from packing_list where staff_id = $1 and state = $2 and removed_at is null order by id`,
    [desk.companyId, listStates.codes.accepted],
  )
  for (const [booking, bookingRows] of [...Map.groupBy(rows, (row) => row.booking)].slice(0, 3)) {
    const lists = await findLists(
      desk.tx,
      bookingRows.map(({ id }) => id),
    )
    const { CarrierCode, Vessel, VoyageNo, PolCode, PodCode, Etd } = shipmentOf(await demandBooking(desk.tx, booking))
    const content = {
      Terminal: '洋山四期',
      Voyage: { Carrier: CarrierCode, Vessel, Voyage: VoyageNo, Pol: PolCode, Pod: PodCode, Etd },
      Lists: lists.map(({ id, no, box }) => ({ Id: id, No: no, Box: box })),
    }
    const [first, ...others] = lists
    const no = others.length === 0 ? first!.no : `${first!.no} 等 ${lists.length} 份`
    const at = new Date(Math.min(now.getTime() - hour, Date.parse(first!.updateTime) + 2 * hour))
    const out = { type: 'load', partner: content.Terminal, content, reference: '' }
    const message = await sent(desk, listDocument.kind, { id: first!.id, no, moreIds: others.map(({ id }) => id) }, out, 'answered', at)
    await changeMessage(desk.tx, message.id, { state: 'answered', result: 'confirmed' })
    await desk.tx.query('update document_message set update_time = $2 where id = $1', [message.id, at])
  }
}
