import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyVgm,
  isVgmDeclaration,
  isVgmReply,
  readVermas,
  readVgmJson,
  readVgmReplies,
  splitVgm,
  vgmOf,
  vgmPasses,
  vgmProblems,
  vgmStandingOf,
  withVgm,
  writeVermas,
  writeVgmJson,
  type VgmAnswerFact,
  type VgmDeclaration,
  type VgmMessageFact,
  type VgmRecord,
} from './index.ts'

const scale = (more: Partial<VgmRecord> = {}): VgmRecord => ({
  ...emptyVgm('MSKU6011672'),
  BoxType: '40HQ',
  IsoType: '45G1',
  Method: 'SM1',
  Weighed: 12_300,
  Person: 'WANG WEI',
  Party: 'NINGBO YUANFAN',
  ...more,
})
const added = (more: Partial<VgmRecord> = {}) => scale({ Method: 'SM2', Weighed: 0, Cargo: 8_400.5, Dunnage: 20, Tare: 3_890, ...more })
const codes = (record: VgmRecord) =>
  vgmProblems([record]).map(({ severity, code, needsReason }) => `${severity} ${code}${needsReason ? ' ?' : ''}`)

describe('a verified gross mass', () => {
  it('is whole kg, rounded half up once at the end', () => {
    expect(vgmOf(added())).toBe(12_311)
    expect(vgmOf(added({ Cargo: 8_400.499 }))).toBe(12_310)
    // each part alone would be rounded down
    expect(vgmOf(added({ Cargo: 100.3, Dunnage: 0.3, Tare: 3_000 }))).toBe(3_101)
    expect(vgmOf(scale({ Weighed: 12_300.5 }))).toBe(12_301)
  })
  it('of pounds is exact', () => {
    expect(vgmOf(scale({ Unit: 'LBR', Weighed: 44_092.452 }))).toBe(20_000)
    // 1 lb is 0.45359237 kg: the half is reached at 1.102311…
    expect(vgmOf(scale({ Unit: 'LBR', Weighed: 1.102 }))).toBeUndefined()
    expect(vgmOf(scale({ Unit: 'LBR', Weighed: 1.103 }))).toBe(1)
  })
  it('is less truck and chassis where these stood on the scale', () => {
    expect(vgmOf(scale({ Weighed: 27_000, Truck: 8_000, Chassis: 6_700 }))).toBe(12_300)
    expect(codes(scale({ Weighed: 10_000, Truck: 8_000, Chassis: 6_700 }))).toEqual(['ERROR VGM'])
  })
  it('is asked about above 5 % or 1,000 kg, not at the limit itself', () => {
    const near = (Vgm: number) => codes(scale({ Weighed: Vgm, Cargo: 6_110, Tare: 3_890 }))
    expect(near(10_500)).toEqual([])
    expect(near(10_501)).toEqual(['WARN FAR ?'])
    expect(near(9_500)).toEqual([])
    expect(near(9_499)).toEqual(['WARN FAR ?'])
    const heavy = (Vgm: number) => codes(scale({ Weighed: Vgm, Cargo: 21_110, Tare: 3_890 }))
    expect(heavy(26_000)).toEqual([])
    expect(heavy(26_001)).toEqual(['WARN FAR ?'])
    const said = vgmProblems([scale({ Weighed: 26_001, Cargo: 21_110, Tare: 3_890, Reason: '地磅复核' })])
    expect([said.map(({ severity }) => severity), vgmPasses(said)]).toEqual([['INFO'], true])
  })
  it('is above the tare, and below the table or the plate', () => {
    expect(codes(scale({ Weighed: 3_890, Tare: 3_890 }))).toEqual(['ERROR UNDER_TARE'])
    expect(codes(scale({ Weighed: 30_480 }))).toEqual([])
    expect(codes(scale({ Weighed: 30_481 }))).toEqual(['WARN GROSS ?'])
    expect(codes(scale({ Weighed: 38_100 }))).toEqual(['WARN GROSS ?'])
    expect(codes(scale({ Weighed: 38_101 }))).toEqual(['ERROR FAR_ABOVE'])
    // a box whose ISO code alone is known has its limits as well
    for (const type of [{ BoxType: '' }, { BoxType: '45G1' }, { BoxType: '40HC' }])
      expect(codes(scale({ ...type, Weighed: 38_101 }))).toEqual(['ERROR FAR_ABOVE'])
    expect(codes(scale({ Weighed: 32_500, MaxGross: 32_500 }))).toEqual([])
    expect(codes(scale({ Weighed: 32_501, MaxGross: 32_500 }))).toEqual(['ERROR PLATE'])
  })
  it('needs method, unit, person, and a tare where it is added up', () => {
    expect(codes(scale({ Method: '', Unit: '', Person: ' ' }))).toEqual(['ERROR METHOD', 'ERROR UNIT', 'ERROR PERSON'])
    expect(codes(added({ Tare: 0 }))).toContain('ERROR TARE')
    expect(codes(scale({ Person: 'Wang Wei' }))).toEqual(['ERROR CAPITALS'])
    expect(codes(scale({ Vgm: 12_299 }))).toEqual(['ERROR DIFFERS'])
    for (const WeighedAt of ['2026-11-28', '2026-02-30 08:00', '昨天']) expect(codes(scale({ WeighedAt }))).toEqual(['ERROR TIME'])
    expect(codes(scale({ WeighedAt: '2026-11-28 09:30' }))).toEqual([])
    expect(codes(scale({ Seals: 'S123456/'.repeat(20), Party: 'N'.repeat(121) }))).toEqual(['ERROR TOO_LONG', 'ERROR TOO_LONG'])
    expect(vgmProblems([scale(), scale()]).map(({ row, code }) => [row, code])).toEqual([[1, 'BOX_TWICE']])
  })
  it('is late after the cut-off, and never in time without one', () => {
    const at = (cutoff: string, lateReason?: string) =>
      vgmProblems([scale()], { time: { cutoff, now: '2026-12-01T00:00:00.001Z', ...(lateReason ? { lateReason } : {}) } }).map(
        ({ severity, code }) => `${severity} ${code}`,
      )
    expect(at('2026-12-01T00:00:00.001Z')).toEqual([])
    expect(at('2026-12-01T00:00:00.000Z')).toEqual(['ERROR LATE'])
    expect(at('2026-12-01T00:00:00.000Z', '司机晚到')).toEqual(['INFO LATE'])
    expect(at('')).toEqual(['WARN UNKNOWN_TIME'])
  })
})

