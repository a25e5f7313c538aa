import {
  bookingDocument as document,
  bookingStates,
  type ThirdBooking,
  type ThirdSurcharge,
  type thirdBookings,
  type ThirdBookingView,
} from '@jst/contracts/booking'
import type { Page, QueryOf } from '@jst/contracts'
import { plain, plus, times } from '@jst/contracts/money'
import { stageOf } from '../../../documents/index.ts'
import type { Db, Queryable, Tx } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'
import type { OfferedRate } from '../../freight-rates/index.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** Price facts of the rate's owner for a booking, stored when its price was taken. */
interface ThirdFacts {
  readonly Currency: string
  readonly ValidFrom: string
  readonly ValidTo: string
  readonly Boxes: readonly { readonly Type: string; readonly Count: number; readonly Price: string }[]
  /** Left out of what was kept before they were. */
  readonly Surcharges?: readonly Omit<ThirdSurcharge, 'Name'>[]
}

const boxAmounts = Object.entries({
  '20GP': 'amount20_gp',
  '40GP': 'amount40_gp',
  '40HQ': 'amount40_hq',
  '45HQ': 'amount45_hq',
  Other: 'amount_other',
})
  .map(([type, column]) => `('${type}', s.${column})`)
  .join(', ')
/** Surcharges of a rate that hold for every booking on the day of the sailing, as its owner says them. */
const surcharges = `select coalesce(jsonb_agg(jsonb_build_object('Code', s.charge_code, 'Basis', s.basis, 'PpCc', s.pp_cc,
    'Currency', s.currency_code, 'Amount', coalesce(trim_scale(s.amount)::text, ''), 'Included', s.in_all_in,
    'Boxes', (select coalesce(jsonb_agg(jsonb_build_object('Type', x.type, 'Amount', trim_scale(x.amount)::text)), '[]')
      from (values ${boxAmounts}) as x (type, amount) where x.amount is not null)) order by s.place, s.id), '[]')
  from freight_rate_surcharge s where s.kind = 'freightRate' and s.subject_id = r.id and s.condition_of = ''
    and coalesce(s.valid_from <= coalesce(b.etd, b.ready_on), true) and coalesce(s.valid_to >= coalesce(b.etd, b.ready_on), true)`
const keep = `insert into booking_third (price_id, booking_id, company_id, subscription_id, rate_id, facts)
  select b.price_id, b.id, s.operator_id, s.id, r.id, $5::jsonb || jsonb_build_object('Surcharges', (${surcharges}))
  from booking b
    join freight_subscription s on s.company_id = $2 and s.code = $3
    join freight_rate r on r.id = $4 and r.company_id = s.operator_id where b.id = $1`
/**
 * Keeps whose rate the price of a booking is made of, where another company publishes it. The server writes it: neither the seller nor his customer
 * reads it.
 */
export function keepThird(
  tx: Tx,
  { id, staffId }: { readonly id: number; readonly staffId: number },
  { rateId, rateNo, currency, validFrom, validTo, boxes }: OfferedRate,
): void {
  const facts: ThirdFacts = {
    Currency: currency,
    ValidFrom: validFrom,
    ValidTo: validTo,
    Boxes: boxes.map(({ Type, Count, Cost }) => ({ Type, Count, Price: Cost === '' ? '' : plain(Cost) })),
  }
  // looked at before the commit
  void tx.system.query(keep, [id, staffId, rateNo, rateId, JSON.stringify(facts)])
}

const chosen = `select o ->> 'RateNo' as "rateNo", (o ->> 'RateId')::bigint as "rateId", o ->> 'ValidFrom' as "validFrom",
    o ->> 'ValidTo' as "validTo", o -> 'Rated' as rated
  from quotation_sent s, jsonb_array_elements(s.inner_facts -> 'Options') o
  where s.quotation_id = $1 and s.version = $2 and s.company_id = $3 and o ->> 'Key' = $4`
interface ChosenOption {
  readonly rateNo: string
  readonly rateId: number
  readonly validFrom: string
  readonly validTo: string
  readonly rated: readonly { readonly Code: string; readonly Box: string; readonly Currency: string; readonly Cost: string }[]
}
/** The rate behind an option of a quotation as it was sent; undefined: it was priced by hand. */
export async function rateOfOption(
  system: Queryable,
  {
    staffId,
    quoteId,
    version,
    key,
  }: { readonly staffId: number; readonly quoteId: number; readonly version: number; readonly key: string },
  boxes: readonly { readonly Type: string; readonly Count: number }[],
): Promise<OfferedRate | undefined> {
  const [option] = await system.query<ChosenOption>(chosen, [quoteId, version, staffId, key])
  if (!option || option.rateId === 0) return undefined
  const freight = option.rated.filter(({ Code, Box }) => Code === 'OFT' && Box !== '')
  return {
    ...option,
    currency: freight[0]?.Currency ?? '',
    boxes: boxes.map(({ Type, Count }) => ({ Type, Count, Cost: freight.find(({ Box }) => Box === Type)?.Cost ?? '' })),
  }
}

const behind = `select s.code as "rateNo", t.rate_id as "rateId", t.facts from booking b
    join booking_third t on t.booking_id = b.id and t.price_id = b.price_id join freight_subscription s on s.id = t.subscription_id where b.id = $1`
