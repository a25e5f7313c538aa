import { commercialType, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodOrder, goodRecord } from '../testing/records.ts'
import type { CombinableOrder } from './facts.ts'
import type { SetToCheck } from './facts.ts'
import { repairAll } from './repairs.ts'
import { passes } from './passes.ts'
import { validateSet } from './validate.ts'

const bill = (letter: string, id: number, containers: SiContainer[], overrides: Partial<SiRecord> = {}) =>
  goodRecord({
    id,
    siType: 2,
    splitMblNo: `COSU6412345670${letter}`,
    packageCount: String(containers.reduce((sum, box) => sum + box.packages, 0)),
    containers,
    ...overrides,
  })
const part = (packages: number, weight: number, volume: number, overrides: Partial<SiContainer> = {}) =>
  goodContainer({ packages, weight, volume, partLoad: '1', ...overrides })
const check = (records: SiRecord[], extra: Partial<SetToCheck> = {}) =>
  validateSet({ records, num: records.length, now: Date.parse('2026-03-10T08:00:00Z'), ...extra })
const codes = (records: SiRecord[], extra: Partial<SetToCheck> = {}) =>
  check(records, extra).map(({ Severity, Code }) => `${Severity} ${Code}`)

describe('rules of the set', () => {
  it('TBI_NUM is 1 to 99', () => expect(codes([goodRecord()], { num: 100 })).toContain('ERROR NUM_RANGE'))
  it('TBI_SITYPE is 2 when there are several bills', () =>
    expect(codes([goodRecord(), bill('B', 2, [goodContainer()])])).toContain('ERROR SI_TYPE'))
  it('TBI_COMPANYCODE is the company of the order', () =>
    expect(codes([goodRecord({ companyCode: 'OTHER' })], { order: goodOrder({ companyCode: 'YFJCK' }) })).toEqual(['ERROR OTHER_COMPANY']))
  it('CGO_ID is the order of the set', () =>
    expect(codes([goodRecord({ orderId: 2 })], { order: goodOrder() })).toEqual(['ERROR OTHER_ORDER']))
  it('one seal on two boxes is told, on one shared box it is right', () => {
    const other = goodContainer({ containerNo: 'TCNU6225360' })
    expect(codes([bill('A', 1, [goodContainer()]), bill('B', 2, [other])])).toEqual(['WARN SEAL_TWICE'])
    expect(codes([bill('A', 1, [part(1, 1, 1)]), bill('B', 2, [part(1, 1, 1)])])).toEqual([])
  })
  it('a box of several bills is marked as a part load in each of them, with one click', () => {
    const plain = { partLoad: '' }
    const records = [
      bill('A', 1, [part(1, 1, 1)]),
      bill('B', 2, [goodContainer({ containerNo: 'TCNU6225360', sealNo: 'CN9' }), part(1, 1, 1, plain)]),
    ]
    const [issue, ...more] = check(records)
    expect([issue?.Code, issue?.Severity, issue?.Path, more]).toEqual(['PART_LOAD', 'WARN', 'TDBLInfos[1].BoxInfos[1].TBX_PART_LOAD', []])
    expect(check(repairAll(records, [issue!]))).toEqual([])
    // a box may be shared with a bill that is not in the set
    expect(check([goodRecord({ containers: [goodContainer({ partLoad: '1' })] })])).toEqual([])
    expect(codes([goodRecord({ containers: [goodContainer({ partLoad: 'X' })] })])).toEqual(['ERROR CHOICE'])
  })
  it('after the cut-off the right to submit late needs a reason where one is asked for', () => {
    const order = goodOrder({ deadline: '2026-03-09T04:00:00Z' })
    expect(codes([goodRecord()], { order, lateAllowed: true, lateReason: ' ' })).toEqual(['WARN OVERDUE', 'ERROR LATE_REASON'])
    expect(codes([goodRecord()], { order, lateAllowed: true, lateReason: '', lateReasonMayFollow: true })).toEqual([
      'WARN OVERDUE',
      'WARN LATE_REASON',
    ])
    expect(codes([goodRecord()], { order, lateAllowed: true, lateReason: '客户临时改单' })).toEqual(['WARN OVERDUE'])
    expect(codes([goodRecord()], { order, lateReason: '客户临时改单' })).toEqual(['ERROR OVERDUE'])
  })
  it('the drafts of a shared box may not weigh more than is loaded: a little warns, more is an error', () => {
    const shares = (weight: number) =>
      check([bill('A', 1, [part(200, 6000, 30)]), bill('B', 2, [part(220, weight, 32.3)])], { order: goodOrder() })
    expect(shares(6500.5)).toEqual([])
    const [issue] = shares(6520).filter(({ Code }) => Code === 'SHARED_WEIGHT')
    expect(issue).toMatchObject({ Severity: 'WARN', Label: 'MSKU6011672' })
    expect(issue?.Message).toContain('COSU6412345670A、第 2 票 COSU6412345670B')
    expect(shares(7000).map(({ Severity, Code }) => `${Severity} ${Code}`)).toContain('ERROR SHARED_WEIGHT')
  })
  it('VGM is not less than cargo and tare', () => {
    const order = goodOrder({ containers: [{ ...goodContainer(), vgm: 16_000, tare: 3_900 }] })
    expect(codes([goodRecord()], { order })).toEqual(['WARN VGM'])
    expect(codes([goodRecord()], { order: goodOrder({ containers: [{ ...goodContainer(), vgm: 16_401, tare: 3_900 }] }) })).toEqual([])
  })
})

