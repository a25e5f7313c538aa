import { namesBy } from '@jst/places/suggest'
import { readRates, type ReaderFacts, type Reading } from '@jst/rate-reader'
import type { RateFacts } from './reader-facts.ts'

export interface RatesWork {
  readonly text: string
  readonly facts: RateFacts
  readonly answers?: Parameters<typeof readRates>[2]
  readonly hidden?: Parameters<typeof readRates>[3]
  readonly pointed?: Parameters<typeof readRates>[4]
}

/** The facts of the reader, with the functions that do not travel between threads. */
export const readerFactsOf = ({ places, ...facts }: RateFacts): ReaderFacts => ({ ...facts, ...namesBy(places) })

/** Reads a text of rates: 60,000 characters take more than a second, so that a thread does it. */
export const run = ({ text, facts, answers, hidden, pointed }: RatesWork): Reading =>
  readRates(text, readerFactsOf(facts), answers, hidden, pointed)
