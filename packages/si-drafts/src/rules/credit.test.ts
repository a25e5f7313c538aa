import type { CreditKind, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodRecord } from '../testing/records.ts'
import { checkCredit } from './credit.ts'

const consignee = 'TO ORDER OF HSBC BANK PLC, 8 CANADA\nSQUARE, LONDON E14 5HQ'
const of = (kind: CreditKind, text: string, more: Partial<SiRecord> = {}, bills = 1) =>
  checkCredit(
    goodRecord({ consignee, loadPort: 'NINGBO', loadPortCode: 'CNNGB', signingMethod: 'OBL', originals: 3, ...more }),
    [{ kind, text }],
    {
      bills,
    },
  ).map(({ severity, path, message }) => [severity, path, message])

describe('clauses of a credit', () => {
  it.each<[string, CreditKind, string, Partial<SiRecord>]>([
    ['wording whatever its line breaks', 'consignee', 'MADE OUT TO ORDER OF HSBC BANK PLC, 8 CANADA SQUARE, LONDON E14 5HQ', {}],
    ['a notify party that stands second', 'notifier', 'ACME LTD', { notifier1: 'BROKER', notifier2: 'ACME LTD\nLONDON' }],
    ['a port by name', 'loadPort', 'NINGBO, CHINA', {}],
    ['any port of a country', 'loadPort', 'ANY CHINESE PORT', {}],
    ['any port in a country', 'loadPort', 'ANY PORT IN CHINA', {}],
    ['the last day of shipment', 'latestShipment', '2026-12-31', { onBoardDate: '2026-12-31' }],
    ['freight', 'freight', 'MARKED FREIGHT PREPAID', { paymentMethod: 'PP' }],
    ['a full set', 'originals', 'FULL SET (3/3) OF CLEAN ON BOARD BILLS', {}],
    ['three where nothing is said', 'originals', '3/3', { originals: 0 }],
    ['one bill', 'partialShipment', 'NOT ALLOWED', {}],
    ['transhipment that is allowed', 'transhipment', 'ALLOWED', {}],
    ['an empty clause', 'goods', ' ', {}],
  ])('are met by %s', (_name, kind, text, more) => expect(of(kind, text, more)).toEqual([]))

  it('tell the first letter of a wording that differs', () => {
    expect(of('consignee', 'TO ORDER OF HSBC BANK PLC, 8 CANADA SQ., LONDON E14 5HQ')).toEqual([
      ['ERROR', 'TBI_CONSIGNEE', '从“ANK PLC, 8 CANADA SQ”之后起与信用证不同，信用证为“., LONDON E14 5HQ”'],
    ])
    expect(of('goods', 'TOTALLY OTHER CARGO')[0]?.[0]).toBe('ERROR')
  })
  it.each<[CreditKind, string, Partial<SiRecord>, string]>([
    ['loadPort', 'SHANGHAI', {}, 'TBI_ZHUANGHG'],
    ['loadPort', 'ANY PORT IN JAPAN', {}, 'TBI_ZHUANGHG'],
    ['latestShipment', '2026-12-01', { onBoardDate: '2026-12-02' }, 'TBI_ONBOARD_DATE'],
    ['latestShipment', '2026-12-01', { sailingDate: '2026-12-05' }, 'TBI_SAILINGDATE'],
    ['freight', 'FREIGHT COLLECT', { paymentMethod: 'PP' }, 'TBI_PAYMENT_METHOD'],
    ['originals', '2/2', {}, 'TBI_ORIGINALS'],
    ['originals', 'FULL SET', { signingMethod: 'SWB' }, 'TBI_SIGNING_METHOD'],
  ])('are violated: %s %s', (kind, text, more, path) => {
    const [found] = of(kind, text, more)
    expect(found?.slice(0, 2)).toEqual(['ERROR', path])
  })
  it('are violated by several bills where partial shipments are not allowed', () => {
    expect(of('partialShipment', 'PROHIBITED', {}, 2)[0]?.[0]).toBe('ERROR')
  })
  it('are left to a person where the record does not tell', () => {
    expect(of('latestShipment', '2026-12-01', { sailingDate: null })[0]?.[0]).toBe('INFO')
    expect(of('transhipment', 'NOT ALLOWED')[0]?.[0]).toBe('INFO')
    expect(of('other', 'BILLS OF LADING MUST SHOW THE CREDIT NUMBER')[0]?.[0]).toBe('INFO')
  })
})
