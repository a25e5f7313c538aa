import {
  bookingChannelCalls,
  bookingDocument,
  bookingStates,
  fileChannels,
  type CarrierChannel,
  type MessageState,
  type SentKind,
} from '@jst/contracts/booking'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { changeMessage, channelsOf, draftMessage, findChannel, insertAnswer, insertMessage } from '../documents/index.ts'
import { answersInDemo as answers, demandBooking, registerBookings } from '../modules/booking/index.ts'

const hour = 3_600_000

interface Way {
  readonly channel: CarrierChannel
  readonly name: string
  readonly values: string
}
/** One of each way; the carriers of the bookings get them in turn. */
const ways: readonly Way[] = [
  { channel: 'simulator', name: '模拟通道', values: `dco_hours = 72, vco_hours = 48, fco_hours = 24` },
  { channel: 'mail', name: '订舱部邮箱', values: `mail_to = 'booking@carrier.example', needed = '{HsCode,shipper}'` },
  { channel: 'edi', name: 'EDI 平台', values: `account = 'HAIJIE01', needed = '{Vessel,VoyageNo}', dco_hours = 72` },
  { channel: 'http', name: '订舱接口', values: `endpoint = 'https://api.carrier.example/v2/bookings', account = 'HAIJIE'` },
  { channel: 'dcsa', name: 'DCSA 文件', values: `account = 'HAIJIE', fco_hours = 24` },
  { channel: 'manual', name: '官网人工录入', values: `remark = '船公司官网账号由操作部保管'` },
]

interface Booked {
  readonly id: number
  readonly carrier: string
  readonly state: number
  readonly amendment: number
  readonly cancellation: number
  readonly so: string
  readonly at: string
}
const bookings = `select id, carrier_code as carrier, state, amendment, cancellation, so_no as so, coalesce(submitted_at, create_time) as at
  from booking where staff_id = $1 and carrier_code <> '' and removed_at is null order by state = ${bookingStates.codes.received} desc, id`

/** Sender, and the log that the bookings stand in. */
interface Desk {
  readonly tx: Queryable
  readonly companyId: number
  readonly employeeId: number
  readonly employeeName: string
  readonly company: string
}

/** Channels of the carriers that the bookings name, and messages that ended in every way. */
export async function seedBookingCarriers(tx: Queryable, companyId: number, now: Date): Promise<void> {
  // the demo runs in a process without routes
  registerBookings()
  const [person] = await tx.query<Omit<Desk, 'tx' | 'companyId'>>(
    `select e.id as "employeeId", e.name as "employeeName", c.name as company from employee e join company c on c.id = e.company_id
      where e.company_id = $1 and e.department = '操作部' and not e.disabled order by e.id limit 1`,
    [companyId],
  )
  const desk: Desk = { tx, companyId, ...person! }
  const rows = await tx.query<Booked>(bookings, [companyId])
  const wayOf = new Map([...new Set(rows.map((row) => row.carrier))].map((carrier, at) => [carrier, ways[at % ways.length]!] as const))
  for (const [carrier, way] of wayOf) await addChannel(desk, carrier, way)
  const byFile = ({ carrier }: Booked) => fileChannels.includes(wayOf.get(carrier)!.channel)
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const { received, rejected, confirmed, pendingAmendment, completed } = bookingStates.codes
  const settled = rows.filter(
    ({ state, amendment, cancellation, so }) => (state === confirmed || state === completed) && amendment + cancellation === 0 && so !== '',
  )
  for (const row of settled.slice(-14))
    await answered(desk, row, { state: 'applied', at: new Date(Date.parse(row.at) + 2 * hour), so: row.so })
  const given = async (row: Booked | undefined, act: (one: Booked) => Promise<unknown>) => (row ? act(row) : undefined)
  const find = (has: (row: Booked) => boolean) => rows.find(has)
  await given(
    find(({ state }) => state === rejected),
    (row) => answered(desk, row, { state: 'noted', at: ago(30), so: '', refuses: true }),
  )
  await given(
    find(({ state }) => state === pendingAmendment),
    (row) => sent(desk, row, 'dropped', ago(26)),
  )
  await given(
    find(({ amendment }) => amendment === 1),
    (row) => sent(desk, row, byFile(row) ? 'waiting' : 'sent', ago(3)),
  )
  await given(
    find(({ cancellation }) => cancellation === 1),
    (row) => sent(desk, row, 'failed', ago(2), '船公司接口暂时不可用（503）'),
  )
  // the first one that was accepted is left to be sent
  await given(rows.filter(({ state }) => state === received)[1], (row) => answered(desk, row, { state: 'open', at: ago(4), so: '' }))
  await storeAnswer(desk, { text: unmatched, state: 'unmatched', at: ago(1), channel: 'manual', hash: 'unmatched' })
}

/** A confirmation to a number that is none of ours. */
const unmatched =
  "UNA:+.? 'UNB+UNOC:3+COSU:ZZZ+HAIJIE01:ZZZ+261125:0930+1'UNH+1+IFTMBC:D:99B:UN:2.0'BGM+770+EXT-2611-008+9+AP'RFF+BN:COSU6699001'RFF+BM:COSU6699001'TDT+20+045E+1++COSU:172:182+++:::COSCO ROME'LOC+9+CNSHA:139:6'DTM+133:20261206:102'DTM+180:202612041800:203'UNT+9+1'UNZ+1+1'"

