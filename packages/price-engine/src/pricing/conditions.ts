import { unitsOf, type Units } from '../amounts.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Condition, Rate } from '../facts/rate.ts'

/** A box, or the shipment as a whole. */
export interface Asked {
  /** Box type; '' for the shipment. */
  readonly box: string
  /** Tons of it; undefined: not known. */
  readonly tons: Units | undefined
  /** Types of all boxes. */
  readonly boxes: readonly string[]
  /** Ownership of boxes, as conditions name it: of the box, or of all boxes. '' : of one it is not known. */
  readonly owners: readonly string[]
}

/** The condition that decided against a charge: it does not hold, or its fact is not known. */
export interface Against {
  readonly what: Condition['What']
  /** Conditions whose facts are not known; none: one does not hold. */
  readonly unknown: readonly Condition[]
}

/** Returns true if the condition applies to single boxes. */
export const isOfBoxes = ({ What }: Condition): boolean => What === 'boxType' || What === 'weight' || What === 'soc'

const textOf = (what: Condition['What'], rate: Rate, inquiry: Inquiry): string => {
  switch (what) {
    case 'carrier':
      return rate.Carrier
    case 'pol':
      return inquiry.Pol
    case 'pod':
      return rate.Pod
    case 'lane':
      return rate.Lane
    case 'service':
      return rate.Service
    case 'agent':
      return rate.Supplier
    case 'commodity':
      return inquiry.Commodity
    case 'cargoType':
      return inquiry.CargoType
    default:
      return ''
  }
}
/** Facts of the rate are known even where they are empty. */
const ofRate = new Set<Condition['What']>(['carrier', 'pol', 'pod', 'lane', 'service', 'agent'])

function holds({ What, Op, Values }: Condition, rate: Rate, inquiry: Inquiry, { box, tons, boxes, owners }: Asked): boolean | undefined {
  if (What === 'weight') {
    if (tons === undefined) return undefined
    if (Op === 'above' || Op === 'below') {
      const limit = unitsOf(Values[0] ?? '0')
      return Op === 'above' ? tons > limit : tons < limit
    }
    const named = Values.some((value) => unitsOf(value) === tons)
    return Op === 'isNot' ? !named : named
  }
  if (What === 'boxType') {
    const types = box === '' ? boxes : [box]
    return Op === 'isNot' ? !types.some((type) => Values.includes(type)) : types.some((type) => Values.includes(type))
  }
  if (What === 'soc') {
    // of a shipment it holds as soon as one box is so
    const named = owners.some((owner) => owner !== '' && Values.includes(owner))
    if (!named && owners.includes('')) return undefined
    return Op === 'isNot' ? !named : named
  }
  const text = textOf(What, rate, inquiry)
  if (text === '' && !ofRate.has(What)) return undefined
  if (Op === 'above' || Op === 'below') return false
  return Op === 'isNot' ? !Values.includes(text) : Values.includes(text)
}

/** The condition that stands against a charge; one that does not hold before one whose fact is not known. Undefined: all hold. */
export function against(conditions: readonly Condition[], rate: Rate, inquiry: Inquiry, lot: Asked): Against | undefined {
  let unknown: Condition[] | undefined
  for (const condition of conditions) {
    const answer = holds(condition, rate, inquiry, lot)
    if (answer === false) return { what: condition.What, unknown: [] }
    if (answer === undefined) (unknown ??= []).push(condition)
  }
  return unknown && { what: unknown[0]!.What, unknown }
}
