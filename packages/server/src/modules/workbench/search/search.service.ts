import type { ReplyOf } from '@jst/contracts'
import { fewestSearched, mostFound, searchPages, type FoundContainer, type searchNumbers } from '@jst/contracts/workbench'
import { holdsMenu, type EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { findNumbers } from './search.repo.ts'

const nothing = { Orders: [], Bills: [], Containers: [] }

/** Looks up only what the caller has a page for; white space inside a number is no part of it. */
export async function search(db: Db, actor: EmployeeActor, keyword: string): Promise<ReplyOf<typeof searchNumbers>> {
  const begins = keyword.replaceAll(/\s/g, '').toUpperCase()
  const holdsOne = (paths: readonly string[]) => paths.some((path) => holdsMenu(actor, path))
  const may = { orders: holdsOne(searchPages.orders), records: holdsOne(searchPages.records) }
  if (begins.length < fewestSearched || (!may.orders && !may.records)) return nothing
  const found = await findNumbers(db, actor, { begins, mirror: Array.from(begins).toReversed().join('') })
  const containers = [...(may.records ? found.siContainers : []), ...(may.orders ? found.orderContainers : [])]
  return {
    Orders: may.orders ? found.orders : [],
    Bills: may.records ? found.bills : [],
    Containers: once(containers).slice(0, mostFound),
  }
}

/** A container that a record of the order has stands in the order's booking too. */
function once(containers: readonly FoundContainer[]): FoundContainer[] {
  const seen = new Set<string>()
  return containers.filter(({ ContainerNo, CGO_ID }) => {
    const key = `${ContainerNo} ${CGO_ID}`
    return !seen.has(key) && seen.add(key)
  })
}
