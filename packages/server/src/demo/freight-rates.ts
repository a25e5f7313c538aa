import { freightRateCalls, type BatchChange } from '@jst/contracts/freight-rates'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { Random } from './random.ts'

const pols = ['CNSHA', 'CNNGB', 'CNYTN', 'CNTAO', 'CNXMN', 'CNTXG', 'CNNSA', 'CNDLC'] as const
/** Lane: carriers, price of a 20GP and of a 40HQ, days of transit, free days. */
const lanes: Readonly<Record<string, readonly [carriers: readonly string[], gp20: number, hq40: number, days: number, free: number]>> = {
  USW: [['COSCO', 'OOCL', 'EMC', 'MSC', 'ONE', 'ZIM'], 1_480, 1_850, 16, 7],
  USE: [['COSCO', 'CMA', 'EMC', 'MSC', 'HPL'], 2_150, 2_780, 33, 7],
  EUN: [['COSCO', 'OOCL', 'MAERSK', 'HPL', 'CMA'], 1_420, 2_480, 32, 14],
  MDW: [['COSCO', 'CMA', 'MSC', 'YML'], 1_690, 2_860, 30, 14],
  MDE: [['COSCO', 'EMC', 'ZIM', 'MSC'], 1_640, 2_790, 27, 14],
  SEA: [['COSCO', 'SITC', 'WHL', 'OOCL', 'PIL'], 260, 420, 7, 10],
  ME: [['COSCO', 'OOCL', 'HMM', 'WHL'], 980, 1_560, 18, 10],
  IND: [['COSCO', 'OOCL', 'WHL', 'KMTC'], 1_050, 1_480, 17, 10],
  ANZ: [['COSCO', 'OOCL', 'ANL', 'MSC'], 1_260, 2_240, 19, 10],
  SAE: [['COSCO', 'MSC', 'CMA', 'HMM'], 2_350, 3_150, 34, 10],
  WAF: [['COSCO', 'MAERSK', 'CMA', 'PIL'], 2_680, 3_980, 38, 10],
  JPK: [['COSCO', 'SITC', 'SNL'], 120, 220, 3, 7],
}
/** Lanes with one more half month of history: those that are asked for most. */
const longest: ReadonlySet<string> = new Set(['USW', 'EUN'])
const dayMs = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

type Rate = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Rates of half a month each, of six lanes' worth of carriers, in every state; the older ones are history. */
function ratesOf(now: Date, ports: readonly { code: string; lane: string }[], suppliers: readonly string[]): Rate[] {
  const random = new Random(20_261)
  const today = Date.parse(dayOf(now.getTime() + 8 * 3_600_000))
  const rates: Rate[] = []
  for (const [lane, [carriers, gp20, hq40, days, free]] of Object.entries(lanes))
    for (const { code: pod } of ports.filter((port) => port.lane === lane).slice(0, 7))
      for (const pol of pols)
        for (const carrier of carriers) {
          if (random.next() < 0.32) continue
          const [near, weekday] = [0.92 + random.next() * 0.2, random.between(1, 7)]
          const own = { carrier_code: carrier, lane_code: lane, pol_code: pol, pod_code: pod, etd_weekday: String(weekday) }
          // three half months: what was, what is, what comes
          for (const half of [-1, 0, 1]) {
            const from = today + (half * 15 - random.between(2, 13)) * dayMs
            const level = near * (1 + half * 0.03)
            const floor = (price: number) => Math.round((price * level) / 5) * 5
            const state =
              half === -1
                ? random.next() < 0.5
                  ? 4
                  : 1
                : half === 1
                  ? random.next() < 0.7
                    ? 0
                    : 1
                  : random.next() < 0.92
                    ? 1
                    : random.between(2, 3)
            rates.push({
              ...own,
              closing_weekday: String(((weekday + 3) % 7) + 1),
              supplier_code: random.pick(suppliers),
              contract_no: random.next() < 0.6 ? `${carrier}26${lane}${random.between(10, 99)}` : '',
              rate_type: random.pick(['FAK', 'FAK', 'FAK', 'NAC', 'CONTRACT']),
              floor20_gp: floor(gp20),
              floor40_gp: floor(hq40 * 0.97),
              floor40_hq: floor(hq40),
              floor45_hq: random.next() < 0.4 ? floor(hq40 * 1.18) : null,
              cost20_gp: floor(gp20) - 60,
              cost40_gp: floor(hq40 * 0.97) - 100,
              cost40_hq: floor(hq40) - 100,
              cost45_hq: null,
              valid_from: dayOf(from),
              valid_to: dayOf(from + 14 * dayMs),
              basis: random.pick(['ATD', 'ATD', 'SO_ETD', 'ON_BOARD', 'SCHEDULE_ETD']),
              transit_days: days + random.between(-2, 4),
              free_days: free,
              visibility: random.next() < 0.9 ? 'ALL' : 'INTERNAL',
              featured: random.next() < 0.04,
              state,
            })
          }
        }
  return [...rates, ...rates.flatMap((rate) => (isPast(rate, today) ? [before(rate)] : []))]
}

const isPast = (rate: Rate, today: number) => longest.has(String(rate['lane_code'])) && String(rate['valid_to']) < dayOf(today)
/** The same rate half a month earlier, when it was a little cheaper; it is history. */
function before(rate: Rate): Rate {
  const earlier = (key: string) => dayOf(Date.parse(String(rate[key])) - 15 * dayMs)
  const cheaper = (key: string) => [key, rate[key] === null ? null : Math.round((Number(rate[key]) * 0.97) / 5) * 5] as const
  const prices = Object.keys(rate).filter((key) => key.startsWith('floor') || key.startsWith('cost'))
  return {
    ...rate,
    ...Object.fromEntries(prices.map(cheaper)),
    valid_from: earlier('valid_from'),
    valid_to: earlier('valid_to'),
    state: 4,
  }
}

const columns = `carrier_code text, lane_code text, pol_code text, pod_code text, etd_weekday text, closing_weekday text, supplier_code text,
  contract_no text, rate_type text, floor20_gp numeric, floor40_gp numeric, floor40_hq numeric, floor45_hq numeric, cost20_gp numeric,
  cost40_gp numeric, cost40_hq numeric, cost45_hq numeric, valid_from date, valid_to date, basis text, transit_days integer, free_days integer,
  visibility text,   featured boolean, state integer, code text, search text, pinyin text, initials text`
const names = columns.split(',').map((column) => column.trim().split(' ')[0]!)

const surcharges: readonly (readonly [lane: string, code: string, basis: string, pay: string, currency: string, amount: number])[] = [
  ['', 'THC', 'C', 'PP', 'CNY', 1_130],
  ['', 'DOC', 'B', 'PP', 'CNY', 450],
  ['', 'SEAL', 'C', 'PP', 'CNY', 60],
  ['USW', 'AMS', 'B', 'PP', 'USD', 35],
  ['USE', 'AMS', 'B', 'PP', 'USD', 35],
  ['EUN', 'ENS', 'B', 'PP', 'USD', 35],
  ['JPK', 'AFR', 'B', 'PP', 'USD', 30],
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

/** Rates of the operator over the lanes of its schedules, with the local charges of the port of loading. */
export async function seedFreightRates(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  const ports = await tx.query<{ code: string; lane: string }>(
    `select code, lane_code as lane from m_port where is_pod and company_id is null order by code`,
  )
  const suppliers = await tx.query<{ code: string }>(
    `select code from provider where company_id = $1 and kinds && '{carrier,agent}' order by code`,
    [operatorId],
  )
  const rates = ratesOf(
    now,
    ports,
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
