import { createHash } from 'node:crypto'
import { shipName, type StandingRuling, type TrackEvent } from '@jst/track'
import type { FreeTimeTerms, PortCalendar } from '@jst/track/free-time'
import type { PastArrival } from '@jst/track/prediction'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { lastOutcome } from '../ask/queries.repo.ts'
import { storedExceptions, writeExceptions } from '../decide/exceptions.repo.ts'
import { asRulings, rulingsOf } from '../decide/rulings.repo.ts'
import { standingOf } from '../decide/standing.repo.ts'
import { keepArrivals, pastArrivals } from '../insight/arrivals.repo.ts'
import { seenArrival } from '../insight/seen-arrival.ts'
import { calendarsFor, termsFor } from '../insight/terms.repo.ts'
import { clearDue, dueSeq, markDue } from '../take-in/due.repo.ts'
import { storeEvents, withdrawalsOf, type StoredEvent } from '../take-in/events.repo.ts'
import { texts } from '../tracking.texts.ts'
import { alertPeople } from './alerts.ts'
import { compute, type Computed } from './compute.ts'
import { endOf, nextCheck } from './ends.ts'
import { gatherEvents, newsAmong } from './gather.ts'
import { meaningsOf, type Meanings } from '../doors/meanings.repo.ts'
import { partnersOf, type Partners } from '../doors/partners.repo.ts'
import { simulatedEvents } from './simulator.ts'
import { bestTime, legsOf, legUnderWay } from './legs.ts'
import { namesFor } from './names.repo.ts'
import { factsOfOrder, journeyOf, ownEvents } from './own-events.ts'
import { ownOrder } from './order.repo.ts'
import { arrivalOf, briefOf, delayOf, isShown, lineOf, viewOf } from './present.ts'
import { lockShipment, updateFacts, writeComputed, writeMarks, type ComputedColumns, type Mark } from './shipment.repo.ts'
import type { StoredShipment } from './stored.ts'
import { witnessOf, type Names } from './words.ts'

interface SharedFacts {
  readonly terms: FreeTimeTerms[]
  readonly calendarOf: (port: string) => PortCalendar
  readonly history: PastArrival[]
  readonly partners: Partners
  readonly meanings: Meanings
  readonly standing: readonly StandingRuling[]
}
/** Facts that shipments of one company share, read once for many of them. */
export class CompanyFacts {
  private readonly sharedFacts = new Map<number, Promise<SharedFacts>>()

  of(db: Queryable, companyId: number, now: string) {
    const found = this.sharedFacts.get(companyId)
    if (found) return found
    const read = Promise.all([
      termsFor(db, companyId),
      calendarsFor(db, companyId),
      pastArrivals(db, companyId, now),
      partnersOf(db, companyId),
      meaningsOf(db, companyId),
      standingOf(db, companyId),
    ]).then(([terms, calendarOf, history, partners, meanings, standing]): SharedFacts => ({
      terms,
      calendarOf,
      history,
      partners,
      meanings,
      standing,
    }))
    this.sharedFacts.set(companyId, read)
    return read
  }
}

export interface RecomputeOptions {
  readonly now: string
  readonly facts?: CompanyFacts
  /** Number of the note that is cleared, as it was before `facts` were read; null: none. Left out: the one that there is now. */
  readonly seq?: number | null
}

/**
 * Computes a shipment from everything that is known of it and writes it. Runs as the server. Done twice it changes nothing more; what comes in
 * meanwhile is noted and computed next. Answers with what was computed if it is news.
 */
