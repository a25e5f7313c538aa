import { freightRateCalls, freightRateStates, type BatchChange } from '@jst/contracts/freight-rates'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { Random } from './random.ts'
import { servedLanes, type ServedLane } from './served-lanes.ts'
import { demoServices } from './services.ts'

/** Lane: price of a 20GP and of a 40HQ in USD, most days at sea on the way out, free days. A longer passage is a way back, which nobody sells. */
const lanes: Readonly<Record<string, readonly [gp20: number, hq40: number, longest: number, free: number]>> = {
  USW: [1_480, 1_850, 26, 7],
  USE: [2_150, 2_780, 42, 7],
  EUN: [1_420, 2_480, 52, 14],
  EUB: [1_560, 2_680, 52, 14],
  MDW: [1_690, 2_860, 44, 14],
  MDE: [1_640, 2_790, 42, 14],
  BLK: [1_860, 3_060, 48, 14],
  NAF: [1_780, 2_940, 40, 10],
  SEA: [260, 420, 18, 10],
  ME: [980, 1_560, 26, 10],
  IND: [1_050, 1_480, 24, 10],
  ANZ: [1_260, 2_240, 30, 10],
  SAE: [2_350, 3_150, 42, 10],
  CAM: [2_240, 2_960, 34, 7],
  CAR: [2_420, 3_180, 38, 7],
  WAF: [2_680, 3_980, 46, 10],
  JPK: [120, 220, 8, 7],
  JPT: [130, 240, 8, 7],
  KR: [110, 190, 10, 7],
  TW: [120, 210, 9, 7],
  HK: [90, 150, 7, 7],
}
/** Lanes with one more half month of history: those that are asked for most. */
const longest: ReadonlySet<string> = new Set(['USW', 'EUN'])
const dayMs = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

type Rate = Readonly<Record<string, string | number | boolean | null | readonly string[]>>
type Half = -3 | -2 | -1 | 0 | 1

/**
 * Rates of half a month each, one after the other without a gap, for every pair of ports that the services serve: history, the present half month and
 * the next one. Each pair has a public offer; about half of them have a second one of another supplier.
 */
function ratesOf(now: Date, laneOf: ReadonlyMap<string, string>, suppliers: readonly string[]): Rate[] {
  const random = new Random(20_261)
  const today = Date.parse(dayOf(now.getTime() + 8 * 3_600_000))
  return demoServices.flatMap(servedLanes).flatMap((served) => {
    const lane = laneOf.get(served.pod) ?? ''
    if (served.transitDays > (lanes[lane]?.[2] ?? 0)) return []
    const halves: readonly Half[] = longest.has(lane) ? [-3, -2, -1, 0, 1] : [-2, -1, 0, 1]
    const [near, begin, first] = [
      0.92 + random.next() * 0.2,
      today - random.between(2, 13) * dayMs,
      random.between(0, suppliers.length - 1),
    ]
    const offers = random.next() < 0.45 ? [true, false] : [true]
    return offers.flatMap((main, place) => {
      const offer = offerOf(served, lane, main, random)
      return halves.map((half) => {
        const level = near * (1 + half * 0.03) * (main ? 1 : 1.02)
        const from = begin + half * 15 * dayMs
        return {
          ...offer,
          ...pricesOf(lane, level, random),
          supplier_code: suppliers[(first + place) % suppliers.length]!,
          valid_from: dayOf(from),
          valid_to: dayOf(from + 14 * dayMs),
          featured: main && random.next() < 0.06,
          state: stateOf(half, main, random),
        }
      })
    })
  })
}

