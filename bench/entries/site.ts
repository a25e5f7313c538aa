import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { startProgram } from '../kit/program.ts'
import type { Load } from '../api/load.ts'
import { sized } from '../kit/size.ts'

/** One page of each kind that visitors begin with. */
const pages = ['/external/home', '/external/newsList', '/external/service/seaTransportation', '/external/customer/home']
const connections = 32

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope } = context
  const product = await startProduct(context)
  const load = startProgram<Load>(scope, new URL('../api/load.ts', import.meta.url))
  const figures: Figure[] = []
  for (const path of pages) {
    const ask = (seconds: number) => load.call('run', { port: product.port, connections, seconds, plans: [{ kind: 'read', path }] })
    await ask(sized(1, options.seconds))
    const perSecond: number[] = []
    let errors = 0
    for (let round = 0; round < options.rounds; round++) {
      const outcome = await ask(options.seconds)
      perSecond.push(outcome.perSecond)
      errors += Object.values(outcome.errors).reduce((sum, count) => sum + count, 0)
    }
    figures.push(
      figure(`${path}, kept, ${connections} connections`, 'rps', perSecond, { goal: { of: 'value', least: 1_000 } }),
      figure('  answers other than 200', '', [errors], { goal: { of: 'value', most: 0 } }),
    )
  }
  return figures
}

/** Pages for visitors, as they are sent again until something of them is published. */
export const site: Entry = { name: 'site', limit: 'nothing: the goal is a number of pages a second', run }