interface Behind {
  readonly rateNo: string
  readonly rateId: number
  readonly facts: ThirdFacts
}
/** The rate of another company behind the price of a booking, for boxes of its types; undefined: there is none. */
export async function thirdRateOf(
  system: Queryable,
  bookingId: number,
  boxes: readonly { readonly Type: string; readonly Count: number }[],
): Promise<OfferedRate | undefined> {
  const [row] = await system.query<Behind>(behind, [bookingId])
  if (!row) return undefined
  const { rateNo, rateId, facts } = row
  return {
    rateNo,
    rateId,
    currency: facts.Currency,
    validFrom: facts.ValidFrom,
    validTo: facts.ValidTo,
    boxes: boxes.map(({ Type, Count }) => ({ Type, Count, Cost: facts.Boxes.find((one) => one.Type === Type)?.Price ?? '' })),
  }
}

const columns = `b.id as "Id", b.code as "Code", ${stageOf(document, 'b.state')} as "State", booker.name as "Booker",
  coalesce(s.code, '') as "Subscription", coalesce(c.name_zh, '') as "Channel", coalesce(r.code, '') as "RateNo", b.carrier_code as "Carrier",
  b.service_code as "Service", b.pol_code as "Pol",
  b.pod_code as "Pod", b.vessel as "Vessel", b.voyage_no as "VoyageNo", ${dayOrBlank('b.etd')} as "Etd", b.box_summary as "Boxes",
  b.submitted_at as "SubmittedAt", t.facts`
// the price that the booking has: one that was given up for another rate is not its owner's any more
const from = `booking_third t join booking b on b.id = t.booking_id and b.price_id = t.price_id and b.removed_at is null and b.merged_into is null
    and b.submitted_at is not null
  join company booker on booker.id = b.staff_id
  left join freight_subscription s on s.id = t.subscription_id left join freight_channel c on c.id = s.channel_id
  left join freight_rate r on r.id = t.rate_id and r.company_id = t.company_id`

type Row = Omit<ThirdBooking, 'Currency' | 'Total' | 'PolName' | 'PodName'> & { readonly facts: ThirdFacts }
export type NamesOf = (kind: 'port' | 'charge', codes: readonly string[]) => Promise<ReadonlyMap<string, string>>

const amounts = ({ Boxes }: ThirdFacts) =>
  Boxes.map(({ Type, Count, Price }) => ({ Type, Count, Price, Amount: Price === '' ? '' : plain(times(Price, String(Count))) }))
const shown = ({ facts, ...row }: Row, names: ReadonlyMap<string, string>): ThirdBooking => ({
  ...row,
  Currency: facts.Currency,
  Total: plus(...amounts(facts).flatMap(({ Amount }) => (Amount === '' ? [] : [Amount]))),
  PolName: names.get(row.Pol) ?? row.Pol,
  PodName: names.get(row.Pod) ?? row.Pod,
})

/** Bookings at rates of a company, as the server finds them: the bookings are those of its subscribers. */
export async function thirdPage(
  system: Db,
  companyId: number,
  { Keyword, State, ...paging }: QueryOf<typeof thirdBookings>,
  namesOf: NamesOf,
): Promise<Page<ThirdBooking>> {
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .add('b.code ilike ? or booker.name ilike ? or b.vessel ilike ? or r.code ilike ?', containing(Keyword))
    .add(`b.state = ?::int`, State === undefined || State === '' ? undefined : (bookingStates.codes[State as 'draft'] ?? -1))
  const { Rows, Total } = await readPage<Row>(system, paging, {
    select: columns,
    from,
    where,
    sorts: { SubmittedAt: { filled: 'b.submitted_at' }, Etd: 'b.etd', Code: { filled: 'b.code' } },
    defaultSort: '-SubmittedAt',
    tieBreaker: 'b.id desc',
  })
  const names = await namesOf(
    'port',
    Rows.flatMap(({ Pol, Pod }) => [Pol, Pod]),
  )
  return { Rows: Rows.map((row) => shown(row, names)), Total }
}

const view = `select ${columns}, ${dayOrBlank('b.eta')} as "Eta", b.cargo_type as "CargoType", b.transport_term as "TransportTerm",
    b.payment_term as "PaymentTerm", t.at as "PricedAt", b.cargo
  from ${from} where t.company_id = $1 and b.id = $2`
type ViewRow = Row &
  Pick<ThirdBookingView, 'Eta' | 'CargoType' | 'TransportTerm' | 'PaymentTerm' | 'PricedAt'> & { readonly cargo: readonly CargoLine[] }
type CargoLine = Readonly<Record<string, string | number | boolean | null>>
/** One of them whole; undefined: it is not there for this company. */
export async function findThird(system: Queryable, companyId: number, id: number, namesOf: NamesOf): Promise<ThirdBookingView | undefined> {
  const [found] = await system.query<ViewRow>(view, [companyId, id])
  if (!found) return undefined
  const { cargo, ...row } = found
  const { ValidFrom, ValidTo, Surcharges = [] } = row.facts
  const charges = await namesOf(
    'charge',
    Surcharges.map(({ Code }) => Code),
  )
  const word = (line: CargoLine, key: string) => String(line[key] ?? '')
  return {
    ...row,
    ...shown(row, await namesOf('port', [row.Pol, row.Pod])),
    ValidFrom,
    ValidTo,
    Prices: amounts(row.facts),
    Surcharges: Surcharges.map((one) => ({ ...one, Name: charges.get(one.Code) ?? one.Code })),
    Cargo: cargo.map((line) => ({
      NameEn: word(line, 'NameEn'),
      HsCode: word(line, 'HsCode'),
      PackageKind: word(line, 'PackageKind'),
      Packages: Number(line['Packages'] ?? 0),
      Weight: word(line, 'Weight'),
      Volume: word(line, 'Volume'),
    })),
  }
}
