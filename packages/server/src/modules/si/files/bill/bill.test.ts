import { containerFields, lineFields, recordFields, type FieldSpec, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import { emptyContainer, emptyLine, emptyRecord } from '@jst/si-drafts/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billFor, billOf } from './bill.ts'
import { billPdf } from './bill-pdf.ts'
import { riderPages } from './rider.ts'
import { englishNumber as inWords } from '@jst/contracts/money'

const facts = { version: 2, at: '2026-03-01T00:00:00.000Z', newest: true, orderNo: 'WT1' }
const box = (index: number) => ({
  ...emptyContainer(),
  containerNo: `MSKU${1_000_000 + index}`,
  type: '40HQ',
  packages: 10,
  weight: 100,
  volume: 1,
  packageKind: 'CARTONS',
})
const bill = (overrides: Partial<SiRecord>, more: Partial<typeof facts> = {}) =>
  billOf({
    record: {
      ...emptyRecord(),
      mblNo: 'MAEU1',
      status: 1,
      containers: [box(1), box(2)],
      packageKind: 'CARTONS',
      goods: 'TOYS',
      marks: 'N/M',
      ...overrides,
    },
    ...facts,
    ...more,
  })
const lines = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} ${index}`).join('\n')

describe('numbers in words', () => {
  it.each([
    [0, 'ZERO'],
    [1, 'ONE'],
    [11, 'ELEVEN'],
    [21, 'TWENTY-ONE'],
    [300, 'THREE HUNDRED'],
    [198, 'ONE HUNDRED AND NINETY-EIGHT'],
    [1_000, 'ONE THOUSAND'],
    [1_001, 'ONE THOUSAND AND ONE'],
    [12_345, 'TWELVE THOUSAND THREE HUNDRED AND FORTY-FIVE'],
    [1_000_000, 'ONE MILLION'],
    [99_999_999, 'NINETY-NINE MILLION NINE HUNDRED AND NINETY-NINE THOUSAND NINE HUNDRED AND NINETY-NINE'],
  ])('%i', (value, words) => expect(inWords(value)).toBe(words))
})

describe('the face', () => {
  it('has totals in figures and words', () => {
    expect(bill({})).toMatchObject({
      packages: ['20', 'CARTONS'],
      weight: '200.000 KGS',
      words: ['SAY TWO (2) CONTAINERS / TWENTY (20) CARTONS ONLY'],
      title: 'BILL OF LADING',
      mark: 'DRAFT',
      replaced: 0,
      unprintable: [],
    })
    expect(bill({ signingMethod: 'SWB', containers: [box(1)] })).toMatchObject({
      title: 'SEA WAYBILL',
      words: ['SAY ONE (1) CONTAINER / TEN (10) CARTONS ONLY'],
    })
  })
  it('is marked by its state: draft until issued, void, superseded', () => {
    expect([4, 5, 6, 8, 9].map((status) => bill({ status }).mark)).toEqual(['DRAFT', 'DRAFT', '', 'VOID', 'VOID'])
    expect(bill({ status: 6 }, { newest: false }).mark).toBe('SUPERSEDED')
  })
  it.each<[string, Partial<SiRecord>, Partial<ReturnType<typeof bill>>]>([
    ['an original bill', {}, { originals: 'THREE (3)', sets: ['ORIGINAL 1/3', 'ORIGINAL 2/3', 'ORIGINAL 3/3'], standing: '', mark: '' }],
    ['two originals', { originals: 2 }, { originals: 'TWO (2)', sets: ['ORIGINAL 1/2', 'ORIGINAL 2/2'] }],
    ['a telex release', { signingMethod: 'TLX' }, { originals: 'ZERO (0)', sets: [''], mark: 'TELEX RELEASE' }],
    ['a waybill', { signingMethod: 'SWB', originals: 3 }, { originals: 'NONE', sets: [''], standing: 'NON-NEGOTIABLE', mark: '' }],
    ['an electronic bill', { signingMethod: 'EBL' }, { originals: 'ZERO (0)', sets: [''], mark: '' }],
    ['a bill issued at destination', { signingMethod: 'DST' }, { originals: 'ZERO (0)', sets: [''], standing: 'COPY - NON-NEGOTIABLE' }],
    ['a draft', { status: 4 }, { originals: 'THREE (3)', sets: [''], standing: 'DRAFT - NON-NEGOTIABLE' }],
    ['a voided bill', { status: 9 }, { sets: [''], standing: 'VOID - NON-NEGOTIABLE', mark: 'VOID' }],
  ])('of %s has its originals', (_, overrides, expected) =>
    expect(bill({ status: 6, signingMethod: 'OBL', ...overrides })).toMatchObject(expected),
  )
  it('is issued where it says, on the day in China on which it was signed', () => {
    const facts = { issuePlace: 'NINGBO', payableAt: 'HAMBURG', sailingDate: '2026-03-14', onBoardDate: '2026-02-28' }
    const late = { at: '2026-03-01T17:00:00.000Z' }
    expect(bill({ ...facts, status: 6 }, late)).toMatchObject({
      issued: ['NINGBO', '2026-03-02'],
      onBoard: ['2026-02-28'],
      payableAt: ['HAMBURG'],
    })
    expect(bill(facts, late).issued).toEqual(['NINGBO'])
  })
  it.each([1, 2, 4, 5, 9])('in state %i says nothing of loading', (status) =>
    expect(bill({ status, sailingDate: '2026-03-14', onBoardDate: '2026-03-14' }).onBoard).toEqual([]),
  )
  it('issued before its day on board was established has no such clause', () => {
    expect(bill({ status: 6, sailingDate: '2026-03-14' }).onBoard).toEqual([])
  })
  it.each([
    ['CY-CY', "SHIPPER'S LOAD, COUNT AND SEAL", 'CY-CY (FCL/FCL)'],
    ['DOOR-CFS', "SHIPPER'S LOAD, COUNT AND SEAL", ''],
    ['CFS-CY', 'RECEIVED LOOSE, AND PACKED AT', 'CFS-CY (LCL/FCL)'],
    ['', "SHIPPER'S LOAD, COUNT AND SEAL", ''],
  ])('of terms %j says who packed the containers', (transportTerms, clause, terms) => {
    const found = bill({ transportTerms })
    expect(found.goods[0]).toBe(clause)
    expect(found.goods.every((line) => line.length <= 35)).toBe(true)
    if (terms !== '') expect(found.terms).toEqual([terms])
  })
  it('of a combined record has the number of the combined bill', () => expect(bill({ mblNo: 'M1', mergeMblNo: 'M2' }).billNo).toBe('M2'))
  it('prints the names that the bill shall show, when there are any', () => {
    const { loadPort, dischargePort } = bill({ loadPort: 'YANTIAN', loadPortOnBill: 'SHENZHEN, CHINA', dischargePort: 'HAMBURG' })
    expect([loadPort, dischargePort]).toEqual([['SHENZHEN, CHINA'], ['HAMBURG']])
  })
  it('turns full-width text into half-width, keeps letters of all trades, and shows what no face has by its number, counted and named', async () => {
    const { shipper, replaced, unprintable } = bill({ consignor: 'ＡＢＣ，ＬＴＤ\n宁波 CAFÉ\tŞTİ.' })
    expect([shipper, replaced, unprintable]).toEqual([['ABC,LTD', '宁波 CAFÉ ŞTİ.'], 0, []])
    const record = { ...emptyRecord(), consignor: '𠮷田 ทดสอบ' }
    const rare = await billFor({ record, ...facts })
    expect(rare.shipper).toEqual(['[U+20BB7]田 [U+0E17][U+0E14][U+0E2A', '][U+0E2D][U+0E1A]'])
    expect([rare.replaced, rare.unprintable.slice(0, 2)]).toEqual([6, ['𠮷', 'ท']])
  })
  it('counts characters of East Asia as two columns, and marks upon a letter as none', () => {
    expect(bill({ consignor: '宁'.repeat(20) }).shipper).toEqual(['宁'.repeat(17), '宁'.repeat(3)])
    expect(bill({ consignor: 'Ş'.repeat(36) }).shipper).toEqual(['Ş'.repeat(35), 'Ş'])
    expect(bill({ consignor: 'X\u0323\u0302'.repeat(35) }).shipper).toHaveLength(1)
    expect(bill({ marks: '宁'.repeat(11) }).rider.text, 'marks are wider than their box').toBe(true)
  })
  it('cuts no line: what is longer than 35 goes on below', () => {
    expect(bill({ consignor: 'A VERY LONG NAME OF A SHIPPER THAT DOES NOT FIT' }).shipper).toEqual([
      'A VERY LONG NAME OF A SHIPPER THAT',
      'DOES NOT FIT',
    ])
    expect(bill({ consignor: 'X'.repeat(80) }).shipper.map((line) => line.length)).toEqual([35, 35, 10])
  })
})

describe('the rider', () => {
  it('is not there when everything fits', () => expect(riderPages(bill({}))).toEqual([]))
  it('takes marks and goods in full when they overflow, and never the one without the other', () => {
    const [page, more] = riderPages(bill({ marks: lines(50, 'MARK'), goods: lines(150, 'GOODS') }))
    expect(page?.columns.map(({ lines: text }) => text.length)).toEqual([50, 70])
    expect(more?.columns.map(({ lines: text }) => text.length)).toEqual([0, 70])
    expect(riderPages(bill({ marks: 'WIDER THAN THE TWENTY COLUMNS' }))).toHaveLength(1)
  })
  it('takes the containers when there are more than the face holds', () => {
    const pages = riderPages(bill({ containers: Array.from({ length: 200 }, (_, index) => box(index)) }))
    expect(pages.flatMap(({ columns }) => columns[0].lines)).toHaveLength(200)
    expect(pages).toHaveLength(3)
  })
  it('takes a whole block when its box is too small, and the face points there', () => {
    const full = bill({ loadPortOnBill: lines(5, 'PORT'), notifier2: lines(6, 'N2'), notifier3: lines(6, 'N3') })
    expect(full.loadPort).toEqual(['PORT 0', 'CONTINUED ON RIDER'])
    expect(full.alsoNotify.at(-1)).toBe('CONTINUED ON RIDER')
    const [page] = riderPages(full)
    expect(page?.columns[0].lines).toEqual(expect.arrayContaining(['ALSO NOTIFY', 'N3 5', 'PORT OF LOADING', 'PORT 4']))
  })
})

it('the file is the same for the same version, and differs with its state', async () => {
  const [first, again, issued] = [await billPdf(bill({})), await billPdf(bill({})), await billPdf(bill({ status: 6 }))]
  expect(first.equals(again)).toBe(true)
  expect(first.equals(issued)).toBe(false)
})

describe('letters that Courier lacks', () => {
  const foreign = {
    consignor: 'MÜŞTERİ DIŞ TİCARET A.Ş.\nŁÓDŹ ŻÓŁĆ SP. Z O.O.',
    consignee: 'ŠKODA ČESKÁ, Příliš žluťoučký\nCÔNG TY THƯƠNG MẠI ĐẠI DƯƠNG, Nguyễn',
    notifier1: '부산상사 주식회사\n株式会社さくら　トウキョウ\n寧波𠮷祥貿易有限公司',
    goods: 'ŻARÓWKI 灯泡 LED 전구\nTEXTILES, ỐNG THÉP',
  }
  async function glyphs(record: Partial<SiRecord>) {
    const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
    const { OPS } = await getResolvedPDFJS()
    const pdf = await getDocumentProxy(new Uint8Array(await billPdf(await billFor({ record: { ...emptyRecord(), ...record }, ...facts }))))
    const page = await pdf.getPage(1)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    const boxes = fnArray.flatMap((operator, index) => {
      if (operator !== OPS.showText) return []
      const [shown] = argsArray[index] as [({ originalCharCode: number } | number)[]]
      return shown.filter((glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0)
    })
    return { items: items.flatMap((item) => ('str' in item ? [item] : [])), boxes: boxes.length }
  }

  it('are drawn by the fallback faces, none as a box; what no face has stands there by its number', async () => {
    const { items, boxes } = await glyphs(foreign)
    const text = bare(items.map(({ str }) => str).join(''))
    expect(boxes).toBe(0)
    for (const line of Object.values(foreign).flatMap((block) => block.split('\n')))
      expect(text).toContain(bare(line.replace('𠮷', '[U+20BB7]').replace('\u3000', '')))
    expect((await billFor({ record: { ...emptyRecord(), ...foreign }, ...facts })).unprintable).toEqual(['𠮷'])
  })
  it('keep to the columns: what follows them stands where it stands in a line of Courier', async () => {
    const ends = async (consignor: string) => {
      const { transform, width } = (await glyphs({ consignor })).items.find(({ str }) => str.includes('END'))!
      return { right: (transform[4] as number) + width, baseline: transform[5] as number }
    }
    const [plain, turkish, chinese] = [await ends('ABCDEFGH END'), await ends('ŞŁĐŽỄFGH END'), await ends('宁波A부FGEND')]
    expect([turkish.right, turkish.baseline]).toEqual([expect.closeTo(plain.right, 1), expect.closeTo(plain.baseline, 1)])
    expect(chinese.right).toBeCloseTo(plain.right, 1)
  })
})

/** Copied text of the file, without its spaces: a wrapped value stands there in one piece. */
async function printed(overrides: Partial<SiRecord>): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(await billPdf(bill(overrides))))
  const { text } = await extractText(pdf, { mergePages: true })
  return bare(text)
}
const bare = (text: string) => text.replace(/\s+/g, '')

/**
 * Of a record and its parts, what belongs on the bill: keys, codes, choices, Chinese names, the expected sailing, and what goes to the carrier only
 * are elsewhere.
 */
const elsewhere = new Set(
  `siType draftCount goodsType signingMethod paymentMethod mblNo splitMblNo quotationNo packageCount emails remarks reviewRemarks carried sailingDate
  receiptPlace loadPort dischargePort deliveryPlace receiptPlaceCode loadPortCode dischargePortCode deliveryPlaceCode goodsZh soc marinePollutant
  partLoad limitedQuantity originals`.split(/\s+/),
)
function missingFrom(text: string, fields: Record<string, FieldSpec>, values: object): string[] {
  return Object.entries(fields).flatMap(([name, { by, kind }]) => {
    if (by === 'server' || elsewhere.has(name) || /^id$|Id$/.test(name)) return []
    if (name === 'declaredCurrency' && !(values as SiRecord).declaredValue) return []
    const value = (values as Record<string, string | number | null>)[name] ?? ''
    const parts =
      kind === 'decimal' && value !== 0 && !['tare', 'vgm'].includes(name)
        ? [Number(value).toFixed(3)]
        : value === 0
          ? []
          : String(value).split('\n')
    return parts.filter((part) => !text.includes(bare(part))).map((part) => `${name}: ${part}`)
  })
}
function missing(text: string, record: SiRecord): string[] {
  return [
    ...missingFrom(text, recordFields, record),
    ...record.containers.flatMap((box) => [
      ...missingFrom(text, containerFields, box),
      ...box.lines.flatMap((line) => missingFrom(text, lineFields, line)),
    ]),
  ]
}

const word = fc.stringMatching(/^[A-Z0-9.,/-]{1,12}$/)
const blockOf = (most: number) =>
  fc
    .array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: most })
    .map((rows) => rows.map((row) => row.join(' ').slice(0, 35).trim()).join('\n'))
const amounts = {
  packageKind: fc.stringMatching(/^[A-Z]{1,35}$/),
  packages: fc.integer({ min: 1, max: 99_999_999 }),
  weight: fc.integer({ min: 1, max: 99_999_999 }).map((grams) => grams / 1000),
  volume: fc.integer({ min: 1, max: 99_999 }).map((litres) => litres / 1000),
}
const optional = <T>(values: fc.Arbitrary<T>, empty: T) => fc.oneof(fc.constant(empty), values)
const anyLine = fc
  .record({
    ...amounts,
    goods: blockOf(20),
    marks: blockOf(10),
    hsCode: optional(fc.stringMatching(/^[0-9]{6,10}$/), ''),
    unNo: optional(fc.stringMatching(/^[0-9]{4}$/), ''),
    imoClass: optional(fc.constantFrom('3', '6.1', '1.4S'), ''),
    properName: optional(fc.stringMatching(/^[A-Z]{1,60}( [A-Z]{1,60}){0,3}$/), ''),
    emergency: optional(fc.constantFrom('ZHANG 13800000000'), ''),
    ems: optional(fc.constantFrom('F-E,S-D'), ''),
    flashPoint: optional(fc.constantFrom('-18', '23.5'), ''),
  })
  .map((fields): SiLine => ({ ...emptyLine(), ...fields }))
const anyBox = fc
  .record({
    ...amounts,
    containerNo: fc.stringMatching(/^[A-Z]{4}[0-9]{7}$/),
    type: fc.constantFrom('40HQ', '20GP'),
    sealNo: fc.stringMatching(/^[A-Z0-9/]{1,64}$/),
    temperature: optional(fc.constantFrom('-18', '0'), ''),
    ventilation: optional(fc.constantFrom('25', 'CLOSED'), ''),
    overHeight: fc.integer({ min: 0, max: 400 }),
    lines: fc.array(anyLine, { maxLength: 3 }),
  })
  .map((fields): SiContainer => ({ ...emptyContainer(), ...fields }))
const anyBill = fc.record({
  signingMethod: fc.constantFrom('OBL', 'TLX', 'SWB', 'EBL'),
  status: fc.constantFrom(1, 4, 6),
  consignor: blockOf(9),
  consignee: blockOf(9),
  notifier1: blockOf(9),
  notifier2: blockOf(9),
  notifier3: blockOf(9),
  shipperRef: fc.stringMatching(/^[A-Z0-9-]{1,35}$/),
  carrier: fc.constantFrom('COSCO'),
  vessel: fc.stringMatching(/^[A-Z]{1,35}$/),
  voyage: fc.stringMatching(/^[A-Z0-9]{1,17}$/),
  loadPortOnBill: blockOf(5),
  dischargePortOnBill: blockOf(5),
  receiptPlaceOnBill: blockOf(5),
  deliveryPlaceOnBill: blockOf(5),
  goods: blockOf(150),
  marks: blockOf(50),
  hsCode: fc.array(fc.stringMatching(/^[0-9]{6,10}$/), { maxLength: 18 }).map((codes) => codes.join(' ')),
  packageKind: amounts.packageKind,
  payableAt: fc.stringMatching(/^[A-Z]{0,35}$/),
  issuePlace: fc.stringMatching(/^[A-Z]{0,35}$/),
  declaredValue: fc.constantFrom('', '250000.50', '99999999999999.99'),
  declaredCurrency: fc.constant('USD'),
  transportTerms: fc.constantFrom('CY-CY', 'CFS-CFS', 'CY-CFS'),
  sailingDate: fc.constantFrom('2026-03-14', null),
  containers: fc.array(anyBox, { maxLength: 8 }),
})

describe('nothing of a record is missing from bill and rider', () => {
  it('whatever its length', async () => {
    await fc.assert(
      fc.asyncProperty(anyBill, async (fields) => {
        const record = { ...emptyRecord(), ...fields }
        expect(missing(await printed(record), record)).toEqual([])
      }),
      { numRuns: 25 },
    )
  }, 60_000)
  it('with seals of 64 characters, kinds of 35, 150 lines of goods, 50 of marks, 400 containers of 3 goods lines', async () => {
    const containers = Array.from({ length: 400 }, (_, index) => ({
      ...box(index),
      sealNo: `${'S'.repeat(60)}${1_000 + index}`,
      packageKind: `KIND${'X'.repeat(31)}`,
      packages: 99_000_000 + index,
      weight: 27_000.125 + index,
      volume: 66.5 + index,
      lines: Array.from({ length: 3 }, (_line, at) => ({
        ...emptyLine(),
        goods: `GOODS ${index}/${at}\nSECOND LINE ${index}/${at}`,
        marks: `MARK ${index}/${at}`,
        hsCode: '732393',
        packageKind: `PART${'Y'.repeat(31)}`,
        packages: 1_000 + index * 3 + at,
        weight: 9_000.375 + index,
        volume: 22 + index,
      })),
    }))
    const record = { ...emptyRecord(), goods: lines(150, 'GOODS LINE'), marks: lines(50, 'MARK LINE'), containers }
    expect(missing(await printed(record), record)).toEqual([])
  }, 60_000)
})
