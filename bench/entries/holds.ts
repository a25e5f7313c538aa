import fc from 'fast-check'
import type { JsonSchema } from '../../packages/server/src/kernel/schema/json-schema.ts'
import { flooded } from '../../packages/server/src/testing/fuzz/floods.ts'
import { textOf } from '../../packages/server/src/testing/fuzz/values.ts'
import { everyEndpoint } from '../../packages/server/src/testing/routes.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { sized } from '../kit/size.ts'

const knownValues = { ids: [1, 2, 3, 4, 5], rows: [], kinds: ['booking', 'cargoOrder', 'si', 'quotation', 'customer'] }
const floodsOfCall = sized(4, 1)
const everyCall = sized(1, 40)
const seed = 20_261_127
const accounts = ['boss', 'customer']
/** They end the sessions that are used here. */
const session = /^\/api\/(AuthUser|CurrentUser)\//

/** Longest turn of the event loop since it was read last, in milliseconds (prom-client, `monitorEventLoopDelay`). */
async function heldSince(figures: string): Promise<number> {
  const text = await (await fetch(figures)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1] ?? 0) * 1_000
}

/** The server answers 413 at the length of a body and closes: while the rest is being sent, that is a broken connection. */
async function refused(url: string, request: RequestInit): Promise<void> {
  try {
    await (await fetch(url, request)).arrayBuffer()
  } catch (error) {
    const { code } = (error as Error).cause as { code?: string }
    if (code !== 'EPIPE' && code !== 'ECONNRESET') throw error
  }
}

async function run(context: BenchContext): Promise<Figure[]> {
  const product = await startProduct(context)
  const figures = `http://127.0.0.1:${product.figuresPort}/metrics`
  const tokens = await Promise.all(accounts.map((account) => product.signIn(account)))
  let [longest, where] = [0, '']
  for (const [at, { method, path, body }] of everyEndpoint.entries()) {
    if (method === 'GET' || session.test(path) || at % everyCall !== 0) continue
    const inputs = fc.sample(flooded(body as unknown as JsonSchema, knownValues), { numRuns: floodsOfCall, seed: seed + at })
    await heldSince(figures)
    for (const token of tokens)
      for (const input of inputs) {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        await refused(product.origin + path, { method, headers, body: textOf(input) })
      }
    const held = await heldSince(figures)
    if (held > longest) [longest, where] = [held, path]
  }
  context.say(`longest: ${where}`)
  return [figure('longest time one request holds the loop, over all calls', 'ms', [longest], { goal: { of: 'value', most: 250 } })]
}

/** Hostile bodies to every call that takes one: how long the others wait for one of them. */
export const holds: Entry = { name: 'holds', limit: 'nothing: the goal is a time', run }
