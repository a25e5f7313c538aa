import {
  groupsOf,
  mostFacts,
  type FeedState,
  type FreeRisk,
  type TrackBox,
  type TrackClock,
  type TrackRow,
  type TrackView,
} from '@jst/contracts/tracking'
import { minus, plus } from '@jst/contracts/money'
import { zoneOf } from '@jst/contracts/schedules/times'
import { daysLater, trackTexts, type Fact, type StateName } from '@jst/track'
import type { StoredException } from '@jst/track/exceptions'
import type { BoxClock } from './clocks.ts'
import type { Computed } from './compute.ts'
import { texts } from '../tracking.texts.ts'
import { boxTypeOf } from './box-type.ts'
import { bestTime, legsOf, legUnderWay, timesOf } from './legs.ts'
import { stageOf } from './stage.ts'
import { factOf, lastOf, milestoneWords, witnessOf, type Names, type RulingWords } from './words.ts'

/** The part of a row and of a view that is computed; the reader's own part is added when it is read. */
export type ComputedLine = Omit<
  TrackRow,
  | 'Id'
  | 'OrderId'
  | 'OrderNo'
  | 'BookingId'
  | 'Customer'
  | 'EndedAt'
  | 'EndReason'
  | 'UpdateTime'
  | 'Exceptions'
  | 'ExceptionText'
  | 'IsRed'
>
export type ComputedView = Omit<TrackView, keyof TrackRow | 'Positions' | 'Ports' | 'Open' | 'People' | 'Files' | 'Followers'>

const risks: readonly FreeRisk[] = ['waiting', 'safe', 'unknown', 'risk']
/** The worst clock: one that cannot be assessed is never without risk. */
const worst = (clocks: readonly BoxClock[]): FreeRisk => risks[Math.max(0, ...clocks.map(({ clock }) => risks.indexOf(clock.state)))]!
const firstDay = (clocks: readonly BoxClock[]): string | null =>
  clocks
    .filter(({ clock }) => clock.isRunning && clock.lastFreeDay !== '')
    .map(({ clock }) => clock.lastFreeDays.toSorted()[0] ?? clock.lastFreeDay)
    .toSorted()[0] ?? null

/** `2×40HQ + 1×20GP` */
function boxWords({ shipment, boxes, timeline }: Computed): string {
  const types = Map.groupBy(boxes, (box) => boxTypeOf(shipment, timeline, box))
  return [...types].map(([type, of]) => texts.boxes(of.length, type)).join(' + ')
}

const isAtSeaWord = (facts: readonly Fact[]) =>
  facts.findLast(({ milestone, classifier }) => classifier === 'ACT' && (milestone === 'loaded' || milestone === 'transhipLoaded'))

/** Days by which the arrival is later than first announced; null while the plan is all that is known of it: no news does not say that it is on time. */
export function delayOf({ timeline, arrival }: Computed): number | null {
  const first = timeline.firstEta?.time
  const now = arrival?.winner.event.time
  if (first === undefined || now === undefined) return null
  const days = daysLater(now, first)
  return days === 0 && arrival?.classifier === 'PLN' ? null : days
}

/** No answer, an answer without events, and no question yet are three things. */
function feedOf({ isFed, isAsked, answer }: Computed): FeedState {
  if (isFed) return 'fed'
  if (answer === 'failed' || answer === 'empty') return answer
  return isAsked ? 'asked' : 'none'
}

