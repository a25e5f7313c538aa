import {
  blankBooking,
  blankBox,
  blankCargo,
  bookingCalls,
  bookingStates,
  boxesText,
  sumOf,
  teuOf,
  type BookingContent,
  type BookingSource,
  type BookingState,
} from '@jst/contracts/booking'
import { blankParty } from '@jst/contracts/document'
import { columnOf, stored, wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'

const hour = 3_600_000

/** A cargo order of the demo, with what its booking says. */
export interface OrderRow {
  readonly id: number
  readonly companyId: number
  readonly company: string
  readonly customer: string
  readonly no: string
  readonly mbl: string
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly goods: string
  readonly hs: string
  readonly sailing: string
  readonly deadline: string
  readonly made: string
  readonly boxes: readonly string[]
  readonly party: number | null
}

/** Booking content of an order. */
export function contentOf(order: OrderRow): BookingContent {
  const counts = new Map<string, number>()
  for (const type of order.boxes) counts.set(type, (counts.get(type) ?? 0) + 1)
  const total = order.boxes.length
  const blank = blankBooking()
  return {
    Values: {
      ...blank.Values,
      NameZh: order.no,
      CustomerCode: order.customer,
      PolCode: order.pol,
      PodCode: order.pod,
      CarrierCode: order.carrier,
      Vessel: order.vessel,
      VoyageNo: order.voyage,
      Etd: order.sailing,
      ReleaseType: 'TLX',
      Incoterm: 'FOB',
      Contact: '船务部',
      Phone: '0574-87000000',
    },
    Cargo: [
      {
        ...blankCargo(),
        NameEn: order.goods.slice(0, 200),
        HsCode: order.hs,
        PackageKind: 'CT',
        Packages: 620 * total,
        Weight: 9_400 * total,
        Volume: 58.4 * total,
      },
    ],
    Boxes: [...counts].map(([type, count]) => ({ ...blankBox(type), Count: count })),
    Parties: [{ Role: 'shipper', Party: { ...blankParty, Source: '', Id: 0, Code: '', NameZh: order.company, Country: 'CN' } }],
  }
}

export interface Made {
  readonly code: string
  readonly state: BookingState
  readonly createdAt: Date
  readonly source: BookingSource
  readonly desk: number
}
const worked = new Set<BookingState>([
  'received',
  'pendingUpdate',
  'updateReceived',
  'confirmed',
  'pendingAmendment',
  'declined',
  'completed',
])
const unsent = new Set<BookingState>(['draft'])

/** Answers its key. `operatorId` null: of a customer who has not joined. */
export async function insertBooking(
  tx: Queryable,
  operatorId: number | null,
  order: OrderRow,
  content: BookingContent,
  facts: Made,
): Promise<number> {
  const { entity } = bookingCalls
  const values = { ...content.Values, Code: facts.code, CustomerName: order.company }
  const header = entity.fields
    .filter(({ key }) => key in values)
    .map((field) => [columnOf(field.key), stored(field, values[field.key as 'Code'])] as const)
  const { codes } = bookingStates
  const { dueHours = null } = bookingStates.states[facts.state] as { dueHours?: number }
  const since = new Date(facts.createdAt.getTime() + hour)
  const so = order.mbl === '' ? null : shippingOrderOf(order)
  const columns: Record<string, unknown> = {
    ...Object.fromEntries(header),
    ...wordsOf(entity, values),
    company_id: order.companyId,
    operator_id: operatorId,
    cargo: JSON.stringify(content.Cargo),
    boxes: JSON.stringify(content.Boxes),
    parties: JSON.stringify(content.Parties),
    box_summary: boxesText(content.Boxes),
    teu: teuOf(content.Boxes),
    packages: sumOf(content.Cargo, 'Packages'),
    weight: sumOf(content.Cargo, 'Weight'),
    volume: sumOf(content.Cargo, 'Volume'),
    source: facts.source,
    state: codes[facts.state],
    state_since: since,
    state_due: dueHours === null ? null : new Date(since.getTime() + dueHours * hour),
    owner_id: worked.has(facts.state) ? facts.desk : null,
    submitted_at: unsent.has(facts.state) ? null : since,
    so_no: so ? order.mbl : '',
    bl_no: so ? order.mbl : '',
    shipping_order: so && JSON.stringify(so),
    confirmed_at: so ? new Date(since.getTime() + 20 * hour) : null,
    create_id: order.party,
    create_time: facts.createdAt,
    update_time: since,
  }
  const names = Object.keys(columns)
  const [row] = await tx.query<{ id: number }>(
    `insert into booking (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return row!.id
}

/** Hours before the day of sailing in China when boxes are due in the port at the latest. */
const gateCloses = 12
const shippingOrderOf = ({ mbl, deadline, sailing }: OrderRow) => {
  const due = Date.parse(deadline)
  const gateInCutOff = Math.min(due + 36 * hour, Date.parse(`${sailing}T00:00:00+08:00`) - gateCloses * hour)
  const at = (time: number) => new Date(Math.min(time, gateInCutOff)).toISOString()
  return {
    Values: { SoNo: mbl, BlNo: mbl, PickupPlace: '洋山港区堆场', PickupFrom: '', ReturnPlace: '洋山四期', FreeDaysGiven: 14 },
    Cutoffs: { DCO: at(due), VCO: at(due + 12 * hour), FCO: at(gateInCutOff) },
  }
}
