import type { Exclusion } from '../facts/findings.ts'
import type { Condition, Rate, Surcharge, WeightLimit } from '../facts/rate.ts'
import { headOf } from './lines.ts'
import { exclusionSaid } from './texts.ts'

/** A surcharge whose conditions could not be judged, with the box type that it may be due for. */
export interface Excluded {
  readonly surcharge: Omit<Surcharge, 'Conditions' | 'ValidFrom' | 'ValidTo' | 'Source'> & Partial<Surcharge>
  /** '' stands for the shipment as a whole. */
  readonly box: string
  readonly unknown: readonly Condition[]
  readonly kind: Exclusion['Kind']
}

/** Charge for weight above the limit of a rate, where the weight is not known. */
export const excludedWeight = ({ Tons, Extra }: WeightLimit, box: string, rate: Rate): Excluded => {
  const { Source: _, ...head } = headOf('OWS', rate, rate.Currency, 'weight')
  const surcharge = { ...head, Amount: Extra, Boxes: [], Minimum: '', Known: Extra !== '' }
  return { surcharge, box, unknown: [{ What: 'weight', Op: 'above', Values: [Tons] }], kind: 'weight' }
}

/** Exclusions as they are read, without where their surcharges are kept; equal ones of several box types are one. */
export function exclusionsOf(excluded: readonly Excluded[]): Exclusion[] {
  const exclusions = new Map<string, Exclusion>()
  for (const { surcharge, box, unknown, kind } of excluded) {
    const { Source: _, ValidFrom: __, ValidTo: ___, InAllIn: ____, ...facts } = surcharge
    const Boxes = facts.Boxes.filter(({ Type, Amount }) => Amount !== '' && (box === '' || Type === box))
    if (facts.Known && facts.Amount === '' && Boxes.length === 0) continue
    const one = { ...facts, Boxes, Conditions: unknown, Kind: kind }
    const sentence = exclusionSaid(one)
    exclusions.set(sentence.Zh, { ...one, ...sentence })
  }
  return [...exclusions.values()]
}
