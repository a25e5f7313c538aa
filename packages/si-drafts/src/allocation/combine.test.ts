import { describe, expect, it } from 'vitest'
import { validateSet } from '../rules/validate.ts'
import { totalsOf } from '../rules/totals.ts'
import { goodContainer, goodOrder, goodRecord } from '../testing/records.ts'
import { combine, type CombinedOrder } from './combine.ts'

const order = (id: number, mblNo: string, overrides: Partial<CombinedOrder> = {}): CombinedOrder => ({
  ...goodOrder(),
  id,
  mblNo,
  companyCode: 'YFJCK',
  containers: [],
  ...overrides,
})
const box = (packages: number, weight: number) => goodContainer({ packages, weight, volume: 30 })

describe('Combine: DCSA 2c1u, two bookings in one container', () => {
  const bookings = [
    order(2, 'COSU0000000002', { containers: [box(600, 15_000)] }),
    order(3, 'COSU0000000003', { containers: [box(400, 20_000)] }),
  ]
  const { record, findings } = combine(goodRecord({ containers: [] }), order(1, 'COSU6412345670'), bookings)

  it('gives 1,000 packages and 35,000 kg in one record with two TDBpMBLNos rows', () => {
    expect(findings).toEqual([])
    expect(record.containers).toHaveLength(1)
    expect(totalsOf(record.containers)).toMatchObject({ packages: 1000, weight: 35_000 })
    expect(record.masterBills.map(({ orderId, mergedOrderId, mergedMblNo }) => [orderId, mergedOrderId, mergedMblNo])).toEqual([
      [1, 2, 'COSU0000000002'],
      [1, 3, 'COSU0000000003'],
    ])
    expect([record.mergeMblNo, record.packageCount]).toEqual(['COSU6412345670', '1000'])
  })
  it('35,000 kg also raises the payload warning, and nothing else', () => {
    expect(validateSet({ records: [record], num: 1, now: 0 }).map(({ Severity, Code }) => `${Severity} ${Code}`)).toEqual(['WARN PAYLOAD'])
  })
})

describe('combining orders', () => {
  const main = order(1, 'COSU6412345670')
  it('refuses another company and another vessel or voyage: the record stays as it was', () => {
    for (const [wrong, code] of [
      [{ companyCode: 'HENGZE' }, 'MERGE_COMPANY'],
      [{ vessel: 'EVER GIVEN' }, 'MERGE_VESSEL'],
      [{ voyage: '044W' }, 'MERGE_VESSEL'],
      [{ taken: true }, 'MERGE_TAKEN'],
      [{ mblNo: '' }, 'MERGE_NO_BILL'],
      [{ id: 1 }, 'MERGE_SELF'],
    ] as const) {
      const before = goodRecord()
      const { record, findings } = combine(before, main, [order(2, 'COSU0000000002', wrong)])
      expect(record).toBe(before)
      expect(findings).toMatchObject([{ severity: 'ERROR', code }])
    }
  })
  it('goods for another port stay apart', () => {
    const before = goodRecord()
    const { record, findings } = combine(before, main, [order(2, 'COSU0000000002', { dischargePortCode: 'NLRTM' })])
    expect(record).toBe(before)
    expect(findings).toMatchObject([{ severity: 'ERROR', code: 'MERGE_ROUTING', orderId: 2 }])
    expect(findings[0]?.message).toContain('卸货港')
  })
  it('warns when the place of receipt differs and combines all the same', () => {
    const { record, findings } = combine(goodRecord(), main, [order(2, 'COSU0000000002', { receiptPlaceCode: 'CNYIW' })])
    expect(findings).toMatchObject([{ severity: 'WARN', code: 'MERGE_ROUTING', orderId: 2 }])
    expect(findings[0]?.message).toContain('收货地')
    expect(record.masterBills).toHaveLength(1)
  })
  it('takes the main number that was chosen, and an order only once', () => {
    const other = order(2, 'COSU0000000002', { containers: [goodContainer({ containerNo: 'TCNU6225360' })] })
    const once = combine(goodRecord(), main, [other], { mergeMblNo: 'COSU0000000002' }).record
    const twice = combine(once, main, [other]).record
    expect([once.mergeMblNo, twice.masterBills.length, twice.containers.length]).toEqual(['COSU0000000002', 1, 2])
  })
})
