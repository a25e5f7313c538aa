import { boxNumber, isBox } from './model/numbers.ts'
import { guess } from './texts.ts'

/** A carrier of the master data. */
export interface CarrierCodes {
  readonly code: string
  /** Standard Carrier Alpha Code, with which bills of lading begin. */
  readonly scac: string
  /** Owner codes of its boxes, `COSU`. */
  readonly prefixes: readonly string[]
}
/** A carrier that a number suggests. It is a guess: boxes are leased, and bills are issued for others. */
export interface CarrierGuess {
  readonly carrier: string
  readonly by: 'box' | 'bill'
  /** Says that it is a guess. */
  readonly text: string
}

/** The carrier that the prefix of a box or bill number suggests; undefined if none or several have it. */
export function guessCarrier(number: string, carriers: readonly CarrierCodes[]): CarrierGuess | undefined {
  const text = boxNumber(number)
  const prefix = text.slice(0, 4)
  const only = (found: readonly CarrierCodes[], by: 'box' | 'bill'): CarrierGuess | undefined =>
    found.length === 1 ? { carrier: found[0]!.code, by, text: guess[by] } : undefined
  const owners = carriers.filter(({ prefixes }) => prefixes.includes(prefix))
  // some numbers of bills have the form of a box
  if (isBox(text) && owners.length > 0) return only(owners, 'box')
  const issuers = carriers.filter(({ scac }) => scac === prefix)
  return only(issuers.length > 0 ? issuers : owners, 'bill')
}
