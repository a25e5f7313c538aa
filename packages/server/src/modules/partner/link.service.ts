import { recordEvent, type DocumentCall } from '../../documents/index.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid, isDuplicate } from '../../kernel/errors.ts'
import { containing } from '../../kernel/database/paging.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { demandRow, demandRows } from './partner.repo.ts'
import type { Kind } from './partner.kinds.ts'
import { texts } from './texts.ts'

const choices = ({ table }: Kind) => `select c.id as "Id", c.name as "Name", c.credit_code as "CreditCode",
    $3 <> '' and c.credit_code = $3 as "Same", coalesce((select t.name_zh from ${table} t where t.linked_id = c.id and t.id <> $1
      and t.company_id = $2 and t.removed_at is null and t.merged_into is null limit 1), '') as "LinkedTo"
  from company c where c.operator_id = $2 and c.kind = $4 and not c.disabled and ($5::text is null or c.name ilike $5 or c.credit_code ilike $5)
  order by 4 desc, c.name = $6 desc, c.name collate "zh-x-icu" limit 50`

/** Registered companies that we serve, those with the same code first. */
export async function linkChoices(db: Db, actor: EmployeeActor, kind: Kind, id: number, keyword: string | undefined) {
  const row = await demandRow(db, kind, id)
  return db.query<{ Id: number; Name: string; CreditCode: string; Same: boolean; LinkedTo: string }>(choices(kind), [
    id,
    actor.companyId,
    row.creditCode,
    kind.kind,
    containing(keyword) ?? null,
    row.name,
  ])
}

/** Ties to a registered company that the caller's company serves, or unties (0). @throws AppError INVALID_INPUT, STALE_WRITE */
export async function link(
  call: DocumentCall,
  kind: Kind,
  { Id, UpdateTime, CompanyId }: { Id: number; UpdateTime: string; CompanyId: number },
): Promise<{ UpdateTime: string }> {
  const { tx, actor } = call
  const [row] = await demandRows(tx, kind, [Id])
  demandVersion(UpdateTime, { UpdateTime: row!.updateTime })
  const target = CompanyId === 0 ? undefined : await servedCompany(tx, actor, kind, CompanyId)
  const before = row!.linkedId === null ? undefined : await servedCompany(tx, actor, kind, row!.linkedId).catch(() => undefined)
  const [written] = await tx
    .query<{ updateTime: string }>(
      `update ${kind.table} set linked_id = $2, update_time = next_update_time(update_time) where id = $1 returning update_time as "updateTime"`,
      [Id, target?.id ?? null],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError('ILLEGAL_TRANSITION', { message: texts.linkedElsewhere(target?.name ?? '') }) : error
    })
  const changes = { Joined: [before?.name ?? '', target?.name ?? ''] as const }
  recordEvent(call, { kind: kind.kind, row: row! }, { audience: 'internal', event: 'linked', changes })
  call.audit({ action: `${kind.kind}.link`, entity: kind.kind, entityId: Id, diff: changes })
  return { UpdateTime: written!.updateTime }
}

const served = 'select id, name from company where id = $1 and operator_id = $2 and kind = $3'
async function servedCompany(tx: Queryable, { companyId }: EmployeeActor, { kind }: Kind, id: number) {
  const [company] = await tx.query<{ id: number; name: string }>(served, [id, companyId, kind])
  if (!company) throw invalid('CompanyId', texts.notServed)
  return company
}
