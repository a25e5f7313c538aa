import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, ofUnits, plus } from '../money/decimal.ts'
import { isVagueConsignee } from '../bills/consignee.ts'
import {
  applicationTypes,
  decideRelease,
  decisionSteps,
  openAmount,
  releaseRules,
  releaseWays,
  type DecisionFacts,
  type DecisionStep,
} from './decision.ts'

const bill: DecisionFacts['bills'][number] = {
  no: 'B1',
  held: false,
  onBoard: '2026-11-02',
  loaded: '2026-11-02',
  originalsIssued: 0,
  originalsBack: 0,
  lost: 0,
  consignees: ['HAMBURG TRADING GMBH'],
}
const item = { no: 'INV1', amount: '100.00', dueOn: '2026-11-20', own: true }
const clean: DecisionFacts = {
  type: 'release',
  way: 'original',
  today: '2026-11-20',
  customerBlacklisted: false,
  blacklistedConsignees: [],
  risk: 'low',
  bills: [bill],
  letters: [],
  sent: false,
  addressVerified: false,
  items: [],
  unrated: [],
  threshold: null,
  guarantee: null,
  unsettled: [],
  rules: [],
}
const decided = (more: Partial<DecisionFacts>) => {
  const { Step, Reasons } = decideRelease({ ...clean, ...more })
  return [Step, ...Reasons.map(({ Rule, About }) => (About ? `${Rule} ${About}` : Rule))]
}
const withBill = (more: Partial<typeof bill>) => ({ bills: [{ ...bill, ...more }] })

describe('the decision on a release', () => {
  it('is automatic for what is paid in full, with all papers', () => expect(decided({})).toEqual(['automatic']))
  it.each<[string, Partial<DecisionFacts>, string[]]>([
    ['a customer on the blacklist', { customerBlacklisted: true }, ['block', 'customerBlacklisted']],
    ['a held bill', withBill({ held: true }), ['block', 'billHeld B1']],
    ['a date before the loading', withBill({ onBoard: '2026-11-01' }), ['block', 'antedated B1']],
    ['cargo that is not aboard', withBill({ loaded: '' }), ['block', 'notAboard B1']],
    ['originals outside', { type: 'switch', ...withBill({ originalsIssued: 3, originalsBack: 2 }) }, ['return', 'originalsOut B1']],
    [
      'TO ORDER on a waybill',
      { way: 'waybill', ...withBill({ consignees: ['HAMBURG TRADING GMBH', 'TO ORDER OF SHIPPER'] }) },
      ['return', 'vagueConsignee B1'],
    ],
    ['a telex with open freight', { type: 'telex', items: [item] }, ['return', 'telexUnpaid INV1']],
    ['a guarantee that is short', { guarantee: { free: '99.99', need: '100' } }, ['return', 'guaranteeShort 100']],
    ['papers sent to an open address', { sent: true }, ['return', 'addressOpen']],
    [
      'letters that do not hold',
      {
        letters: [
          { name: 'A', state: 'missing', validTo: '' },
          { name: 'B', state: 'unsigned', validTo: '' },
          { name: 'C', state: 'valid', validTo: '2026-11-19' },
          { name: 'D', state: 'valid', validTo: '2026-11-20' },
        ],
      },
      ['return', 'letterMissing A', 'letterUnsigned B', 'letterExpired C'],
    ],
    ['an item on its due date', { items: [item] }, ['first', 'open 100.00']],
    ['an item on the day after', { items: [item], today: '2026-11-21' }, ['both', 'overdue INV1']],
    ['an amount at the threshold', { items: [item], threshold: '100' }, ['first', 'open 100.00']],
    ['an amount above it', { items: [item], threshold: '99.99' }, ['both', 'overThreshold 100.00']],
    ['a letter for all lost originals', { type: 'telex', ...withBill({ lost: 3, originalsIssued: 3 }) }, ['both', 'lostOriginals B1']],
    ['one lost of three, none back', { type: 'telex', ...withBill({ lost: 1, originalsIssued: 3 }) }, ['return', 'originalsOut B1']],
    [
      'one lost of three, two back',
      { type: 'telex', ...withBill({ lost: 1, originalsBack: 2, originalsIssued: 3 }) },
      ['both', 'lostOriginals B1'],
    ],
    ['originals issued anew', { type: 'reissue' }, ['both', 'reissued']],
    ['nobody named', { type: 'telex', ...withBill({ consignees: [] }) }, ['return', 'vagueConsignee B1']],
    ['a credit note of another bill', { items: [item, { ...item, no: 'CN1', amount: '-500.00', own: false }] }, ['first', 'open 100.00']],
    ['a credit note among the rest', { rest: '-400.00', restOwed: '100.00' }, ['first', 'open 100.00']],
    ['a company that looks at everything', { manual: true }, ['first', 'manual']],
    ['a rule for level 1', { rules: [{ name: '美线', level: 'first' }] }, ['first', 'ruleFirst 美线']],
    ['a rule for both levels', { rules: [{ name: '大额', level: 'both' }], unsettled: ['R1'] }, ['both', 'ruleBoth 大额']],
    ['earlier receipts', { unsettled: ['R1'], risk: 'medium' }, ['first', 'unsettled R1', 'riskMedium']],
    [
      'a guarantee that is just enough',
      { type: 'telex', items: [item], guarantee: { free: '100', need: '100.00' } },
      ['first', 'open 100.00'],
    ],
  ])('of %s', (_, more, expected) => expect(decided(more)).toEqual(expected))
  it('tells the reasons of the first step alone', () =>
    expect(decided({ customerBlacklisted: true, risk: 'high', ...withBill({ held: true }) })).toEqual([
      'block',
      'customerBlacklisted',
      'billHeld B1',
    ]))
})

