import type { Exclusion } from '../facts/findings.ts'
import type { Condition, Rate, Surcharge, WeightLimit } from '../facts/rate.ts'
import { exclusionSaid, names } from './texts.ts'

/** A surcharge whose conditions could not be judged, with the box types that it may be due for. */
export interface Excluded {
  readonly surcharge: Omit<Surcharge, 'Conditions' | 'InAllIn' | 'ValidFrom' | 'ValidTo' | 'Source'>
  /** '' stands for the shipment as a whole. */
  readonly types: string[]
  readonly unknown: readonly Condition[]
  readonly kind: Exclusion['Kind']
}

/** What weight above the limit of a rate costs, where the weight is not known. */
export const excludedWeight = ({ Tons, Extra }: WeightLimit, type: string, { Currency, PpCc }: Rate): Excluded => ({
  surcharge: {
    Code: 'OWS',
    NameZh: names.OWS.zh,
    NameEn: names.OWS.en,
    PpCc,
    Currency,
    Basis: 'C',
    Amount: Extra,
    Boxes: [],
    Minimum: '',
    PercentOf: [],
    Known: Extra !== '',
  },
  types: [type],
  unknown: [{ What: 'weight', Op: 'above', Values: [Tons] }],
  kind: 'weight',
})

/** Exclusions as they are read; equal ones of several box types are one. */
export function exclusionsOf(excluded: readonly Excluded[]): Exclusion[] {
  const found: Exclusion[] = []
  for (const { surcharge, types, unknown, kind } of excluded) {
    const { Code, NameZh, NameEn, PpCc, Currency, Basis, Amount, Boxes, Minimum, PercentOf, Known } = surcharge
    const own = Boxes.filter(({ Type }) => types.includes(Type) || types.includes(''))
    if (Known && Amount === '' && own.every((box) => box.Amount === '')) continue
    const one = {
      Code,
      NameZh,
      NameEn,
      PpCc,
      Currency,
      Basis,
      Amount,
      Boxes: own,
      Minimum,
      PercentOf,
      Known,
      Conditions: unknown,
      Kind: kind,
    }
    const said = exclusionSaid(one)
    if (!found.some(({ Zh }) => Zh === said.Zh)) found.push({ ...one, ...said })
  }
  return found
}