export function lineOf(computed: Computed, names: Names): ComputedLine {
  const { shipment, timeline, clocks, predicted, arrival, departure, boxes, isFed } = computed
  const { pol, pod } = shipment.route
  const load = isAtSeaWord(timeline.facts)?.winner.event.call
  const leg = legUnderWay(legsOf(computed, names))
  const first = shipment.route.legs[0]
  const last = lastOf(timeline.facts, names)
  const delay = delayOf(computed)
  const fed = timeline.facts
    .flatMap(({ witnesses }) => witnesses)
    .map(({ event }) => event)
    .filter(({ source }) => source.kind !== 'own')
  const feed = feedOf(computed)
  return {
    Number: shipment.number,
    NumberKind: shipment.numberKind,
    BillNo: shipment.bill,
    BookingNo: shipment.booking,
    Carrier: shipment.carrier,
    CarrierName: names.party(shipment.carrier) || shipment.carrier,
    CarrierGuess: shipment.carrierGuess,
    Pol: pol,
    PolName: names.port(pol),
    Pod: pod,
    PodName: names.port(pod),
    PolZone: zoneOf(pol) ?? '',
    PodZone: zoneOf(pod) ?? '',
    Vessel: leg?.Vessel || load?.vessel || first?.vessel || '',
    Voyage: leg?.Voyage || load?.voyage || first?.voyage || '',
    Boxes: boxWords(computed),
    BoxCount: boxes.length,
    Stage: stageOf(timeline.bill.state, timeline.facts),
    State: timeline.bill.state,
    StateText: timeline.bill.text,
    Departure: timesOf(departure),
    Arrival: timesOf(arrival),
    Predicted: predicted
      ? { At: predicted.at, From: predicted.from, To: predicted.to, Samples: predicted.samples, By: predicted.by, Text: predicted.text }
      : null,
    DelayDays: delay === null ? null : String(delay),
    LastText: last.text,
    LastAt: last.at,
    LastZone: last.zone,
    Feed: feed,
    FeedText: isFed
      ? texts.feed.fed([...new Set(fed.map(({ source }) => trackTexts.sources[source.kind]))].join('、'))
      : texts.feed[feed === 'fed' ? 'none' : feed],
    Risk: worst(clocks),
    LastFreeDay: firstDay(clocks),
    Conflicts: timeline.facts.filter(({ conflicts }) => conflicts.some(({ settled }) => settled === '')).length,
  }
}

function boxLine(computed: Computed, box: string, names: Names): TrackBox {
  const { shipment, timeline, clocks } = computed
  const line = timeline.boxes.find((one) => one.box === box)
  const boxFacts = timeline.facts.filter((fact) => fact.box === box)
  const said = shipment.boxes.find((one) => one.box === box)
  const last = lastOf(boxFacts, names)
  const ofBox = clocks.filter(({ clock }) => clock.box === box)
  const state: StateName = line?.state ?? timeline.bill.state
  return {
    Box: box,
    Type: boxTypeOf(shipment, timeline, box),
    Seals: [...new Set([...(said?.seals ?? []), ...boxFacts.flatMap(({ winner }) => winner.event.seals)])],
    State: state,
    StateText: line?.text ?? trackTexts.states[state],
    Roll: line?.roll ?? '',
    ReplacedBy: line?.replacedBy ?? '',
    Arrival: (line?.arrival ?? computed.arrival)?.winner.event.time?.instant ?? null,
    LastText: last.text,
    LastAt: last.at,
    Risk: worst(ofBox),
    LastFreeDay: firstDay(ofBox),
  }
}

function clockLine({ clock, kind, direction }: BoxClock, names: Names): TrackClock {
  const { terms } = clock
  const dayOrNull = (text: string) => (text === '' ? null : text)
  return {
    Box: clock.box,
    Kind: kind,
    Direction: direction,
    State: clock.state,
    Problems: [...clock.problems],
    TermsText: terms
      ? [
          `${texts.terms.sources[terms.source]} ${terms.version}`.trim(),
          terms.carrier === '' ? texts.terms.anyCarrier : names.party(terms.carrier) || terms.carrier,
          terms.port === '' ? texts.terms.anyPort : names.port(terms.port),
          texts.terms.days(terms.free),
        ].join(' · ')
      : '',
    TermsId: terms ? Number(terms.id) : 0,
    Start: dayOrNull(clock.start),
    Stop: dayOrNull(clock.stop),
    FirstDay: dayOrNull(clock.firstDay),
    LastFreeDay: dayOrNull(clock.lastFreeDay),
    LastFreeDays: [...clock.lastFreeDays],
    ChargedDays: clock.chargedDays,
    Cost: clock.cost,
    CostTomorrow: clock.costTomorrow,
    Currency: clock.currency,
    IsRunning: clock.isRunning,
  }
}