it.each([
  '',
  'TO ORDER',
  'to order of bank',
  'ORDER',
  'ORDER OF X',
  "TO SHIPPER'S ORDER",
  'TO SHIPPER’S ORDER',
  'TO THE ORDER OF\nBANK OF CHINA',
  '"TO ORDER"',
  '(TO ORDER)',
  'CONSIGNEE: TO ORDER',
  'UNTO ORDER OF SHIPPER',
  "TO DEUTSCHE BANK AG'S ORDER",
  'TO BEARER',
  '凭指示',
  '凭托运人指示',
  'TBA',
  'SAME AS NOTIFY',
  '.-.',
  'A',
])('%j names no consignee', (text) => expect(isVagueConsignee(text)).toBe(true))
it.each([
  'TORONTO ORDER HOUSE LTD',
  'ORDERLY LOGISTICS INC',
  'TO-GO FOODS LLC',
  'MAIL ORDER BEARER CO LTD',
  'BESTELLUNG GMBH',
  '宁波远帆进出口有限公司',
])('%s names one', (text) => expect(isVagueConsignee(text)).toBe(false))

const amounts = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((units) => ofUnits(units, 2))
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`)
const bills = fc.record({
  no: fc.constantFrom('B1', 'B2'),
  held: fc.boolean(),
  onBoard: fc.oneof(fc.constant(''), days),
  loaded: fc.oneof(fc.constant(''), days),
  originalsIssued: fc.integer({ min: 0, max: 3 }),
  originalsBack: fc.integer({ min: 0, max: 3 }),
  lost: fc.integer({ min: 0, max: 3 }),
  consignees: fc.subarray(['TO ORDER', 'ACME INC']),
})
const keysOf = <K extends string>(values: Readonly<Record<K, unknown>>) => fc.constantFrom(...(Object.keys(values) as K[]))
const someFacts: fc.Arbitrary<DecisionFacts> = fc.record({
  type: keysOf(applicationTypes),
  way: keysOf(releaseWays),
  today: days,
  customerBlacklisted: fc.boolean(),
  blacklistedConsignees: fc.array(fc.constant('X'), { maxLength: 2 }),
  risk: fc.constantFrom('low', 'medium', 'high'),
  bills: fc.array(bills, { minLength: 1, maxLength: 3 }),
  letters: fc.array(
    fc.record({ name: fc.constant('L'), state: fc.constantFrom('missing', 'unsigned', 'valid'), validTo: fc.oneof(fc.constant(''), days) }),
    { maxLength: 2 },
  ),
  sent: fc.boolean(),
  addressVerified: fc.boolean(),
  items: fc.array(fc.record({ no: fc.constant('I'), amount: amounts, dueOn: fc.oneof(fc.constant(''), days), own: fc.boolean() }), {
    maxLength: 4,
  }),
  unrated: fc.array(fc.constant('XXX'), { maxLength: 1 }),
  threshold: fc.option(amounts),
  guarantee: fc.option(fc.record({ free: amounts, need: amounts })),
  unsettled: fc.array(fc.constant('R'), { maxLength: 1 }),
  rules: fc.array(fc.record({ name: fc.constant('A'), level: fc.constantFrom('first', 'both') }), { maxLength: 2 }),
})
const order = Object.keys(decisionSteps) as DecisionStep[]

describe('any decision', () => {
  it('has reasons of its own step, and none alone where it is automatic', () =>
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { Step, Reasons } = decideRelease(facts)
        expect(Reasons.every(({ Rule }) => releaseRules[Rule].step === Step)).toBe(true)
        expect(Reasons.length === 0).toBe(Step === 'automatic')
      }),
    ))
  it('is never milder with worse facts', () =>
    fc.assert(
      fc.property(
        someFacts,
        fc.constantFrom<(facts: DecisionFacts) => DecisionFacts>(
          (facts) => ({ ...facts, customerBlacklisted: true }),
          (facts) => ({ ...facts, bills: facts.bills.map((one) => ({ ...one, held: true })) }),
          (facts) => ({ ...facts, bills: facts.bills.map((one) => ({ ...one, loaded: '' })) }),
          (facts) => ({ ...facts, letters: [...facts.letters, { name: 'M', state: 'missing', validTo: '' }] }),
          (facts) => ({ ...facts, risk: 'high' }),
          (facts) => ({ ...facts, unsettled: ['R', 'S'] }),
          (facts) => ({ ...facts, rules: [...facts.rules, { name: 'B', level: 'both' }] }),
          (facts) => ({ ...facts, items: [...facts.items, { no: 'N', amount: '1.00', dueOn: '2026-10-31', own: false }] }),
        ),
        (facts, worse) => {
          expect(order.indexOf(decideRelease(worse(facts)).Step)).toBeLessThanOrEqual(order.indexOf(decideRelease(facts).Step))
        },
      ),
    ))
  it('releases nothing by itself that is open, overdue, held or incomplete', () =>
    fc.assert(
      fc.property(someFacts, (facts) => {
        if (decideRelease(facts).Step !== 'automatic') return
        expect(compare(openAmount(facts.items), '0')).toBeLessThanOrEqual(0)
        expect(facts.items.some(({ amount, dueOn }) => compare(amount, '0') > 0 && dueOn !== '' && dueOn < facts.today)).toBe(false)
        expect(facts.bills.some(({ held, loaded, lost }) => held || lost > 0 || loaded === '')).toBe(false)
        expect(facts.letters.every(({ state }) => state === 'valid')).toBe(true)
      }),
    ))
  it('adds up to the cent', () =>
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 30 }), (list) => {
        expect(compare(openAmount(list.map((amount) => ({ amount }))), plus('0', ...list))).toBe(0)
      }),
    ))
})
