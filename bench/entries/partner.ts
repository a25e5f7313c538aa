import type { ReplyOf } from '@jst/contracts'
import { customerCalls, customerMore } from '@jst/contracts/partner'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { percentile } from '../kit/stats.ts'
import { companies, randomOf, variants, type Named } from '../partner/names.ts'
import { roundsOf, sized } from '../kit/size.ts'

const compared = sized(20_000, 400)
const listed = sized(200_000, 800)
const count = sized(400, 8)
const writers = sized(64, 8)

type Owner = Awaited<ReturnType<Product['owner']>>
const insert = `insert into customer (company_id, code, name_zh, search, pinyin, initials)
  select c.id, made.code, made.name, lower(made.code || ' ' || made.name), '', ''
  from company c, unnest($1::text[], $2::text[]) as made (code, name) where c.code = 'HJGJ'`
async function seed(owner: Owner, named: readonly Named[], from: number): Promise<void> {
  const codes = named.map((_, at) => `BENCH${String(from + at).padStart(7, '0')}`)
  await owner.query(insert, [codes, named.map(({ name }) => name)])
  await owner.query('analyze customer')
}

const p95 = async (questions: readonly string[], ask: (question: string) => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (const question of questions) {
    const started = performance.now()
    await ask(question)
    times.push(performance.now() - started)
  }
  return percentile(times, 0.95)
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const token = await product.signIn('boss')
  const random = randomOf(7)
  const all = companies(listed, random)
  const twinsOf = (name: string) =>
    call<NonNullable<ReplyOf<typeof customerMore.duplicates>>>(
      `${product.origin}${customerMore.duplicates.path}?${new URLSearchParams({ NameZh: name })}`,
      { token },
    )

  await seed(owner, all.slice(0, compared), 0)
  // every name that is asked for is one of a company of the list, written otherwise
  const planted = all.slice(0, count).map((company, at) => ({ company, name: variants[at % variants.length]!(company) }))
  let found = 0
  let named = 0
  for (const { company, name } of planted) {
    const duplicates = await twinsOf(name)
    named += duplicates.length
    if (duplicates.some(({ NameZh }) => NameZh === company.name)) found += 1
  }
  say(`${found} of ${count} planted duplicates found among ${compared}, ${named} companies named`)

  await seed(owner, all.slice(compared), compared)
  say('200,000 customers')
  const rounds = roundsOf(options, 3)
  const [lists, duplicateTimes]: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const some = all.slice(round * 100, round * 100 + sized(100, 4))
    const words = some.flatMap(({ core, trade, place }, at) => [core, core + trade, place + core, trade][at % 4]!)
    lists!.push(
      await p95(words, (Keyword) => call(`${product.origin}${customerCalls.list.path}?${new URLSearchParams({ Keyword })}`, { token })),
    )
    duplicateTimes!.push(
      await p95(
        some.map(({ name }) => name),
        twinsOf,
      ),
    )
  }
  say('lists and duplicates')

  const numbered = sized(320, 16)
  const started = performance.now()
  const created = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const codes: string[] = []
      for (let at = 0; at < numbered / writers; at++) {
        const Values = { NameZh: `压测企业${writer}之${at}` }
        codes.push((await call<{ Code: string }>(product.origin + customerCalls.save.path, { token, body: { Id: 0, Values } })).Code)
      }
      return codes
    }),
  )
  const perSecond = numbered / ((performance.now() - started) / 1_000)
  const seqs = created
    .flat()
    .map((code) => Number(code.slice(-4)))
    .toSorted((a, b) => a - b)
  const wrong = seqs.filter((seq, at) => at > 0 && seq !== seqs[at - 1]! + 1).length
  return [
    figure(`planted duplicates found among ${compared.toLocaleString('en')} names (recall)`, '', [found / count], {
      goal: { of: 'value', least: 0.95 },
    }),
    figure('share of the named companies that are the one (precision)', '', [found / Math.max(1, named)]),
    figure('200,000 customers by keyword, p95', 'ms', lists!, { goal: { of: 'value', most: 50 } }),
    figure('duplicates while typing, p95', 'ms', duplicateTimes!, { goal: { of: 'value', most: 40 } }),
    figure(`numbers drawn by ${writers} writers`, '/s', [perSecond], { goal: { of: 'value', least: 100 } }),
    figure('gaps and twins among them', '', [wrong], { goal: { of: 'value', most: 0 } }),
  ]
}

/** Customers in large numbers: list, duplicates, numbers. */
export const partner: Entry = { name: 'partner', limit: 'nothing: the goals are times and shares', run }
