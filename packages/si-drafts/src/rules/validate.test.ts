import { describe, expect, it } from 'vitest'
import { goodContainer, goodRecord } from '../testing/records.ts'
import { emptyLine } from './wire.ts'
import type { OrderFacts, RuleSettings } from './facts.ts'
import { passes } from './passes.ts'
import { validateSet } from './validate.ts'
import type { SiRecord } from '@jst/contracts/si/data'

const now = Date.parse('2026-03-10T08:00:00Z')
const check = (
  records: SiRecord[],
  extra: { num?: number; order?: OrderFacts; lateAllowed?: boolean; settings?: Partial<RuleSettings> } = {},
) =>
  validateSet({
    records,
    num: extra.num ?? records.length,
    now,
    ...(extra.order ? { order: extra.order } : {}),
    ...(extra.lateAllowed ? { lateAllowed: true } : {}),
    ...(extra.settings ? { settings: extra.settings } : {}),
  })
const codes = (records: SiRecord[], extra = {}) => check(records, extra).map((issue) => `${issue.Severity} ${issue.Code}`)
const order: OrderFacts = {
  id: 1,
  mblNo: 'COSU6412345670',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '043W',
  loadPortCode: 'CNNGB',
  dischargePortCode: 'DEHAM',
  deadline: '2026-03-12T04:00:00Z',
  containers: [goodContainer()],
}

describe('a whole record', () => {
  it('passes when everything is right', () => {
    expect(check([goodRecord()], { order })).toEqual([])
  })
  it('reports all findings, not only the first', () => {
    const found = codes([goodRecord({ consignee: '', marks: '', hsCode: '12', containers: [] })])
    expect(found).toEqual(expect.arrayContaining(['ERROR REQUIRED', 'ERROR HS_CODE', 'ERROR NO_CONTAINERS']))
    expect(found.filter((code) => code === 'ERROR REQUIRED')).toHaveLength(2)
  })
  it('names the payload path, the Chinese label and the draft of each finding', () => {
    const [issue] = check([
      goodRecord(),
      goodRecord({ id: 654_321, splitMblNo: 'X', containers: [goodContainer({ containerNo: '' })] }),
    ]).filter((i) => i.Path.includes('TBX_CNNO'))
    expect(issue).toMatchObject({ Path: 'TDBLInfos[1].BoxInfos[0].TBX_CNNO', Label: '箱号', DraftId: 654_321, Severity: 'ERROR' })
  })
})

describe('35-column boxes', () => {
  it.each(['consignor', 'consignee', 'marks', 'goods'] as const)(
    'a 36-character line in %s is an error that names the line and offers to wrap',
    (name) => {
      const [issue] = check([goodRecord({ [name]: `FIRST LINE\n${'A'.repeat(36)}` })]).filter((i) => i.Code === 'GRID_COLUMNS')
      expect(issue?.Message).toContain('第 2 行')
      expect(issue?.Suggest?.Value.split('\n').every((line) => line.length <= 35)).toBe(true)
    },
  )
  it('151 lines of goods are an error', () => {
    expect(codes([goodRecord({ goods: Array(151).fill('X').join('\n') })])).toContain('ERROR GRID_LINES')
  })
  it('a tab and a full-width comma are offered for repair', () => {
    const [issue] = check([goodRecord({ marks: 'BOX\t1，2' })]).filter((i) => i.Code === 'CHARSET')
    expect(issue?.Suggest?.Value).toBe('BOX 1,2')
  })
  it('Chinese on the bill is an error that shows the characters', () => {
    expect(check([goodRecord({ goods: 'KITCHENWARE 厨具' })]).find((i) => i.Code === 'CHARSET')?.Message).toContain('厨 具')
  })
})

describe('TO ORDER', () => {
  it('needs a notify party', () => expect(codes([goodRecord({ consignee: 'TO ORDER', notifier1: '' })])).toContain('ERROR NOTIFY_NEEDED'))
  it('refuses SAME AS CONSIGNEE', () =>
    expect(codes([goodRecord({ consignee: 'TO ORDER OF SHIPPER', notifier1: 'SAME AS CONSIGNEE' })])).toContain(
      'ERROR NOTIFY_SAME_TO_ORDER',
    ))
  it('refuses a sea waybill', () =>
    expect(codes([goodRecord({ consignee: 'TO ORDER', notifier1: 'ACME GMBH', signingMethod: 'SWB' })])).toContain(
      'ERROR WAYBILL_TO_ORDER',
    ))
})

