import { unitsOf } from '../amounts.ts'
import type { Option, Verdict } from '../facts/option.ts'

/** Sort key of options; complete ones always come first. */
export type RankBy = 'price' | 'transit' | 'departure'

const places: Readonly<Record<Verdict, number>> = { OK: 0, APPROVAL: 1, INCOMPLETE: 2, REFUSED: 3 }
/** An option that waits for an approval and lacks something is incomplete before all. */
const placeOf = ({ Verdict, Incomplete }: Option) =>
  Incomplete.length > 0 ? Math.max(places[Verdict], places.INCOMPLETE) : places[Verdict]

const inOrder = <T extends bigint | string | number | boolean>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
const least = (value: number) => (value < 0 ? Number.MAX_SAFE_INTEGER : value)

/** Options without a converted total go behind those that have one. */
function byPrice(a: Option, b: Option): number {
  if (!a.Converted || !b.Converted) return inOrder(!a.Converted, !b.Converted)
  return inOrder(unitsOf(a.Converted.Amount), unitsOf(b.Converted.Amount))
}

const compare: Readonly<Record<RankBy, (a: Option, b: Option) => number>> = {
  price: byPrice,
  transit: (a, b) => inOrder(least(a.TransitDays), least(b.TransitDays)),
  departure: (a, b) => inOrder(a.Day, b.Day),
}

/** Complete options first, then those that wait for an approval, incomplete ones and refused ones; in each group as asked, then by price, then by rate. */
export const ranked = (options: readonly Option[], by: RankBy = 'price'): Option[] =>
  options.toSorted((a, b) => placeOf(a) - placeOf(b) || compare[by](a, b) || byPrice(a, b) || a.Rate.Id - b.Rate.Id)
