import { NoSeaRoute, seaRoute, type Pass, type Position, type SeaRoute } from '@jst/sea'

/** Canals and straits that one may want to keep away from, in the order of the boxes. */
export const avoidable = ['suez', 'panama', 'malacca', 'kiel'] as const satisfies readonly Pass[]
/** Canals whose dues or closing make people ask for the way around. */
const canals = ['suez', 'panama'] as const satisfies readonly Pass[]

export interface Comparison {
  readonly route: SeaRoute
  /** The way around the canal that the shortest way takes, when there is one. */
  readonly detour: { readonly canal: Pass; readonly route: SeaRoute } | undefined
}

/** The shortest way that is allowed, and the way around its canal. @throws NoSeaRoute */
export function compare(from: Position, to: Position, avoid: readonly Pass[]): Comparison {
  const route = seaRoute(from, to, { avoid })
  const canal = canals.find((one) => route.passes.includes(one))
  if (!canal) return { route, detour: undefined }
  try {
    // who keeps out of Suez goes around Africa: over the Pacific no liner sails to Europe
    const without = canal === 'suez' ? canals : [canal]
    return { route, detour: { canal, route: seaRoute(from, to, { avoid: [...avoid, ...without] }) } }
  } catch (error) {
    if (error instanceof NoSeaRoute) return { route, detour: undefined }
    throw error
  }
}
