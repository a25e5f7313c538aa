import { addDays, portDay } from '@jst/contracts/schedules'
import type { LoadingCall } from './loading.repo.ts'
import { texts } from './texts.ts'

/** Days at the port of loading; undefined: not known. */
export interface LoadingDays {
  readonly today: string
  readonly arrived: string | undefined
  readonly departed: string | undefined
  /** Of the schedule, while the vessel has not arrived. */
  readonly expectedArrival: string | undefined
  /** Of the schedule, else of the order, while the vessel has not departed. */
  readonly expectedDeparture: string | undefined
  readonly omitted: boolean
}

/** Days before its departure at which a vessel may begin to load: longer than any call of a container ship. */
const longestCall = 7

/** @param sailing Departure as the order has it, an instant or a day. */
export function loadingDays(call: LoadingCall | undefined, port: string, sailing: string | null, now: Date): LoadingDays {
  const at = call?.port ?? port
  const dayOf = (instant: string | null | undefined) => (instant ? portDay(instant, at) : undefined)
  const departure = call?.estimatedDeparture ?? call?.plannedDeparture ?? sailing
  return {
    today: portDay(now.toISOString(), at),
    arrived: dayOf(call?.actualArrival),
    departed: dayOf(call?.actualDeparture),
    expectedArrival: dayOf(call?.estimatedArrival ?? call?.plannedArrival),
    expectedDeparture: dayOf(departure),
    omitted: call?.omitted ?? false,
  }
}

/** First possible on-board date by the known times of the vessel; undefined without any. */
export function firstDay({ arrived, departed, expectedArrival, expectedDeparture }: LoadingDays): string | undefined {
  if (arrived !== undefined) return arrived
  if (departed !== undefined) return addDays(departed, -longestCall)
  const bounds = [expectedArrival, expectedDeparture && addDays(expectedDeparture, -longestCall)].filter((day) => day !== undefined)
  return bounds.toSorted().at(-1)
}

/** Last possible on-board date: not in the future, and not after the departure. */
export const lastDay = ({ today, departed }: LoadingDays): string => (departed !== undefined && departed < today ? departed : today)

/** Reason why a bill must not state this on-board date (预借, 倒签); undefined: it may. */
export function onBoardFault(date: string, days: LoadingDays): string | undefined {
  const { today, arrived, departed } = days
  if (!isDay(date)) return texts.onBoard.form(date)
  if (days.omitted) return texts.onBoard.omitted
  if (date > today) return texts.onBoard.future(date, today)
  if (departed !== undefined && date > departed) return texts.onBoard.afterDeparture(date, departed)
  const first = firstDay(days)
  if (first === undefined || date >= first) return undefined
  return arrived === undefined ? texts.onBoard.tooEarly(date, first) : texts.onBoard.beforeArrival(date, arrived)
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
