import type { TrackRow } from '@jst/contracts/tracking'
import { englishPrediction, englishSentence, englishWords, sentences, trackTexts } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../tracking.texts.ts'
import { englishNames } from './names.repo.ts'
import { english } from './texts.ts'

const { feed, omission, contradiction, cutoffs, people, ended, parties, follow, terms } = texts
const simulator = texts.origins.simulator
const ownSentence = sentences({ feed, omission, contradiction, cutoffs, people, ended, parties, follow, terms, simulator }, english)
const ofBoxes = sentences({ boxes: (count: string) => texts.boxes(Number.NaN, '').replace('NaN', count) }, { boxes: english.boxes })
const ofFed = sentences({ fed: feed.fed }, { fed: (sources: string) => sources })
const ofLast = sentences({ last: (what: string, place: string) => texts.last(what, place) }, { last: (what: string) => what })

/** A sentence that the server stored, in English; what people wrote stays as it is. */
export const wordOf = (text: string): string => ownSentence(text) ?? englishSentence(text) ?? text
/** Joint of lists in a sentence. */
const joint = '、'

/** State of a shipment or box in English. */
export function stateIn({ State, StateText }: Pick<TrackRow, 'State' | 'StateText'>): string {
  const word = englishWords.states[State as keyof typeof englishWords.states]
  if (word === undefined) return StateText
  const [share] = /^\d+\/\d+(?= )/.exec(StateText) ?? []
  return share === undefined ? word : trackTexts.share(...(share.split('/').map(Number) as [number, number]), word)
}

/** Words of an answer in English. A text that the server did not write itself stays as it is. */
export interface EnglishWords {
  readonly sentence: (text: string) => string
  readonly port: (code: string, name: string) => string
  /** Ports apart by an arrow, or a party, by the name. */
  readonly named: (text: string) => string
  readonly last: (text: string) => string
  readonly feed: (text: string) => string
  readonly boxes: (text: string) => string
  readonly terms: (text: string) => string
  readonly prediction: (predicted: TrackRow['Predicted'], zone: string) => TrackRow['Predicted']
}

const arrow = ' → '
const dot = ' · '
/** Names of ports that a sentence holds. */
export const namesIn = (text: string): string[] => text.split(arrow).flatMap((part) => part.split(dot))

/** @param terms codes of ports in the answer, and names that it has of ports and carriers */
export async function wordsFor(
  system: Queryable,
  terms: { readonly codes: readonly string[]; readonly names: readonly string[] },
): Promise<EnglishWords> {
  const { byCode, byName } = await englishNames(system, terms)
  const nameOf = (text: string) => byName.get(text) ?? text
  return {
    sentence: wordOf,
    port: (code, name) => byCode.get(code) ?? (code === '' ? nameOf(name) : name === '' ? '' : code),
    named: (text) =>
      text
        .split(arrow)
        .map((part) => nameOf(wordOf(part)))
        .join(arrow),
    last: (text) =>
      ofLast(text) === undefined
        ? wordOf(text)
        : text
            .split(dot)
            .map((part) => nameOf(wordOf(part)))
            .join(dot),
    feed: (text) => {
      const from = ofFed(text)
      return from === undefined ? wordOf(text) : english.feed.fed(from.split(joint).map(wordOf).join(', '))
    },
    boxes: (text) =>
      text
        .split(' + ')
        .map((part) => ofBoxes(part) ?? part)
        .join(' + '),
    // source and edition, carrier, port, days
    terms: (text) =>
      text
        .split(dot)
        .map((part) => nameOf(wordOf(part)))
        .map((part) => part.split(' ').map(wordOf).join(' '))
        .join(dot),
    prediction: (predicted, zone) =>
      predicted && {
        ...predicted,
        Text: englishPrediction(
          { at: predicted.At, from: predicted.From, to: predicted.To, n: predicted.Samples, by: predicted.By, text: predicted.Text },
          zone,
        ),
      },
  }
}
