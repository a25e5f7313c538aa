import { moveDocuments, type MoveOutcome } from '@jst/contracts/document'
import { customerRisk, decideRelease, type DecisionFacts } from '@jst/contracts/release'
import { timed } from '../booking/acts.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { median, percentile } from '../kit/stats.ts'
import { bareConnections, bareReserved } from '../release/bare.ts'
import { analyzed, applications, auditedBills, customerWithBills, limited, loaded } from '../release/fill.ts'

const [items, repeats, writers, batch] = [sized(5_000, 50), sized(40, 2), sized(64, 4), sized(100, 4)]
type Owner = Awaited<ReturnType<Product['owner']>>
type Item = { readonly Id: number; readonly UpdateTime: string }

/** The pure decision over as many open items. */
function decided(): number {
  const facts: DecisionFacts = {
    type: 'telex',
    way: 'telex',
    today: '2026-11-20',
    customerBlacklisted: false,
    blacklistedConsignees: [],
    risk: 'low',
    bills: [],
    letters: [],
    sent: false,
    addressVerified: false,
    items: Array.from({ length: items }, (_, at) => ({ no: `I${at}`, amount: '100.55', dueOn: '2026-11-30', own: false })),
    unrated: [],
    threshold: '1000',
    guarantee: null,
    unsettled: [],
    rules: [],
  }
  const times = Array.from({ length: repeats }, () => {
    const started = performance.now()
    decideRelease(facts)
    return performance.now() - started
  })
  return median(times)
}

const move = (product: Product, token: string, kind: string, Event: string, Items: readonly Item[]) =>
  call<MoveOutcome>(product.origin + moveDocuments.path, { token, body: { Kind: kind, Event, Items } })

const sides = ['reservation', 'everything', 'product'] as const
type Side = (typeof sides)[number]
interface Limited {
  readonly side: Side
  readonly customer: number
  readonly items: readonly Item[]
}
/** A customer with a limit for exactly as many applications. */
async function limitOf(owner: Owner, side: Side, round: number): Promise<Limited> {
  const name = `${side.charAt(0).toUpperCase()}${round}X`
  const { id } = await customerWithBills(owner, name, writers)
  await loaded(owner, name, writers)
  await limited(owner, id, writers * 100)
  return { side, customer: id, items: await applications(owner, id, name, writers) }
}
/** Submissions of all applications of one limit at once, against bare statements that leave the same rows behind, and fewer of them. */
async function measureLimit({ scope }: BenchContext, product: Product, owner: Owner, token: string, rounds: number): Promise<Figure[]> {
  const limits: Limited[] = []
  for (let round = 0; round <= rounds; round++) for (const side of sides) limits.push(await limitOf(owner, side, round))
  await analyzed(owner)
  const connections = await bareConnections(product)
  scope.defer(() => Promise.all(connections.map((connection) => connection.end())))
  const times: Record<Side, number[]> = { reservation: [], everything: [], product: [] }
  for (const [at, { side, customer, items }] of limits.entries()) {
    const { ms } = await timed(async () => {
      if (side !== 'product')
        return bareReserved(
          connections,
          items.map(({ Id }) => Id),
          customer,
          side,
        )
      const answers = await Promise.all(items.map((item) => move(product, token, 'releaseApplication', 'submit', [item])))
      const [refused] = answers.flatMap(({ NotMoved }) => NotMoved)
      if (refused) throw new Error(`an application was not taken: ${refused.Message}`)
    })
    if (at >= sides.length) times[side].push(ms) // the first of each side warms its connections
    const { rows } = await owner.query<{ reserved: string }>('select reserved::text from guarantee where customer_id = $1', [customer])
    if (Number(rows[0]!.reserved) !== writers * 100) throw new Error(`${rows[0]!.reserved} reserved instead of ${writers * 100}`)
  }
  return [
    figure('64 applications on one limit, at once', 'ms', times.product, { limit: times.everything, goal: { of: 'ratio', most: 1.5 } }),
    figure('  against a reservation that leaves nothing else behind', 'ms', times.product, { limit: times.reservation }),
  ]
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const rounds = roundsOf(options, 3)
  const pure = Array.from({ length: rounds }, decided)
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const token = await product.signIn('boss')
  const { code } = await customerWithBills(owner, 'OPEN', items)
  await analyzed(owner)
  const [risk, slow]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    for (let at = 0; at < repeats; at++)
      times.push((await timed(() => call(`${product.origin}${customerRisk.path}?Customer=${code}`, { token }))).ms)
    risk.push(percentile(times, 0.5))
    slow.push(percentile(times, 0.95))
  }
  say('decisions')
  const limit = await measureLimit(context, product, owner, token, rounds)
  say('reservations')
  const issued: number[] = []
  const { id } = await customerWithBills(owner, 'BATCH', 1)
  for (let round = 0; round < rounds; round++) {
    const drafts = await auditedBills(owner, id, `R${round}X`, batch)
    const { ms, answer } = await timed(() => move(product, token, 'invoice', 'issue', drafts))
    if (answer.NotMoved.length > 0) throw new Error(answer.NotMoved[0]!.Message)
    issued.push(ms)
  }
  const most = { of: 'value', most: 50 } as const
  return [
    figure('decision over 5,000 open items, rules alone', 'ms', pure, { goal: most }),
    figure('  the same over HTTP, with its reads: p50', 'ms', risk, { goal: most }),
    figure('  p95', 'ms', slow),
    ...limit,
    figure('100 bills issued in one batch', 'ms', issued, { goal: { of: 'value', most: 5_000 } }),
  ]
}

/** Releases: the decision over many open items, reservations of one limit at once, and bills in a batch. */
export const release: Entry = {
  name: 'release',
  limit: 'bare statements that lock, sum and write the same rows on the same database',
  run,
}
