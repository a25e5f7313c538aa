import {
  billStateCodes as codes,
  fillFace,
  layoutProblems,
  originalsOf,
  standardLayout,
  totalWords,
  typedSize,
  watermarkOf,
  type BillBox,
  type BillContent,
} from '@jst/contracts/bills'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facePdf } from './paper/face-pdf.ts'
import { pagesOf } from '../../testing/bills.ts'

const box = (at: number, lines = 2): BillBox => ({
  BoxNo: `MSKU${1_000_000 + at}`,
  SealNo: `CN${at}H`,
  BoxType: '40HQ',
  PackageKind: 'CARTONS',
  Packages: 100 + at,
  Weight: 1_000.125 + at,
  Volume: 10.5,
  Note: at % 7 === 0 ? `TEMPERATURE C -${at}` : '',
  Lines: Array.from({ length: lines }, (_, place) => ({
    Goods: `GOODS ${at} ITEM ${place}`,
    HsCode: `6109${at}`,
    Marks: `MARK ${at}-${place}`,
    PackageKind: 'CTNS',
    Packages: 50,
    Weight: 500,
    Volume: 5,
    Hazard: place === 0 && at % 50 === 0 ? `UN 1993, CLASS 3, PG III, LOT ${at}` : '',
  })),
})
const content = (more: Partial<Record<string, unknown>> = {}, boxes: readonly BillBox[] = [box(1)]): BillContent => ({
  BlNo: 'HJGJ2611280001',
  MblNo: 'OOLU2659018820',
  BookingNo: '2659018820',
  ExportRefs: 'PO 4711\nREF 0815',
  Shipper: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA',
  Consignee: 'HAMBURG HOME TRADING GMBH\nHAMBURG',
  Notify: 'SAME AS CONSIGNEE',
  AlsoNotify: 'SECOND PARTY LTD',
  Agent: 'EURO AGENT GMBH',
  Carrier: 'HAIJIE LINE',
  PreCarriage: 'BARGE HUA 1',
  ReceiptPlace: 'NINGBO CFS',
  Vessel: 'OOCL SHANGHAI',
  Voyage: '048E',
  LoadPort: 'NINGBO',
  DischargePort: 'HAMBURG',
  DeliveryPlace: 'BERLIN',
  FinalPlace: 'POTSDAM',
  Marks: 'N/M',
  PackageKind: 'CARTONS',
  Goods: 'COTTON SHIRTS',
  HsCode: '610910',
  Terms: 'CY-CFS',
  Way: 'OBL',
  Originals: 3,
  Payment: 'PP',
  PayableAt: 'SHANGHAI',
  Charges: 'OCEAN FREIGHT USD 1200',
  IssuePlace: 'SHANGHAI OFFICE',
  OnBoard: '2026-11-28',
  Boxes: boxes,
  ...more,
})
const facts = { state: codes.locked, paper: 'original', no: 1, issuedOn: '2026-11-29' } as const
const marks = {
  title: 'BILL OF LADING',
  blNo: 'HJGJ2611280001',
  version: 1,
  at: new Date(0),
  watermark: '',
  passport: { address: 'https://example.com/passport/0', hash: 'a'.repeat(64) },
  note: '',
}
const printed = async (bill: BillContent) =>
  (await pagesOf(await facePdf(standardLayout, fillFace(standardLayout, bill, facts), marks))).join(' ')

/** Every value that stands on a bill, word by word, since lines are wrapped. */
const wordsOf = (bill: BillContent): Set<string> => {
  const { MblNo: _mbl, Way: _way, Payment: _payment, Originals: _originals, Boxes, ...fields } = bill
  const texts = [
    ...Object.values(fields),
    ...Boxes.flatMap(({ Lines, Weight, Volume, ...rest }) => [
      ...Object.values(rest),
      (Weight ?? 0).toFixed(3),
      (Volume ?? 0).toFixed(3),
      ...Lines.flatMap((line) => [
        line.Goods,
        line.HsCode,
        line.Marks,
        line.PackageKind,
        line.Packages,
        (line.Weight ?? 0).toFixed(3),
        line.Hazard,
      ]),
    ]),
  ]
  return new Set(texts.flatMap((text) => String(text).split(/\s+/)).filter(Boolean))
}

it('every value of a bill of 400 boxes with two lines each is in its PDF, and each page has number and version', async () => {
  const bill = content(
    {
      Marks: 'LOT 1\nLOT 2 OF A MARK THAT IS WIDER THAN ITS BOX',
      Goods: Array.from({ length: 40 }, (_, at) => `ARTICLE ${at}`).join('\n'),
    },
    Array.from({ length: 400 }, (_, at) => box(at)),
  )
  const pages = await pagesOf(await facePdf(standardLayout, fillFace(standardLayout, bill, facts), marks))
  const text = pages.join(' ')
  const missing = [...wordsOf(bill)].filter((word) => !text.includes(word))
  expect(missing.slice(0, 9)).toEqual([])
  expect(text.includes('SAY FOUR HUNDRED (400) CONTAINERS')).toBe(true)
  expect(pages.filter((page) => !page.includes('B/L NO. HJGJ2611280001 | VERSION 1'))).toEqual([])
  expect(pages[0]).toContain('AS PER ATTACHED RIDER')
  expect(pages[1]).toContain(`RIDER PAGE 1/${pages.length - 1}`)
})

