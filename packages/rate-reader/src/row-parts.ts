import type { LineFacts, Said } from './line-facts.ts'
import { isHome } from './line-route-reader.ts'
import type { ReadCharge } from './reading.ts'

export const hasHome = (places: readonly Said<string>[], home: string) =>
  places.length > 0 && places.every(({ value }) => isHome(value, home))
export const routesOf = ({ groups }: LineFacts) => groups.filter(({ pols, pods }) => pols.length + pods.length > 0).length

/** 40' in charges means all 40-foot types, or the one that has a price if only one has. */
export function forBoxes(charge: ReadCharge, boxes: readonly string[]): ReadCharge {
  const { '40GP': big, '40HQ': high } = charge.boxes
  if (big === undefined || high !== undefined || boxes.includes('40GP') || !boxes.includes('40HQ')) return charge
  const { '40GP': _, ...others } = charge.boxes
  return { ...charge, boxes: { ...others, '40HQ': big } }
}

/** Ports of a line without prices: ports of loading or of discharge. */
export function unpriced({ groups }: LineFacts, home: string, side: 'pols' | 'pods'): readonly Said<string>[] | undefined {
  const group = groups.findLast(({ pols, pods, prices, same }) => prices.length === 0 && !same && pols.length + pods.length > 0)
  if (!group) return undefined
  if (side === 'pods') return group.pods.length > 0 && !hasHome(group.pods, home) ? group.pods : undefined
  if (group.pols.length > 0) return group.pols
  return hasHome(group.pods, home) ? group.pods : undefined
}
/** The port of loading of a price line applies to lines below without one. */
export const routed = ({ groups }: LineFacts) => groups.find(({ pols }) => pols.length > 0)?.pols

const cents = (value: string) => Math.round(Number(value) * 100)
export const add = (value: string, more: string) => (value === '' ? '' : String((cents(value) + cents(more)) / 100))
