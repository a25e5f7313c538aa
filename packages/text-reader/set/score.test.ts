import { learnedKinds } from '@jst/contracts/freight-rates'
import { readNotes } from '@jst/booking-reader'
import { readRates, type Reading, type ReadRow } from '@jst/rate-reader'
import { describe, expect, it } from 'vitest'
import { expectedRates } from './expectation.ts'
import { rateReading } from './rate-adapter.ts'
import { noteFacts, rateFacts } from './reference-facts.ts'
import { scoreOf, type GivenAnswers } from './score.ts'
import { scoreLine, scoresOf, setTexts, textKinds, type SetReaders, type TextScore } from './texts.ts'

const source = '上海-洛杉矶 MSC 1850/40HQ 12/1-12/14 20GP待定'
const row: ReadRow = {
  id: '1',
  span: { start: 0, end: source.length },
  carrier: 'MSC',
  service: '',
  pol: 'CNSHA',
  pod: 'USLAX',
  via: '',
  currency: 'USD',
  prices: { '40HQ': '1850.00' },
  from: '2026-12-01',
  to: '2026-12-14',
  basis: '',
  closing: undefined,
  sailing: undefined,
  transit: undefined,
  free: undefined,
  limit: '',
  surcharges: [],
  remark: '',
  inherited: [],
  questions: [],
}
const unread = source.indexOf('20GP')
const reading = (more: Partial<ReadRow>, rest: Partial<Reading> = {}): Reading => ({
  rows: [{ ...row, ...more }],
  questions: [],
  actions: [],
  warnings: [],
  dropped: 0,
  marks: [
    { start: 0, end: unread, as: 'read' },
    { start: unread, end: source.length, as: 'unread' },
  ],
  ...rest,
})
const expected = expectedRates({
  rows: [
    {
      pol: 'CNSHA',
      pod: 'USLAX',
      carrier: 'MSC',
      currency: 'USD',
      prices: { '40HQ': '1850' },
      validFrom: '2026-12-01',
      validTo: '2026-12-14',
      mayAsk: ['currency'],
    },
  ],
  unreadFacts: ['20GP待定'],
})
const score = (read: (answers: GivenAnswers) => Reading) =>
  scoreOf(
    expected,
    rateReading([source], (_text, answers) => read(answers)),
  )

describe('the score of a reading', () => {
  it('counts a row that is right', () => {
    expect(score(() => reading({}))).toEqual({
      wrong: [],
      invented: [],
      needless: [],
      items: 1,
      rightAtOnce: 1,
      rightAfterAnswers: 1,
      questions: 0,
      left: [],
    })
  })
  it('counts another value, a value left out and words that are not told', () => {
    const marks = [{ start: 0, end: source.length, as: 'read' }] as const
    const found = score(() => reading({ pod: 'USLGB', to: '' }, { marks }))
    expect(found.wrong).toEqual(['pod: USLGB, not USLAX', 'validTo: nothing, not 2026-12-14', 'dropped: 20GP待定'])
    expect(found).toMatchObject({ invented: [], rightAtOnce: 0, rightAfterAnswers: 0 })
  })
  it('counts values and rows that the text does not say', () => {
    const more = { ...row, id: '2', pod: 'USOAK', carrier: 'ZIM' }
    const found = score(() => reading({}, { rows: [{ ...row, prices: { '40HQ': '1850', '20GP': '1500' }, free: 14 }, more] }))
    expect(found.invented).toEqual(['prices.20GP: 1500', 'freeDays: 14', 'item: not in the text'])
    expect(found).toMatchObject({ wrong: [], rightAtOnce: 0 })
  })
  it('gives the right answers to questions, and counts those that nobody would ask', () => {
    const ask = (kind: 'currency' | 'carrier', values: readonly string[], answers: GivenAnswers) => ({
      id: kind,
      kind,
      spans: [row.span],
      word: '',
      candidates: values.map((value) => ({ value, label: value })),
      free: 'none' as const,
      answer: answers[kind],
      learnable: false,
    })
    const found = score((answers) => {
      const questions = [ask('currency', ['CNY', 'USD'], answers), ask('carrier', ['MSC', 'ZIM'], answers)]
      const open = questions.filter(({ answer }) => answer === undefined).map(({ id }) => id)
      return reading({ currency: answers['currency'] ?? '', carrier: answers['carrier'] ?? '', questions: open }, { questions })
    })
    expect(found).toEqual({
      wrong: [],
      invented: [],
      needless: ['carrier'],
      items: 1,
      rightAtOnce: 0,
      rightAfterAnswers: 1,
      questions: 2,
      left: [],
    })
  })
})

const readers: SetReaders = {
  rates: (text, answers) => readRates(text, rateFacts, answers),
  notes: (text) => readNotes({ source: { kind: 'text', text }, facts: noteFacts }).Readings.map(({ Reading: one }) => one),
}

describe('the readers', () => {
  const scores = textKinds.map((kind) => [kind, scoresOf(kind, readers)] as const)
  it('are scored by kind of text', () => {
    process.stdout.write(scores.map(([kind, all]) => scoreLine(kind, all)).join(''))
    expect(scores.map(([, all]) => all.length)).toEqual([68, 48, 24])
  })
  it.each(scores)('say nothing of %s that is wrong or not in the text, unless they ask', (_, all) => {
    expect(all.flatMap(({ name, wrong, invented }) => [...wrong, ...invented].map((fault) => `${name}: ${fault}`))).toEqual([])
  })
  it.each(scores)('read most %s at once, nearly all after answers, with few questions', (_, all) => {
    const sum = (of: (score: TextScore) => number) => all.reduce((total, score) => total + of(score), 0)
    const items = sum((score) => score.items)
    // in hundredths of the items and of the texts
    const goals = {
      atOnce: 100 * sum(({ rightAtOnce }) => rightAtOnce) >= 60 * items,
      afterAnswers: 100 * sum(({ rightAfterAnswers }) => rightAfterAnswers) >= 95 * items,
      fewQuestions: 100 * sum(({ questions }) => questions) <= 150 * all.length,
    }
    expect(goals).toEqual({ atOnce: true, afterAnswers: true, fewQuestions: true })
  })
})

describe('questions whose answers are learned', () => {
  it('are of kinds that the page of learned rules shows', () => {
    const kinds = (['rates', 'sheets'] as const)
      .flatMap((kind) => setTexts(kind))
      .flatMap(({ texts }) => texts)
      .flatMap((text) => readRates(text, rateFacts).questions)
      .flatMap(({ kind, learnable }) => (learnable ? [kind] : []))
    expect([...new Set(kinds)].filter((kind) => !(kind in learnedKinds))).toEqual([])
    expect(kinds).toContain('boxes')
  })
})
