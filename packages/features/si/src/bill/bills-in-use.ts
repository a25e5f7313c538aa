import { isLiveBill, type SiStage, type SiState } from '@jst/contracts/si'

/** Key of `siStages` of an edit after the issue. */
const issuedStage: SiStage = 3

/** Ids of the valid bills of an order, by the server's answer. */
export const liveIds = (states: readonly SiState[]): ReadonlySet<number> =>
  new Set(states.flatMap(({ Id, Status, InForceVersion }) => (isLiveBill(Status, InForceVersion) ? [Id] : [])))

/** Valid bills of an order; an invalid one is listed only, and alone, when it is the open one. */
export function billsInUse<T>(all: readonly T[], idOf: (bill: T) => number, id: number, live: ReadonlySet<number>): readonly T[] {
  return all.filter((bill) => (live.has(id) ? live.has(idOf(bill)) : idOf(bill) === id))
}

/** Bills that were issued once: a second set of them (换单) may name other ports than were booked. */
export const secondSets = (states: readonly SiState[]): number[] =>
  states.flatMap(({ Id, StageNow }) => (StageNow === issuedStage ? [Id] : []))
