import { demoAccounts } from '@jst/server/demo'
import { findLists, type List } from '../lists/pages.ts'
import { forgetStatements, statementMs, withStatementTimes } from '../lists/statements.ts'
import { timed } from '../booking/acts.ts'
import { Connection } from '../kit/connection.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { median } from '../kit/stats.ts'

const repeats = sized(20, 1)

/** The first page of each list of the product over the rows of the demo, beside what PostgreSQL itself needs for it. */
async function run(context: BenchContext): Promise<Figure[]> {
  const { scope, options, say } = context
  const rounds = roundsOf(options, 3)
  const product = await startProduct(context, { alone: true })
  const owner = await withStatementTimes(product)
  scope.defer(() => owner.end())
  await owner.query('analyze')
  const lists = await findLists(product, demoAccounts)
  say(`${lists.length} lists`)
  const connection = new Connection(product.port)
  scope.defer(() => connection.close())
  const request = async ({ url, token }: List) => {
    const { ms, answer } = await timed(() =>
      connection.request(`GET ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`),
    )
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
    return ms
  }
  const times = new Map(lists.map((list) => [list, { answers: [] as number[], statements: [] as number[] }]))
  for (let round = 0; round <= rounds; round++)
    for (const list of lists) {
      await forgetStatements(owner)
      const answers: number[] = []
      for (let nth = 0; nth < repeats; nth++) answers.push(await request(list))
      if (round === 0) continue // prepares the statements
      times.get(list)!.answers.push(median(answers))
      times.get(list)!.statements.push((await statementMs(owner)) / repeats)
    }
  return [...times]
    .map(([{ path, rows, total }, { answers, statements }]) =>
      figure(`${path.replace('/api/', '')}, ${rows} of ${total.toLocaleString('en')}: p50`, 'ms', answers, {
        limit: statements,
        goal: { of: 'value', most: 50 },
      }),
    )
    .toSorted((one, other) => other.value - one.value)
}

/** Every list over the demo; those over a million rows are measured by the entries of their areas. */
export const lists: Entry = { name: 'lists', limit: 'what PostgreSQL plans and runs for the same answer', run }
