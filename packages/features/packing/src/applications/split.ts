import type { BookedType } from '@jst/contracts/packing'
import { boxCounts, type Line } from '@jst/contracts/document'

/** Boxes of a type: what the booking has, what others use, what this application takes, and what is left then. */
export interface TypeRest {
  readonly BoxType: string
  readonly Booked: number
  readonly Used: number
  readonly Asked: number
  readonly Rest: number
}

const typeOf = (line: Line) => String(line['BoxType'] ?? '')
/** A count that is no number yet counts nothing. */
const countOf = (line: Line): number => (Number.isSafeInteger(line['Count']) ? (line['Count'] as number) : 0)

/** Rest of each booked type. A type that is not booked at all stands at the end, with nothing booked. */
export function restsOf(types: readonly BookedType[], parts: readonly Line[]): TypeRest[] {
  const countByType = new Map<string, number>()
  for (const part of parts) countByType.set(typeOf(part), (countByType.get(typeOf(part)) ?? 0) + countOf(part))
  const others = [...countByType.keys()].filter((type) => type !== '' && !types.some(({ BoxType }) => BoxType === type))
  const all = [...types, ...others.map((BoxType) => ({ BoxType, Booked: 0, Used: 0, Rest: 0 }))]
  return all.map(({ BoxType, Booked, Used, Rest }) => {
    const Asked = countByType.get(BoxType) ?? 0
    return { BoxType, Booked, Used, Asked, Rest: Rest - Asked }
  })
}

/** `2×40HQ + 1×20GP`, in the order of the first part of each type. */
export function askedText(parts: readonly Line[]): string {
  return boxCounts(restsOf([], parts).map(({ BoxType, Asked }) => ({ Type: BoxType, Count: Asked })))
}

/** Parts of one type are replaced by one for each haulier: the same count, one more for the first ones where it does not divide. */
export function divided(parts: readonly Line[], type: string, hauliers: readonly string[]): Line[] {
  const fleets = [...new Set(hauliers)]
  const typeParts = parts.filter((part) => typeOf(part) === type)
  const [first] = typeParts
  if (!first || fleets.length === 0) return [...parts]
  const total = typeParts.reduce((sum, part) => sum + countOf(part), 0)
  const [each, more] = [Math.floor(total / fleets.length), total % fleets.length]
  // a stored part of another haulier is written over; who drives is a matter of each haulier
  const spare = typeParts.filter((part) => !fleets.includes(String(part['FleetName']))).map(({ Id }) => Id)
  const partOf = (FleetName: string): Line =>
    typeParts.find((part) => part['FleetName'] === FleetName) ?? {
      ...first,
      Id: spare.shift() ?? 0,
      FleetName,
      FleetCode: '',
      Driver: '',
      Plate: '',
      Phone: '',
    }
  const dividedParts = fleets.map((fleet, at) => ({ ...partOf(fleet), Count: each + (at < more ? 1 : 0) }))
  const before = parts.slice(0, parts.indexOf(first)).length
  return parts.filter((part) => typeOf(part) !== type).toSpliced(before, 0, ...dividedParts)
}
