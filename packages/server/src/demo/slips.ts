import { bookingStates } from '@jst/contracts/booking'
import { applicationDocument, slipDocument, slipRangeCalls, type ApplicationPart } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import type { Queryable } from '../kernel/database/database.ts'
import { packingInDemo } from '../modules/packing/index.ts'
import { demoCompanies } from './accounts.ts'
import { Random } from './random.ts'
import { insertRows } from './rows.ts'
import {
  addApplication,
  addEntry,
  addReport,
  addSlips,
  DemoNumbers,
  partWith,
  setState,
  type DemoApplication,
  type DemoBooking,
  type Person,
} from './slip-rows.ts'

const { demandBooking } = packingInDemo
const hour = 3_600_000
const day = 24 * hour
const depot = '洋山港区堆场'
const fleets = [demoCompanies.fleet.name, '青岛蓝湾集装箱服务有限公司'] as const
const drivers = [
  ['李建国', '沪DK6218', '13816620431'],
  ['王海涛', '沪EG1093', '13901774286'],
  ['周建军', '鲁BQ7755', '13869900217'],
] as const
const prefixes: Readonly<Record<string, string>> = { COSCO: 'CSNU', OOCL: 'OOLU', MSK: 'MSKU', EMC: 'EGHU', ONE: 'ONEU' }

const open = `select b.id from booking b where b.staff_id = $1 and b.operator_id is not null and b.state = any($2) and b.shipping_order is not null
  and b.shipping_order -> 'Cutoffs' ->> 'FCO' is not null and b.cancellation = 0 and b.amendment = 0
  order by (b.shipping_order -> 'Cutoffs' ->> 'FCO'), b.id`

interface Story {
  readonly tx: Queryable
  readonly now: Date
  readonly numbers: DemoNumbers
  readonly random: Random
  readonly desk: Person
  readonly fleetIds: ReadonlyMap<string, number>
  /** Numbers of the range that were given. */
  issuedNumbers: number
}

/** Applications in every state, and slips from the order to the port, of bookings of the demo by their cut-offs. */
export async function seedSlips(tx: Queryable, operator: number, now: Date): Promise<void> {
  const people = await peopleOf(tx, operator)
  if (!people) return
  const { confirmed, completed } = bookingStates.codes
  const ids = (await tx.query<{ id: number }>(open, [operator, [confirmed, completed]])).map(({ id }) => id)
  const bookings = await Promise.all(ids.map((id) => demandBooking(tx, id)))
  const cutoff = ({ shippingOrder }: DemoBooking) => Date.parse(shippingOrder!.Cutoffs.FCO!)
  const past = bookings.filter((one) => cutoff(one) < now.getTime()).slice(-6)
  const ahead = bookings.filter((one) => cutoff(one) > now.getTime() + day && one.state === confirmed)
  const story: Story = { tx, now, numbers: new DemoNumbers(), random: new Random(8_812), issuedNumbers: 0, ...people }
  await seedRanges(tx, operator, now, people.desk.id)
  for (const booking of past) await approved(story, booking, new Date(cutoff(booking) - 6 * day), () => 'gatedIn')
  const [pickedUp, mixed, waiting, ...rest] = ahead
  if (pickedUp) await approved(story, pickedUp, ago(story, 40), (at) => (at === 0 ? 'gatedIn' : 'pickedUp'))
  if (mixed) await approved(story, mixed, ago(story, 30), (at) => (['expired', 'replaced', 'issued'] as const)[at % 3]!)
  if (waiting) await approved(story, waiting, ago(story, 3), (at) => (at % 2 === 0 ? 'pending' : 'issued'))
  // some confirmed bookings stay without any, so that one may apply
  const states = ['submitted', 'returned', 'draft', 'cancelled', 'submitted'] as const
  for (const [at, state] of states.entries()) if (rest[at]) await undecided(story, rest[at], state, at)
  await tx.query(`update slip_range set next = from_no::bigint + $2 where company_id = $1 and code = 'YS-2026'`, [
    operator,
    story.issuedNumbers,
  ])
}

const ago = ({ now }: Story, hours: number) => new Date(now.getTime() - hours * hour)

async function peopleOf(tx: Queryable, operator: number) {
  const [desk] = await tx.query<Person>(
    `select e.id, e.name, c.name as company from employee e join app_user u on u.id = e.user_id join company c on c.id = e.company_id
      where e.company_id = $1 and u.account = 'ops'`,
    [operator],
  )
  const joined = await tx.query<{ name: string; id: number }>('select name, id from company where operator_id = $1 and name = any($2)', [
    operator,
    [...fleets],
  ])
  return desk && { desk, fleetIds: new Map(joined.map(({ name, id }) => [name, id])) }
}

