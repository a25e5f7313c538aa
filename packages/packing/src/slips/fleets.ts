import type { Words } from '../model/error.ts'
import { fleetTexts } from './texts.ts'

/** Boxes of a type. */
export interface BoxCount {
  readonly BoxType: string
  readonly Count: number
}
/** Boxes that one fleet takes; numbers of boxes where they are known. */
export interface FleetPart {
  readonly Fleet: string
  readonly Boxes: readonly BoxCount[]
  readonly BoxNos?: readonly string[]
}
/** A refused part of a split. */
export interface FleetProblem {
  readonly code: 'COUNT' | 'OVER' | 'UNBOOKED' | 'BOX_TWICE'
  readonly fleet: string
  readonly message: Words
}
/** Result of a split over fleets. */
export interface FleetSplit {
  /** Boxes of each booked type that no fleet has; negative where they have more. */
  readonly rest: readonly BoxCount[]
  readonly problems: readonly FleetProblem[]
  /** Nothing is left and nothing is refused: the slips may be submitted. */
  readonly isComplete: boolean
}

/** Splits booked boxes over fleets: the remainder of each type has to be zero before slips are submitted, and no box stands in two slips. */
export function splitFleets(booked: readonly BoxCount[], parts: readonly FleetPart[]): FleetSplit {
  const left = new Map<string, number>()
  for (const { BoxType, Count } of booked) left.set(BoxType, (left.get(BoxType) ?? 0) + Count)
  const problems: FleetProblem[] = []
  const fleetOf = new Map<string, string>()
  for (const { Fleet, Boxes, BoxNos = [] } of parts) {
    for (const { BoxType, Count } of Boxes) {
      if (!Number.isSafeInteger(Count) || Count < 0) {
        problems.push({ code: 'COUNT', fleet: Fleet, message: fleetTexts.count(Fleet, BoxType) })
        continue
      }
      const before = left.get(BoxType)
      if (before === undefined) {
        if (Count > 0) problems.push({ code: 'UNBOOKED', fleet: Fleet, message: fleetTexts.unbooked(Fleet, BoxType) })
        continue
      }
      left.set(BoxType, before - Count)
      if (before - Count < 0 && Count > 0)
        problems.push({ code: 'OVER', fleet: Fleet, message: fleetTexts.over(Fleet, BoxType, Count, Math.max(0, before)) })
    }
    for (const no of BoxNos) {
      const other = fleetOf.get(no)
      if (no !== '' && other !== undefined) problems.push({ code: 'BOX_TWICE', fleet: Fleet, message: fleetTexts.twice(no, other, Fleet) })
      else fleetOf.set(no, Fleet)
    }
  }
  const rest = [...left].map(([BoxType, Count]) => ({ BoxType, Count }))
  return { rest, problems, isComplete: problems.length === 0 && rest.every(({ Count }) => Count === 0) }
}
