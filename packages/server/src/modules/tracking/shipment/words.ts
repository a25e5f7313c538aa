import { trackTexts, type Fact, type Milestone } from '@jst/track'
import type { TrackConflict, TrackFact, TrackWitness } from '@jst/contracts/tracking'
import type { Witness } from '@jst/track'
import { texts } from '../tracking.texts.ts'

/** Names of ports by their code, and of parties. */
export interface Names {
  readonly port: (code: string) => string
  readonly party: (code: string) => string
}
/** A person's decision about a statement. */
export interface RulingWords {
  readonly key: string
  readonly by: string
  readonly at: string
  readonly note: string
}

export const milestoneWords = (milestone: Milestone): string => trackTexts.milestones[milestone]
const sourceWords = (kind: keyof typeof trackTexts.sources): string => trackTexts.sources[kind]

/** Witness of a timeline as it is sent. `Source` is the kind; a party is said by its name. */
export function witnessOf({ key, event, classifier, isFuture }: Witness, names: Names): TrackWitness {
  const { time, place, call, source } = event
  return {
    Key: key,
    Source: source.kind,
    Party: names.party(source.party) || sourceWords(source.kind),
    Classifier: classifier,
    At: time?.instant ?? event.received,
    Zone: time?.zone ?? '',
    IsDay: time?.precision === 'day',
    Flags: [...(time?.flags ?? []), ...(isFuture ? ['future'] : [])],
    Port: place.port,
    Place: place.facility || place.name,
    Vessel: call.vessel || call.imo,
    Voyage: call.voyage,
    Seals: [...event.seals],
    Received: event.received,
    Text: event.text,
    Raw: event.raw,
  }
}

const conflictOf = ({ what, winner, other, hours, settled }: Fact['conflicts'][number]): TrackConflict => ({
  What: what,
  Winner: winner,
  Other: other,
  Hours: hours ?? null,
  Settled: settled,
})

/** A line of the timeline as it is sent. */
export function factOf(fact: Fact, names: Names, rulings: readonly RulingWords[]): TrackFact {
  const { planned, estimated, witnesses, reopened } = fact
  const ruling = rulings.find(({ key }) => witnesses.some((one) => one.key === key))
  return {
    Key: fact.key,
    Milestone: fact.milestone,
    Box: fact.box,
    Port: fact.port,
    PortName: names.port(fact.port),
    Classifier: fact.classifier,
    IsUnconfirmed: fact.isUnconfirmed,
    Reason: fact.reason,
    Witnesses: witnesses.map((one) => witnessOf(one, names)),
    Planned: planned ? witnessOf(planned, names) : null,
    Estimated: estimated ? witnessOf(estimated, names) : null,
    Conflicts: fact.conflicts.map(conflictOf),
    Ruling: ruling
      ? { Key: ruling.key, By: ruling.by, At: ruling.at, Note: ruling.note, IsReopened: reopened?.statement === ruling.key }
      : null,
  }
}

/** The newest actual fact in words: `已装船 · 上海`. */
export function lastOf(facts: readonly Fact[], names: Names): { readonly text: string; readonly at: string | null; readonly zone: string } {
  const last = facts.findLast(({ classifier }) => classifier === 'ACT')
  return last
    ? {
        text: texts.last(milestoneWords(last.milestone), names.port(last.port)),
        at: last.winner.event.time!.instant,
        zone: last.winner.event.time!.zone,
      }
    : { text: '', at: null, zone: '' }
}
