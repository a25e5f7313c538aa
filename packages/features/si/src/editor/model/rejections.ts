import { rejectReasons, SiStatus, type SiState } from '@jst/contracts/si'
import { placeOf, type Place } from '../../bill/remark-path.ts'

/** Correction that a reviewer requests, with its place. */
export interface Rejection {
  readonly place: Place
  readonly text: string
}

/**
 * Remarks that the reviewer pinned to places, and for a bill that was sent back the fields that its reason codes stand for. A code says nothing of
 * the box that it means: it points to the first.
 */
export function rejectionsOf(state: Pick<SiState, 'Status' | 'FieldRemarks' | 'ReviewRemarks'> | undefined): readonly Rejection[] {
  if (!state) return []
  const pinned = state.FieldRemarks.map(({ Path, Text }) => ({ place: placeOf(Path), text: Text }))
  const reasons =
    state.Status === SiStatus.rejected ? rejectReasons.filter((reason) => state.ReviewRemarks.includes(`[${reason.code} `)) : []
  const named = new Set(pinned.map(({ place }) => place.field))
  const places = reasons.flatMap(({ fields, boxFields }): Place[] => [
    ...fields.map((field) => ({ field })),
    ...boxFields.map((field) => ({ field, container: 0 })),
  ])
  const once = new Map(places.filter(({ field }) => !named.has(field)).map((place) => [place.field, place]))
  return [...pinned, ...[...once.values()].map((place) => ({ place, text: state.ReviewRemarks }))]
}