const declared = (Record: VgmRecord, Reference = 'VGM1'): VgmDeclaration => ({
  Reference,
  Retracted: false,
  At: '2026-11-28T09:30:00.000Z',
  Record: withVgm(Record),
})
const head = { Sender: 'JSTSHA', Receiver: 'COSU', Reference: 'VGM2612000001', At: '2026-11-28T09:30:00.000Z', Action: 'original' } as const

describe('VERMAS', () => {
  const word = fc.stringMatching(/^[A-Z0-9][A-Z0-9'+:? ]{0,20}[A-Z0-9]$/)
  const record = fc
    .record({
      BoxNo: fc.constantFrom('MSKU6011672', 'CSQU3054383'),
      IsoType: fc.constantFrom('', '45G1'),
      Seals: fc.constantFrom('', 'S1', 'S1/S2'),
      BookingNo: fc.oneof(fc.constant(''), word),
      BillNo: fc.oneof(fc.constant(''), word),
      Method: fc.constantFrom('SM1' as const, 'SM2' as const),
      Vgm: fc.integer({ min: 1, max: 40_000 }),
      Tare: fc.constantFrom(0, 2_200, 3_890.5),
      Certificate: fc.constantFrom('', 'W42-1'),
      WeighedAt: fc.constantFrom('', '2026-11-28 09:30'),
      Party: word,
      Person: word,
      Phone: fc.constantFrom('', '+86 574 1'),
      Email: fc.constantFrom('', 'a@b.cn'),
    })
    // what the scale said is the mass that the message tells
    .map((some): VgmRecord => ({ ...emptyVgm(), ...some, Weighed: some.Method === 'SM1' ? some.Vgm : 0 }))
  it('of many boxes comes back whole', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (list) => {
        const declarations = list.map((one, at) => declared(one, `R${at}`))
        const { text, lost } = writeVermas(declarations, head)
        expect(lost).toEqual([])
        expect(readVermas(text)).toEqual({ declarations, unread: [] })
      }),
      { numRuns: 200 },
    )
  })
  it('tells what it cannot say, and what it did not read', () => {
    const { text, lost } = writeVermas([declared(scale({ Truck: 1, Weighed: 12_301, Place: '宁波' }))], head)
    expect(lost.map(({ Path }) => Path)).toEqual(['[0].BoxType', '[0].Weighed', '[0].Truck', '[0].Place'])
    const odd = text.replace("DOC+SM1:VGM:306'", "DOC+SM9:VGM:306'FTX+AAI+++HELLO'")
    expect(readVermas(odd).unread.map(({ Label, Why }) => [Label, Why])).toEqual([
      ['DOC', '称重方式“SM9”不能识别'],
      ['FTX', '没有对应的栏位，没有读入'],
    ])
    expect(readVermas(writeVermas([declared(scale())], { ...head, Action: 'delete' }).text).declarations[0]!.Retracted).toBe(true)
  })
})

