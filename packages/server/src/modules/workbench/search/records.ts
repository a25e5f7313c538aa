import type { ReplyOf } from '@jst/contracts'
import { mostFound, type searchNumbers } from '@jst/contracts/workbench'
import { findSubjects, openedPage, opensKind, registeredDocuments } from '../../../documents/index.ts'
import { findEntity, newestIds, seenBy } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { mapConcurrently } from '../../../kernel/limits/concurrent-map.ts'

/** Kinds that are looked through at the same time. */
const atOnce = 4

type Group = ReplyOf<typeof searchNumbers>['Records'][number]

/** Records of every kind that a list with these words has: found by numbers, names, pinyin and by what they refer to. */
export async function findRecords(db: Db, actor: EmployeeActor, keyword: string): Promise<Group[]> {
  const kinds = registeredDocuments().flatMap((module) => {
    const entity = findEntity(module.document.kind)
    return entity?.ownOnly && opensKind(actor, module.document) ? [{ module, entity: seenBy(actor, entity) }] : []
  })
  const groups = await mapConcurrently(kinds, atOnce, async ({ module, entity }): Promise<Group> => {
    const { kind, zh, en } = module.document
    const ids = await newestIds(db, entity, actor, keyword, mostFound)
    const rows = ids.length === 0 ? [] : await findSubjects(db, module, ids)
    const Rows = rows
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((row) => ({ Id: row.id, No: row.no, Title: row.title, Path: openedPage(actor, module.document, row) }))
      .filter(({ Path }) => Path !== '')
    return { Kind: kind, Zh: zh, En: en, Rows }
  })
  return groups.filter(({ Rows }) => Rows.length > 0)
}
