import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { placeOf, referenceIndex } from '@jst/contracts/master'
import { siCombination, siDataInfo, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import { isHsSubheading } from '@jst/si-drafts/hs-codes'
import {
  combinableOrders,
  emptyLine,
  knownCodes,
  orderFacts,
  recordFromOrder,
  recordToWire,
  validateSet,
  type SetToCheck,
} from '@jst/si-drafts/rules'
import { unEntry } from '@jst/si-drafts/un-numbers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { createDatabase, type Database } from '../../kernel/database/database.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { findOrderForSi } from '../cargo-orders/index.ts'
import { issuesOf } from './si-check.service.ts'
import { factsFor, type Facts } from './si-facts.service.ts'
import { siTestbed } from './testing.ts'

let server: TestServer
let database: Database
let customer: TestClient
let actor: EmployeeActor
let order: NonNullable<Awaited<ReturnType<typeof findOrderForSi>>>
let other: { id: number; mblNo: string }
let ofServer: Facts
let ofClient: Pick<SetToCheck, 'order' | 'orders' | 'known'>
let booked: SiRecord

/** Both sides make their facts once, each in its own way, of the same data. */
beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  const bed = siTestbed(server, customer)
  const [id, merged] = [await bed.order(), await bed.order()]
  const read = async (kind: 'port' | 'carrier') => (await customer.call(referenceIndex, { Kind: kind })).body.Data!.Rows.map(placeOf)
  const { CompanyCode, CompanyId } = (await customer.call(cargoOrderInfo, { Id: id })).body.Data
  booked = recordFromOrder((await customer.call(siDataInfo, { CGO_ID: id })).body.Data)
  const { MergedInto, Orders } = (await customer.call(siCombination, { CGO_ID: id, Ids: String(merged) })).body.Data
  other = { id: merged, mblNo: Orders.find(({ Id }) => Id === merged)?.MblNo ?? '' }
  ofClient = {
    order: { ...orderFacts(id, booked, CompanyCode), mergedInto: MergedInto },
    orders: combinableOrders(Orders),
    known: knownCodes({ ports: await read('port'), carriers: await read('carrier'), hsCode: isHsSubheading, unNumber: unEntry }),
  }
  database = createDatabase({ connections: 1 })
  database.open(server.db.address)
  actor = { employeeId: 1, companyId: CompanyId, companyKind: 'customer', permissions: new Map() } as unknown as EmployeeActor
  const db = database.tenant(actor)
  order = (await findOrderForSi(db, id))!
  const combining = {
    ...booked,
    masterBills: [{ id: 0, orderId: id, recordId: 0, mergedOrderId: merged, mergedMblNo: other.mblNo, mergedBookingNo: '' }],
  }
  ofServer = await factsFor(db, actor, order, [combining])
})
afterAll(async () => {
  await database.close()
  await server.close()
})

