import type { SiRecord } from '@jst/contracts/si/data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord, manyContainers } from '../../testing/records.ts'
import type { IftminOptions } from './options.ts'
import { toIftmin } from './to-iftmin.ts'

const options: IftminOptions = {
  version: 'D99B',
  sender: 'JSTPLATFORM',
  recipient: 'COSU',
  reference: 'SI2611210001',
  control: 'SI42V1',
  preparedAt: new Date('2026-11-21T19:30:00Z'),
}

interface Read {
  tag: string
  elements: string[][]
  /** As it stands in the file. */
  raw: string
}

/** Reads an interchange as ISO 9735 says: service characters from UNA, the release character before everything else. */
function read(text: string): Read[] {
  const [component, element, , release, , end] = text.slice(3, 9)
  const segments: Read[] = []
  let [current, elements, raw]: [string, string[][], string] = ['', [[]], '']
  const push = () => elements.at(-1)?.push(current)
  for (let at = 9; at < text.length; at++) {
    const c = text[at] ?? ''
    raw += c
    if (c === release) {
      current += text[++at] ?? ''
      raw += text[at] ?? ''
    } else if (c === component || c === element || c === end) {
      push()
      current = ''
      if (c === element) elements.push([])
      if (c === end) {
        const [head = [], ...rest] = elements
        segments.push({ tag: head[0] ?? '', elements: rest, raw })
        ;[elements, raw] = [[[]], '']
      }
    } else current += c
  }
  expect([current, raw]).toEqual(['', ''])
  return segments
}

/** Part of the segment table: a segment, or a group that begins with one; how often, and whether it must be there. */
type Place = readonly [tag: string, most: number, must: boolean, inner?: readonly Place[]]
const measures: Place = ['MEA', 99, false]
const table: readonly Place[] = [
  ['UNH', 1, true],
  ['BGM', 1, true],
  ['CTA', 1, false],
  ['COM', 9, false],
  ['DTM', 9, false],
  ['TSR', 9, false],
  ['FTX', 99, false],
  ['CNT', 9, false],
  ['DOC', 9, false],
  ['RFF', 999, false],
  ['CPI', 9, false],
  [
    'TDT',
    99,
    false,
    [
      ['DTM', 9, false],
      ['LOC', 99, false],
    ],
  ],
  ['NAD', 99, true],
  ['GID', 999, false, [['PIA', 9, false], ['FTX', 99, false], measures, ['PCI', 999, false], ['SGP', 999, false, [['MEA', 9, false]]]]],
  [
    'EQD',
    999,
    false,
    [
      ['MEA', 9, false],
      ['SEL', 99, false],
    ],
  ],
  ['UNT', 1, true],
]
/** Eats what the table allows, in its order; answers the position behind it. */
function follow(segments: readonly Read[], from: number, places: readonly Place[]): number {
  let at = from
  for (const [tag, most, must, inner = []] of places) {
    let times = 0
    while (segments[at]?.tag === tag && times < most) {
      at = follow(segments, at + 1, inner)
      times++
    }
    if (must && times === 0) throw new Error(`${tag} is missing`)
  }
  return at
}

/** Lengths of the components, element by element, that both directories allow. */
const lengths: Readonly<Record<string, number[][]>> = {
  BGM: [[3], [35], [3]],
  CTA: [[3], [17, 35]],
  COM: [[512, 3]],
  DTM: [[3, 35, 3]],
  TSR: [[3]],
  FTX: [[3], [3], [17], [512, 512, 512, 512, 512]],
  CNT: [[3, 18, 3]],
  DOC: [[3]],
  RFF: [[3, 35]],
  CPI: [[3], [3], [3]],
  TDT: [[3], [17], [3], [17], [17, 17, 3, 35], [3], [3], [9, 17, 3, 35]],
  LOC: [[3], [25, 17, 3, 70]],
  NAD: [[3], [17, 17, 3], [35, 35, 35, 35, 35], [35, 35, 35, 35, 35], [35, 35, 35, 35]],
  GID: [[5], [8, 17, 17, 3, 35]],
  PIA: [[3], [35, 3], [35, 3], [35, 3], [35, 3], [35, 3]],
  MEA: [[3], [3], [3, 18]],
  PCI: [[3], Array.from({ length: 10 }, () => 35)],
  SGP: [[17], [8]],
  EQD: [[3], [17, 17, 3], [4, 17, 3]],
  SEL: [[35]],
  UNB: [[4, 1], [35], [35], [6, 4], [14]],
  UNH: [[14], [6, 3, 3, 2]],
  UNT: [[6], [14]],
  UNZ: [[6], [14]],
}
function tooLong(segments: readonly Read[]): string[] {
  return segments
    .filter(({ tag, elements }) => {
      const rule = lengths[tag]
      if (!rule || elements.length > rule.length) return true
      return elements.some((parts, index) => parts.some((part, at) => part.length > (rule[index]?.[at] ?? 0)))
    })
    .map(({ raw }) => raw)
}

