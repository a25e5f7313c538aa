import type { TrackFact, TrackRow, TrackView, TrackWitness } from '@jst/contracts/tracking'
import type { Queryable } from '../../../kernel/database/database.ts'
import { namesIn, stateIn, wordsFor, type EnglishWords } from './words.ts'

type Words = EnglishWords
const rowIn = <Row extends TrackRow>(words: Words, row: Row): Row => ({
  ...row,
  // names of carriers are those of the company; its code is read everywhere
  CarrierName: row.Carrier || row.CarrierName,
  CarrierGuess: words.sentence(row.CarrierGuess),
  PolName: words.port(row.Pol, row.PolName),
  PodName: words.port(row.Pod, row.PodName),
  Boxes: words.boxes(row.Boxes),
  StateText: stateIn(row),
  Predicted: words.prediction(row.Predicted, row.PodZone),
  LastText: words.last(row.LastText),
  FeedText: words.feed(row.FeedText),
  ExceptionText: words.sentence(row.ExceptionText),
  EndReason: words.sentence(row.EndReason),
})

const codesOf = ({ Pol, Pod }: TrackRow) => [Pol, Pod]
const namesOf = ({ PolName, PodName, LastText }: TrackRow) => [PolName, PodName, ...namesIn(LastText)]

/** Rows of a list in English. */
export async function rowsInEnglish(system: Queryable, rows: readonly TrackRow[]): Promise<TrackRow[]> {
  const words = await wordsFor(system, { codes: rows.flatMap(codesOf), names: rows.flatMap(namesOf) })
  return rows.map((row) => rowIn(words, row))
}

const witnessIn = (words: Words, witness: TrackWitness): TrackWitness => ({ ...witness, Party: words.named(witness.Party) })
const orNull = (words: Words, witness: TrackWitness | null) => witness && witnessIn(words, witness)
const factIn = (words: Words, fact: TrackFact): TrackFact => ({
  ...fact,
  PortName: words.port(fact.Port, fact.PortName),
  Witnesses: fact.Witnesses.map((one) => witnessIn(words, one)),
  Planned: orNull(words, fact.Planned),
  Estimated: orNull(words, fact.Estimated),
})

/** One shipment in English. Texts of messages, notes, names of people and of files stay as they were written. */
export async function viewInEnglish(system: Queryable, view: TrackView): Promise<TrackView> {
  const facts = [...view.Facts, ...view.Groups.map(({ Fact }) => Fact)]
  const words = await wordsFor(system, {
    codes: [
      ...codesOf(view),
      ...view.Legs.flatMap(({ From, To }) => [From, To]),
      ...facts.map(({ Port }) => Port),
      ...view.Omissions.map(({ Port }) => Port),
    ],
    names: [
      ...namesOf(view),
      ...view.BoxLines.flatMap(({ LastText }) => namesIn(LastText)),
      ...view.Clocks.flatMap(({ TermsText }) => namesIn(TermsText)),
      ...facts.flatMap(({ Witnesses, Planned, Estimated }) => [...Witnesses, Planned, Estimated].map((one) => one?.Party ?? '')),
      ...[...view.Unmapped, ...view.Withdrawn].map(({ Party }) => Party),
    ],
  })
  const { sentence, port } = words
  return {
    ...rowIn(words, view),
    Legs: view.Legs.map((leg) => ({ ...leg, FromName: port(leg.From, leg.FromName), ToName: port(leg.To, leg.ToName) })),
    Ports: view.Ports.map((one) => ({ ...one, Name: port(one.Port, one.Name) })),
    BoxLines: view.BoxLines.map((box) => ({ ...box, StateText: stateIn(box), LastText: words.last(box.LastText) })),
    Facts: view.Facts.map((fact) => factIn(words, fact)),
    Groups: view.Groups.map((group) => ({ ...group, Fact: factIn(words, group.Fact) })),
    Clocks: view.Clocks.map((clock) => ({ ...clock, TermsText: words.terms(clock.TermsText) })),
    Open: view.Open.map((one) => ({ ...one, Text: sentence(one.Text) })),
    Cutoffs: view.Cutoffs.map((one) => ({ ...one, Kind: sentence(one.Kind) })),
    Omissions: view.Omissions.map((one) => ({ ...one, PortName: port(one.Port, one.PortName), Text: sentence(one.Text) })),
    Contradictions: view.Contradictions.map((one) => ({ ...one, Text: sentence(one.Text) })),
    Unmapped: view.Unmapped.map((one) => witnessIn(words, one)),
    Withdrawn: view.Withdrawn.map((one) => ({ ...one, ...witnessIn(words, one) })),
    People: view.People.map((one) => ({ ...one, Role: sentence(one.Role) })),
  }
}
