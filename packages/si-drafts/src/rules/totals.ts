import type { SiContainer, SiLine } from '@jst/contracts/si/data'

/** Sums of packages, weight and volume. */
export interface Totals {
  /** Whole packages. */
  packages: number
  /** kg, three decimals */
  weight: number
  /** m³, three decimals */
  volume: number
}

/** Rounds to three decimals, the precision of weights and volumes. */
export const round3 = (value: number) => Math.round((value + Number.EPSILON) * 1000) / 1000

/** Equal to three decimals, whatever floating point adds. */
export const sameAmount = (a: number, b: number) => Math.abs(a - b) < 0.0005

/** Sums of container lines, containers or other totals. */
export function totalsOf(rows: readonly Pick<SiLine | SiContainer, 'packages' | 'weight' | 'volume'>[]): Totals {
  let packages = 0
  let weight = 0
  let volume = 0
  for (const row of rows) {
    packages += row.packages
    weight += row.weight
    volume += row.volume
  }
  return { packages, weight: round3(weight), volume: round3(volume) }
}

/** Summary of containers in the form of the specification: `40HQ*2,20GP*1`. A container number in several drafts counts once. */
export function boxSummary(containers: readonly Pick<SiContainer, 'type' | 'containerNo'>[]): string {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  for (const { type, containerNo } of containers) {
    if (type === '' || (containerNo !== '' && seen.has(containerNo))) continue
    seen.add(containerNo)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].map(([type, count]) => `${type}*${count}`).join(',')
}
