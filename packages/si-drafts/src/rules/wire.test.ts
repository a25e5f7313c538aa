import { describe, expect, it } from 'vitest'
import { goodRecord } from '../testing/records.ts'
import { boxSummary } from './totals.ts'
import type { SiRecord } from '@jst/contracts/si/data'
import {
  completed,
  emptyContainer,
  emptyLine,
  emptyRecord,
  recordFromOrder,
  recordFromWire,
  recordToWire,
  wholeNumberText,
} from './wire.ts'

describe('wire mapping', () => {
  it('a new record has TBI_SITYPE 1, TBI_STATUS 1 and TBI_SOURCES 1', () => {
    expect(recordToWire(emptyRecord())).toMatchObject({ TBI_SITYPE: 1, TBI_STATUS: 1, TBI_SOURCES: 1 })
  })
  it('survives the way to the wire and back', () => {
    const record = goodRecord()
    expect(recordFromWire(recordToWire(record))).toEqual(record)
  })
  it('loaded order data has the four names printed on the bill blanked, TBI_XIEH_BL without G among them', () => {
    const {
      BoxInfos,
      TDBpMBLNos: _bills,
      ...fields
    } = recordToWire(goodRecord({ receiptPlaceOnBill: 'A', loadPortOnBill: 'B', dischargePortOnBill: 'C', deliveryPlaceOnBill: 'D' }))
    expect(fields.TBI_XIEH_BL).toBe('C')
    const loaded = recordFromOrder({ ...fields, TDBoxInfos: BoxInfos })
    expect([loaded.receiptPlaceOnBill, loaded.loadPortOnBill, loaded.dischargePortOnBill, loaded.deliveryPlaceOnBill]).toEqual([
      '',
      '',
      '',
      '',
    ])
    expect(loaded.containers).toHaveLength(1)
  })
  it.each([
    ['404.0', '404'],
    [404, '404'],
    ['12.6', '13'],
    ['', ''],
    [null, ''],
    ['abc', ''],
  ])('TBI_NUMBER %j is shown as %j', (value, shown) => expect(wholeNumberText(value)).toBe(shown))
  it('the box summary lists each type with its count, a shared container once', () => {
    expect(
      boxSummary([
        { type: '40HQ', containerNo: 'A' },
        { type: '20GP', containerNo: 'B' },
        { type: '40HQ', containerNo: 'C' },
        { type: '40HQ', containerNo: 'A' },
      ]),
    ).toBe('40HQ*2,20GP*1')
  })
})

it('completes a record of an earlier release with the fields that came later', () => {
  const { quotationNo: _quotationNo, containers: _containers, ...older } = emptyRecord()
  const { soc: _soc, lines: _lines, ...box } = emptyContainer()
  const { unNo: _unNo, ...line } = emptyLine()
  const stored = { ...older, containers: [{ ...box, lines: [line] }] }
  const expected = { ...emptyRecord(), containers: [{ ...emptyContainer(), lines: [emptyLine()] }] }
  expect(completed(stored as unknown as SiRecord)).toEqual(expected)
})
