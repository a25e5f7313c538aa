import type { Span } from '@jst/text-reader'
import type { Group, LineFacts, Said, Validity } from './line-facts.ts'

/**
 * Gives each price of a line its carrier and its days where the line says several: `COSCO 1850 EMC 1900` by what stands in front,
 * `1850 COSCO 1900 EMC` by what stands behind. Of one, or of several in front of all prices, all prices have all.
 * @returns what holds for the whole line
 */
export function shareOut(
  facts: LineFacts,
  carriers: readonly Said<string>[],
  validity: readonly Said<Validity>[],
): { readonly carriers: readonly Said<string>[]; readonly validity: readonly Said<Validity>[] } {
  const places = (all: readonly Said<unknown>[]) => all.map(({ span }) => span.start)
  const lists = facts.groups.flatMap(({ prices }) => prices)
  const mixed = (all: readonly Said<unknown>[]) =>
    all.length > 1 && lists.length > 0 && new Set(places(all).map((at) => lists.filter(({ span }) => span.start < at).length)).size > 1
  const [byCarrier, byDays] = [mixed(carriers), mixed(validity)]
  if (!byCarrier && !byDays) return { carriers, validity }
  const marks = [...(byCarrier ? carriers : []), ...(byDays ? validity : [])].map(({ span }) => span)
  split(facts, marks)
  if (byCarrier) assign(facts.groups, carriers, (group) => group.carriers)
  if (byDays) assign(facts.groups, validity, (group) => group.validity)
  return { carriers: byCarrier ? [] : carriers, validity: byDays ? [] : validity }
}

/** A group for the prices between two marks, with the ports of the group that they stood in. */
function split(facts: LineFacts, marks: readonly Span[]): void {
  const groups = facts.groups.splice(0)
  for (const group of groups) {
    const parts = Map.groupBy(group.prices, ({ span }) => marks.filter(({ start }) => start < span.start).length)
    if (parts.size < 2) facts.groups.push(group)
    else for (const prices of parts.values()) facts.groups.push({ ...group, carriers: [], validity: [], prices })
  }
}
function assign<T>(groups: readonly Group[], all: readonly Said<T>[], of: (group: Group) => Said<T>[]): void {
  const priced = groups.filter(({ prices }) => prices.length > 0)
  const start = ({ prices }: Group) => prices[0]!.span.start
  const end = ({ prices }: Group) => prices.at(-1)!.span.end
  const front = priced.length > 0 && all[0]!.span.start < start(priced[0]!)
  for (const [at, group] of priced.entries()) {
    const [from, to] = front
      ? [at === 0 ? -1 : end(priced[at - 1]!), start(group)]
      : [end(group), at + 1 < priced.length ? start(priced[at + 1]!) : Number.POSITIVE_INFINITY]
    of(group).push(...all.filter(({ span }) => span.start >= from && span.start < to))
  }
}
