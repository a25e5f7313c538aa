import type { EntityValues } from '@jst/contracts/entity'
import { customerLevelCalls, freightRateCalls, markupRuleCalls } from '@jst/contracts/freight-rates'
import type { Queryable } from '../kernel/database/database.ts'
import { Random } from './random.ts'
import { insertRows } from './rows.ts'
import { servedLanes } from './served-lanes.ts'
import { demoServices } from './services.ts'

const hour = 3_600_000
const day = 24 * hour
const dayOf = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10)

/** Rates of the other forwarder: lane, ports, services by carrier and code, price of a 20GP and of a 40HQ. */
const routes: readonly (readonly [lane: string, pods: readonly string[], services: readonly string[], gp20: number, hq40: number])[] = [
  ['USW', ['USLAX', 'USOAK'], ['YML PS4', 'ZIM ZPX'], 1_380, 1_720],
  ['EUN', ['NLRTM', 'DEHAM'], ['HPL FE3', 'ONE FE4'], 1_360, 2_380],
  ['SEA', ['SGSIN'], ['SITC CSS', 'SITC CSN'], 240, 405],
  ['ANZ', ['AUSYD', 'AUMEL'], ['ANL AAX'], 1_190, 2_130],
]
const pols: ReadonlySet<string> = new Set(['CNNGB', 'CNSHA'])

const surcharges: readonly (readonly [lane: string, code: string, basis: string, currency: string, amount: number])[] = [
  ['', 'THC', 'C', 'CNY', 1_130],
  ['', 'DOC', 'B', 'CNY', 450],
  ['', 'SEAL', 'C', 'CNY', 60],
  ['USW', 'AMS', 'B', 'USD', 35],
  ['EUN', 'ENS', 'B', 'USD', 35],
]

function ratesOf(now: Date): EntityValues[] {
  const random = new Random(92)
  const [from, to] = [dayOf(now.getTime() - 6 * day), dayOf(now.getTime() + 18 * day)]
  return routes.flatMap(([LaneCode, pods, services, gp, hq]) =>
    demoServices
      .filter(({ carrier, code }) => services.includes(`${carrier} ${code}`))
      .flatMap(servedLanes)
      .filter(({ pol, pod }) => pols.has(pol) && pods.includes(pod))
      .map(({ carrier, service, pol, pod, weekday, transitDays }): EntityValues => {
        const near = 0.97 + random.next() * 0.06
        const floor = (price: number) => Math.round((price * near) / 5) * 5
        return {
          LaneCode,
          PolCode: pol,
          PodCode: pod,
          CarrierCode: carrier,
          ServiceCode: service,
          TransitDays: transitDays,
          CurrencyCode: 'USD',
          RateType: 'FAK',
          ContractNo: `RT-${carrier}-${LaneCode}26`,
          Visibility: 'ALL',
          Floor20GP: floor(gp),
          Floor40GP: floor(hq * 0.97),
          Floor40HQ: floor(hq),
          Cost20GP: floor(gp) - 55,
          Cost40GP: floor(hq * 0.97) - 90,
          Cost40HQ: floor(hq) - 90,
          ValidFrom: from,
          ValidTo: to,
          Basis: 'ATD',
          EtdWeekday: String(weekday),
          FreeDays: 10,
        }
      }),
  )
}

/** Rates of another forwarder, with its mark-ups and the level of those who resell them. */
export async function seedPeerRates(tx: Queryable, peer: { readonly id: number; readonly keeper: number }, now: Date): Promise<void> {
  const level = { Code: 'TH', NameZh: '同行', Remark: '订阅渠道的同行价' }
  await insertRows(tx, customerLevelCalls, peer.id, [level], peer.keeper)
  const markups: readonly EntityValues[] = [
    { NameZh: '基础加价', MarkupLayer: 'PLATFORM', CurrencyCode: 'USD', Amount: 30, Amount40HQ: 40 },
    { NameZh: '同行价', MarkupLayer: 'LEVEL', Levels: ['TH'], CurrencyCode: 'USD', Amount: -15 },
  ]
  await insertRows(tx, markupRuleCalls, peer.id, markups, peer.keeper, 'JJ')
  await insertRows(tx, freightRateCalls, peer.id, ratesOf(now), peer.keeper, 'YJ26')
  for (const [place, [lane, code, basis, currency, amount]] of surcharges.entries())
    await tx.query(
      `insert into freight_rate_surcharge (kind, subject_id, company_id, place, charge_code, basis, pp_cc, currency_code, amount)
       select 'freightRate', t.id, t.company_id, $3, $4, $5, 'PP', $6, $7 from freight_rate t
       where t.company_id = $1 and ($2 = '' or t.lane_code = $2)`,
      [peer.id, lane, place, code, basis, currency, amount],
    )
  await tx.query('update freight_rate set state = 1, published_at = now() where company_id = $1', [peer.id])
}
