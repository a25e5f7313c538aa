import { sealSet, type PackedBox, type Seal } from '../model/box.ts'
import { PackingError } from '../model/error.ts'
import { refusals, type FieldName } from '../model/texts.ts'
import type { Change } from './change.ts'
import { boxAt, joined, type NewKey } from './split.ts'

/** A field in which two lists say different things; the first one's value stays. */
export interface CombinedField {
  readonly Field: FieldName
  readonly Kept: string
  readonly Other: string
}

const details = ['IsoType', 'Tare', 'MaxGross', 'Fcl', 'Soc', 'Temperature'] as const

/**
 * Combines two lists of one box: the lines of the second follow those of the first. Box, type and the set of seals have to be equal; order and source
 * of seals do not matter. @throws PackingError
 */
export function combine(
  boxes: readonly PackedBox[],
  first: number,
  second: number,
  newKey: NewKey,
): { readonly change: Change; readonly differs: readonly CombinedField[] } {
  if (first === second) throw new PackingError('SAME_LIST', refusals.sameList)
  const [one, other] = [boxAt(boxes, first), boxAt(boxes, second)]
  if (one.BoxNo !== other.BoxNo || one.BoxNo === '') throw new PackingError('BOX_DIFFERS', refusals.boxDiffers(one.BoxNo, other.BoxNo))
  if (one.BoxType !== other.BoxType) throw new PackingError('TYPE_DIFFERS', refusals.typeDiffers(one.BoxType, other.BoxType))
  const seals = [sealSet(one.Seals), sealSet(other.Seals)] as const
  if (seals[0] !== seals[1]) throw new PackingError('SEALS_DIFFER', refusals.sealsDiffer(...seals))
  const differs = details.flatMap((Field) => {
    const [Kept, Other] = [one[Field], other[Field]]
    return Kept === undefined || Other === undefined || Kept === Other ? [] : [{ Field, Kept: String(Kept), Other: String(Other) }]
  })
  const both: PackedBox = { ...other, ...one, Seals: withSources(one.Seals, other.Seals) }
  const combined = { at: first, before: [one], after: [joined(both, other, newKey)] }
  return { change: [combined, { at: second, before: [other], after: [] }], differs }
}

/** Seals of the first list, with a source that only the second one knows. */
const withSources = (seals: readonly Seal[], others: readonly Seal[]): Seal[] =>
  seals.map((seal) =>
    seal.Source === '' ? { ...seal, Source: others.find(({ No }) => sealSet([{ No }]) === sealSet([seal]))?.Source ?? '' } : seal,
  )
