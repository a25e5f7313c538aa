import { commercialType } from '@jst/contracts/si/data'
import type { Timeline } from '@jst/track'
import type { StoredShipment } from './stored.ts'

/**
 * Size and type of a box under the name of the trade, such as `40HQ`, whether orders say `40HC` or terminals `45G1`: that of the order, else the
 * newest that a statement says. A code that nobody knows stays as it is; `''`: nobody says it.
 */
export function boxTypeOf({ boxes }: Pick<StoredShipment, 'boxes'>, { facts }: Pick<Timeline, 'facts'>, box: string): string {
  const said =
    boxes.find((one) => one.box === box)?.type ||
    facts.findLast((fact) => fact.box === box && fact.winner.event.isoType !== '')?.winner.event.isoType ||
    ''
  return commercialType(said) ?? said
}