it('whatever the lengths of its texts, no letter is lost', async () => {
  const word = fc.stringMatching(/^[A-Z0-9]{1,60}$/)
  const text = fc.array(
    fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(fc.record({ Shipper: text, Goods: text, Marks: text, DeliveryPlace: text, Charges: text }), async (fields) => {
      const bill = content(Object.fromEntries(Object.entries(fields).map(([key, lines]) => [key, lines.join('\n')])))
      const plain = (value: string) => value.replace(/\s+/g, '')
      const found = plain(await printed(bill))
      for (const [key, lines] of Object.entries(fields))
        for (const line of lines) expect(found.includes(plain(line)), `${key}: ${line}`).toBe(true)
    }),
    { numRuns: 15 },
  )
})

it('a paper says on its face what it is, and which of the set, whatever the length of the name above', () => {
  const Boxes = standardLayout.Boxes.map((one) => (one.Field === 'Title' ? { ...one, Rows: 3 } : one))
  const Carrier = 'SHANGHAI HAIJIE INTERNATIONAL FREIGHT FORWARDING AND LOGISTICS CO., LTD'
  const { boxes, riders } = fillFace({ ...standardLayout, Boxes }, content({ Carrier }), facts)
  expect(boxes.find(({ Field }) => Field === 'Title')!.lines.slice(0, 2)).toEqual([
    'BILL OF LADING',
    expect.stringMatching(/^ORIGINAL 1\//),
  ])
  expect(riders.flat().join(' ')).toContain(Carrier)
})

it('a field without a box in the layout stands on the rider under its heading', () => {
  const layout = { ...standardLayout, Boxes: standardLayout.Boxes.filter(({ Field }) => Field !== 'Agent') }
  const { riders } = fillFace(layout, content({}, [box(1, 0)]), facts)
  expect(riders).toEqual([['FOR DELIVERY APPLY TO', 'EURO AGENT GMBH']])
})

it.each([
  [0, 'SAY ZERO (0) CONTAINERS / ZERO (0) CARTONS ONLY'],
  [1, 'SAY ONE (1) CONTAINER / ONE (1) CARTONS ONLY'],
  [11, 'SAY ELEVEN (11) CONTAINERS / ELEVEN (11) CARTONS ONLY'],
  [21, 'SAY TWENTY-ONE (21) CONTAINERS / TWENTY-ONE (21) CARTONS ONLY'],
  [1_001, 'SAY ONE THOUSAND AND ONE (1001) CONTAINERS / ONE THOUSAND AND ONE (1001) CARTONS ONLY'],
  [1_000_000, 'SAY ONE MILLION (1000000) CONTAINERS / ONE MILLION (1000000) CARTONS ONLY'],
])('%i in words', (count, words) => expect(totalWords(count, count, 'CARTONS')).toBe(words))

describe('the standard face', () => {
  it('has no faults, and 35 columns in its party boxes', () => {
    expect(layoutProblems(standardLayout)).toEqual([])
    for (const name of ['Shipper', 'Consignee', 'Notify', 'Goods'] as const) {
      const { Cols, Font, W } = standardLayout.Boxes.find(({ Field }) => Field === name)!
      expect(Cols).toBe(35)
      expect(Cols * typedSize(Font).column).toBeLessThan(W)
    }
  })
  it('fills no box with more rows or columns than it has', () => {
    const { boxes } = fillFace(
      standardLayout,
      content(
        {},
        Array.from({ length: 9 }, (_, at) => box(at)),
      ),
      facts,
    )
    for (const { Field, lines, Rows, Cols } of boxes) {
      expect(lines.length, Field).toBeLessThanOrEqual(Rows)
      for (const line of lines) expect(line.length, Field).toBeLessThanOrEqual(Cols)
    }
  })
})

it('the watermark follows state and paper; originals follow the way of release', () => {
  expect([codes.draft, codes.sent, codes.locked, codes.surrendered, codes.void].map((state) => watermarkOf(state, 'copy'))).toEqual([
    'DRAFT',
    'DRAFT',
    'COPY',
    'SURRENDERED',
    'VOID',
  ])
  expect(watermarkOf(codes.locked, 'original')).toBe('')
  const of = (Way: string, Originals: number | null) => originalsOf(content({ Way, Originals }))
  expect([of('OBL', null), of('OBL', 2), of('TLX', 3), of('SWB', 3), of('DST', null), of('DST', 1)]).toEqual([3, 2, 0, 0, 0, 1])
})