describe('DCSA VGM', () => {
  it('comes back from its own JSON', () => {
    const one = declared(
      added({
        BookingNo: 'B1',
        BillNo: 'L1',
        Seals: 'S1/S2',
        Dunnage: 0,
        BoxType: '',
        Certificate: 'W1',
        WeighedAt: '2026-11-28 09:30',
        Place: 'NINGBO',
        WeighedBy: 'SCALE CO',
        Phone: '1',
        Email: 'a@b.cn',
      }),
    )
    const { text, lost } = writeVgmJson([one])
    expect(lost).toEqual([])
    expect(readVgmJson(text)).toEqual({ declarations: [one], unread: [] })
  })
  it('that is none is refused', () => {
    for (const text of ['', '{}', '{"VGMDeclarations":[]}', '{"VGMDeclarations":[1]}'])
      expect(() => readVgmJson(text)).toThrow('不是 DCSA VGM 报文')
  })
})

describe('declarations of several boxes', () => {
  const two = [declared(scale(), 'R1'), declared(added({ BoxNo: 'CSQU3054383', BoxType: '', Dunnage: 0, Cargo: 8_400 }), 'R2')]
  it.each([
    ['VERMAS', writeVermas(two, head).text, readVermas],
    ['DCSA', writeVgmJson(two).text, readVgmJson],
  ] as const)('of %s are taken one by one with all that they say', (_name, text, read) => {
    expect(isVgmDeclaration(text)).toBe(true)
    const texts = splitVgm(text)
    expect(texts).toHaveLength(2)
    expect(texts.flatMap((one) => read(one).declarations)).toEqual(read(text).declarations)
    expect(texts.flatMap((one) => read(one).unread).length).toBe(read(text).unread.length)
  })
  it('are neither receipts nor other messages', () => {
    for (const text of ['', '{', '{"vgmReplies":1}', "UNH+1+APERAK:D:16A'", '[]']) {
      expect([isVgmDeclaration(text), isVgmReply(text)]).toEqual([false, false])
    }
  })
})

