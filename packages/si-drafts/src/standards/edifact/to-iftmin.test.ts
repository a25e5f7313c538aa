import { containerTypes, type SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { iftminFaults, readInterchange, type ReadSegment } from '../../testing/edifact/faults.ts'
import { goodContainer, goodLine, goodRecord, manyContainers } from '../../testing/records.ts'
import { TooLargeError } from '../loss.ts'
import type { IftminOptions } from './options.ts'
import { toIftmin } from './to-iftmin.ts'

const options: IftminOptions = {
  version: 'D99B',
  bookedCarrier: 'COSCO',
  sender: 'JSTPLATFORM',
  recipient: 'COSU',
  reference: 'SI2611210001',
  control: 'SI42V1',
  preparedAt: new Date('2026-11-21T19:30:00Z'),
}

/** The interchange has nothing against its directory. */
function demandSound(text: string): ReadSegment[] {
  expect(iftminFaults(text)).toEqual([])
  return readInterchange(text)
}
const elementsOf = (segments: readonly ReadSegment[], tag: string) =>
  segments.filter((segment) => segment.tag === tag).map(({ elements }) => elements)

describe('an IFTMIN', () => {
  it('says what the bill says', () => {
    const record = goodRecord({ transportTerms: 'CY-CY', sailingDate: '2026-03-14', shipperRef: 'PO-88', hsCode: '7323.93, 732399' })
    const { text, losses } = toIftmin(record, { ...options, bookingReference: 'BKG1', scac: 'COSU' })
    demandSound(text)
    expect(text.split("'")).toEqual([
      'UNA:+.? ',
      'UNB+UNOA:2+JSTPLATFORM+COSU+261121:1930+SI42V1',
      'UNH+1+IFTMIN:D:99B:UN',
      'BGM+340+SI2611210001+9',
      'DTM+137:202611211930:203',
      'TSR+30',
      'CNT+7:12500.5:KGM',
      'CNT+11:420',
      'CNT+15:62.3:MTQ',
      'CNT+16:1',
      'DOC+706',
      'RFF+BN:BKG1',
      'RFF+BM:COSU6412345670',
      'RFF+SI:PO-88',
      'CPI+4++P',
      'TDT+20+043W+1++COSU:172:182+++:::COSCO SHIPPING ARIES',
      'DTM+133:20260314:102',
      'LOC+9+CNNGB:139:6:NINGBO',
      'LOC+11+DEHAM:139:6:HAMBURG',
      'NAD+CA+COSU:172:182',
      'NAD+CZ++NINGBO YUANFAN IMP. & EXP. CO., LTD:NO. 88 JIANGDONG NORTH ROAD:NINGBO, CHINA:TEL?: 86-574-87001234',
      'NAD+CN++HAMBURG HOME TRADING GMBH:MOENCKEBERGSTRASSE 7:20095 HAMBURG, GERMANY',
      'NAD+N1++SAME AS CONSIGNEE',
      'GID+1+420:CT:::CARTONS',
      'PIA+5+732393:HS+732399:HS',
      'FTX+AAA+++STAINLESS STEEL KITCHENWARE',
      'MEA+AAE+G+KGM:12500.5',
      'MEA+AAE+AAW+MTQ:62.3',
      'PCI++N/M',
      'SGP+MSKU6011672+420',
      'MEA+AAE+G+KGM:12500.5',
      'MEA+AAE+AAW+MTQ:62.3',
      'EQD+CN+MSKU6011672+45G1:102:5+++5',
      'MEA+AAE+G+KGM:12500.5',
      'MEA+AAE+AAW+MTQ:62.3',
      'SEL+CN1234567',
      'UNT+35+1',
      'UNZ+1+SI42V1',
      '',
    ])
    expect(losses).toEqual([])
  })

  it.each([
    ['D99B', 9, '99B'],
    ['D01B', 5, '01B'],
    ['D01B', 4, '01B'],
    ['D99B', 1, '99B'],
  ] as const)('in %s with function %s', (version, fn, release) => {
    const segments = demandSound(toIftmin(goodRecord(), { ...options, version, function: fn }).text)
    expect(elementsOf(segments, 'UNH')[0]?.[1]).toEqual(['IFTMIN', 'D', release, 'UN'])
    expect(elementsOf(segments, 'BGM')[0]?.[2]).toEqual([String(fn)])
  })

  it('service characters in texts are released and read back as they were', () => {
    const goods = "WHAT'S +THIS: A 5?\nL'OR"
    const segments = demandSound(toIftmin(goodRecord({ goods }), options).text)
    expect(elementsOf(segments, 'FTX')[0]?.[3]).toEqual(goods.split('\n'))
  })

  it('texts are split at their limits: 5 lines of goods and 10 of marks per segment, six lines of a party', () => {
    const goods = Array.from({ length: 12 }, (_, index) => `GOODS ${index}`)
    const marks = Array.from({ length: 23 }, (_, index) => `MARK ${index}`)
    const consignee = Array.from({ length: 6 }, (_, index) => `LINE ${index}`)
    const record = goodRecord({ goods: goods.join('\n'), marks: marks.join('\n'), consignee: consignee.join('\n') })
    const { text, losses } = toIftmin(record, options)
    const segments = demandSound(text)
    expect(elementsOf(segments, 'FTX').map((elements) => elements[3])).toEqual([goods.slice(0, 5), goods.slice(5, 10), goods.slice(10)])
    expect(elementsOf(segments, 'PCI').map((elements) => elements[1]?.length)).toEqual([10, 10, 3])
    expect(elementsOf(segments, 'NAD').find(([qualifier]) => qualifier?.[0] === 'CN')).toEqual([
      ['CN'],
      [''],
      [''],
      consignee.slice(0, 2),
      consignee.slice(2),
    ])
    expect(losses).toEqual([])
  })

  it('goods lines are goods items, each placed in its containers; totals are of the bill', () => {
    const segments = demandSound(toIftmin(goodRecord({ containers: manyContainers(3, 2) }), options).text)
    expect(elementsOf(segments, 'GID').map((elements) => elements[1]?.[0])).toEqual(['300', '303'])
    expect(elementsOf(segments, 'SGP').map(([box, packages]) => [box?.[0], packages?.[0]])).toEqual([
      ['TSTU0000014', '100'],
      ['TSTU0000020', '100'],
      ['TSTU0000035', '100'],
      ['TSTU0000014', '101'],
      ['TSTU0000020', '101'],
      ['TSTU0000035', '101'],
    ])
    expect(elementsOf(segments, 'CNT').map(([total]) => total?.[1])).toEqual(['18003.75', '603', '93', '3'])
    expect(elementsOf(segments, 'FTX').map(([kind, , , lines]) => [kind?.[0], lines?.[0]])).toEqual([
      ['AAA', 'STAINLESS STEEL KITCHENWARE'],
      ['CUS', 'STAINLESS STEEL PANS SIZE 1'],
      ['AAA', 'STAINLESS STEEL PANS SIZE 2'],
    ])
  })

  it('is level A where that is enough, else Latin-1; what is in neither is left out and listed', () => {
    expect(readInterchange(toIftmin(goodRecord(), options).text)[0]?.elements[0]).toEqual(['UNOA', '2'])
    const { text, losses } = toIftmin(goodRecord({ emails: 'docs@yuanfan.cn', goods: 'STÜHLE， 椅子 5\t' }), options)
    const segments = demandSound(text)
    expect(segments[0]?.elements[0]).toEqual(['UNOC', '3'])
    expect(elementsOf(segments, 'FTX')[0]?.[3]).toEqual(['STÜHLE,  5'])
    expect(losses.map(({ path, reason }) => [path, reason])).toEqual([['TBI_GOODS', '报文只能使用拉丁字符，以下字符没有传送：椅 子']])
  })

  it.each<[string, Partial<SiRecord>, string]>([
    ['special equipment', { goodsType: '4' }, 'lost TBI_GOODS_TYPE'],
    ['what came from a DCSA message', { carried: '{"dcsa":1}' }, 'lost TBI_CARRIED'],
    ['a telex release', { signingMethod: 'TLX' }, 'changed TBI_SIGNING_METHOD'],
    ['terms beyond yard and door', { transportTerms: 'CFS-CY' }, 'lost TBI_TRANSPORT_METHOD'],
    ['dangerous goods in the text alone', { goodsType: '2', goods: 'PAINT UN1263 CLASS 3' }, 'lost TBI_GOODS'],
    [
      'a set point in the text alone',
      { goodsType: '3', goods: 'FISH -18C', containers: [goodContainer({ type: '40RH' })] },
      'lost BoxInfos[0].TBX_TEMPERATURE',
    ],
    [
      'a range instead of a set point',
      { goodsType: '3', goods: 'BANANAS', containers: [goodContainer({ type: '40RH', temperature: '16/20 C' })] },
      'lost BoxInfos[0].TBX_TEMPERATURE',
    ],
    ['another carrier than the booked one', { carrier: 'MSC' }, 'lost TBI_CARRIER'],
    ['a third place of payment', { paymentMethod: 'PE' }, 'check TBI_PAYMENT_METHOD'],
    ['a line of 36 characters', { marks: 'X'.repeat(36) }, 'changed TBI_MARKS'],
    ['a party of seven lines', { consignee: Array.from({ length: 7 }, () => 'X').join('\n') }, 'lost TBI_CONSIGNEE'],
    ['a place in two lines', { loadPortOnBill: 'NINGBO\nCHINA' }, 'changed TBI_ZHUANGHG_BL'],
    ['remarks', { remarks: 'PLEASE HURRY' }, 'check TBI_REMARKS'],
    ['ten e-mails', { emails: Array.from({ length: 10 }, (_, index) => `a${index}@b.cn`).join(';') }, 'lost TBI_EMAILS'],
    ['a Chinese name of the goods', { containers: [goodContainer({ lines: [goodLine()] })] }, 'lost BoxInfos[0].BoxDetails[0].TBD_CNGOODS'],
    ['an unknown type of container', { containers: [goodContainer({ type: '53HQ' })] }, 'check BoxInfos[0].TBX_TYPE'],
  ])('%s is told', (_, overrides, expected) => {
    const { text, losses } = toIftmin(goodRecord(overrides), options)
    demandSound(text)
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toContain(expected)
  })

  it.each([
    ['between', 'PANS\n\nPOTS'],
    ['before', '\n\nPANS\nPOTS'],
    ['at every fifth place', 'PANS\nA\nB\nC\nD\n\nPOTS'],
  ])('an empty line %s others leaves no component empty, and is told when something stands before it', (_, text) => {
    const { text: message, losses } = toIftmin(goodRecord({ goods: text, marks: text, consignee: text }), options)
    const segments = demandSound(message)
    const kept = text.split('\n').filter((line) => line !== '')
    expect(elementsOf(segments, 'FTX').flatMap((elements) => elements[3])).toEqual(kept)
    expect(elementsOf(segments, 'PCI').flatMap((elements) => elements[1])).toEqual(kept)
    expect(losses.map(({ path }) => path)).toEqual(text.startsWith('\n') ? [] : ['TBI_CONSIGNEE', 'TBI_MARKS', 'TBI_GOODS'])
  })

  it.each(containerTypes.flatMap(({ value, iso, also }) => [value, iso, ...also].map((name) => [name, iso] as const)))(
    'the container type %s is %s',
    (type, iso) => {
      const { text, losses } = toIftmin(goodRecord({ containers: [goodContainer({ type })] }), options)
      expect(elementsOf(demandSound(text), 'EQD')[0]?.[2]).toEqual([iso, '102', '5'])
      expect(losses).toEqual([])
    },
  )

  it.each([
    ['D99B', ['', '', '', 'SEAL-OF-16-CHARS']],
    ['D01B', ['SEAL-OF-16-CHARS']],
  ] as const)('a seal of 16 characters in %s stands where there is room', (version, elements) => {
    const { text, losses } = toIftmin(goodRecord({ containers: [goodContainer({ sealNo: 'A1/SEAL-OF-16-CHARS' })] }), {
      ...options,
      version,
    })
    expect(elementsOf(demandSound(text), 'SEL').map((found) => found.flat())).toEqual([['A1'], elements])
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toEqual(version === 'D99B' ? ['check BoxInfos[0].TBX_SEALNO'] : [])
  })

  it('999 goods items and containers are one message, more are refused with what to do', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => goodLine({ goods: `ITEM ${index}` }))
    const boxes = (count: number) => manyContainers(count, 0)
    demandSound(toIftmin(goodRecord({ containers: [goodContainer({ lines: lines(999) })] }), options).text)
    demandSound(toIftmin(goodRecord({ containers: boxes(999) }), options).text)
    expect(() => toIftmin(goodRecord({ containers: [goodContainer({ lines: lines(1_000) })] }), options)).toThrow(TooLargeError)
    expect(() => toIftmin(goodRecord({ containers: boxes(1_000) }), options)).toThrow('请分成几票提单')
  })

  it('a partner without a code is UNKNOWN, and told', () => {
    const { text, losses } = toIftmin(goodRecord(), { ...options, recipient: '船公司' })
    expect(demandSound(text)[0]?.elements[2]).toEqual(['UNKNOWN'])
    expect(losses.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['missing UNB'])
  })

  it('two orders in one bill name both bookings', () => {
    const masterBills = [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2', mergedBookingNo: '' }]
    const segments = demandSound(toIftmin(goodRecord({ masterBills, mergeMblNo: 'COSU2' }), { ...options, otherBookings: ['BKG2'] }).text)
    expect(elementsOf(segments, 'RFF').map(([reference]) => reference?.join(':'))).toEqual([
      'BN:COSU6412345670',
      'BN:BKG2',
      'BM:COSU2',
      'MB:COSU6412345670',
    ])
  })

  it('each goods item of a combined bill names the booking that its goods belong to', () => {
    const [first, second] = [goodContainer(), goodContainer({ containerNo: 'TCLU1234560' })]
    const mergedBookingNo = 'ABCDEFGHIJ0123456789KLMNOPQ1234'
    const masterBills = [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2', mergedBookingNo }]
    const record = goodRecord({ bookingNo: 'BKG0001', containers: [first, second], masterBills, mergeMblNo: 'COSU2' })
    const order = {
      bookingReference: 'BKG0001',
      record: goodRecord({ containers: [first] }),
      others: [{ id: 2, mblNo: 'COSU2', bookingReference: 'OTHER', containers: [second] }],
    }
    for (const version of ['D99B', 'D01B'] as const) {
      const segments = demandSound(toIftmin(record, { ...options, version, order }).text)
      const named = segments.flatMap(({ tag, elements }) => (tag === 'GID' || tag === 'RFF' ? [`${tag} ${elements[0]?.join(':')}`] : []))
      expect(named.filter((one) => /GID|BN/.test(one))).toEqual([
        'RFF BN:BKG0001',
        `RFF BN:${mergedBookingNo}`,
        'GID 1',
        'RFF BN:BKG0001',
        'GID 2',
        `RFF BN:${mergedBookingNo}`,
      ])
    }
  })
})