/** The interchange holds together: envelope, counts, control numbers, the order of the segment table, lengths. */
function demandSound(text: string): Read[] {
  const segments = read(text)
  const [unb, ...rest] = segments
  const [unz, ...message] = [rest.at(-1), ...rest.slice(0, -1)]
  expect([unb?.tag, unz?.tag]).toEqual(['UNB', 'UNZ'])
  expect(unz?.elements).toEqual([['1'], unb?.elements[4]])
  expect(message.at(-1)?.elements).toEqual([[String(message.length)], ['1']])
  expect(message[follow(message, 0, table)]?.raw).toBeUndefined()
  expect(tooLong(segments)).toEqual([])
  return segments
}
const elementsOf = (segments: readonly Read[], tag: string) =>
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
      'EQD+CN+MSKU6011672+45G1:102:5',
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
    expect(read(toIftmin(goodRecord(), options).text)[0]?.elements[0]).toEqual(['UNOA', '2'])
    const { text, losses } = toIftmin(goodRecord({ emails: 'docs@yuanfan.cn', goods: 'STÜHLE， 椅子 5\t' }), options)
    const segments = demandSound(text)
    expect(segments[0]?.elements[0]).toEqual(['UNOC', '3'])
    expect(elementsOf(segments, 'FTX')[0]?.[3]).toEqual(['STÜHLE,  5'])
    expect(losses.map(({ path, reason }) => [path, reason])).toEqual([['TBI_GOODS', '报文只能使用拉丁字符，以下字符没有传送：椅 子']])
  })

  it.each<[string, Partial<SiRecord>, string]>([
    ['dangerous goods', { goodsType: '2' }, 'lost TBI_GOODS_TYPE'],
    ['a telex release', { signingMethod: 'TLX' }, 'changed TBI_SIGNING_METHOD'],
    ['terms beyond yard and door', { transportTerms: 'CFS-CY' }, 'lost TBI_TRANSPORT_METHOD'],
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

  it('two orders in one bill name both bookings', () => {
    const masterBills = [{ id: 0, orderId: 1, recordId: 0, mergedOrderId: 2, mergedMblNo: 'COSU2' }]
    const segments = demandSound(toIftmin(goodRecord({ masterBills, mergeMblNo: 'COSU2' }), { ...options, otherBookings: ['BKG2'] }).text)
    expect(elementsOf(segments, 'RFF').map(([reference]) => reference?.join(':'))).toEqual([
      'BN:COSU6412345670',
      'BN:BKG2',
      'BM:COSU2',
      'MB:COSU6412345670',
    ])
  })

  it('whatever people type, the message holds together', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'b', ' ', '\n', '中', "'", '+', ':', '?', '\t', '，', 'é', '😀'), maxLength: 200 })
    fc.assert(
      fc.property(
        fc.record({
          goods: text,
          marks: text,
          consignor: text,
          consignee: text,
          vessel: text,
          voyage: text,
          remarks: text,
          emails: text,
          loadPort: text,
          shipperRef: text,
        }),
        text,
        (overrides, seal) => {
          const record = goodRecord({
            ...overrides,
            containers: [goodContainer({ sealNo: seal, containerNo: seal, packageKind: seal, type: seal })],
          })
          demandSound(toIftmin(record, { ...options, reference: seal, sender: seal }).text)
        },
      ),
      { numRuns: 150 },
    )
  })
})