/** Sums of the clocks that can be assessed, by currency, and how many cannot. */
function costsOf(clocks: readonly BoxClock[]): Pick<ComputedView, 'Costs' | 'CostUnknown'> {
  const sums = new Map<string, { Cost: string; CostTomorrow: string }>()
  for (const { clock } of clocks) {
    if (clock.state === 'unknown' || clock.cost === '' || clock.currency === '') continue
    const { Cost, CostTomorrow } = sums.get(clock.currency) ?? { Cost: '0', CostTomorrow: '0' }
    sums.set(clock.currency, { Cost: plus(Cost, clock.cost), CostTomorrow: plus(CostTomorrow, clock.costTomorrow || '0') })
  }
  return {
    Costs: [...sums].filter(([, { CostTomorrow }]) => minus(CostTomorrow, '0') !== '0').map(([Currency, sum]) => ({ Currency, ...sum })),
    CostUnknown: clocks.filter(({ clock }) => clock.state === 'unknown').length,
  }
}

export function viewOf(
  computed: Computed,
  names: Names,
  { rulings, withdrawn }: { readonly rulings: readonly RulingWords[]; readonly withdrawn: ComputedView['Withdrawn'] },
): ComputedView {
  const { shipment, timeline, clocks, boxes, now } = computed
  const statement = ({ key, event }: (typeof timeline.unmapped)[number]) =>
    witnessOf({ key, event, classifier: event.classifier, isFuture: false }, names)
  return {
    Legs: legsOf(computed, names),
    BoxLines: boxes.map((box) => boxLine(computed, box, names)),
    Facts: timeline.facts.map((fact) => factOf(fact, names, rulings)),
    Groups: [],
    Clocks: clocks.map((clock) => clockLine(clock, names)),
    ...costsOf(clocks),
    Cutoffs: (Object.entries(shipment.cutoffs) as [keyof typeof texts.cutoffs, string][]).map(([kind, At]) => ({
      Kind: texts.cutoffs[kind],
      At,
    })),
    Omissions: timeline.omissions.map(({ port, by }) => ({ Port: port, PortName: names.port(port), Text: texts.omission[by] })),
    Contradictions: timeline.contradictions.map(({ box, what, milestone, against }) => ({
      Box: box,
      Text: texts.contradiction(trackTexts.contradictions[what], milestoneWords(milestone), milestoneWords(against)),
    })),
    Unmapped: timeline.unmapped.map(statement),
    Withdrawn: [
      ...timeline.withdrawn.map((one) => ({
        ...statement(one),
        By: names.party(one.voidedBy!.source.party) || one.voidedBy!.source.party,
      })),
      ...withdrawn,
    ],
    ComputedAt: now,
  }
}

/** The view of many facts with their lines in place of them; undefined: it has few. */
export const briefOf = (view: ComputedView): ComputedView | undefined =>
  view.Facts.length > mostFacts ? { ...view, Facts: [], Groups: groupsOf(view.Facts).map(({ facts: _, ...group }) => group) } : undefined

/** Rules that concern the staff alone. */
const internal: ReadonlySet<string> = new Set(['no-release', 'silent', 'not-released', 'conflict', 'box-facts'])
export const isShown = ({ finding }: StoredException): boolean => !internal.has(finding.rule)

/** Arrival for lists: as it was, as it is announced, as it was planned. */
export const arrivalOf = (line: Pick<ComputedLine, 'Arrival'>) => bestTime(line.Arrival)
