import { hasHappened } from '../model/event.ts'
import { day, spanOf } from '../model/time.ts'
import { conflictsOf } from './conflicts.ts'
import type { Fact, Witness } from './fact.ts'
import { milestoneFacts, milestoneOf, routeOrder, type Milestone } from './milestones.ts'
import { compareText, type Route, type Ships } from './route.ts'
import type { Rulings } from './rulings.ts'
import type { Statement } from './versions.ts'
import { chooseWinner, isStanding } from './winner.ts'

/** Statements of the same move lie within three days. */
export const sameMove = 3 * day

interface Seen extends Witness {
  readonly milestone: Milestone
  readonly port: string
  readonly box: string
  readonly at: number
  readonly ship: string
}

function seenIn(statements: readonly Statement[], route: Route, ships: Ships): Seen[] {
  return statements.flatMap((statement): Seen[] => {
    const { event, key } = statement
    const milestone = statement.voidedBy ? undefined : milestoneOf(event, route)
    if (milestone === undefined) return []
    const future = event.classifier === 'ACT' && !hasHappened(event)
    // a ship moves once for all its boxes, a document belongs to the bill
    const box = milestoneFacts(milestone).kind === 'equipment' ? event.box : ''
    const ship = ships.keyOf(event.call)
    return [
      {
        key,
        event,
        milestone,
        box,
        ship,
        port: event.place.port,
        at: spanOf(event.time!)[0],
        isFuture: future,
        classifier: future ? 'EST' : event.classifier,
      },
    ]
  })
}

const byTime = (one: Seen, other: Seen) => one.at - other.at || compareText(one.key, other.key)

interface Cluster {
  readonly ship: string
  readonly from: number
  readonly seen: Seen[]
}

/** Actual statements of one move: on the same ship, or within three days of the first. */
function clustersOf(actual: readonly Seen[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const one of actual.toSorted(byTime)) {
    const isNear = ({ from }: Cluster) => one.at - from <= sameMove
    const found = clusters.find(({ ship }) => ship !== '' && ship === one.ship) ?? clusters.findLast(isNear)
    if (found) found.seen.push(one)
    else clusters.push({ ship: one.ship, from: one.at, seen: [one] })
  }
  return clusters
}

/** Of each party the newest statement; what it said before is no rival. */
function newestOfEach(seen: readonly Seen[]): Seen[] {
  const byParty = Map.groupBy(seen, ({ event, classifier }) => `${event.source.party}|${event.source.kind}|${classifier}`)
  return [...byParty.values()].map(
    (all) =>
      all.toSorted(
        (one, other) =>
          compareText(other.event.updated, one.event.updated) ||
          compareText(other.event.received, one.event.received) ||
          compareText(one.key, other.key),
      )[0]!,
  )
}

/** Gates of a box and its documents are one fact wherever they are said to be; the places may then be in conflict. */
const anywhere: ReadonlySet<Milestone> = new Set([
  'emptyOut',
  'stuffed',
  'sealed',
  'gateIn',
  'shutOut',
  'available',
  'fullOut',
  'stripped',
  'emptyIn',
])

/** Place and, for the moves of ships, the ship. A statement without a ship belongs to the only one that others name. */
function groupOf({ milestone, port, ship }: Seen, seen: readonly Seen[]): readonly string[] {
  const { kind } = milestoneFacts(milestone)
  if (kind === 'shipment' || anywhere.has(milestone)) return ['', '']
  if (kind === 'equipment') return [port, '']
  if (ship !== '') return [port, ship]
  const named = new Set(seen.flatMap((one) => (one.milestone === milestone && one.port === port && one.ship !== '' ? [one.ship] : [])))
  return [port, named.size === 1 ? [...named][0]! : '']
}

