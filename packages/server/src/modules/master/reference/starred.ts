import type { BodyOf } from '@jst/contracts'
import { mostStarred, type starCode, type StarredCode } from '@jst/contracts/master'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import { texts } from '../master.texts.ts'
import { entriesOf } from './reference.repo.ts'

const words = texts.starred

export const starredOf = (db: Queryable, employeeId: number): Promise<StarredCode[]> =>
  db.query<StarredCode>('select kind as "Kind", code as "Code" from starred_code where employee_id = $1 order by create_time, code', [
    employeeId,
  ])

/** @throws AppError INVALID_INPUT for a code that no picker offers and for one too many */
export async function setStarred(
  { tx, actor, audit }: WriteCall,
  { Kind, Code, Starred }: BodyOf<typeof starCode>,
): Promise<StarredCode[]> {
  const { companyId, operatorId, employeeId } = actor
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 100))', [`starred ${employeeId}`])
  const starred = await starredOf(tx, employeeId)
  if (starred.some((one) => one.Kind === Kind && one.Code === Code) === Starred) return starred
  if (Starred) {
    if (starred.filter((one) => one.Kind === Kind).length >= mostStarred) throw invalid('Code', words.tooMany(mostStarred), words.code)
    const offered = await entriesOf(tx, Kind, layerOf(actor))
    if (!offered.some((entry) => entry.Code === Code)) throw invalid('Code', words.unknown, words.code)
    await tx.query('insert into starred_code (company_id, operator_id, employee_id, kind, code) values ($1, $2, $3, $4, $5)', [
      companyId,
      operatorId,
      employeeId,
      Kind,
      Code,
    ])
  } else await tx.query('delete from starred_code where employee_id = $1 and kind = $2 and code = $3', [employeeId, Kind, Code])
  audit({ action: Starred ? 'starred.add' : 'starred.remove', entity: 'starred_code', entityId: employeeId, diff: { Kind, Code } })
  return starredOf(tx, employeeId)
}
