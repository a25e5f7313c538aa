import { day, daysLater, hour, lateness, timeAt } from '../model/time.ts'
import { exceptions as texts } from '../texts.ts'
import { actual, boxesOf, days, hours, timeOf, until, type Found, type Rule } from './rule.ts'
import type { Situation } from './situation.ts'

const isReleased = (one: Situation) => actual(one, 'releaseOrder').length > 0 || actual(one, 'emptyOut').length > 0
const hasLeft = (one: Situation) => actual(one, 'departed').length > 0

/** No shipping order three days before closing. */
export const noRelease: Rule = (one) => {
  const { customs } = one.cutoffs
  if (customs === undefined || isReleased(one) || hasLeft(one)) return []
  const left = until(one, customs)
  return left <= 3 * day && left >= 0
    ? [{ subject: '', level: left <= day ? 'red' : 'amber', weight: -left, text: texts.noRelease(days(left)) }]
    : []
}

/** Released, and a box is not picked up 48 hours before closing. */
export const noPickUp: Rule = (one) => {
  const { customs } = one.cutoffs
  if (customs === undefined || actual(one, 'releaseOrder').length === 0) return []
  const left = until(one, customs)
  if (left > 48 * hour || left < 0) return []
  // a box that is already in the yard was picked up, whether anybody said so or not
  const waiting = boxesOf(one).filter((box) => actual(one, 'emptyOut', box).length === 0 && actual(one, 'gateIn', box).length === 0)
  const subjects = boxesOf(one).length === 0 && actual(one, 'emptyOut').length === 0 ? [''] : waiting
  return subjects.map((subject): Found => ({ subject, level: left <= day ? 'red' : 'amber', weight: -left, text: texts.noPickUp }))
}

/** Not in the terminal 24 hours before the yard closes; red at six. */
export const noGateIn: Rule = (one) => {
  const { yard } = one.cutoffs
  if (yard === undefined) return []
  const left = until(one, yard)
  if (left > 24 * hour) return []
  return boxesOf(one)
    .filter((box) => actual(one, 'gateIn', box).length === 0 && actual(one, 'loaded', box).length === 0)
    .map((subject): Found => ({ subject, level: left <= 6 * hour ? 'red' : 'amber', weight: -left, text: texts.noGateIn }))
    .filter(() => !hasLeft(one))
}

/** No VGM or shipping instruction twelve hours before its cut-off. */
export const noDocuments: Rule = (one) => {
  const { weight, instruction } = one.cutoffs
  const open = (cutoff: string | undefined, done: boolean, name: string): Found[] => {
    if (cutoff === undefined || done || hasLeft(one)) return []
    const left = until(one, cutoff)
    return left <= 12 * hour
      ? [
          {
            subject: name,
            level: left <= 0 ? 'red' : 'amber',
            weight: -left,
            text: texts.noDocuments(texts.documents[name === 'VGM' ? 'weight' : 'instruction']),
          },
        ]
      : []
  }
  return [...open(weight, actual(one, 'weighed').length > 0, 'VGM'), ...open(instruction, actual(one, 'instructed').length > 0, 'SI')]
}

/** Customs holds a box for more than four hours. */
export const hold: Rule = (one) =>
  (['export', 'import'] as const).flatMap((side) =>
    actual(one, `${side}Inspection`).flatMap((fact): Found[] => {
      const isOver = actual(one, `${side}Cleared`, fact.box).some((cleared) => timeOf(cleared) >= timeOf(fact))
      const held = Date.parse(one.now) - timeOf(fact)
      return !isOver && held > 4 * hour ? [{ subject: fact.box, level: held > day ? 'red' : 'amber', weight: held, text: texts.hold }] : []
    }),
  )

/** A cut-off was moved earlier by four hours or more. */
export const earlierClosing: Rule = (one) =>
  (['customs', 'yard', 'instruction', 'weight'] as const).flatMap((name): Found[] => {
    const [now, before] = [one.cutoffs[name], one.earlierCutoffs?.[name]]
    if (now === undefined || before === undefined || until(one, now) < 0) return []
    const earlier = Date.parse(before) - Date.parse(now)
    return earlier >= 4 * hour
      ? [{ subject: name, level: earlier >= day ? 'red' : 'amber', weight: earlier, text: texts.earlierClosing(hours(earlier)) }]
      : []
  })

/** The ship leaves more than 24 hours later than booked. A booked day lasts until its end. */
export const laterDeparture: Rule = (one) => {
  const { pol } = one.shipment.route
  const [booked, announced] = [timeAt(one.departure?.booked ?? '', pol), timeAt(one.departure?.announced ?? '', pol)]
  if (!booked || !announced || hasLeft(one)) return []
  const late = lateness(announced, booked)
  return late > day
    ? [{ subject: '', level: late > 3 * day ? 'red' : 'amber', weight: late, text: texts.laterDeparture(daysLater(announced, booked)) }]
    : []
}

/** The booked ship or voyage is another one. */
export const shipChanged: Rule = ({ ship }) =>
  ship !== undefined && ship.booked !== ship.now
    ? [{ subject: ship.now, level: 'amber', weight: 0, text: texts.shipChanged(ship.booked, ship.now) }]
    : []
