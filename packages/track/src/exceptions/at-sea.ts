import { day, daysLater, lateness, timeAt } from '../model/time.ts'
import { exceptions as texts } from '../texts.ts'
import type { Fact } from '../timeline/fact.ts'
import { shipName } from '../model/numbers.ts'
import { routeOrder } from '../timeline/milestones.ts'
import { actual, boxesOf, days, isActual, timeOf, type Found, type Rule } from './rule.ts'

/** A box missed its ship, or nobody can say. */
export const rolled: Rule = ({ timeline }) =>
  timeline.boxes.flatMap(({ box, roll }): Found[] =>
    roll === undefined
      ? []
      : [
          {
            subject: box,
            level: roll === 'confirmed' ? 'red' : 'amber',
            weight: roll === 'confirmed' ? 2 : roll === 'suspected' ? 1 : 0,
            text: texts.rolled[roll],
          },
        ],
  )

/** A port was left out. */
export const omitted: Rule = ({ timeline }) =>
  timeline.omissions.map(({ port }) => ({ subject: port, level: 'red', weight: 0, text: texts.omitted(port) }))

/** The arrival moved by more than a day from what the customer was told; red at three days. */
export const arrivalChanged: Rule = ({ timeline, toldArrival }) => {
  const { arrival } = timeline.bill
  if (toldArrival === undefined || arrival === undefined || isActual(arrival)) return []
  const { time, place } = arrival.winner.event
  const before = timeAt(toldArrival, place.port)
  if (!before) return []
  const moved = lateness(time!, before)
  const size = Math.abs(moved)
  if (size <= day) return []
  const text = (moved > 0 ? texts.laterArrival : texts.earlierArrival)(Math.abs(daysLater(time!, before)))
  return [{ subject: '', level: size > 3 * day ? 'red' : 'amber', weight: size, text }]
}

/** A box waits in the transhipment port for more than a week and longer than usual, or its second ship has left without it. */
export const dwell: Rule = (one) => {
  const { timeline, dwellP80Days = 0, shipment, now } = one
  return boxesOf(one).flatMap((box): Found[] => {
    const discharge = actual(one, 'transhipDischarged', box).at(-1)
    if (!discharge) return []
    const isOn = timeline.facts.some(
      (fact) =>
        isActual(fact) &&
        fact.box === box &&
        timeOf(fact) > timeOf(discharge) &&
        (fact.milestone === 'transhipLoaded' || routeOrder(fact.milestone) >= routeOrder('arrived')),
    )
    if (isOn) return []
    const waited = Date.parse(now) - timeOf(discharge)
    const leg = shipment.route.legs.find(({ from }) => from === discharge.port)
    const isSecond = ({ imo, vessel }: Fact['winner']['event']['call']) =>
      leg !== undefined && ((imo !== '' && imo === leg.imo) || (vessel !== '' && shipName(vessel) === shipName(leg.vessel ?? '')))
    const second = actual(one, 'transhipDeparted').some(
      (fact) => fact.port === discharge.port && timeOf(fact) > timeOf(discharge) && isSecond(fact.winner.event.call),
    )
    if (second) return [{ subject: box, level: 'red', weight: waited, text: texts.missedSecondShip }]
    return waited > Math.max(7, dwellP80Days) * day
      ? [{ subject: box, level: 'amber', weight: waited, text: texts.dwell(days(waited)) }]
      : []
  })
}

/** No event for five days on land, ten at sea. An answer without news is no event. */
export const silent: Rule = ({ timeline, now }) => {
  const { lastActual, bill } = timeline
  if (lastActual === undefined || bill.state === 'returned') return []
  const atSea = bill.state === 'sailing' || bill.state === 'loaded' || bill.state === 'transhipLoaded'
  const quiet = Date.parse(now) - Date.parse(lastActual)
  return quiet > (atSea ? 10 : 5) * day ? [{ subject: '', level: 'amber', weight: quiet, text: texts.silent(days(quiet)) }] : []
}

/** The announced arrival is a day past, and nobody says that the ship is there. */
export const arrivalUnconfirmed: Rule = ({ timeline, now }) => {
  const { arrival } = timeline.bill
  if (arrival === undefined || isActual(arrival)) return []
  const isThere = timeline.facts.some((fact) => isActual(fact) && routeOrder(fact.milestone) >= routeOrder('arrived'))
  const past = Date.parse(now) - timeOf(arrival)
  return !isThere && past > day
    ? [{ subject: '', level: past > 3 * day ? 'red' : 'amber', weight: past, text: texts.arrivalUnconfirmed }]
    : []
}
