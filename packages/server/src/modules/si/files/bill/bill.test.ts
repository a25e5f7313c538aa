import type { SiRecord } from '@jst/contracts/si'
import { emptyContainer, emptyRecord } from '@jst/si-drafts/rules'
import { describe, expect, it } from 'vitest'
import { billOf } from './bill.ts'
import { billPdf } from './bill-pdf.ts'
import { riderPages } from './rider.ts'
import { inWords } from './words.ts'

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
  billOf(
    {
      ...emptyRecord(),
      mblNo: 'MAEU1',
      status: 1,
      containers: [box(1), box(2)],
      packageKind: 'CARTONS',
      goods: 'TOYS',
      marks: 'N/M',
      ...overrides,
    },
    { ...facts, ...more },
  )
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
      packages: '20 CARTONS',
      weight: '200.000 KGS',
      words: ['SAY TWO (2) CONTAINERS / TWENTY (20) CARTONS ONLY'],
      title: 'BILL OF LADING',
      mark: 'DRAFT',
      replaced: 0,
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
  it('prints the names that the bill shall show, when there are any', () => {
    const { loadPort, dischargePort } = bill({ loadPort: 'YANTIAN', loadPortOnBill: 'SHENZHEN, CHINA', dischargePort: 'HAMBURG' })
    expect([loadPort, dischargePort]).toEqual([['SHENZHEN, CHINA'], ['HAMBURG']])
  })
  it('turns full-width text into half-width and shows what the font has not got as a question mark, counted', () => {
    const { shipper, replaced } = bill({ consignor: 'ＡＢＣ，ＬＴＤ\n宁波 CAFÉ\tX' })
    expect(shipper).toEqual(['ABC,LTD', '?? CAFÉ X'])
    expect(replaced).toBe(2)
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
