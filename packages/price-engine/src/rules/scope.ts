import type { Scope } from '../facts/rules.ts'

/**
 * The lists of a scope from narrow to wide. A rule that names something in an earlier list is narrower than any rule that does not, whatever the
 * later lists say. How much a list names does not matter.
 */
export const narrowness = [
  'Customers',
  'Salespersons',
  'Levels',
  'Channels',
  'Boxes',
  'Pods',
  'Pols',
  'Services',
  'Carriers',
  'RateTypes',
  'Lanes',
  'Regions',
] as const satisfies readonly (keyof Scope)[]

/** How narrow a scope is; the higher the narrower. */
export const narrownessOf = (scope: Partial<Scope>): number =>
  narrowness.reduce((sum, list, at) => sum + ((scope[list]?.length ?? 0) > 0 ? 2 ** (narrowness.length - at) : 0), 0)

/** Facts that a scope is matched against. There are two ports of discharge: the port and the place of delivery. */
export interface Situation {
  readonly customer: string
  readonly salesperson: string
  readonly level: string
  readonly channel: string
  readonly pol: string
  readonly pod: string
  readonly del: string
  readonly service: string
  readonly carrier: string
  readonly rateType: string
  readonly lane: string
  readonly region: string
  readonly day: string
}

const names = (list: readonly string[] | undefined, value: string) => list === undefined || list.length === 0 || list.includes(value)

/** Returns true if a scope names the box type, or no box type. */
export const fitsBox = (scope: Partial<Scope>, box: string): boolean => names(scope.Boxes, box)

/** How each list is compared, but for boxes. */
const asks: Readonly<Record<Exclude<keyof Scope, 'Boxes'>, (list: readonly string[], at: Situation) => boolean>> = {
  Customers: (list, at) => list.includes(at.customer),
  Salespersons: (list, at) => list.includes(at.salesperson),
  Levels: (list, at) => list.includes(at.level),
  Channels: (list, at) => list.includes(at.channel),
  Pods: (list, at) => list.includes(at.pod) || (at.del !== '' && list.includes(at.del)),
  Pols: (list, at) => list.includes(at.pol),
  Services: (list, at) => list.includes(at.service),
  Carriers: (list, at) => list.includes(at.carrier),
  RateTypes: (list, at) => list.includes(at.rateType),
  Lanes: (list, at) => list.includes(at.lane),
  Regions: (list, at) => list.includes(at.region),
}

/** A list of a scope that names something, and how it is compared. */
export interface Asked {
  readonly list: readonly string[]
  readonly fits: (list: readonly string[], at: Situation) => boolean
}

/** The lists of a scope that have to be compared, but for boxes. */
export const comparedLists = (scope: Partial<Scope>): Asked[] =>
  narrowness.flatMap((key) => {
    const list = scope[key]
    return key === 'Boxes' || list === undefined || list.length === 0 ? [] : [{ list, fits: asks[key] }]
  })
