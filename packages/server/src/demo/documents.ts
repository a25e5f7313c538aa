import type { Entity } from '@jst/contracts/entity'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'

/** Documents that nothing else in the demo makes, with the names of the first ones, each in the next state. */
const firstRows: readonly (readonly [entity: Entity, names: readonly string[]])[] = []

/** Rows for lists of documents that have none yet. */
export async function seedDocuments(tx: Queryable, companyId: number): Promise<void> {
  for (const [entity, names] of firstRows) {
    const [existing] = await tx.query(`select 1 from ${entity.table} where company_id = $1 limit 1`, [companyId])
    if (existing) continue
    for (const [at, name] of names.entries()) {
      const code = `DEMO-${at + 1}`
      const { search, pinyin, initials } = wordsOf(entity, { Code: code, NameZh: name })
      await tx.query(
        `insert into ${entity.table} (company_id, code, name_zh, state, search, pinyin, initials) values ($1, $2, $3, $4, $5, $6, $7)`,
        [companyId, code, name, at, search, pinyin, initials],
      )
    }
  }
}
