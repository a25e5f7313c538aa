import { prepareRules, type Inquiry, type Layer, type MarkupRule, type PreparedRules, type Rate, type Surcharge } from '@jst/price-engine'
import { randomOf } from '../partner/names.ts'

const random = randomOf(20)
const upTo = (count: number) => Math.floor(random() * count)
const pols = ['CNSHA', 'CNNGB', 'CNTAO', 'CNYTN', 'CNXMN']
const pods = Array.from({ length: 60 }, (_, at) => `POD${String(at).padStart(2, '0')}`)
const lanes = Array.from({ length: 12 }, (_, at) => `LANE${at}`)
const laneOf = (pod: string) => lanes[pods.indexOf(pod) % lanes.length]!
const carriers = Array.from({ length: 12 }, (_, at) => `CARRIER${at}`)
const types = ['20GP', '40GP', '40HQ']

const charge = (Code: string, more: Partial<Surcharge>): Surcharge => ({
  Code,
  NameZh: Code,
  NameEn: Code,
  PpCc: 'PP',
  Currency: 'USD',
  Basis: 'C',
  Amount: '',
  Boxes: [],
  Minimum: '',
  PercentOf: [],
  Conditions: [],
  InAllIn: false,
  ValidFrom: '',
  ValidTo: '',
  Known: true,
  Source: { Kind: 'template', Id: 1, Version: 1 },
  ...more,
})

/** Usual surcharges of a rate from China: bunker and terminal by box, documents by bill, a manifest for some ports, a percentage. */
const surcharges = [
  charge('BAF', { Boxes: types.map((Type, at) => ({ Type, Amount: String(120 + at * 60) })) }),
  charge('THC', { Currency: 'CNY', Boxes: types.map((Type, at) => ({ Type, Amount: String(800 + at * 250) })) }),
  charge('DOC', { Currency: 'CNY', Basis: 'B', Amount: '450' }),
  charge('SEAL', { Currency: 'CNY', Amount: '50' }),
  charge('AMS', { Basis: 'B', Amount: '30', Conditions: [{ What: 'lane', Op: 'in', Values: lanes.slice(0, 4) }] }),
  charge('CAF', { Basis: 'F', Amount: '2.5' }),
  charge('DTHC', { PpCc: 'CC', Amount: '210', InAllIn: true }),
  charge('OWS', { Amount: '150', Conditions: [{ What: 'weight', Op: 'above', Values: ['22'] }] }),
]

function rate(Id: number): Rate {
  const Pod = pods[upTo(pods.length)]!
  const floor = 900 + upTo(2_500)
  return {
    Id,
    No: `FR${Id}`,
    Version: 1,
    UpdatedBy: '王芳',
    UpdatedAt: '2026-11-01T02:00:00Z',
    Supplier: `SUPPLIER${upTo(30)}`,
    Contract: `C${upTo(90)}`,
    Carrier: carriers[upTo(carriers.length)]!,
    Service: `S${upTo(40)}`,
    Lane: laneOf(Pod),
    Region: '',
    Pol: pols[upTo(pols.length)]!,
    PolLinks: [],
    Barge: [],
    Pod,
    Del: '',
    Via: '',
    RateType: upTo(3) === 0 ? 'NAC' : 'FAK',
    Commodity: '',
    Currency: 'USD',
    PpCc: 'PP',
    Boxes: types.map((Type, at) => ({ Type, Cost: String(floor + at * 500 - 60), Floor: String(floor + at * 500) })),
    WeightLimits: [],
    ValidFrom: '2026-11-01',
    ValidTo: '2026-11-30',
    Basis: 'ATD',
    Surcharges: surcharges,
    TransitDays: 20 + upTo(20),
    FreeDays: 14,
    EtdWeekday: 3,
    ClosingWeekday: 1,
    RemarkPublic: '',
    RemarkInternal: '',
  }
}

/** Of twenty rules two are of the platform, three of a level, twelve of a customer, three of a salesperson. */
const layerOf = (id: number): Layer => (id % 20 < 2 ? 'PLATFORM' : id % 20 < 5 ? 'LEVEL' : id % 20 < 17 ? 'CUSTOMER' : 'SALES')
function rule(Id: number): MarkupRule {
  const Layer = layerOf(Id)
  const pod = pods[upTo(pods.length)]!
  const routes = [{ Lanes: [laneOf(pod)] }, { Pods: [pod] }, { Lanes: [laneOf(pod)], Carriers: [carriers[upTo(12)]!] }]
  // a rule of the platform for everything is rare, one of a customer is not
  const route = upTo(Layer === 'PLATFORM' || Layer === 'LEVEL' ? 50 : 4) === 0 ? {} : routes[upTo(3)]!
  const whose = {
    PLATFORM: {},
    LEVEL: { Levels: [['VIP', 'A', 'B'][upTo(3)]!] },
    CUSTOMER: { Customers: [`KH${upTo(300)}`] },
    SALES: { Salespersons: [`E${upTo(40)}`] },
  }[Layer]
  const percent = upTo(5) === 0
  return {
    Id,
    Layer,
    Scope: { ...route, ...whose },
    Amount: percent ? '' : String(upTo(120) - 20),
    Boxes: percent || upTo(2) === 0 ? [] : [{ Type: '40HQ', Amount: String(upTo(200)) }],
    Percent: percent ? String(upTo(60) / 10) : '',
    Of: upTo(2) === 0 ? 'FLOOR' : 'RUNNING',
    Currency: 'USD',
    ValidFrom: '2026-01-01',
    ValidTo: '2026-12-31',
    Stackable: upTo(12) === 0,
    Priority: upTo(5),
    Owner: '李强',
    UpdatedAt: '2026-10-12T08:00:00Z',
    Note: '',
    Public: false,
  }
}

/** 2,000 rules, least margins and filed ranges. */
export const preparedRules = (): PreparedRules =>
  prepareRules({
    Markups: Array.from({ length: 2_000 }, (_, at) => rule(at + 1)),
    MarginFloors: lanes.map((lane, at) => ({
      Id: at + 1,
      Scope: { Lanes: [lane] },
      PerBox: '30',
      PerBill: '50',
      Currency: 'USD',
      ValidFrom: '',
      ValidTo: '',
    })),
    FiledRanges: carriers.map((carrier, at) => ({
      Id: at + 1,
      Scope: { Carriers: [carrier] },
      Box: '40HQ',
      Currency: 'USD',
      Min: '500',
      Max: '9000',
      ValidFrom: '',
      ValidTo: '',
    })),
  })

export const ratesOf = (count: number): Rate[] => Array.from({ length: count }, (_, at) => rate(at + 1))

/** One port of loading, all ports of discharge of the rates, three box types: what a search asks for, of a customer with a level and a salesperson. */
export const inquiryOf = (at: number): Inquiry => ({
  Pol: pols[at % pols.length]!,
  Pods: pods,
  AskedOn: '2026-11-10',
  Day: '2026-11-20',
  Sailing: {},
  Boxes: types.map((Type) => ({ Type, Count: 1 + (at % 3), Tons: '', Soc: false as const })),
  Bills: 1,
  Tons: '40',
  Cbm: '120',
  Commodity: '',
  CargoType: 'GENERAL',
  Customer: `KH${at % 300}`,
  Level: 'A',
  Salesperson: `E${at % 40}`,
  Channel: 'internal',
  ExchangeRates: [{ Currency: 'USD', Rate: '7.1342', Turned: false, FromDay: '2026-11-01' }],
  Into: 'CNY',
})