export async function recompute(
  db: Queryable,
  id: number,
  { now, facts = new CompanyFacts(), seq: noted }: RecomputeOptions,
): Promise<Computed | undefined> {
  const stored = await lockShipment(db, id)
  if (!stored) return undefined
  const seq = noted === undefined ? await dueSeq(db, id) : noted
  const company = await facts.of(db, stored.staffId, now)
  const { shipment, events } = await withOwnSources(db, stored, company.partners, now)
  const [withdrawn, rulings, earlierExceptions, answer] = await Promise.all([
    withdrawalsOf(db, shipment.staffId, [...new Set(events.map(({ key }) => key))]),
    rulingsOf(db, id),
    storedExceptions(db, id),
    lastOutcome(db, id),
  ])
  const hidden = new Map(withdrawn.map((one) => [one.key, one]))
  const counted = events.filter(({ key }) => !hidden.has(key)).map(({ event }) => event)
  const computed = compute({
    shipment,
    events: counted,
    rulings: { ...asRulings(rulings), standing: company.standing },
    ...company,
    earlierExceptions,
    now,
    isAsked: company.partners.isAny,
    answer,
  })
  const names = await namesFor(db, shipment.staffId, codesIn(computed, events))
  const columns = columnsOf(computed, names, rulings, hiddenOnes(events, hidden, names))
  await writeComputed(db, id, columns)
  await writeMarks(db, shipment, marksOf(computed, events))
  await writeExceptions(db, shipment, earlierExceptions, computed.exceptions, isShown)
  const arrival = seenArrival(computed)
  if (arrival) await keepArrivals(db, shipment.staffId, [arrival])
  if (seq !== undefined && seq !== null) await clearDue(db, id, seq)
  return columns.digest === stored.digest ? undefined : computed
}

/** The same, and tells open pages and the people of the shipment what is new. */
export async function recomputeAndTell(tx: Tx, id: number, options: RecomputeOptions): Promise<void> {
  const computed = await recompute(tx.system, id, options)
  if (!computed) return
  const { companyId, operatorId } = computed.shipment
  const companies = [companyId, ...(operatorId === null ? [] : [operatorId])]
  tx.emit({ to: { companies }, frame: { type: 'track/changed', content: { Ids: [id] } } })
  if (endOf(computed).ended_at === null) await alertPeople(tx, computed, isShown, options.now)
}

/** A shipment with what its own order says now. The statements that own data make are stored like those of others. */
async function withOwnSources(
  db: Queryable,
  stored: StoredShipment,
  { isSimulated }: Partners,
  now: string,
): Promise<{ shipment: StoredShipment; events: StoredEvent[] }> {
  const order = stored.orderId === null ? undefined : await ownOrder(db, stored.orderId)
  if (!order) return { shipment: stored, events: await gatherEvents(db, stored, now) }
  const said = factsOfOrder(order)
  const number = said.bill || order.orderNo
  const numberKind = said.bill === '' ? 'booking' : 'bill'
  const shipment: StoredShipment = {
    ...stored,
    ...said,
    number,
    numberKind,
    orderNo: order.orderNo,
    bookingId: order.bookingId,
    earlierCutoffs:
      JSON.stringify(stored.cutoffs) === JSON.stringify(said.cutoffs) || JSON.stringify(stored.cutoffs) === '{}'
        ? stored.earlierCutoffs
        : stored.cutoffs,
  }
  await updateFacts(db, stored.id, said, { bookingId: order.bookingId, number, kind: numberKind })
  const events = await gatherEvents(db, shipment, now)
  const journey = isSimulated ? journeyOf(order) : undefined
  const sources = [
    [ownEvents(order, now), texts.origins.own],
    [journey ? simulatedEvents(journey, now) : [], texts.origins.simulator],
  ] as const
  let isNew = false
  for (const [computed, origin] of sources) {
    const news = newsAmong(computed, events)
    if (news.length === 0) continue
    isNew = true
    const { shipments } = await storeEvents(db, shipment.staffId, news, origin)
    await markDue(
      db,
      shipments.filter((other) => other !== stored.id),
    )
  }
  if (!isNew) return { shipment, events }
  return { shipment, events: await gatherEvents(db, shipment, now) }
}

function codesIn({ shipment, timeline }: Computed, events: readonly StoredEvent[]) {
  const { pol, pod, legs } = shipment.route
  return {
    ports: [
      pol,
      pod,
      ...legs.flatMap(({ from, to }) => [from, to]),
      ...timeline.facts.map(({ port }) => port),
      ...timeline.omissions.map(({ port }) => port),
    ],
    parties: [shipment.carrier, ...events.map(({ event }) => event.source.party)],
  }
}

