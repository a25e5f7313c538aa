import { readFileSync } from 'node:fs'
import { isReachable, seaRoute, type Position } from '@jst/sea'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { median } from '../kit/stats.ts'
import { roundsOf, sized } from '../kit/size.ts'

const ports = () =>
  new Map(
    readFileSync('packages/server/data/ports.csv', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
      .map((cells): [string, Position] => [cells[0]!, [Number(cells[6]), Number(cells[7])]]),
  )

/** Found routes are kept, so each round begins at another port. */
const origins = ['CNXMN', 'CNSHA', 'CNNGB', 'CNTAO', 'CNYTN', 'CNTXG', 'HKHKG', 'TWKHH', 'SGSIN', 'KRPUS']
const destinations = sized(60, 5)

function run({ options, say }: BenchContext): Promise<Figure[]> {
  const portByCode = ports()
  const reachable = [...portByCode.values()].filter(isReachable).slice(0, destinations)
  const timed = (work: () => unknown) => {
    const began = performance.now()
    work()
    return performance.now() - began
  }
  // the graph is read with the first question
  const first = timed(() => seaRoute(portByCode.get('DEHAM')!, portByCode.get('NLRTM')!))
  const [found, again]: [number[], number[]] = [[], []]
  for (const origin of origins.slice(0, roundsOf(options, 5))) {
    const from = portByCode.get(origin)!
    const route = (to: Position) => timed(() => seaRoute(from, to))
    found.push(median(reachable.map(route)))
    again.push(median(reachable.map(route)))
  }
  say(`${reachable.length} ports of destination`)
  return Promise.resolve([
    figure('route between two ports, median of 60', 'ms', found, { goal: { of: 'value', most: 5 } }),
    figure('  the same one again', 'ms', again, { goal: { of: 'value', most: 0.05 } }),
    figure('  the first one, with the graph', 'ms', [first]),
  ])
}

/** Sea routes in memory, without a server. */
export const sea: Entry = { name: 'sea', limit: 'nothing: the goals are times', run }