describe('answers', () => {
  const reply = { message: 'M1', reference: 'VG1-01', status: 'rejected', reason: '超重', at: '2026-11-28T09:30:00+08:00' }
  it('as JSON name their message, and refuse what is unclear', () => {
    const text = JSON.stringify({ vgmReplies: [reply] })
    expect(isVgmReply(text)).toBe(true)
    expect(readVgmReplies(text)).toEqual([
      { message: 'M1', reference: 'VG1-01', accepted: false, reason: '超重', at: '2026-11-28T01:30:00.000Z' },
    ])
    for (const [wrong, said] of [
      [{ status: 'OK' }, '“OK”不能识别'],
      [{ at: '昨天' }, '时间“昨天”不能识别'],
      [{ at: '2026-02-30T09:30:00+08:00' }, '时间“2026-02-30T09:30:00+08:00”不能识别'],
      [{ at: '2026-11-28 09:30' }, '时间“2026-11-28 09:30”不能识别'],
      [{ message: '', reference: '' }, '没有指明报文'],
    ] as const)
      expect(() => readVgmReplies(JSON.stringify({ vgmReplies: [{ ...reply, ...wrong }] }))).toThrow(said)
    expect(() => readVgmReplies('{"vgmReplies":[]}')).toThrow('不是 VGM 回执')
  })
  const message = (Id: string, Type: VgmMessageFact['Type'], Revision: number, State: VgmMessageFact['State'] = 'sent') => ({
    Id,
    Type,
    State,
    Revision,
  })
  const answer = (Message: string, Accepted: boolean, minute: number): VgmAnswerFact => ({
    Message,
    Accepted,
    Reason: Accepted ? '' : '超重',
    At: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  })
  it('move a declaration from sent to accepted, corrected and retracted', () => {
    const first = message('A', 'original', 1)
    const second = message('B', 'correction', 2)
    const third = message('C', 'retraction', 2)
    expect(vgmStandingOf([], []).state).toBeUndefined()
    expect(vgmStandingOf([message('A', 'original', 1, 'failed')], []).state).toBeUndefined()
    expect(vgmStandingOf([first], [])).toMatchObject({ state: 'sent', inForce: 0 })
    expect(vgmStandingOf([first], [answer('A', true, 1)])).toMatchObject({ state: 'accepted', inForce: 1 })
    expect(vgmStandingOf([first, second], [answer('A', true, 1)])).toMatchObject({ state: 'sent', inForce: 1 })
    expect(vgmStandingOf([first, second], [answer('A', true, 1), answer('B', false, 2)])).toMatchObject({
      state: 'returned',
      inForce: 1,
      refusal: '超重',
    })
    expect(vgmStandingOf([first, second], [answer('A', true, 1), answer('B', true, 2)])).toMatchObject({ state: 'corrected', inForce: 2 })
    const all = [answer('A', true, 1), answer('B', true, 2), answer('C', true, 3)]
    expect(vgmStandingOf([first, second, third], all)).toMatchObject({ state: 'retracted', inForce: 0 })
  })
  it('in any order and twice come to the same end; at one time two opposite ones decide nothing', () => {
    const messages = [message('A', 'original', 1), message('B', 'correction', 2), message('C', 'retraction', 2)]
    const any = fc.record({
      Message: fc.constantFrom('A', 'B', 'C', 'X'),
      Accepted: fc.boolean(),
      Reason: fc.constant(''),
      At: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:01:00.000Z', '2026-01-01T00:02:00.000Z'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (answers, dice) => {
        const shuffled = [...answers, ...answers].map((one) => ({ one, at: dice.next().value! })).toSorted((a, b) => a.at - b.at)
        expect(
          vgmStandingOf(
            messages,
            shuffled.map(({ one }) => one),
          ),
        ).toEqual(vgmStandingOf(messages, answers))
      }),
      { numRuns: 200 },
    )
    expect(vgmStandingOf(messages.slice(0, 1), [answer('A', true, 1), answer('A', false, 1)]).state).toBe('sent')
  })
})