const hiddenOnes = (
  events: readonly StoredEvent[],
  hidden: ReadonlyMap<string, { readonly by: string; readonly reason: string }>,
  names: Names,
) =>
  [...new Map(events.flatMap((one) => (hidden.has(one.key) ? [[one.key, one] as const] : []))).values()].map(({ key, event }) => {
    const { by, reason } = hidden.get(key)!
    const statement = witnessOf({ key, event, classifier: event.classifier, isFuture: false }, names)
    return { ...statement, By: reason === '' ? by : `${by}（${reason}）` }
  })

function marksOf({ shipment, boxes }: Computed, events: readonly StoredEvent[]): Mark[] {
  const calls: readonly Partial<TrackEvent['call']>[] = [
    ...shipment.route.legs.map(({ imo = '', vessel = '' }) => ({ imo, vessel })),
    ...events.filter(({ event }) => event.box !== '' || event.bill !== '' || event.booking !== '').map(({ event }) => event.call),
  ]
  return [
    ...boxes.map((value): Mark => ({ kind: 'box', value })),
    { kind: shipment.numberKind, value: shipment.number },
    { kind: 'order', value: shipment.orderNo },
    { kind: 'bill', value: shipment.bill },
    { kind: 'booking', value: shipment.booking },
    ...calls.flatMap(({ imo = '', vessel = '' }): Mark[] => [
      { kind: 'imo', value: imo },
      { kind: 'ship', value: shipName(vessel) },
    ]),
  ]
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
const levelOf = (open: Computed['exceptions']) => (open.some(({ finding }) => finding.level === 'red') ? 2 : open.length > 0 ? 1 : 0)

function columnsOf(
  computed: Computed,
  names: Names,
  rulings: Awaited<ReturnType<typeof rulingsOf>>,
  withdrawn: Parameters<typeof viewOf>[2]['withdrawn'],
): ComputedColumns {
  const { shipment, now, clocks } = computed
  const line = lineOf(computed, names)
  const view = viewOf(computed, names, { rulings, withdrawn })
  const open = computed.exceptions.filter(({ closed }) => closed === '')
  const shown = open.filter(isShown)
  const leg = legUnderWay(legsOf(computed, names))
  const { ComputedAt: _, ...lasting } = view
  const end = endOf(computed)
  const arrival = arrivalOf(line)
  return {
    ...end,
    computed_at: now,
    check_at: nextCheck(line.Stage, now),
    stage: line.Stage,
    state: line.State,
    pol: line.Pol,
    pod: line.Pod,
    vessel: line.Vessel,
    voyage: line.Voyage,
    departure: bestTime(line.Departure),
    arrival,
    arrived: line.Arrival.Actual !== null,
    delay_days: delayOf(computed),
    last_at: line.LastAt,
    feed: line.Feed,
    risk: line.Risk,
    last_free_day: line.LastFreeDay,
    costs: Object.fromEntries(view.Costs.map(({ Currency, Cost }) => [Currency, Cost])),
    costs_unknown: clocks.filter(({ clock }) => clock.state === 'unknown').length,
    box_count: line.BoxCount,
    conflicts: line.Conflicts,
    exceptions: open.length,
    is_red: levelOf(open) === 2,
    party_exceptions: shown.length,
    party_red: levelOf(shown) === 2,
    attention: levelOf(open),
    party_attention: levelOf(shown),
    leg: leg ?? null,
    line,
    view,
    brief: briefOf(view) ?? null,
    search: [
      shipment.number,
      shipment.orderNo,
      shipment.bill,
      shipment.booking,
      line.Vessel,
      line.PolName,
      line.PodName,
      line.Pol,
      line.Pod,
      ...computed.boxes,
    ]
      .join(' ')
      .toLowerCase(),
    digest: hash([line, lasting, open, end]),
    facts_digest: hash([view.Facts, view.Withdrawn, line.Pod]),
    told_arrival: shipment.toldArrival ?? arrival,
  }
}