describe('rules of combined master bills', () => {
  const row = (mergedOrderId: number, mergedMblNo: string) => ({
    id: 0,
    orderId: 1,
    recordId: 0,
    mergedOrderId,
    mergedMblNo,
    mergedBookingNo: '',
  })
  const combined = (...masterBills: ReturnType<typeof row>[]) => goodRecord({ mergeMblNo: 'COSU6412345670', masterBills })
  it('a good combination has no findings', () => expect(codes([combined(row(2, 'COSU222222'))])).toEqual([]))
  it('TMM_MCGO_ID is needed and another order', () => {
    expect(codes([combined(row(0, 'COSU222222'))])).toEqual(['ERROR REQUIRED'])
    expect(codes([combined(row(1, 'COSU222222'))])).toEqual(['ERROR MASTER_BILL_SELF'])
  })
  it('TMM_MMBL_NO is needed, a bill number, and once', () => {
    expect(codes([combined(row(2, ''))])).toEqual(['ERROR REQUIRED'])
    expect(codes([combined(row(2, 'x'))])).toEqual(['ERROR BILL_NO'])
    expect(codes([combined(row(2, 'COSU222222'), row(3, 'COSU222222'))])).toEqual(['ERROR MASTER_BILL_TWICE'])
  })
  it('TBI_MERGEMBL_NO is one of the bills combined, and belongs to a combination', () => {
    expect(codes([{ ...combined(row(2, 'COSU222222')), mergeMblNo: '' }])).toEqual(['ERROR REQUIRED'])
    expect(codes([{ ...combined(row(2, 'COSU222222')), mergeMblNo: 'COSU999999' }])).toEqual(['ERROR MERGE_NO'])
    expect(codes([goodRecord({ mergeMblNo: 'COSU222222' })])).toEqual(['WARN MERGE_ROWS'])
  })
  it('the orders fit together: company, vessel, voyage, ports and place of delivery must, place of receipt should; an issued bill is out', () => {
    const main: CombinableOrder = { ...goodOrder(), companyCode: 'YFJCK', mblNo: 'COSU6412345670' }
    const against = (other: Partial<CombinableOrder>) =>
      codes([combined(row(2, 'COSU222222'))], {
        orders: new Map([
          [1, main],
          [2, { ...main, id: 2, mblNo: 'COSU222222', ...other }],
        ]),
      })
    expect(against({})).toEqual([])
    expect(against({ companyCode: 'HENGZE' })).toEqual(['ERROR MERGE_COMPANY'])
    expect(against({ voyage: '044W' })).toEqual(['ERROR MERGE_VESSEL'])
    expect(against({ taken: true })).toEqual(['ERROR MERGE_TAKEN'])
    for (const apart of [{ dischargePortCode: 'NLRTM' }, { loadPortCode: 'CNSHA' }, { deliveryPlaceCode: 'ATVIE' }])
      expect(against(apart)).toEqual(['ERROR MERGE_ROUTING'])
    expect(against({ deliveryPlaceCode: main.dischargePortCode })).toEqual([])
    expect(against({ receiptPlaceCode: 'CNYIW' })).toEqual(['WARN MERGE_ROUTING'])
    expect(against({ mblNo: 'COSU333333' })).toEqual(['ERROR MERGE_MBL'])
    expect(codes([combined(row(7, 'COSU777777'))], { orders: new Map([[1, main]]) })).toEqual(['ERROR MERGE_UNKNOWN'])
  })
  it('a bill names the carrier that is booked: it signs the bill', () => {
    const order = goodOrder({ carrierCode: 'COSCO' })
    expect(codes([goodRecord()], { order })).toEqual([])
    expect(codes([goodRecord({ carrier: 'MSC' })], { order })).toEqual(['ERROR ORDER_CARRIER'])
  })
  it('an order that is part of another bill has none of its own', () =>
    expect(codes([goodRecord()], { order: goodOrder({ mergedInto: 'COSU999999' }) })).toEqual(['ERROR MERGED_ELSEWHERE']))
  it('totals and boxes are those of all orders together; a shared box carries what both have in it', () => {
    const own = goodContainer()
    const [second, shared] = [part(100, 2000, 10, { containerNo: 'TCNU6225360', sealNo: 'CN2' }), part(30, 600, 3)]
    const main = goodOrder()
    const other = { ...main, companyCode: 'YFJCK', id: 2, mblNo: 'COSU222222', containers: [second, shared] }
    const orders = new Map<number, CombinableOrder>([
      [1, { ...main, companyCode: 'YFJCK' }],
      [2, other],
    ])
    const both = { ...own, packages: own.packages + 30, weight: own.weight + 600, volume: own.volume + 3 }
    const record = (containers: SiContainer[]) => ({
      ...combined(row(2, 'COSU222222')),
      containers,
      packageCount: String(containers.reduce((sum, { packages }) => sum + packages, 0)),
    })
    expect(codes([record([both, second])], { order: main, orders })).toEqual([])
    expect(codes([record([own, second])], { order: main, orders })).toEqual([
      'ERROR ORDER_TOTAL',
      'ERROR ORDER_TOTAL',
      'ERROR ORDER_TOTAL',
      'ERROR CONTAINER_PACKAGES',
    ])
    expect(codes([record([both])], { order: main, orders })).toContain('WARN CONTAINER_LEFT_OUT')
    // what the other order has loaded is not known here: the server compares
    expect(codes([record([both, second])], { order: main })).toEqual([])
  })
})

describe('container types', () => {
  it('45G1 is a 40HQ and never a 45HQ; L5G1 is a 45HQ; an unknown code is none', () => {
    expect([commercialType('45G1'), commercialType('L5G1'), commercialType('99Z9')]).toEqual(['40HQ', '45HQ', undefined])
  })
  it('other codes of the trade are understood', () =>
    expect(['22G0', '40HC', '45R1', '22T6', '42U1'].map(commercialType)).toEqual(['20GP', '40HQ', '40RH', '20TK', '40OT']))
})

describe('the check as a whole', () => {
  it('returns every finding, in the same order each time, and an error blocks', () => {
    const bad = [
      goodRecord({ marks: '', containers: [goodContainer({ containerNo: 'X', weight: 0 })] }),
      goodRecord({ id: 2, consignee: '' }),
    ]
    const first = check(bad, { order: goodOrder() })
    expect(check(bad, { order: goodOrder() })).toEqual(first)
    expect(first.length).toBeGreaterThan(5)
    expect(passes(first)).toBe(false)
    const positions = first.map(({ DraftId }) => DraftId)
    expect(positions.indexOf(2)).toBeGreaterThan(positions.lastIndexOf(100_001, positions.indexOf(2)))
  })
})
