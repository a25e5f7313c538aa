import { delayedFromHours, voyageStatusTable, type VoyageUnderWay } from '@jst/contracts/schedules'
import { shortLocal } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'
import type { Reckoned } from './position.ts'

const words = texts.map

/** 由…往…, when it should be there, and how late it is. */
export function noteOf({ Status, Delay }: VoyageUnderWay, { from, to }: Reckoned): string {
  const way = to
    ? [words.way(from.PortName, to.PortName), words.arrives(shortLocal(to.Arrival, to.PortCode))]
    : [words.inPort(from.PortName), ...(from.Departure ? [words.leaves(shortLocal(from.Departure, from.PortCode))] : [])]
  const late = Delay === null || Math.abs(Delay) < 1 ? texts.onTime : texts.hours(Delay)
  const state = Status === 'normal' || (Status === 'delayed' && (Delay ?? 0) >= delayedFromHours) ? [] : [voyageStatusTable[Status].zh]
  return [...way, ...(Delay === null ? [] : [late]), ...state].join(' · ')
}