describe('containers', () => {
  it('a wrong check digit warns and offers the right number', () => {
    const [issue] = check([goodRecord({ containers: [goodContainer({ containerNo: 'MSCU1234567' })] })])
    expect(issue).toMatchObject({ Severity: 'WARN', Code: 'CN_CHECK_DIGIT', Suggest: { Value: 'MSCU1234566' } })
  })
  it('a wrong format is an error; spaces and dashes are repaired', () => {
    const [issue] = check([goodRecord({ containers: [goodContainer({ containerNo: 'msku 601167-2' })] })])
    expect(issue).toMatchObject({ Severity: 'ERROR', Code: 'CN_FORMAT', Suggest: { Value: 'MSKU6011672' } })
  })
  it('the same container twice in one bill is an error', () => {
    expect(codes([goodRecord({ packageCount: '840', containers: [goodContainer(), goodContainer()] })])).toContain(
      'ERROR DUPLICATE_CONTAINER',
    )
  })
  it('an ISO code is mapped to the type of the trade: 45G1 is a 40HQ, never a 45HQ', () => {
    expect(check([goodRecord({ containers: [goodContainer({ type: '45G1' })] })])[0]?.Suggest?.Value).toBe('40HQ')
    expect(check([goodRecord({ containers: [goodContainer({ type: 'L5G1', volume: 70 })] })])[0]?.Suggest?.Value).toBe('45HQ')
  })
  it('goods lines must sum up to their container, exactly', () => {
    const line = { ...emptyLine(), goods: 'PANS', packages: 200, weight: 6000, volume: 30 }
    const [issue] = check([
      goodRecord({ containers: [goodContainer({ lines: [line, { ...line, packages: 219, weight: 6500.5, volume: 32.3 }] })] }),
    ])
    expect(issue).toMatchObject({ Code: 'LINES_SUM', Suggest: { Value: '419' } })
  })
  it('three-decimal sums are compared without floating point noise', () => {
    const line = { ...emptyLine(), goods: 'PANS', packageKind: 'CARTONS' }
    const container = goodContainer({
      packages: 2,
      weight: 0.3,
      volume: 0.3,
      lines: [
        { ...line, packages: 1, weight: 0.1, volume: 0.1 },
        { ...line, packages: 1, weight: 0.2, volume: 0.2 },
      ],
    })
    expect(codes([goodRecord({ packageCount: '2', containers: [container] })])).toEqual([])
  })
})

describe('the set against its order', () => {
  it('moving one package between drafts leaves the set in balance; one off the order asks for its reason, two or a strict company refuse', () => {
    const a = goodRecord({
      siType: 2,
      splitMblNo: 'COSU6412345670A',
      packageCount: '200',
      containers: [goodContainer({ partLoad: '1', packages: 200, weight: 6000, volume: 30 })],
    })
    const b = goodRecord({
      id: 2,
      siType: 2,
      splitMblNo: 'COSU6412345670B',
      packageCount: '220',
      containers: [goodContainer({ partLoad: '1', packages: 220, weight: 6500.5, volume: 32.3 })],
    })
    expect(codes([a, b], { order })).toEqual([])
    const short = { ...b, packageCount: '219', containers: [goodContainer({ partLoad: '1', packages: 219, weight: 6500.5, volume: 32.3 })] }
    expect(codes([a, short], { order })).toEqual(['WARN ORDER_TOTAL', 'WARN CONTAINER_PACKAGES'])
    expect(check([a, short], { order })[0]?.Message).toContain('请在备注中写明原因')
    expect(codes([a, short], { order, settings: { packageTolerance: 0 } })).toEqual(['ERROR ORDER_TOTAL', 'ERROR CONTAINER_PACKAGES'])
    const shorter = {
      ...b,
      packageCount: '218',
      containers: [goodContainer({ partLoad: '1', packages: 218, weight: 6500.5, volume: 32.3 })],
    }
    expect(codes([a, shorter], { order })).toEqual(['ERROR ORDER_TOTAL', 'ERROR CONTAINER_PACKAGES'])
  })
  it('the first bill of two may be submitted while the other is open: what remains of the order is told, more than the order is refused', () => {
    const first = goodRecord({
      siType: 2,
      splitMblNo: 'COSU6412345670A',
      packageCount: '200',
      containers: [goodContainer({ packages: 200, weight: 6000, volume: 30 })],
    })
    const found = check([first], { num: 2, order })
    expect(found.map(({ Severity, Code }) => `${Severity} ${Code}`)).toEqual(['WARN SET_COUNT'])
    expect(found[0]?.Message).toContain('还剩 220 件、6500.5 公斤、32.3 立方米')
    const more = { ...first, packageCount: '430', containers: [goodContainer({ packages: 430, weight: 6000, volume: 30 })] }
    expect(codes([more], { num: 2, order })).toEqual(['WARN SET_COUNT', 'ERROR ORDER_TOTAL', 'ERROR CONTAINER_PACKAGES'])
    expect(codes([first, { ...first, splitMblNo: 'COSU6412345670B' }], { num: 1, order })).toContain('ERROR SET_COUNT')
  })
  it('weight within half a percent of the order warns, beyond it is an error', () => {
    const weigh = (weight: number) => codes([goodRecord({ containers: [goodContainer({ weight })] })], { order })
    expect(weigh(12_540)).toEqual(['WARN ORDER_TOTAL'])
    expect(weigh(12_600)).toEqual(['ERROR ORDER_TOTAL'])
  })
  it('a container of the order that no draft carries is named', () => {
    const found = check([goodRecord()], {
      order: { ...order, containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360', packages: 0, weight: 0, volume: 0 })] },
    })
    expect(found.find((i) => i.Code === 'CONTAINER_LEFT_OUT')?.Message).toContain('TCNU6225360')
  })
  it('fewer drafts than the target, or a bill number used twice, is an error', () => {
    expect(codes([goodRecord()], { num: 2 })).toEqual(['ERROR SET_COUNT'])
    const twin = goodRecord({ siType: 2, splitMblNo: 'ABCD1234' })
    expect(codes([twin, twin])).toContain('ERROR DUPLICATE_BILL')
  })
  it('after the cut-off only the right to submit late turns the refusal into a warning', () => {
    const late = { ...order, deadline: '2026-03-09T04:00:00Z' }
    expect(codes([goodRecord()], { order: late })).toEqual(['ERROR OVERDUE'])
    expect(passes(check([goodRecord()], { order: late, lateAllowed: true }))).toBe(true)
  })
  it('a port that differs from the booking blocks, another vessel warns', () => {
    expect(codes([goodRecord({ dischargePortCode: 'DEBRV', vessel: 'EVER GIVEN' })], { order })).toEqual([
      'WARN ORDER_FIELD',
      'ERROR ORDER_PORT',
    ])
  })
})
