import { livePath } from '@jst/contracts'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startBrowser } from '../browser/page.ts'
import { call, pause } from '../kit/http.ts'
import { openFileLimit } from '../kit/machine.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { broadcast, broadcasts, storm } from '../live/measure.ts'
import { insertMessages, openSessions, type EmployeeSession } from '../live/sessions.ts'
import { productSide, startRawSide, type Side } from '../live/sides.ts'
import { batch, batchHeard, readsOfWorkbench, workbenches } from '../live/workbenches.ts'

/** The product's client waits 5 s; here the wait is only in the way. The same for both sides. */
const reconnectMs = 500

async function wrongCounts(product: Product, sessions: readonly EmployeeSession[], expected: Map<number, number>): Promise<number> {
  const one = new Map(sessions.map((session) => [session.employeeId, session]))
  const seen = await Promise.all(
    [...one.values()].map(
      async ({ employeeId, token }) =>
        (await call<number>(`${product.origin}/api/Message/UnReadMessageCount`, { token })) === expected.get(employeeId),
    ),
  )
  return seen.filter((right) => !right).length
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const { rounds } = options
  const sockets = Math.min(options.sockets, Math.floor(openFileLimit() * 0.9) - 200)
  const product = await startProduct(context, { alone: true })
  const owner = await product.owner()
  const sessions = await openSessions(owner, sockets)
  const expected = await insertMessages(owner)
  await owner.end()
  const raw = await startRawSide(scope)
  const ours = productSide(scope, product, [...new Set(sessions.map(({ companyId }) => companyId))])
  await ours.connect()
  const before = { raw: raw.residentMB(), ours: ours.residentMB() }
  const tokens = sessions.map(({ token }) => token)
  await raw.crowd.call('open', { port: raw.port, path: livePath, tokens, reconnectMs })
  await ours.crowd.call('open', { port: product.port, path: livePath, tokens, reconnectMs })
  await pause(1_000)
  const perSocket = (side: Side, from: number) => ((side.residentMB() - from) * 1_024) / sockets
  const memory = { raw: perSocket(raw, before.raw), ours: perSocket(ours, before.ours) }
  say(`${sockets} sockets on each side`)

  await broadcasts(raw, sockets)
  await broadcasts(ours, sockets)
  const everyone = await interleave(
    rounds,
    () => broadcasts(raw, sockets),
    () => broadcasts(ours, sockets),
  )
  const routed = await interleave(
    rounds,
    () => broadcasts(raw, sockets),
    () => broadcasts(ours, sockets, 'companies'),
  )
  say('broadcasts done')
  const storms = await interleave(
    Math.min(rounds, 3),
    () => storm(raw),
    () => storm(ours),
  )
  const after = await broadcast(ours, sockets)
  const heard = await batchHeard(await startBrowser(scope), await startProduct(context, { alone: true }))
  say('workbenches done')
  const lost = [...everyone.product, ...routed.product, after].reduce((sum, one) => sum + one.lost, 0)
  const times = (side: { ms: number }[]) => side.map(({ ms }) => ms)
  return [
    figure(`last receipt of a broadcast to everyone, ${sockets} sockets`, 'ms', times(everyone.product), {
      limit: times(everyone.limit),
      goal: { of: 'ratio', most: 1.3 },
    }),
    figure('the same addressed to companies', 'ms', times(routed.product), {
      limit: times(routed.limit),
      goal: { of: 'ratio', most: 1.3 },
    }),
    figure('frames that did not arrive', '', [lost], { goal: { of: 'value', most: 0 } }),
    figure('memory per socket (RSS)', 'KB', [memory.ours], { limit: [memory.raw], goal: { of: 'ratio', most: 2 } }),
    figure(
      'after kill -9: all back and signed in, from the new server ready',
      'ms',
      storms.product.map(({ fromReady }) => fromReady),
      { limit: storms.limit.map(({ fromReady }) => fromReady), goal: { of: 'ratio', most: 1.5 } },
    ),
    figure(
      'the same from the kill',
      'ms',
      storms.product.map(({ fromCrash }) => fromCrash),
      { limit: storms.limit.map(({ fromCrash }) => fromCrash) },
    ),
    figure(`requests sent by ${workbenches} open workbenches for a batch of ${batch}`, '', [heard.requests], {
      goal: { of: 'value', most: workbenches * readsOfWorkbench },
    }),
    figure('  frames that they hear of it', '', [heard.frames], { goal: { of: 'value', most: workbenches } }),
    figure('accounts with a wrong unread count afterwards', '', [await wrongCounts(product, sessions, expected)], {
      goal: { of: 'value', most: 0 },
    }),
  ]
}

/** Fan-out to thousands of sockets and their return after a crash. The product checks every token and every receiver's rights to the frame. */
export const live: Entry = { name: 'live', limit: 'a raw ws server that believes every token', run }
