import { part, type Segment } from '@jst/edifact'
import type { TrackEvent } from '../model/event.ts'
import { boxNumber, isBox } from '../model/numbers.ts'
import { edifact as texts } from '../texts.ts'
import { emptyOf, movementOf } from './codes.ts'
import type { WarnAt } from './segment-values.ts'

/** Size and type of ISO 6346, of today or from before 1995: `22G1`, `2210`. */
const isoType = /^[1-9LMNP][0-9A-Z][A-Z0-9][0-9]$/

export type BoxFacts = Pick<TrackEvent, 'box' | 'isoType' | 'empty' | 'movement' | 'seals' | 'weightKg'>

/** The facts of EQD and the segments that belong to it. */
export function boxFacts(eqd: Segment, group: readonly Segment[], warn: WarnAt): BoxFacts {
  const box = boxNumber(part(eqd, 1))
  if (!isBox(box)) warn(eqd.number, texts.box(part(eqd, 1)))
  // some senders put the type into a neighbouring element
  const typeAt = isoType.test(part(eqd, 2)) ? 2 : [1, 3].find((at) => at !== 1 && isoType.test(part(eqd, at)))
  if (typeAt === 3) warn(eqd.number, texts.shiftedType)
  const shift = typeAt === 3 ? 1 : 0
  return {
    box,
    isoType: typeAt === undefined ? '' : part(eqd, typeAt),
    movement: movementOf(part(eqd, 4 + shift) || part(eqd, 4)),
    empty: emptyOf(part(eqd, 5 + shift) || part(eqd, 5)),
    seals: group
      .filter(({ tag }) => tag === 'SEL')
      .map((sel) => part(sel, 0))
      .filter((seal) => seal !== ''),
    weightKg: weightOf(group),
  }
}

/** Weight with cargo: verified, then gross of the box, then of the goods. Tare is none. */
function weightOf(group: readonly Segment[]): number | undefined {
  const measured = group.filter((one) => one.tag === 'MEA' && part(one, 0) === 'AAE' && part(one, 2) === 'KGM')
  for (const code of ['VGM', 'EGW', 'G', 'WT']) {
    const found = measured.find((one) => part(one, 1) === code)
    const value = found ? Number(part(found, 2, 1).replace(',', '.')) : NaN
    if (Number.isFinite(value) && value > 0) return value
  }
  return undefined
}
