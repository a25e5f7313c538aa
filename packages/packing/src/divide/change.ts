import type { PackedBox } from '../model/box.ts'
import { PackingError } from '../model/error.ts'
import { refusals } from '../model/texts.ts'

/** Boxes that take the place of others, from a place on. */
export interface Replacement {
  readonly at: number
  readonly before: readonly PackedBox[]
  readonly after: readonly PackedBox[]
}
/** One step on the boxes of an order. It holds the boxes as they were, so that undoing gives back exactly these. */
export type Change = readonly Replacement[]

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The boxes after a step. @throws PackingError `CHANGED` where they are not those that the step was made for */
export function applyChange(boxes: readonly PackedBox[], change: Change): readonly PackedBox[] {
  let result = boxes
  for (const { at, before, after } of change) {
    if (!same(result.slice(at, at + before.length), before)) throw new PackingError('CHANGED', refusals.changed)
    result = result.toSpliced(at, before.length, ...after)
  }
  return result
}

/** The step that takes a step back; of an undone step, the one that does it again. */
export const inverse = (change: Change): Change =>
  change.toReversed().map(({ at, before, after }) => ({ at, before: after, after: before }))
