import type { NoteFacts } from '../facts.ts'
import { pathLabel } from '../note/draft.ts'
import { plain } from '@jst/text-reader'
import { missingFields } from '../missing.ts'
import type { NoteQuestion, NoteReading } from '../reading.ts'
import { why } from '../texts.ts'
import { fromDcsa, type DcsaCodes } from './from-dcsa.ts'
import { Account } from './json.ts'
import { locationTypes } from './terms.ts'

const one = (codes: readonly string[] | undefined) => (codes?.length === 1 ? codes[0] : undefined)
const codesOf = ({ words }: NoteFacts): DcsaCodes => ({
  port: (code, name) => one(words.port.get(plain(code))) ?? (code === '' ? one(words.port.get(plain(name))) : undefined),
  carrier: (code) => one(words.carrier.get(plain(code))),
})

/** Converts a DCSA booking into a reading: sources are JSON paths; values without a field of ours are unread. */
export function dcsaReading(json: unknown, facts: NoteFacts): NoteReading {
  const { Content, Found, Lost } = fromDcsa(json, codesOf(facts))
  const fullSpan = (words: string) => ({ From: 0, To: words.length })
  const account = new Account(json)
  const questions: NoteQuestion[] = []
  const ask = (path: string, at: string, kind: 'port' | 'carrier', words: string) =>
    questions.push({
      Path: path,
      Label: pathLabel(path),
      Json: at,
      Words: words,
      Candidates: facts.suggest(kind, plain(words)).map(({ value, label }) => ({ Value: value, Zh: label })),
      Why: kind === 'port' ? why.unknownPort : why.unknownCarrier,
      ...fullSpan(words),
    })
  for (let at = 0; at < account.count('$.shipmentLocations'); at += 1) {
    const path = `$.shipmentLocations[${at}]`
    const key = locationTypes.find(([, type]) => type === account.peek(`${path}.locationTypeCode`))?.[0]
    const words = account.text(`${path}.location.locationName`) || account.text(`${path}.location.UNLocationCode`)
    if (key && Content.Values[key] === undefined) ask(`Values.${key}`, path, 'port', words)
  }
  if (account.has('$.carrierCode') && Content.Values['CarrierCode'] === undefined)
    ask('Values.CarrierCode', '$.carrierCode', 'carrier', account.text('$.carrierCode'))
  return {
    Content,
    Found: Found.map(({ Path, Json, Words }) => ({ Path, Json, Words, ...fullSpan(Words) })),
    Questions: questions,
    Unread: Lost.filter(({ Path }) => !questions.some(({ Json }) => Json !== undefined && Path.startsWith(Json))).map(
      ({ Path, Value }) => ({ Json: Path, Words: Value, ...fullSpan(Value) }),
    ),
    Told: [],
    Dropped: 0,
    Marks: [],
    Missing: missingFields(
      Content,
      questions.map(({ Path }) => Path),
      facts.today,
    ),
  }
}