async function addChannel({ tx, companyId }: Desk, carrier: string, { channel, name, values }: Way): Promise<void> {
  const row = { Code: `${carrier}-${channel}`.toUpperCase(), NameZh: `${carrier} ${name}` }
  const { search, pinyin, initials } = wordsOf(bookingChannelCalls.entity, row)
  const [created] = await tx.query<{ id: number }>(
    `insert into booking_channel (company_id, code, name_zh, carrier_code, channel, search, pinyin, initials) values ($1, $2, $3, $4, $5, $6, $7, $8)
     returning id`,
    [companyId, row.Code, row.NameZh, carrier, channel, search, pinyin, initials],
  )
  await tx.query(`update booking_channel set ${values} where id = $1`, [created!.id])
}

/** A message that was sent then, or not. */
async function sent(desk: Desk, row: Booked, state: MessageState, at: Date, error = '') {
  const { tx, companyId, company, employeeName } = desk
  const { no, content } = await demandBooking(tx, row.id)
  const kind = channelsOf(bookingDocument.kind)
  const channel = (await findChannel(tx, kind.module.settings, companyId, row.carrier))!
  const type: SentKind = row.cancellation === 1 ? 'cancel' : row.amendment === 1 ? 'change' : 'order'
  const out = { type, partner: row.carrier, content, reference: type === 'order' ? '' : row.so }
  const draft = await draftMessage(tx, kind, out, { no, record: row.id, channel, company, person: employeeName, at, test: false }, false)
  const words = draft.Channel === 'manual' ? '船公司官网提交' : ''
  const to = { companyId, kind: bookingDocument.kind, recordId: row.id, no, channelId: channel.id, partner: row.carrier }
  const id = await insertMessage(tx, { ...to, draft, state, test: false, words, by: desk, at, content })
  const tries = error === '' ? 1 : 5
  const attempts = Array.from({ length: tries }, (_, nth) => ({
    At: new Date(at.getTime() + 30_000 * (2 ** nth - 1)).toISOString(),
    Error: error,
  }))
  await tx.query(
    `update document_message set create_time = $2, update_time = $2, tries = $3, attempts = $4, error = $5,
       sent_time = case when state in ('sent', 'answered') then $2::timestamptz end where id = $1`,
    [id, at, tries, JSON.stringify(state === 'waiting' || draft.Channel === 'manual' ? [] : attempts), error],
  )
  return { id, no, content, channel, type }
}

interface Ended {
  readonly state: MessageState
  readonly at: Date
  readonly so: string
  readonly refuses?: true
}
/** A message with the answer to it, as the simulated carrier gives it. */
async function answered(desk: Desk, row: Booked, { state, at, so, refuses }: Ended): Promise<void> {
  const { tx } = desk
  const { id, no, content, channel, type } = await sent(desk, row, 'answered', at)
  const { Vessel, VoyageNo, Etd } = content.Values
  const requestedVoyage = { vessel: { name: Vessel }, carrierExportVoyageNumber: VoyageNo, expectedDepartureDate: Etd }
  const payload = JSON.stringify({
    carrierBookingReference: so || `${row.carrier.slice(0, 4)}6611${String(row.id).padStart(5, '0')}`,
    ...(refuses ? { note: 'REJECT' } : {}),
    ...requestedVoyage,
  })
  const text = answers.simulatedText({ no, type, payload })
  const words = refuses ? '该航次舱位已满，请改下一水' : ''
  const later = new Date(at.getTime() + 3 * hour)
  const { answerId, read } = await storeAnswer(desk, {
    text,
    state,
    at: later,
    channel: channel.channel as CarrierChannel,
    hash: `${id}`,
    words,
  })
  const proposal = refuses ? null : answers.proposalOf(read, channel, String(Etd ?? ''))
  await changeMessage(tx, answerId, { state, record: { id: row.id, no, partner: row.carrier }, answers: id, proposal })
  await changeMessage(tx, id, { state: 'answered', result: read.result })
}

interface Came {
  readonly text: string
  readonly state: MessageState
  readonly at: Date
  readonly channel: CarrierChannel
  readonly hash: string
  readonly words?: string
}
async function storeAnswer({ tx, companyId }: Desk, { text, state, at, channel, hash, words = '' }: Came) {
  const read = text.startsWith('{') ? answers.readDcsaAnswer(text) : answers.readIftmbcAnswer(text)
  const { format, result } = read
  const answer = {
    companyId,
    kind: bookingDocument.kind,
    channel,
    format,
    payload: text,
    lost: [],
    result,
    words,
    hash: `demo ${hash}`,
    test: false,
    by: null,
  }
  const answerId = (await insertAnswer(tx, answer))!
  await tx.query('update document_message set state = $2, create_time = $3, update_time = $3 where id = $1', [answerId, state, at])
  return { answerId, read }
}
