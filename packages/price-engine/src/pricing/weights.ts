import { dividedHalfUp, unitsOf, type Units } from '../amounts.ts'
import type { AskedBox, BoxLot, Inquiry } from '../facts/inquiry.ts'

/** Boxes of a type by what conditions ask of them. */
export interface Lot {
  readonly count: number
  /** Tons in each; undefined: not known. */
  readonly tons: Units | undefined
  /** '' : not known. */
  readonly soc: boolean | ''
}

const givenLots = (box: AskedBox): readonly BoxLot[] => box.Lots ?? [box]

/** Lots of a type with tons in one box: as stated, or the weight of the shipment over all boxes. */
export function lotsOf(box: AskedBox, { Tons: all, Boxes }: Inquiry): readonly Lot[] {
  const shared = (): Units | undefined => {
    const count = Boxes.reduce((sum, { Count }) => sum + Count, 0)
    return all === '' || count === 0 ? undefined : dividedHalfUp(unitsOf(all), BigInt(count))
  }
  return givenLots(box).map(({ Count, Tons, Soc }) => ({ count: Count, tons: Tons === '' ? shared() : unitsOf(Tons), soc: Soc }))
}

/** Tons of the shipment: as stated, or those of the boxes together. */
export function tonsOf({ Tons, Boxes }: Inquiry): Units | undefined {
  if (Tons !== '') return unitsOf(Tons)
  const lots = Boxes.flatMap(givenLots)
  if (lots.length === 0 || lots.some((lot) => lot.Tons === '')) return undefined
  return lots.reduce((sum, lot) => sum + unitsOf(lot.Tons) * BigInt(lot.Count), 0n)
}
