import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { checkInPackage, TwoLargeBills } from '../si/drafting.ts'
import { answerFigure, editorFigures, openingFigure } from '../si/screens.ts'
import { approvedBills, timeOfSending } from '../si/sending.ts'
import { insertLargeOrders, insertOrders, largeSubmission, transactionsOf } from '../si/submission.ts'
import { isSmoke, roundsOf, sized } from '../kit/size.ts'

const infos = '/api/TDBillLadingInfo'

async function times(rounds: number, measure: () => number | Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) found.push(await measure())
  return found
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say } = context
  const rounds = roundsOf(options, 5)
  const figures = [
    figure('check of 200 containers × 5 bills, in the package', 'ms', await times(rounds, checkInPackage), {
      goal: { of: 'value', most: 50 },
    }),
  ]

  const large = new TwoLargeBills()
  await times(2, () => large.switching())
  figures.push(
    figure('switch between two bills of 1,000 × 3, in the session', 'ms', await times(rounds, () => large.switching()), {
      goal: { of: 'value', most: 50 },
    }),
    figure('autosave of these after an edit of one, as text in the storage', 'ms', await times(rounds, () => large.saving()), {
      goal: { of: 'value', most: 50 },
    }),
  )
  large.end()
  say('package')

  const product = await startProduct(context, { alone: true })
  const owner = await product.owner()
  context.scope.defer(() => owner.end())
  const orders = await insertLargeOrders(owner, rounds + 2)
  const token = await product.signIn('customer')
  const [first = 0, ...others] = orders
  const body = await largeSubmission(product, token, first)
  say(`a submission has ${(JSON.stringify(body).length / 1024).toFixed(0)} kB`)
  const timed = async (path: string, content: unknown) => {
    const started = performance.now()
    const answer = await call<{ Pass?: boolean; Issues?: unknown[] }>(product.origin + path, { token, body: content })
    if (answer.Pass === false) throw new Error(`the submission does not pass: ${JSON.stringify(answer.Issues?.slice(0, 3))}`)
    return performance.now() - started
  }
  await times(2, () => timed(`${infos}/CheckTDBillLadingInfo`, body))
  figures.push(
    figure('the same check over HTTP', 'ms', await times(rounds, () => timed(`${infos}/CheckTDBillLadingInfo`, body)), {
      goal: { of: 'value', most: 150 },
    }),
  )
  say('check')

  await timed(`${infos}/AddTDBillLadingInfoList`, body)
  const submits: number[] = []
  const transactions: number[] = []
  for (const order of others.slice(0, rounds)) {
    submits.push(await timed(`${infos}/AddTDBillLadingInfoList`, await largeSubmission(product, token, order)))
    transactions.push(await transactionsOf(owner, order))
  }
  figures.push(
    figure('submission of 5 bills × 200 containers × 3 lines', 'ms', submits, { goal: { of: 'value', most: 1_000 } }),
    figure('  transactions it takes', '', transactions, { goal: { of: 'value', most: 1 } }),
  )
  say('submission')

  const batch = isSmoke ? 10 : 200
  const clerk = await product.signIn('doc')
  const sent: number[] = []
  const answered: number[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    const bills = await approvedBills(product, owner, 2_001 + round * batch, batch)
    sent.push(await timeOfSending(product, clerk, bills))
    answered.push(...bills.slice(0, 2).map(({ Id }) => Id))
  }
  figures.push(figure(`${batch} instructions handed to a channel`, 'ms', sent, { goal: { of: 'value', most: 5_000 } }))
  say('sending')

  figures.push(await answerFigure(context, { product, owner, token: clerk, ids: answered }))
  const [opened = 0] = await insertOrders(owner, { first: 1_002, count: 1, containers: sized(400, 20), bills: 1 })
  const [largest = 0] = await insertOrders(owner, { first: 1_001, count: 1, containers: sized(1_000, 50), bills: 1 })
  // the sending has signed the customer in once more, which ended the first session
  const customer = await product.signIn('customer')
  figures.push(await openingFigure(context, product, customer, opened))
  return [...figures, ...(await editorFigures(context, product, customer, largest))]
}

export const si: Entry = { name: 'si', limit: 'nothing: the goals are times', run }
