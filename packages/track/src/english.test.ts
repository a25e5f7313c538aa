import { describe, expect, it } from 'vitest'
import { englishWords } from './english.ts'
import { englishPrediction, englishSentence } from './sentences.ts'
import * as trackTexts from './texts.ts'

const keysOf = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  )

it('there is an English word for each code that has a Chinese one, and none holds Chinese', () => {
  const chinese = Object.fromEntries(Object.keys(englishWords).map((key) => [key, trackTexts[key as keyof typeof englishWords]]))
  expect(keysOf(englishWords).toSorted()).toEqual(keysOf(chinese).toSorted())
  expect(JSON.stringify(englishWords)).not.toMatch(/\p{Script=Han}/u)
})

describe('sentences that are stored in Chinese', () => {
  const said = (table: object): string[] =>
    Object.values(table).flatMap((one: unknown) =>
      typeof one === 'function'
        ? [(one as (...values: unknown[]) => string)('3', 'B')]
        : typeof one === 'object' && one !== null
          ? said(one)
          : [String(one)],
    )
  it('are read in English with their values, and any other text is left', () => {
    const { exceptions, milestones, rules, guess, sources } = trackTexts
    for (const one of said({ exceptions, milestones, rules, guess, sources })) {
      expect(englishSentence(one), one).toBeDefined()
      expect(englishSentence(one), one).not.toMatch(/\p{Script=Han}/u)
    }
    expect(englishSentence(exceptions.silent(12))).toBe('No news for 12 days')
    expect(englishSentence(exceptions.dwell(1))).toBe('1 day at transhipment port')
    expect(englishSentence(exceptions.shipChanged('A.B 1', '(C) 2'))).toBe('Vessel changed: A.B 1 → (C) 2')
    expect(englishSentence(exceptions.noDocuments(exceptions.documents.instruction))).toBe('SI not submitted')
    expect([englishSentence('客户来电询问'), englishSentence('动态中断'), englishSentence('')]).toEqual([undefined, 'No news', undefined])
  })
  it('of a prediction keep day, spread, samples and silence', () => {
    const known = { at: '2026-06-08T20:00:00Z', from: '2026-06-06T20:00:00Z', to: '2026-06-10T02:00:00Z', n: 46, by: 'lane' }
    const { text, day, range, silentBefore, silent } = trackTexts.prediction
    const chinese = `${text(day(6, 9), range([6, 7], [6, 10]), 46, 180)}${silentBefore}${silent(60)}`
    expect(englishPrediction({ ...known, text: chinese }, 'Asia/Shanghai')).toBe(
      '9 Jun (mostly 7 Jun to 10 Jun, n=46, last 180 days); the carrier has said nothing for 60 hours',
    )
    expect(englishPrediction({ ...known, by: 'none', text: trackTexts.prediction.few }, '')).toBe(
      'Too few samples, the date of the carrier counts',
    )
  })
})