async function seedRanges(tx: Queryable, operator: number, now: Date, desk: number): Promise<void> {
  const until = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const row = (Code: string, NameZh: string, more: object) => ({ Code, NameZh, ValidTo: until(120), ...more })
  await insertRows(
    tx,
    slipRangeCalls,
    operator,
    [
      row('YS-2026', '洋山堆场提箱码', { Depot: depot, Prefix: 'YS', FromNo: '0260001', ToNo: '0269999' }),
      row('COSCO-EIR', '中远海运交接单', { CarrierCode: 'COSCO', Prefix: 'CSN', FromNo: '880001', ToNo: '889999' }),
      row('WGQ-2025', '外高桥堆场（已过期）', { Depot: '外高桥堆场', Prefix: 'WG', FromNo: '50001', ToNo: '50500', ValidTo: until(-20) }),
      row('EIR-ALL', '通用号段', { Prefix: 'EIR', FromNo: '00000001', ToNo: '00099999' }),
    ],
    desk,
  )
}

async function applicant(tx: Queryable, { companyId }: DemoBooking): Promise<Person> {
  const [person] = await tx.query<Person>(
    `select e.id, e.name, c.name as company from employee e join company c on c.id = e.company_id where c.id = $1 and not e.disabled order by e.id limit 1`,
    [companyId],
  )
  return person!
}

/** The boxes of a booking, shared out over two hauliers where there are several. */
function partsOf(booking: DemoBooking, from: Date): ApplicationPart[] {
  const cutoff = new Date(Date.parse(booking.shippingOrder!.Cutoffs.FCO!) + 8 * hour)
  return booking.content.Boxes.flatMap(({ Type, Count }) => {
    const count = Number(Count)
    const first = Math.ceil(count / 2)
    return [first, count - first].flatMap((Count, at) => {
      if (Count === 0) return []
      const [Driver, Plate, Phone] = drivers[at === 0 ? 0 : 2]
      return [
        partWith({
          BoxType: Type ?? '',
          Count,
          Depot: depot,
          Terminal: '洋山四期',
          PickupFrom: from.toISOString().slice(0, 10),
          PickupTo: cutoff.toISOString().slice(0, 10),
          FleetName: fleets[at]!,
          Driver,
          Plate,
          Phone,
          FreeDays: 14,
        }),
      ]
    })
  })
}

type SlipKind = 'pending' | 'issued' | 'pickedUp' | 'gatedIn' | 'expired' | 'replaced'

/** An approved application, each of its slips as far as `stateOf` says. */
async function approved(story: Story, booking: DemoBooking, at: Date, stateOf: (at: number) => SlipKind): Promise<void> {
  const { tx, numbers, desk } = story
  const by = await applicant(tx, booking)
  const application: DemoApplication = { booking, no: numbers.application(at), state: 'approved', by, at, parts: partsOf(booking, at) }
  const id = await addApplication(tx, application)
  const { kind } = applicationDocument
  await addEntry(tx, kind, id, 'created', by, new Date(at.getTime() - hour))
  await addEntry(tx, kind, id, 'submit', by, at)
  const createdAt = new Date(at.getTime() + hour)
  await addEntry(tx, kind, id, 'approve', desk, createdAt)
  const slips = await addSlips(tx, { ...application, at: createdAt }, id, story.fleetIds, numbers)
  for (const [place, slip] of slips.entries())
    await advance(story, { booking, application: { ...application, at: createdAt }, id }, slip, stateOf(place))
}

interface Origin {
  readonly booking: DemoBooking
  readonly application: DemoApplication
  readonly id: number
}
async function advance(story: Story, origin: Origin, slip: number, state: SlipKind): Promise<void> {
  const { tx, desk, now } = story
  const createdAt = origin.application.at
  await addEntry(tx, slipDocument.kind, slip, 'created', desk, createdAt)
  if (state === 'pending') return
  const issued = new Date(createdAt.getTime() + hour)
  const eir = await issue(story, slip, issued)
  if (state === 'expired') {
    const over = new Date(now.getTime() - 10 * hour)
    await tx.query(
      `update box_slip set pickup_from = null, pickup_to = ($2::timestamptz at time zone 'Asia/Shanghai')::date - 1 where id = $1`,
      [slip, over],
    )
    await addEntry(tx, slipDocument.kind, slip, 'expire', null, over)
    return void (await setState(tx, slip, { state, at: over }))
  }
  if (state === 'replaced') return replaced(story, slip, eir, new Date(issued.getTime() + 5 * hour))
  if (state === 'issued') return
  const picked = new Date(issued.getTime() + 9 * hour)
  const { box, seal } = await boxFor(story, origin.booking, slip)
  const driver = drivers[slip % 2]![0]
  await addReport(tx, slip, {
    teller: 'driver',
    name: driver,
    at: picked,
    box,
    seal,
    pickedUp: picked,
    gatedIn: null,
    note: '箱况良好，已拍照',
  })
  await addEntry(tx, slipDocument.kind, slip, 'pickUp', { id: null, name: `司机 ${driver}`, company: '' }, picked)
  await setState(tx, slip, { state: 'pickedUp', at: picked })
  if (state === 'pickedUp') return
  const gated = new Date(Math.min(picked.getTime() + 26 * hour, now.getTime() - hour))
  await addReport(tx, slip, { teller: 'staff', name: desk.name, at: gated, box: '', seal: '', pickedUp: null, gatedIn: gated })
  await addEntry(tx, slipDocument.kind, slip, 'gateIn', desk, gated)
  await setState(tx, slip, { state: 'gatedIn', at: gated })
}

