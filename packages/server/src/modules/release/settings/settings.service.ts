import type { ReleaseSettings } from '@jst/contracts/release'
import type { DocumentCall } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findSettings } from '../decision/facts.repo.ts'

export async function readSettings(db: Queryable, companyId: number): Promise<ReleaseSettings> {
  const { threshold, automatic, updateTime } = await findSettings(db, companyId)
  return { UpdateTime: updateTime, Threshold: threshold, Automatic: automatic }
}

const add = `insert into release_setting (company_id, operator_id, threshold, automatic) values ($1, $2, $3, $4)
  on conflict (company_id) do nothing returning company_id`
const change = `update release_setting set threshold = $3, automatic = $4, update_time = next_update_time(update_time)
  where company_id = $1 and operator_id is not distinct from $2::bigint and update_time = $5 returning company_id`
/** @throws AppError STALE_WRITE when somebody else wrote them since */
export async function saveSettings(
  { tx, actor, audit }: DocumentCall,
  { UpdateTime, Threshold, Automatic }: ReleaseSettings,
): Promise<ReleaseSettings> {
  const values = [actor.companyId, actor.operatorId, Threshold === '' ? null : Threshold, Automatic]
  const written = await (UpdateTime === null ? tx.query(add, values) : tx.query(change, [...values, UpdateTime]))
  const stored = await readSettings(tx, actor.companyId)
  if (written.length === 0) throw new AppError('STALE_WRITE', { data: stored })
  audit({
    action: 'release.settings',
    entity: 'release_setting',
    entityId: actor.companyId,
    diff: { threshold: Threshold, automatic: Automatic },
  })
  return stored
}