const words = (...list: string[]) => fc.constantFrom(...list)
const text = fc.oneof(
  words(
    '',
    'N/M',
    '宁波',
    'TO ORDER',
    'ACME LTD\nHAMBURG, GERMANY',
    'SAME AS CONSIGNEE',
    'A'.repeat(40),
    'FISH\u00a0-18°C ',
    '“PIPES” – 5\t',
  ),
  words(
    'UN1263 PAINT CLASS 3 PG II',
    'UN0000 CLASS 4.4',
    'UN3480 CLASS 9 PG II',
    'UN1098, ALLYL ALCOHOL, 6.1 (3), I',
    'NON-OPERATING REEFER',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const place = words('', 'SHANGHAI', '宁波', 'NINGBO, CHINA', 'HAMBURG', '汉堡', 'NOWHERE ')
const code = words('', 'CNNGB', 'CNSHA', 'CNSGH', 'DEHAM', 'USLAX', 'BRSSZ', 'XXQQQ', 'cn')
const amount = fc.constantFrom(0, 1, 420, 1.5, 12_500.5, 60_000, 1e6, -3, 0.12345)

const lines: fc.Arbitrary<Partial<SiLine>> = fc.record(
  {
    goods: text,
    goodsZh: words('', '油漆'),
    hsCode: words('', '320810', '3208.10', '770000'),
    packageKind: words('', 'CARTONS', '纸箱'),
    packages: amount,
    weight: amount,
    volume: amount,
    unNo: words('', '1263', '1098', '0000', '9999', 'UN1263'),
    imoClass: words('', '3', '8', '10', '6.1'),
    packingGroup: words('', 'I', 'III', 'X'),
    properName: words('', 'PAINT', 'ACETONE', '油漆'),
    flashPoint: words('', '23', '73F', '-4'),
    ems: words('', 'F-E, S-D', 'FE'),
    emergency: words('', 'MR WANG +86 574'),
  },
  { requiredKeys: [] },
)
const boxes: fc.Arbitrary<Partial<SiContainer>> = fc.record(
  {
    type: words('', '40HQ', '20GP', '40RH', '45G1', '40FR', '99Z9'),
    containerNo: words('', 'MSKU6011672', 'CSQU3054384', 'ＭＳＫＵ６０１１６７２', 'ABCJ1234567 ', 'TCNU6225360'),
    sealNo: words('', 'N/A', 'CN1', 'CN1/ＣＮ2', '-', 'a、b'),
    packages: amount,
    weight: amount,
    volume: amount,
    soc: words('', '1', 'X'),
    partLoad: words('', '1'),
    tare: fc.constantFrom(0, 900, 3800),
    vgm: fc.constantFrom(0, 500, 16_300.5, 90_000),
    vgmMethod: words('', '1', '2', '3'),
    vgmTime: words('', '2026-11-20 09:30', '2026-02-30', '9:30'),
    temperature: words('', '-18', '16/20 C', '-18℃'),
    ventilation: words('', 'CLOSED', 'OPEN'),
    humidity: words('', '85', '120'),
    overHeight: fc.constantFrom(0, 30, 900),
  },
  { requiredKeys: [] },
)
const records: fc.Arbitrary<Partial<SiRecord>> = fc.record(
  {
    goodsType: words('', '1', '2', '3', '4', '9'),
    mblNo: words('', 'COSU6412345670', 'cosu 1', 'COSU641 '),
    splitMblNo: words('', 'COSU6412345670A', 'COSU6412345670B'),
    signingMethod: words('OBL', 'SWB', 'X'),
    paymentMethod: words('PP', 'PE'),
    transportTerms: words('CY-CY', 'DOOR-DOOR'),
    consignor: text,
    consignee: text,
    notifier1: text,
    carrier: words('', 'COSCO', 'MAEU', '马士基', 'NOBODY', 'MSC'),
    vessel: words('ARIES', 'EVER GIVEN IMO 9811001', ' '),
    voyage: words('043W', '043 w', ''),
    receiptPlace: place,
    receiptPlaceCode: code,
    loadPort: place,
    loadPortCode: code,
    dischargePort: place,
    dischargePortCode: code,
    deliveryPlace: place,
    deliveryPlaceCode: code,
    marks: text,
    goods: text,
    hsCode: words('', '732393', '7323.93', '770000', '12'),
    emails: words('', 'a@b.cn', 'a@b.cn; A@b.cn', 'x'),
    packageCount: words('', '420', '7'),
    payableAt: words('', 'HAMBURG', '汉堡'),
    sailingDate: fc.constantFrom(null, '2026-03-12', '2020-01-01', 'tomorrow', '2026-13-45'),
  },
  { requiredKeys: [] },
)
const drafts = fc.tuple(records, fc.option(fc.array(fc.tuple(boxes, fc.array(lines, { maxLength: 2 })), { maxLength: 3 })), fc.boolean())

type Draft = typeof drafts extends fc.Arbitrary<infer T> ? T : never
function recordOf([patch, containers, combines]: Draft, index: number, num: number): SiRecord {
  const own = containers?.map(([box, rows]) => ({
    ...booked.containers[0]!,
    ...box,
    lines: rows.map((row) => ({ ...emptyLine(), ...row })),
  }))
  const bill = { id: 0, orderId: order.id, recordId: 0, mergedOrderId: other.id, mergedMblNo: other.mblNo, mergedBookingNo: '' }
  return {
    ...booked,
    ...patch,
    id: index + 1,
    draftCount: num,
    siType: num > 1 ? 2 : 1,
    containers: own ?? booked.containers,
    masterBills: combines ? [bill] : [],
  }
}

it('editor and server find the same in 1,000 sets, each with the facts that it makes itself', () => {
  const now = Date.parse('2026-03-10T08:00:00Z')
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(drafts, { minLength: 1, maxLength: 3 }), fc.nat(1), (sets, open) => {
      const num = sets.length + open
      const bills = sets.map((draft, index) => recordOf(draft, index, num))
      const here = validateSet({ ...ofClient, records: bills, num, now, lateReason: '', lateReasonMayFollow: true })
      const payload = { TDBLInfos: bills.map(recordToWire), Num: num, CGO_ID: order.id, MBL_NO: '' }
      expect(issuesOf(actor, payload, order, ofServer, [], now, 'check')).toEqual(here)
      for (const { Code } of here) seen.add(Code)
    }),
    { numRuns: 1000, seed: 20260310 },
  )
  // a generator that never leaves the beaten track would prove nothing
  expect(seen.size).toBeGreaterThan(60)
})
