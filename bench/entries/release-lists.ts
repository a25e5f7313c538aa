import type { BenchContext, Entry, Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { measureLists } from '../release/list.ts'
import { documents, fillMillion } from '../release/million.ts'

async function run(context: BenchContext): Promise<Figure[]> {
  const { scope, say } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  await fillMillion(owner)
  say(`${documents.toLocaleString('en')} house bills, invoices and applications`)
  return measureLists(context, product, await product.signIn('boss'))
}

/** Lists of bills, invoices and applications over a million rows each. */
export const releaseLists: Entry = { name: 'release-lists', limit: 'nothing: the goal is a time', run }
