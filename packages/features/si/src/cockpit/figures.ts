import type { SiCockpit } from '@jst/contracts/si'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

/** Filters of the list behind each number, so that a number and its list always agree. */
export const behind = {
  waiting: { Status: '1' },
  day: { Status: '1,3', Due: 'day' },
  overdue: { Status: '1,3', Due: 'overdue' },
  rejected: { Status: '3' },
} as const

/** How the week compares with the month, in words; undefined while there is nothing to compare. */
export function paceOf({ Review7, Review30 }: Pick<SiCockpit, 'Review7' | 'Review30'>): { text: string; better: boolean } | undefined {
  if (Review7.Hours === null || Review30.Hours === null || Review30.Hours === 0) return undefined
  const share = Math.round((1 - Review7.Hours / Review30.Hours) * 100)
  if (share === 0) return { text: texts.pace.same, better: true }
  return share > 0 ? { text: texts.pace.faster(share), better: true } : { text: texts.pace.slower(-share), better: false }
}

const carrierLists = { open: behind.waiting, due: behind.day, overdue: behind.overdue, rejected: behind.rejected } as const
export type CarrierColumn = keyof typeof carrierLists
export const carrierColumns = Object.keys(carrierLists) as CarrierColumn[]

export interface CarrierRow {
  readonly code: string
  readonly name: string
  readonly counts: Readonly<Record<CarrierColumn, number>>
}

export const carrierRows = (figures: SiCockpit): CarrierRow[] =>
  figures.Carriers.map(({ CarrierCode, CarrierName, Open, Due, Overdue, Rejected }) => ({
    code: CarrierCode,
    name: CarrierName || CarrierCode,
    counts: { open: Open, due: Due, overdue: Overdue, rejected: Rejected },
  }))

/** The list behind a number of a carrier. */
export const carrierList = (column: CarrierColumn, code: string): string => to.check({ ...carrierLists[column], CarrierCode: code })

/** Length of a bar against the longest of its column, 0 to 1. */
export const barOf = (rows: readonly CarrierRow[], column: CarrierColumn, count: number): number =>
  count / Math.max(1, ...rows.map(({ counts }) => counts[column]))
