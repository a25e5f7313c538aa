import type { ReplyOf } from '@jst/contracts'
import { mostFound, saysEnough, searchPages, type FoundContainer, type searchNumbers } from '@jst/contracts/workbench'
import { holdsMenu, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { findRecords } from './records.ts'
import { findNumbers, type Found } from './search.repo.ts'

const nothing = { Orders: [], Bills: [], Containers: [], Records: [] }
const noNumbers: Found = { orders: [], bills: [], siContainers: [], orderContainers: [] }
/** Numbers are letters and digits. */
const isNumber = (words: string) => /^[\x21-\x7e]+$/.test(words)

/** Looks up only what the caller has a page for; white space inside a number is no part of it. */
export async function search(db: Db, actor: EmployeeActor, keyword: string): Promise<ReplyOf<typeof searchNumbers>> {
  const begins = keyword.replaceAll(/\s/g, '').toUpperCase()
  const holdsOne = (paths: readonly string[]) => paths.some((path) => holdsMenu(actor, path))
  const may = { orders: holdsOne(searchPages.orders), records: holdsOne(searchPages.records) }
  if (!saysEnough(begins)) return nothing
  const asksNumbers = isNumber(begins) && (may.orders || may.records)
  const [found, Records] = await Promise.all([
    asksNumbers ? findNumbers(db, actor, { begins, mirror: Array.from(begins).toReversed().join('') }) : noNumbers,
    findRecords(db, actor, keyword),
  ])
  const containers = [...(may.records ? found.siContainers : []), ...(may.orders ? found.orderContainers : [])]
  return {
    Orders: may.orders ? found.orders : [],
    Bills: may.records ? found.bills : [],
    Containers: once(containers).slice(0, mostFound),
    Records,
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
