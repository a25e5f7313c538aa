import type { TrackEvent } from '../model/event.ts'
import { day } from '../model/time.ts'
import { contentOf, identityOf } from './identity.ts'
import { compareText } from './route.ts'

/** A statement with all versions of it that were received. */
export interface Statement {
  readonly key: string
  /** The newest version. */
  readonly event: TrackEvent
  /** All versions, the oldest first. */
  readonly versions: readonly TrackEvent[]
  /** The message that withdraws it. */
  readonly voidedBy: TrackEvent | undefined
}
/** A withdrawal for which no statement was found. It waits for seven days. */
export interface OpenVoid {
  readonly event: TrackEvent
  readonly until: string
}

const later = (one: TrackEvent, other: TrackEvent): number =>
  compareText(one.updated, other.updated) || compareText(one.received, other.received) || compareText(contentOf(one), contentOf(other))

const first = (one: TrackEvent, other: TrackEvent): number =>
  compareText(one.received, other.received) ||
  compareText(one.updated, other.updated) ||
  compareText(one.raw, other.raw) ||
  compareText(one.text, other.text)

/**
 * Versions of a statement: the same content, received or written again, is one version, with its first receipt and text. A party that returns to what
 * it said before writes a version of its own.
 */
function distinctVersions(events: readonly TrackEvent[]): readonly TrackEvent[] {
  const contents = new Map(events.map((event) => [event, contentOf(event)]))
  const byVersion = Map.groupBy(events, (event) => `${event.updated}|${contents.get(event)}`)
  const versions = [...byVersion.values()].map((same) => same.toSorted(first)[0]!).toSorted(later)
  return versions.filter((one, at) => at === 0 || contents.get(one) !== contents.get(versions[at - 1]!))
}

/**
 * A withdrawal without an identifier names the statement: same party, subject, code, place and class, on the same voyage where both say one, written
 * before it, and received no more than seven days after it.
 */
function withdraws(event: TrackEvent, statement: TrackEvent): boolean {
  if (event.id !== '' || statement.id !== '' || statement.retracted) return false
  const equal =
    event.source.party === statement.source.party &&
    event.kind === statement.kind &&
    event.code === statement.code &&
    event.code !== '' &&
    event.classifier === statement.classifier &&
    event.empty === statement.empty &&
    event.box === statement.box &&
    event.place.port === statement.place.port
  if (!equal || (event.box === '' && event.bill !== statement.bill)) return false
  const [voyage, statedVoyage] = [event.call.voyage, statement.call.voyage]
  if (voyage !== '' && statedVoyage !== '' && voyage !== statedVoyage) return false
  return statement.updated <= event.updated && Date.parse(statement.received) <= Date.parse(event.received) + 7 * day
}
const sameMinute = (one: TrackEvent, other: TrackEvent) => one.time?.instant.slice(0, 16) === other.time?.instant.slice(0, 16)

/** The statements in events, in any order and any number of copies, and the withdrawals that still wait for theirs. */
export function statementsOf(events: readonly TrackEvent[]): {
  readonly statements: readonly Statement[]
  readonly openVoids: readonly OpenVoid[]
} {
  const isOwnVoid = (event: TrackEvent) => event.retracted && event.id === ''
  const groups = Map.groupBy(
    events.filter((event) => !isOwnVoid(event)),
    identityOf,
  )
  const voids = distinctVersions(events.filter(isOwnVoid))
  const found = [...groups].map(([key, all]) => {
    const versions = distinctVersions(all)
    const live = versions.filter(({ retracted }) => !retracted)
    return {
      key,
      versions,
      event: (live.length > 0 ? live : versions).at(-1)!,
      voidedBy: versions.find(({ retracted }) => retracted),
      isEmpty: live.length === 0,
    }
  })
  const withdrawnBy = new Map<string, TrackEvent>()
  const openVoids: OpenVoid[] = []
  for (const event of voids) {
    const matches = found.filter((one) => !one.isEmpty && withdraws(event, one.event))
    const exact = matches.filter((one) => sameMinute(one.event, event))
    // a withdrawal that names another time is clear if there is one statement only
    const chosen = exact.length > 0 ? exact : event.time === undefined || matches.length === 1 ? matches : []
    for (const { key } of chosen) if (!withdrawnBy.has(key)) withdrawnBy.set(key, event)
    if (chosen.length === 0) openVoids.push({ event, until: new Date(Date.parse(event.received) + 7 * day).toISOString() })
  }
  for (const { event, isEmpty } of found)
    if (isEmpty) openVoids.push({ event, until: new Date(Date.parse(event.received) + 7 * day).toISOString() })
  const statements = found
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ isEmpty: _empty, ...one }) => ({ ...one, voidedBy: one.voidedBy ?? withdrawnBy.get(one.key) }))
    .toSorted((one, other) => compareText(one.key, other.key))
  return { statements, openVoids: openVoids.toSorted((one, other) => compareText(identityOf(one.event), identityOf(other.event))) }
}