/** Facts of statements. What a person rejected is left out. */
export function factsOf(
  statements: readonly Statement[],
  { route, ships, rulings, now }: { readonly route: Route; readonly ships: Ships; readonly rulings: Rulings; readonly now: number },
): readonly Fact[] {
  const rejected = new Set((rulings.rejected ?? []).map(({ statement }) => statement))
  const seen = seenIn(
    statements.filter(({ key }) => !rejected.has(key)),
    route,
    ships,
  )
  const groups = Map.groupBy(seen, (one) => [one.box, one.milestone, ...groupOf(one, seen)].join('|'))
  const all = [...groups].flatMap(([group, members]): Fact[] => {
    const clusters = clustersOf(members.filter(({ classifier }) => classifier === 'ACT'))
    const open = members.filter(({ classifier }) => classifier !== 'ACT')
    if (clusters.length === 0) clusters.push({ ship: '', from: 0, seen: [] })
    for (const one of open) (clusters.find(({ ship }) => one.ship !== '' && ship === one.ship) ?? clusters.at(-1)!).seen.push(one)
    return clusters.map((cluster, index) => factOf(`${group}|${index + 1}`, cluster.seen, { ships, rulings, now }))
  })
  return all.toSorted((one, other) => compareText(one.key, other.key))
}

function factOf(
  key: string,
  seen: readonly Seen[],
  { ships, rulings, now }: { readonly ships: Ships; readonly rulings: Rulings; readonly now: number },
): Fact {
  const newest = newestOfEach(seen)
  const of = (classifier: Witness['classifier']) => newest.filter((one) => one.classifier === classifier)
  const classes = { ACT: of('ACT'), EST: of('EST'), PLN: of('PLN') }
  const classifier = classes.ACT.length > 0 ? 'ACT' : classes.EST.length > 0 ? 'EST' : 'PLN'
  const { milestone, box } = seen[0]!
  const { winner, reason, reopened } = chooseWinner(classes[classifier], milestone, rulings)
  const best = (witnesses: readonly Witness[]) => (witnesses.length === 0 ? undefined : chooseWinner(witnesses, milestone, {}).winner)
  const others = classes[classifier].filter((one) => one.key !== winner.key).toSorted((one, other) => compareText(one.key, other.key))
  return {
    key,
    milestone,
    box,
    port: winner.event.place.port,
    classifier,
    winner,
    reason,
    witnesses: [winner, ...others].map(witness),
    planned: best(classes.PLN),
    estimated: best(classes.EST),
    conflicts: classifier === 'ACT' ? conflictsOf(winner, others, { milestone, reason, ships, rulings }) : [],
    settled: others.filter((one) => reason === 'ruling' || isStanding(winner, one, milestone, rulings)).map((one) => one.key),
    isUnconfirmed: classifier !== 'ACT' && spanOf(winner.event.time!)[1] < now,
    reopened,
  }
}
const witness = ({ key, event, classifier, isFuture: future }: Witness): Witness => ({ key, event, classifier, isFuture: future })

/** Order of a timeline: by instant; a bare day stands among the times of its day by the route; ties by the route, then by key. */
export function inOrder(facts: readonly Fact[]): readonly Fact[] {
  const order = ({ milestone }: Fact) => routeOrder(milestone)
  const tie = (one: Fact, other: Fact) => order(one) - order(other) || compareText(one.key, other.key)
  const from = (fact: Fact) => spanOf(fact.winner.event.time!)[0]
  const isDay = ({ winner }: Fact) => winner.event.time!.precision === 'day'
  const line = facts.filter((fact) => !isDay(fact)).toSorted((one, other) => from(one) - from(other) || tie(one, other))
  for (const fact of facts.filter(isDay).toSorted((one, other) => from(one) - from(other) || tie(one, other))) {
    const [start, end] = spanOf(fact.winner.event.time!)
    const after = line.findIndex((one) => from(one) >= end || (from(one) >= start && tie(fact, one) < 0))
    line.splice(after < 0 ? line.length : after, 0, fact)
  }
  return line
}