/** Issues a slip with the next number of the range. */
async function issue(story: Story, slip: number, at: Date): Promise<string> {
  const { tx, desk } = story
  const eir = `YS${String(260_001 + story.issuedNumbers).padStart(7, '0')}`
  story.issuedNumbers += 1
  await tx.query('update box_slip set eir_no = $2, issued_at = $3, issued_by = $4 where id = $1', [slip, eir, at, desk.name])
  await tx.query('insert into slip_number (company_id, number, slip_id, at) select staff_id, $2, id, $3 from box_slip where id = $1', [
    slip,
    eir,
    at,
  ])
  await addEntry(tx, slipDocument.kind, slip, 'issue', desk, at)
  await setState(tx, slip, { state: 'issued', at })
  return eir
}

/** The haulier had no truck: the slip is void, and another one stands in its place. */
async function replaced(story: Story, old: number, eir: string, at: Date): Promise<void> {
  const { tx, desk, numbers } = story
  const columns = `company_id, operator_id, application_id, application_no, part_id, booking_id, owner_id, name_zh, booking_no, so_no,
    bl_no, carrier_code, vessel, voyage_no, pol_code, pod_code, etd, cutoff, box_type, depot, terminal, pickup_from, pickup_to, free_days,
    search, pinyin, initials, create_id`
  const [next] = await tx.query<{ id: number }>(
    `insert into box_slip (${columns}, code, fleet_id, fleet_name, driver, plate, phone, replaces_id, create_time)
      select ${columns}, $2, $3, $4, $5, $6, $7, id, $8 from box_slip where id = $1 returning id`,
    [old, numbers.slip(at), story.fleetIds.get(fleets[0]) ?? null, fleets[0], ...drivers[1], at],
  )
  await tx.query(`update box_slip set reason = 'FLEET' where id = $1`, [old])
  await addEntry(tx, slipDocument.kind, next!.id, 'created', desk, at)
  const number = await issue(story, next!.id, at)
  await addEntry(tx, slipDocument.kind, old, 'replace', desk, at, { words: `换为 ${number}`, reason: 'FLEET' })
  await addEntry(tx, slipDocument.kind, next!.id, 'changed', desk, at, { words: `代替 ${eir}` })
  await setState(tx, old, { state: 'replaced', at })
}

/** A box of the shipment that no slip has yet. */
const containerSql = `select x.box, x.seal from (
    select c.container_no as box, c.seal_no as seal, c.type, c.seq from si_container c join si_record r on r.id = c.record_id
      join cargo_order o on o.id = r.order_id where o.booking_id = $1 and r.delete_mark = 0
    union all select c.container_no, c.seal_no, c.type, c.seq from cargo_order_box c join cargo_order o on o.id = c.order_id
      where o.booking_id = $1) x
  join box_slip s on s.id = $2 and s.box_type = x.type
  where x.box <> '' and not exists (select from box_slip other where other.booking_id = $1 and other.box_no = x.box) order by x.seq limit 1`

/** The box of a slip as the order and its shipping instructions know it; else a number of the carrier, with its check digit and a seal. */
async function boxFor(
  { tx, random }: Story,
  { id, content: { Values } }: DemoBooking,
  slip: number,
): Promise<{ box: string; seal: string }> {
  const [box] = await tx.query<{ box: string; seal: string }>(containerSql, [id, slip])
  if (box) return box
  const ten = `${prefixes[String(Values['CarrierCode'])] ?? 'TGBU'}${String(random.between(100_000, 999_999))}`
  return { box: `${ten}${checkDigit(ten)}`, seal: `SL${String(random.between(1_000_000, 9_999_999))}` }
}

async function undecided(
  story: Story,
  booking: DemoBooking,
  state: 'draft' | 'submitted' | 'returned' | 'cancelled',
  place: number,
): Promise<void> {
  const { tx, numbers, desk } = story
  const by = await applicant(tx, booking)
  const at = ago(story, 2 + place * 5)
  const id = await addApplication(tx, {
    booking,
    no: numbers.application(at),
    state,
    by,
    at,
    parts: partsOf(booking, story.now),
    remark: '请安排早班提箱',
  })
  const { kind } = applicationDocument
  await addEntry(tx, kind, id, 'created', by, new Date(at.getTime() - hour))
  if (state !== 'draft') await addEntry(tx, kind, id, 'submit', by, at)
  if (state === 'returned')
    await addEntry(tx, kind, id, 'return', desk, new Date(at.getTime() + hour), {
      words: '请补充车队进港预约信息',
      returned: [{ Field: 'Parts', Remark: '第二家车队没有洋山进港资质，请更换' }],
    })
  if (state === 'cancelled') await addEntry(tx, kind, id, 'cancel', by, new Date(at.getTime() + hour), { reason: 'CHANGED' })
}
