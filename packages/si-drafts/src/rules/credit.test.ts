import type { CreditKind, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodRecord } from '../testing/records.ts'
import { checkCredit } from './credit.ts'

const consignee = 'TO ORDER OF HSBC BANK PLC, 8 CANADA\nSQUARE, LONDON E14 5HQ'
const usual: Partial<SiRecord> = {
  consignee,
  loadPort: 'NINGBO',
  loadPortCode: 'CNNGB',
  vessel: 'EVER GIVEN',
  voyage: '012W',
  signingMethod: 'OBL',
  originals: 3,
}
const of = (kind: CreditKind, text: string, more: Partial<SiRecord> = {}, others: readonly Partial<SiRecord>[] = []) =>
  checkCredit(goodRecord({ ...usual, ...more }), [{ kind, text }], {
    bills: others.length + 1,
    others: others.map((other) => goodRecord({ ...usual, ...other })),
  }).map(({ severity, path, message }) => [severity, path, message])

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
    ['a full set in words', 'originals', 'FULL SET OF THREE ORIGINALS PLUS TWO NON-NEGOTIABLE COPIES', {}],
    ['one full set', 'originals', 'ONE FULL SET OF CLEAN BILLS AND 2 COPIES', {}],
    ['three in Chinese', 'originals', '正本提单三份', {}],
    ['a party to the end of its first line', 'consignor', 'ACME LTD', { consignor: 'ACME LTD,\nLONDON' }],
    ['a party of two lines', 'consignor', 'ACME LTD, LONDON', { consignor: 'ACME LTD,\nLONDON\nTEL 123' }],
    ['an order in blank', 'consignee', 'MADE OUT TO ORDER', { consignee: 'TO ORDER' }],
    ['an introduction on the bill', 'consignee', 'TO ORDER', { consignee: 'MADE OUT TO ORDER' }],
    ['a line among the marks', 'marks', 'PO 12', { marks: 'JST\nPO 12\nNO. 1-400' }],
    ['goods at word boundaries', 'goods', '100PCS OF VALVES', { goods: 'STEEL\n(100PCS\nOF VALVES)' }],
    ['the second place of a number', 'goods', '100PCS', { goods: '1100PCS OF NUTS, 100PCS OF BOLTS' }],
    ['one bill', 'partialShipment', 'NOT ALLOWED', {}],
    ['partial shipments that are not prohibited', 'transhipment', 'TRANSHIPMENT NOT PROHIBITED', {}],
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
    ['originals', 'THREE ORIGINALS', { originals: 2 }, 'TBI_ORIGINALS'],
    ['originals', 'THREE (3) SIGNED ORIGINALS AND ONE COPY', { originals: 2 }, 'TBI_ORIGINALS'],
    ['originals', 'CLEAN BILLS IN TRIPLICATE', { originals: 2 }, 'TBI_ORIGINALS'],
    ['originals', '三份正本', { originals: 2 }, 'TBI_ORIGINALS'],
    ['consignee', 'TO ORDER', {}, 'TBI_CONSIGNEE'],
    ['consignee', 'TO ORDER', { consignee: 'TO ORDER\nOF HSBC BANK PLC' }, 'TBI_CONSIGNEE'],
    ['consignee', 'HSBC BANK PLC', { consignee: 'TO ORDER OF HSBC BANK PLC' }, 'TBI_CONSIGNEE'],
    ['consignor', 'ACME LTD', { consignor: 'ACME LTDX TRADING' }, 'TBI_CONSIGNOR'],
    ['marks', 'PO 1', { marks: 'JST\nPO 12' }, 'TBI_MARKS'],
    ['goods', '100PCS', { goods: '1100PCS OF VALVES' }, 'TBI_GOODS'],
    ['goods', '100PCS', { goods: '1,100PCS OF VALVES' }, 'TBI_GOODS'],
  ])('are violated: %s %s', (kind, text, more, path) => {
    const [found] = of(kind, text, more)
    expect(found?.slice(0, 2)).toEqual(['ERROR', path])
  })
  it.each(['PROHIBITED', 'NO PARTIAL SHIPMENT', 'PARTIAL SHIPMENT: NO', 'PARTIAL SHIPMENTS NOT ALLOWED', '不准分批'])(
    'are violated by bills of several ships where the credit says %s',
    (text) => {
      expect(of('partialShipment', text, {}, [{ voyage: '014W' }])[0]?.[0]).toBe('ERROR')
      // several bills of one ship and voyage are one shipment
      expect(of('partialShipment', text, {}, [{}, {}])).toEqual([])
      expect(of('partialShipment', text, {}, [{ vessel: '' }])[0]?.[0]).toBe('INFO')
    },
  )
  it('tell that a wording stands in a longer one', () => {
    expect(of('consignor', 'ACME LTD', { consignor: 'ACME LTDX TRADING' })[0]?.[2]).toBe(
      '信用证措辞的前后还有其他文字，提单为“ACME LTDX TRADING”',
    )
  })
  it('are left to a person where the record does not tell', () => {
    expect(of('latestShipment', '2026-12-01', { sailingDate: null })[0]?.[0]).toBe('INFO')
    for (const text of ['NOT ALLOWED', 'NO TRANSHIPMENT', '不准转运', 'CONDITIONAL']) expect(of('transhipment', text)[0]?.[0]).toBe('INFO')
    expect(of('partialShipment', 'CONDITIONAL', {}, [{ voyage: '014W' }])[0]?.[0]).toBe('INFO')
    expect(of('originals', 'FULL SET LESS ONE ORIGINAL')[0]?.[0]).toBe('INFO')
    expect(of('other', 'BILLS OF LADING MUST SHOW THE CREDIT NUMBER')[0]?.[0]).toBe('INFO')
  })
})
