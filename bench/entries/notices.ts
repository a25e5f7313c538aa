import { saveDisplayChoices } from '@jst/contracts/account'
import { saveGlobalMessage, sendGlobalMessage, type GlobalMessage } from '@jst/contracts/messages'
import type { Client } from 'pg'
import { figure, interleave, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call, pause } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { median } from '../kit/stats.ts'
import { roundsOf, sized } from '../kit/size.ts'

const readers = sized(1_000, 20)
const writers = 4
/** A writer thinks so long between two writes (milliseconds), so that it is the writing that is measured and not the queue in front of it. */
const thinks = 10

/** People of the operator with a confirmed address: each notice is in their box, and in the outbox for the digest of the day. */
async function insertReaders(owner: Client): Promise<void> {
  await owner.query(
    `with u as (insert into app_user (account, name, password_hash, email) select 'bench' || n, '读者' || n, '', 'bench' || n || '@x.example'
        from generate_series(1, $1::int) n returning id, name, email),
      r as (insert into notice_rule (user_id, confirmed_address) select id, email from u)
     insert into employee (company_id, user_id, name) select c.id, u.id, u.name from u, company c where c.code = 'HJGJ'`,
    [readers],
  )
}

/** Milliseconds of the call that sends one message to everybody. The senders take turns: each may send twenty in a minute. */
async function fanOut({ origin }: Product, senders: readonly string[], turn: number): Promise<number> {
  const token = senders[turn % senders.length]!
  const draft = {
    Id: 0,
    Title: `第 ${turn} 次通知`,
    Description: '请各部门核对。',
    Link: '/system/message',
    Scope: 'all',
    TargetIds: [],
    SendAt: null,
  }
  const { Id, UpdateTime } = await call<GlobalMessage>(origin + saveGlobalMessage.path, { token, body: draft })
  const started = performance.now()
  const sent = await call<GlobalMessage>(origin + sendGlobalMessage.path, { token, body: { Id, UpdateTime } })
  if (sent.Delivered < readers) throw new Error(`${sent.Delivered} of ${readers} readers got it`)
  return performance.now() - started
}

/** Median milliseconds of small writes, each with its audit row, while something else goes on. */
async function writing({ origin }: Product, token: string, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  const times: number[] = []
  const write = async () => {
    for (let turn = 0; performance.now() < until; turn++) {
      const started = performance.now()
      await call(origin + saveDisplayChoices.path, { token, body: { Density: turn % 2 ? 'compact' : 'roomy' } })
      times.push(performance.now() - started)
      await pause(thinks)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return median(times)
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say, scope } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await insertReaders(owner)
  const senders = [await product.signIn('boss'), await product.signIn('admin')]
  const doc = await product.signIn('doc')
  let turn = 0
  await fanOut(product, senders, ++turn)
  const rounds = roundsOf(options, 5)
  const fan: number[] = []
  for (let round = 0; round < rounds; round++) fan.push(await fanOut(product, senders, ++turn))
  say('fan-out')
  const milliseconds = options.seconds * 1_000
  await writing(product, doc, milliseconds)
  const beside = async () => {
    const until = performance.now() + milliseconds
    const sending = (async () => {
      while (performance.now() < until) {
        await fanOut(product, senders, ++turn)
        await pause(1_000)
      }
    })()
    const [value] = await Promise.all([writing(product, doc, milliseconds), sending])
    return value
  }
  const both = await interleave(rounds, () => writing(product, doc, milliseconds), beside)
  say('writers')
  return [
    figure('one notice to 1,000 people: boxes, pop-ups, outbox', 'ms', fan, { goal: { of: 'value', most: 1_000 } }),
    figure('a small write, median, while a notice goes to 1,000 people each second', 'ms', both.product, {
      limit: both.limit,
      goal: { of: 'ratio', most: 1.1 },
    }),
  ]
}

/** Notices to many, and what they cost those who write meanwhile. */
export const notices: Entry = { name: 'notices', limit: 'the same writes while nothing is sent', run }
