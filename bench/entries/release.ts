import { moveDocuments, type MoveOutcome } from '@jst/contracts/document'
import { customerRisk, decideRelease, type DecisionFacts } from '@jst/contracts/release'
import { timed } from '../booking/acts.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { median, percentile } from '../kit/stats.ts'
import { applications, auditedBills, customerWithBills, limited, loaded } from '../release/fill.ts'

const [items, asked, writers, batch] = [sized(5_000, 50), sized(40, 2), sized(64, 4), sized(100, 4)]
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
  const times = Array.from({ length: asked }, () => {
    const started = performance.now()
    decideRelease(facts)
    return performance.now() - started
  })
  return median(times)
}

const move = (product: Product, token: string, kind: string, Event: string, Items: readonly Item[]) =>
  call<MoveOutcome>(product.origin + moveDocuments.path, { token, body: { Kind: kind, Event, Items } })

/** Connections of the bare side: all reservations wait for one row, and the database has few to spare beside the product's. */
const connectionsUsed = sized(16, 2)
/** The bare reservation: a lock, a sum, a balance, an entry and a state. */
async function bareReservation(connection: Owner, id: number, customer: number): Promise<void> {
  await connection.query('begin')
  await connection.query('select id from customer where id = $1 for no key update', [customer])
  await connection.query(
    'select sum(o.open) from invoice i join invoice_total o on o.invoice_id = i.id where i.customer_id = $1 and o.open <> 0',
    [customer],
  )
  await connection.query('select used, reserved from guarantee where customer_id = $1 for update', [customer])
  await connection.query(
    `with g as (update guarantee set reserved = reserved + 100 where customer_id = $1 returning id, company_id, used, reserved)
      insert into guarantee_entry (guarantee_id, company_id, application_id, kind, amount, used, reserved, by_name)
      select id, company_id, $2, 'reserve', 100, used, reserved, 'bench' from g`,
    [customer, id],
  )
  await connection.query('update release_application set state = 1 where id = $1', [id])
  await connection.query('commit')
}
/** Milliseconds until as many connections have reserved for all of them. */
async function bareReserved(product: Product, ids: readonly number[], customer: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: connectionsUsed }, () => product.owner()))
  const { ms } = await timed(() =>
    Promise.all(
      connections.map(async (connection, nth) => {
        for (const [at, id] of ids.entries()) if (at % connectionsUsed === nth) await bareReservation(connection, id, customer)
      }),
    ),
  )
  await Promise.all(connections.map((connection) => connection.end()))
  return ms
}

async function measureLimit(product: Product, owner: Owner, token: string, rounds: number): Promise<Figure> {
  const [bare, product64]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const side of ['B', 'P'] as const) {
      const name = `${side}${round}X`
      const { id } = await customerWithBills(owner, name, writers)
      await loaded(owner, name, writers)
      await limited(owner, id, writers * 100)
      const versions = await applications(owner, id, name, writers)
      if (side === 'B') {
        bare.push(
          await bareReserved(
            product,
            versions.map(({ Id }) => Id),
            id,
          ),
        )
        continue
      }
      const { ms, answer } = await timed(() =>
        Promise.all(versions.map((item) => move(product, token, 'releaseApplication', 'submit', [item]))),
      )
      const refused = answer.flatMap(({ NotMoved }) => NotMoved)
      if (refused.length > 0) throw new Error(`an application was not taken: ${refused[0]!.Message}`)
      const { rows } = await owner.query<{ reserved: string }>('select reserved::text from guarantee where customer_id = $1', [id])
      if (Number(rows[0]!.reserved) !== writers * 100) throw new Error(`${rows[0]!.reserved} reserved instead of ${writers * 100}`)
      product64.push(ms)
    }
  }
  return figure('64 applications on one limit, at once', 'ms', product64, { limit: bare, goal: { of: 'ratio', most: 1.5 } })
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
  const [risk, slow]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    for (let at = 0; at < asked; at++)
      times.push((await timed(() => call(`${product.origin}${customerRisk.path}?Customer=${code}`, { token }))).ms)
    risk.push(percentile(times, 0.5))
    slow.push(percentile(times, 0.95))
  }
  say('decisions')
  const limit = await measureLimit(product, owner, token, rounds)
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
    limit,
    figure('100 bills issued in one batch', 'ms', issued, { goal: { of: 'value', most: 5_000 } }),
  ]
}

/** Releases: the decision over many open items, reservations of one limit at once, and bills in a batch. */
export const release: Entry = {
  name: 'release',
  limit: 'bare statements that lock, sum and write the same rows on the same database',
  run,
}
