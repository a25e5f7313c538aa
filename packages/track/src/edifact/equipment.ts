import { part, readMeasure, type Segment } from '@jst/edifact'
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
  const { type, shift } = typeOf(eqd, warn)
  return {
    box,
    isoType: type,
    movement: movementOf(part(eqd, 4 + shift)) || movementOf(part(eqd, 4)),
    empty: emptyOf(part(eqd, 5 + shift)) || emptyOf(part(eqd, 5)),
    seals: sealsOf(group, warn),
    weightKg: weightOf(group, warn),
  }
}

/** Size and type. Some senders put them into a neighbouring element, which moves those behind it, or behind the number of the box. */
function typeOf(eqd: Segment, warn: WarnAt): { readonly type: string; readonly shift: -1 | 0 | 1 } {
  const said = part(eqd, 2)
  if (isoType.test(said)) return { type: said, shift: 0 }
  const [behind, next] = [part(eqd, 1, 1), part(eqd, 3)]
  if (isoType.test(behind) || isoType.test(next)) {
    warn(eqd.number, texts.shiftedType)
    return isoType.test(behind) ? { type: behind, shift: -1 } : { type: next, shift: 1 }
  }
  if (said !== '') warn(eqd.number, texts.type(said))
  return { type: '', shift: 0 }
}

/** Seals. `Y` and `N` say that there is one, or none. */
function sealsOf(group: readonly Segment[], warn: WarnAt): string[] {
  return group.flatMap((sel) => {
    const seal = sel.tag === 'SEL' ? part(sel, 0) : ''
    if (seal === '') return []
    if (!/^[YN]$/i.test(seal)) return [seal]
    warn(sel.number, texts.sealMark(seal))
    return []
  })
}

/** Weight with cargo: verified, then gross of the box, then of the goods. Tare is none. One that cannot be read leaves the place to the next. */
function weightOf(group: readonly Segment[], warn: WarnAt): number | undefined {
  const measured = group.filter((one) => one.tag === 'MEA' && ['AAE', 'WT'].includes(part(one, 0)) && part(one, 2) === 'KGM')
  for (const code of ['VGM', 'EGW', 'G', 'WT', '']) {
    const measurement = measured.find((one) => part(one, 1) === code)
    const said = measurement ? part(measurement, 2, 1) : ''
    if (!measurement || said === '') continue
    const read = readMeasure(said)
    if ('wrong' in read) warn(measurement.number, read.wrong === 'mark' ? texts.weightMark(said) : texts.weight(said))
    else if (read.value > 0) return read.value
  }
  return undefined
}
