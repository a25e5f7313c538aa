import type { Units } from '../amounts.ts'
import type { Rate, Surcharge } from '../facts/rate.ts'
import type { OptionCharge } from '../facts/option.ts'
import { names } from './texts.ts'

/** Subject of a charge line: a surcharge, or the freight of a rate. */
export interface Head extends Pick<Surcharge, 'Code' | 'NameZh' | 'NameEn' | 'Basis' | 'PpCc' | 'Currency' | 'PercentOf' | 'InAllIn'> {
  readonly Source: OptionCharge['Source']
}

/** A charge on its way: amounts as whole numbers, and what it comes to once that is known. There are many: the words stay at the head. */
export interface Line {
  readonly head: Head
  readonly box: string
  /** Whole units, such as boxes, or an amount of a measure. */
  readonly quantity: number | Units
  readonly price: Units
  readonly minimum: Units | undefined
  /** Rounded to the currency; undefined until the charges that it is a per cent of are known. */
  amount: Units | undefined
}

const ofFreight: readonly string[] = ['OFT']
const ofNothing: readonly string[] = []
/** Codes that a line is a per cent of. */
export const baseOf = ({ Basis, PercentOf }: Head): readonly string[] =>
  Basis !== 'F' ? ofNothing : PercentOf.length > 0 ? PercentOf : ofFreight

/** The head of all lines of freight, barge or weight of a rate. */
export function headOf(
  code: keyof typeof names,
  { Id, Version, PpCc }: Rate,
  currency: string,
  Kind: OptionCharge['Source']['Kind'],
): Head {
  const { zh, en } = names[code]
  return {
    Code: code,
    NameZh: zh,
    NameEn: en,
    Basis: 'C',
    PpCc,
    Currency: currency,
    PercentOf: ofNothing,
    InAllIn: false,
    Source: { Kind, Id, Version },
  }
}

export const lineOf = (head: Head, box: string, quantity: number | Units, price: Units, minimum?: Units): Line => ({
  head,
  box,
  quantity,
  price,
  minimum,
  amount: undefined,
})
