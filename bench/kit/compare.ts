import type { Figure } from './entry.ts'
import type { EntryResult } from './report.ts'

/** A rate, or another figure that is better when it is higher. */
const isHigherBetter = ({ unit, goal }: Figure): boolean => goal?.least !== undefined || unit.includes('/s')

/**
 * A figure that became worse beyond the noise: the best of its rounds is worse than the worst round before. Figures against a limit compare
 * their ratios, which a busy machine changes less.
 */
function worsened(before: Figure, now: Figure): number | undefined {
  const rounds = ({ rounds: { value, limit } }: Figure) => (limit ? value.map((one, at) => one / limit[at]!) : value)
  const [old, last] = [rounds(before), rounds(now)]
  const isWorse = isHigherBetter(now) ? Math.max(...last) < Math.min(...old) : Math.min(...last) > Math.max(...old)
  const [from, to] = before.limit && now.limit ? [before.ratio!, now.ratio!] : [before.value, now.value]
  return isWorse ? to / from : undefined
}

/** Lines about figures that became worse, and about those that are gone. */
export function comparison(before: readonly EntryResult[], now: readonly EntryResult[]): string {
  const lines = now.flatMap((entry) => {
    const old = before.find(({ name }) => name === entry.name)
    if (!old) return []
    const gone = old.figures.filter(({ name }) => !entry.figures.some((one) => one.name === name))
    const worse = entry.figures.flatMap((figure) => {
      const was = old.figures.find(({ name }) => name === figure.name)
      const factor = was && worsened(was, figure)
      return factor === undefined ? [] : [`${entry.name}: ${figure.name}: ${factor.toFixed(2)} times`]
    })
    return [...worse, ...gone.map(({ name }) => `${entry.name}: ${name}: not measured any more`)]
  })
  return ['\nworse than before, beyond the noise of both runs', ...(lines.length > 0 ? lines : ['nothing'])].join('\n')
}
