import { isLiveBill, type SiStage, type SiState } from '@jst/contracts/si'

/** Key of `siStages` of an edit after the issue. */
const issuedStage: SiStage = 3

/** Ids of the bills of an order that count, of what the server says of each. */
export const liveIds = (states: readonly SiState[]): ReadonlySet<number> =>
  new Set(states.flatMap(({ Id, Status, InForceVersion }) => (isLiveBill(Status, InForceVersion) ? [Id] : [])))

/** The bills of an order that count: one that does not only when it is the one that is looked at, and then alone. */
export function billsInUse<T>(all: readonly T[], idOf: (bill: T) => number, id: number, live: ReadonlySet<number>): readonly T[] {
  return all.filter((bill) => (live.has(id) ? live.has(idOf(bill)) : idOf(bill) === id))
}

/** Bills that were issued once: a second set of them (换单) may name other ports than were booked. */
export const secondSets = (states: readonly SiState[]): number[] =>
  states.flatMap(({ Id, StageNow }) => (StageNow === issuedStage ? [Id] : []))