/** Facts that all half months of an offer share. */
function offerOf({ carrier, service, pol, pod, weekday, transitDays }: ServedLane, lane: string, main: boolean, random: Random): Rate {
  return {
    carrier_code: carrier,
    service_code: service,
    lane_code: lane,
    pol_code: pol,
    pod_code: pod,
    etd_weekday: String(weekday),
    // boxes are due in the port the day before
    closing_weekday: String(((weekday + 5) % 7) + 1),
    transit_days: transitDays,
    free_days: lanes[lane]![3],
    rate_type: main ? 'FAK' : random.pick(['NAC', 'CONTRACT']),
    contract_no: !main || random.next() < 0.4 ? `${carrier}26${lane}${random.between(10, 99)}` : '',
    basis: random.pick(['ATD', 'ATD', 'SO_ETD', 'ON_BOARD', 'SCHEDULE_ETD']),
    visibility: main || random.next() < 0.7 ? 'ALL' : 'INTERNAL',
  }
}

function pricesOf(lane: string, level: number, random: Random): Rate {
  const [gp20, hq40] = lanes[lane]!
  const floor = (price: number) => Math.round((price * level) / 5) * 5
  // what is paid for a box of forty feet is less by a hundred, and by a twelfth where it is cheap
  const less = Math.min(100, Math.ceil(hq40 / 60) * 5)
  return {
    floor20_gp: floor(gp20),
    floor40_gp: floor(hq40 * 0.97),
    floor40_hq: floor(hq40),
    floor45_hq: random.next() < 0.4 ? floor(hq40 * 1.18) : null,
    cost20_gp: floor(gp20) - Math.min(60, Math.ceil(gp20 / 60) * 5),
    cost40_gp: floor(hq40 * 0.97) - less,
    cost40_hq: floor(hq40) - less,
    cost45_hq: null,
  }
}

/** Most public offers hold now and for the next half month; second ones wait as drafts more often. */
function stateOf(half: Half, main: boolean, random: Random): number {
  const { draft, published, hidden, disabled, archived } = freightRateStates.codes
  if (half < -1) return archived
  if (half === -1) return random.next() < 0.5 ? archived : published
  if (half === 0) return random.next() < (main ? 0.97 : 0.85) ? published : random.pick([hidden, disabled])
  return random.next() < (main ? 0.9 : 0.3) ? published : draft
}

const columns = `carrier_code text, service_code text, lane_code text, pol_code text, pod_code text, etd_weekday text, closing_weekday text,
  supplier_code text, contract_no text, rate_type text, floor20_gp numeric, floor40_gp numeric, floor40_hq numeric, floor45_hq numeric,
  cost20_gp numeric, cost40_gp numeric, cost40_hq numeric, cost45_hq numeric, valid_from date, valid_to date, basis text,
  transit_days integer, free_days integer, visibility text, featured boolean, state integer, code text, search text, pinyin text, initials text`
const names = columns.split(',').map((column) => column.trim().split(' ')[0]!)

const surcharges: readonly (readonly [lane: string, code: string, basis: string, pay: string, currency: string, amount: number])[] = [
  ['', 'THC', 'C', 'PP', 'CNY', 1_130],
  ['', 'DOC', 'B', 'PP', 'CNY', 450],
  ['', 'SEAL', 'C', 'PP', 'CNY', 60],
  ['USW', 'AMS', 'B', 'PP', 'USD', 35],
  ['USE', 'AMS', 'B', 'PP', 'USD', 35],
  ['EUN', 'ENS', 'B', 'PP', 'USD', 35],
  ['EUB', 'ENS', 'B', 'PP', 'USD', 35],
  ['JPK', 'AFR', 'B', 'PP', 'USD', 30],
  ['JPT', 'AFR', 'B', 'PP', 'USD', 30],
]

