import { coloadCalls, lclLines, lclRateCalls, lclRateDocument as document } from '@jst/contracts/freight-rates'
import type { Line } from '@jst/contracts/document'
import type { EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../kernel/database/database.ts'
import { Random } from './random.ts'
import { insertLines, insertRows } from './rows.ts'

type Row = Omit<Line, 'Id'>
const pols = ['CNSHA', 'CNNGB', 'CNYTN']
/** Port of discharge: lane, price of a ton, days; charges at the destination (per ton, per shipment, currency), where they are known. */
const pods: Readonly<Record<string, readonly [lane: string, rate: number, days: number, destination?: readonly [number, number, string]]>> =
  {
    USLAX: ['USW', 38, 18, [42, 95, 'USD']],
    USNYC: ['USE', 62, 35, [48, 110, 'USD']],
    DEHAM: ['EUN', 25, 36, [38, 65, 'EUR']],
    NLRTM: ['EUN', 22, 34, [36, 60, 'EUR']],
    GBFXT: ['EUN', 20, 36],
    JPTYO: ['JPT', -5, 4, [4_200, 5_500, 'JPY']],
    SGSIN: ['SEA', -20, 8],
    THLCH: ['SEA', -35, 9],
    AEJEA: ['ME', 15, 20],
    AUSYD: ['ANZ', 45, 21, [52, 120, 'AUD']],
  }
const dayMs = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const charge = (ChargeCode: string, Unit: string, CurrencyCode: string, Amount: number | null, more: EntityValues = {}): Row => ({
  ChargeCode,
  Unit,
  CurrencyCode,
  Amount,
  ...more,
})

interface Made {
  readonly row: EntityValues
  readonly tiers: readonly Row[]
  readonly local: readonly Row[]
  readonly destination: readonly Row[]
}

/** Rates of two consolidators over three ports of loading. */
function ratesOf(now: Date, suppliers: readonly string[]): Made[] {
  const random = new Random(20_262)
  const today = Date.parse(dayOf(now.getTime() + 8 * 3_600_000))
  return suppliers.flatMap((SupplierCode, which) =>
    pols.flatMap((PolCode, place) =>
      Object.entries(pods).map(([PodCode, [LaneCode, baseRate, days, destination]]): Made => {
        const Rate = baseRate + random.between(-4, 6) + which * 2
        const from = today - random.between(2, 9) * dayMs
        const etd = random.between(1, 7)
        const row = {
          SupplierCode,
          LaneCode,
          PolCode,
          PodCode,
          ViaCode: which === 1 && days > 30 ? 'SGSIN' : '',
          Cfs: ['洋山东方 CFS', '北仑 CFS 3 号库', '盐田保税 CFS'][place]!,
          CurrencyCode: 'USD',
          Rate,
          PpCc: 'PP',
          MinRt: 1,
          MinCharge: Rate > 0 ? Rate : null,
          KgPerCbm: LaneCode === 'USW' || LaneCode === 'USE' ? 363 : 1_000,
          CostRate: Rate - random.between(4, 9),
          Refund: random.next() < 0.4 ? random.between(2, 8) : null,
          CargoTypes: random.next() < 0.3 ? ['GENERAL', 'FBA'] : [],
          ValidFrom: dayOf(from),
          ValidTo: dayOf(from + 20 * dayMs),
          ClosingWeekday: String(((etd + 3) % 7) + 1),
          EtdWeekday: String(etd),
          TransitDays: days + which * 3,
          DestinationKnown: destination !== undefined,
          ShowDestination: destination !== undefined,
          State: random.next() < 0.85 ? 1 : 0,
        }
        const range = (FromRt: number, ToRt: number | null, less: number): Row => ({ FromRt, ToRt, Rate: Rate - less })
        const [ton, shipment, currency] = destination ?? [0, 0, '']
        return {
          row,
          tiers: Rate > 0 ? [range(0, 3, 0), range(3, 10, 3), range(10, null, 6)] : [],
          local: [charge('CLC', 'RT', 'CNY', 35, { PpCc: 'PP' }), charge('DOC', 'SHIPMENT', 'CNY', 200, { PpCc: 'PP' })],
          destination: destination
            ? [
                charge('CFS', 'RT', currency, ton, { Minimum: ton, PpCc: 'CC' }),
                charge('D/O', 'SHIPMENT', currency, shipment, { PpCc: 'CC' }),
              ]
            : [charge('CFS', 'RT', 'USD', null, { PpCc: 'CC', Unknown: true })],
        }
      }),
    ),
  )
}

const coloads: readonly EntityValues[] = [
  { NameZh: '进仓费', ChargeCode: 'WHC', Unit: 'RT', CurrencyCode: 'CNY', Amount: 12, Minimum: 30, PpCc: 'PP', Pols: pols },
  {
    NameZh: '单件超重操作费',
    ChargeCode: 'CLC',
    Unit: 'PIECE',
    CurrencyCode: 'CNY',
    Amount: 80,
    PpCc: 'PP',
    Pols: pols,
    ConditionOf: 'pieceKg',
    ConditionOp: 'above',
    ConditionValue: 1_000,
  },
  {
    NameZh: 'FBA 理货贴标',
    ChargeCode: 'TALLY',
    Unit: 'PIECE',
    CurrencyCode: 'CNY',
    Amount: 2,
    PpCc: 'PP',
    Pols: pols,
    CargoTypes: ['FBA'],
  },
  {
    NameZh: '美线 AMS',
    ChargeCode: 'AMS',
    Unit: 'SHIPMENT',
    CurrencyCode: 'USD',
    Amount: 35,
    PpCc: 'PP',
    Lanes: ['USW', 'USE'],
    Pols: pols,
  },
  {
    NameZh: '化工品申报',
    ChargeCode: 'DGS',
    Unit: 'SHIPMENT',
    CurrencyCode: 'CNY',
    Amount: null,
    Unknown: true,
    PpCc: 'PP',
    Pols: pols,
    CargoTypes: ['CHEMICAL'],
  },
]

/** 拼箱运价 and 拼箱附加费 of the operator. */
export async function seedLclRates(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  const suppliers = await tx.query<{ code: string }>(
    `select code from provider where company_id = $1 and kinds && '{agent}' order by code limit 2`,
    [operatorId],
  )
  const generated = ratesOf(
    now,
    suppliers.map(({ code }) => code),
  )
  const rows = generated.map(({ row }, at) => ({ ...row, Code: `PX26${String(at + 1).padStart(6, '0')}` }))
  const ids = await insertRows(tx, lclRateCalls, operatorId, rows, null)
  for (const [at, { Code }] of rows.entries()) {
    const of = { kind: document.kind, id: ids.get(Code)! }
    for (const part of ['tiers', 'local', 'destination'] as const)
      await insertLines(tx, lclLines[part], operatorId, of, generated[at]![part])
  }
  await insertRows(tx, coloadCalls, operatorId, coloads, null, 'PF')
}
