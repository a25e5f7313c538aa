import { localOf } from '@jst/contracts/schedules/times'
import { englishWords } from './english.ts'
import { windowDays } from './prediction/predict.ts'
import * as chinese from './texts.ts'

/** Sentences by name; one with values is a function. */
export interface SentenceTable {
  readonly [name: string]: string | ((...values: never[]) => string) | SentenceTable
}
type Sentence = string | ((...values: string[]) => string)

const pairsOf = (from: SentenceTable, to: SentenceTable): (readonly [Sentence, Sentence])[] =>
  Object.entries(from).flatMap(([name, one]) =>
    typeof one === 'object' ? pairsOf(one, to[name] as SentenceTable) : [[one, to[name]] as readonly [Sentence, Sentence]],
  )

const mark = (at: number) => `\u0000${at}\u0000`
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Reads sentences of one language in another one: both tables have the same shape. A sentence with values is recognised by its text around them, and
 * values that are themselves sentences without values are read too. Undefined: no sentence of the table.
 */
export function sentences(from: SentenceTable, to: SentenceTable): (text: string) => string | undefined {
  const words = new Map<string, string>()
  const templates: { pattern: RegExp; places: readonly number[]; say: (values: readonly string[]) => string }[] = []
  for (const [one, other] of pairsOf(from, to)) {
    if (typeof one === 'string') {
      if (!words.has(one)) words.set(one, other as string)
      continue
    }
    const parts = one(...Array.from({ length: one.length }, (_, value) => mark(value))).split('\u0000')
    templates.push({
      pattern: new RegExp(`^${parts.map((part, place) => (place % 2 === 0 ? escaped(part) : '(.+?)')).join('')}$`, 'u'),
      places: parts.filter((_, place) => place % 2 === 1).map(Number),
      say: (values) => (other as (...values: string[]) => string)(...values),
    })
  }
  return (text) => {
    const word = words.get(text)
    if (word !== undefined) return word
    for (const { pattern, places, say } of templates) {
      const match = pattern.exec(text)
      if (!match) continue
      const values: string[] = []
      places.forEach((place, at) => (values[place] = words.get(match[at + 1]!) ?? match[at + 1]!))
      return say(values)
    }
    return undefined
  }
}

const many = (count: string, unit: string) => `${count} ${unit}${count === '1' ? '' : 's'}`
const found = {
  noRelease: (days: string) => `No empty release, ${many(days, 'day')} before customs cut-off`,
  noPickUp: 'Empty not picked up',
  noGateIn: 'Not gated in before cut-off',
  noDocuments: (what: string) => `${what} not submitted`,
  documents: { weight: 'VGM', instruction: 'SI' },
  hold: 'Customs inspection',
  earlierClosing: (hours: string) => `Cut-off ${many(hours, 'hour')} earlier`,
  laterDeparture: (days: string) => `Departure ${many(days, 'day')} later`,
  rolled: { suspected: 'Roll suspected, to be checked', confirmed: 'Rolled', unknown: 'Roll not assessable' },
  shipChanged: (from: string, to: string) => `Vessel changed: ${from} → ${to}`,
  omitted: (port: string) => `Port omitted: ${port}`,
  laterArrival: (days: string) => `ETA ${many(days, 'day')} later`,
  earlierArrival: (days: string) => `ETA ${many(days, 'day')} earlier`,
  dwell: (days: string) => `${many(days, 'day')} at transhipment port`,
  missedSecondShip: 'Connecting vessel missed',
  silent: (days: string) => `No news for ${many(days, 'day')}`,
  arrivalUnconfirmed: 'Arrival unconfirmed',
  notReleased: 'Not released near last free day',
  lastFreeDay: (day: string) => `Last free day ${day} is near`,
  returnDay: (day: string) => `Return is due, last free day ${day}`,
  conflict: 'Sources differ',
  boxFacts: { seal: 'Seal differs from SI', weight: 'Weight differs from SI', box: 'Container differs from SI' },
  reefer: {
    silent: 'Reefer without a reading for more than 6 hours',
    temperature: (apart: string) => `Reefer ${apart} °C off its set point`,
  },
} satisfies Record<keyof typeof chinese.exceptions, unknown>

const { exceptions, guess, milestones, rolls, sources, contradictions, rules, noNews, prediction } = chinese
/** English of words and sentences of this package that are stored in Chinese; undefined for any other text. */
export const englishSentence = sentences(
  { milestones, exceptions, guess, rolls, sources, contradictions, rules, noNews },
  {
    milestones: englishWords.milestones,
    exceptions: found,
    guess: { box: 'guessed by the prefix of the container', bill: 'guessed by the prefix of the bill of lading' },
    rolls: englishWords.rolls,
    sources: englishWords.sources,
    contradictions: englishWords.contradictions,
    rules: englishWords.rules,
    noNews: englishWords.noNews,
  },
)

/** Hours for which a carrier was silent, of the text of a prediction. */
const silentHours = sentences(
  { silent: (before: string, hours: string) => `${before}${prediction.silentBefore}${prediction.silent(hours as unknown as number)}` },
  { silent: (_before: string, hours: string) => hours },
)
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** Local day of an instant in words: `8 Jun`. */
const dayOf = (instant: string, zone: string) => dayText.format(new Date(localOf(instant, zone === '' ? 'UTC' : zone).slice(0, 10)))

/** Values that the text of a prediction names. Times are ISO 8601 in UTC. */
export interface SaidPrediction {
  readonly at: string
  readonly from: string
  readonly to: string
  readonly n: number
  readonly by: string
  readonly text: string
}
/** A prediction in English. @param zone IANA zone of the port */
export function englishPrediction({ at, from, to, n, by, text }: SaidPrediction, zone: string): string {
  const hours = silentHours(text)
  const silent = hours === undefined ? '' : `; the carrier has said nothing for ${hours} hours`
  if (by === 'none') return `Too few samples, the date of the carrier counts${silent}`
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)]
  return `${dayOf(at, zone)} (mostly ${first === last ? first : `${first} to ${last}`}, n=${n}, last ${windowDays} days)${silent}`
}