/** The last rise of prices, as the pricing desk made it: half of the rates of the US West Coast, fifty dollars more for big boxes. */
async function seedRise(tx: Queryable, operatorId: number, pricing: number): Promise<void> {
  const change: BatchChange = {
    From: '',
    Steps: [{ Kind: 'PRICE', Target: 'BOTH', Boxes: ['40GP', '40HQ'], How: 'ADD', Value: '50', RoundTo: '', Rounding: 'HALF_UP' }],
  }
  const [batch] = await tx.query<{ id: number }>(
    `insert into freight_batch (company_id, employee_id, kind, change, note, rates, state) values ($1, $2, 'PRICE', $3, '旺季上调', 0, 'done')
      returning id`,
    [operatorId, pricing, JSON.stringify(change)],
  )
  const raised = ['floor40_gp', 'floor40_hq', 'cost40_gp', 'cost40_hq']
  await tx.query(
    `with old as (select id, version, jsonb_build_object(${raised.map((column) => `'${column}', ${column}`).join(', ')}) as facts from freight_rate
        where company_id = $1 and lane_code = 'USW' and state = 1 and id % 2 = 0),
      now as (update freight_rate t set ${raised.map((column) => `${column} = t.${column} + 50`).join(', ')}, update_time =
        next_update_time(t.update_time)
        from old where old.id = t.id returning t.id, t.version)
     insert into freight_batch_rate (batch_id, company_id, rate_id, before, after, old)
     select $2, $1, now.id, old.version, now.version, old.facts from now join old on old.id = now.id`,
    [operatorId, batch!.id],
  )
  await tx.query(`update freight_batch b set rates = (select count(*) from freight_batch_rate r where r.batch_id = b.id) where b.id = $1`, [
    batch!.id,
  ])
  await tx.query(`select freight_rate_keep_versions(array(select rate_id from freight_batch_rate where batch_id = $1), $1, $2)`, [
    batch!.id,
    pricing,
  ])
}

/** Rates of the operator for what its services serve, with the local charges of the port of loading. */
export async function seedFreightRates(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  const ports = await tx.query<{ code: string; lane: string }>(
    `select code, lane_code as lane from m_port where is_pod and company_id is null`,
  )
  const suppliers = await tx.query<{ code: string }>(
    `select code from provider where company_id = $1 and kinds && '{carrier,agent}' order by code`,
    [operatorId],
  )
  const rates = ratesOf(
    now,
    new Map(ports.map(({ code, lane }) => [code, lane])),
    suppliers.map(({ code }) => code),
  ).map((rate, at) => {
    const code = `YJ${dayOf(now.getTime()).slice(2, 4)}${String(at + 1).padStart(6, '0')}`
    const values = { Code: code, CarrierCode: rate['carrier_code']!, PolCode: rate['pol_code']!, PodCode: rate['pod_code']! }
    return { ...rate, code, ...wordsOf(freightRateCalls.entity, values) }
  })
  const [pricing] = await tx.query<{ id: number }>(
    `select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'pricing' and e.company_id = $1`,
    [operatorId],
  )
  // the versions of all rates are kept together
  await tx.query(`select set_config('app.batch', 'demo', true)`)
  await tx.query(
    `insert into freight_rate (company_id, create_id, currency_code, published_at, update_time, ${names.join(', ')})
     select $1, $4, 'USD', case when x.state > 0 then at end, at, ${names.map((name) => `x.${name}`).join(', ')}
     from jsonb_to_recordset($2::jsonb) as x (${columns})
       cross join lateral (select least($3::timestamptz - interval '1 day',
         x.valid_from - interval '2 days' + interval '1 hour' * (ascii(x.carrier_code) % 9 + 1)) as at) p`,
    [operatorId, JSON.stringify(rates), now.toISOString(), pricing!.id],
  )
  for (const [place, [lane, code, basis, pay, currency, amount]] of surcharges.entries())
    await tx.query(
      `insert into freight_rate_surcharge (kind, subject_id, company_id, place, charge_code, basis, pp_cc, currency_code, amount)
       select 'freightRate', t.id, t.company_id, $3, $4, $5, $6, $7, $8 from freight_rate t
       where t.company_id = $1 and ($2 = '' or t.lane_code = $2)`,
      [operatorId, lane, place, code, basis, pay, currency, amount],
    )
  await tx.query(`select freight_rate_keep_versions(array(select id from freight_rate where company_id = $1), null, $2)`, [
    operatorId,
    pricing!.id,
  ])
  await seedRise(tx, operatorId, pricing!.id)
  await tx.query(`select set_config('app.batch', '', true)`)
}
