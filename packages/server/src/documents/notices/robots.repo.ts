import type { NoticeKind } from '@jst/contracts/messages'
import type { Queryable } from '../../kernel/database/database.ts'
import { ruleColumns, ruleTables, type RuleRow } from './recipients.repo.ts'

export interface WaitingPost extends RuleRow {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly title: string
  readonly link: string
  readonly createTime: string
}

/** Pending posts for a company's group, oldest first, with the hours of each reader. */
export const waitingPosts = (system: Queryable) =>
  system.query<WaitingPost>(
    `select o.id, e.company_id as "companyId", e.name, o.title, o.link, o.create_time as "createTime", ${ruleColumns}
     from notice_outbox o join employee e on e.id = o.employee_id left join app_user u on u.id = e.user_id ${ruleTables}
     where o.state = 'waiting' and o.channel = 'robot' order by o.id limit 20000`,
  )

export interface StoredRobot {
  readonly address: string
  readonly hint: string
  readonly kinds: NoticeKind[]
  readonly enabled: boolean
  readonly triedTime: string | null
  readonly error: string
  readonly updateTime: string
}
const columns = `address, hint, kinds, enabled, tried_time as "triedTime", error, update_time as "updateTime"`

export async function findRobot(db: Queryable, companyId: number, forUpdate = false): Promise<StoredRobot | undefined> {
  const text = `select ${columns} from company_robot where company_id = $1 ${forUpdate ? 'for update' : ''}`
  return (await db.query<StoredRobot>(text, [companyId]))[0]
}

export const saveRobot = (
  tx: Queryable,
  companyId: number,
  { address, hint, kinds, enabled }: Pick<StoredRobot, 'address' | 'hint' | 'kinds' | 'enabled'>,
) =>
  tx.query(
    `insert into company_robot as r (company_id, address, hint, kinds, enabled) values ($1, $2, $3, $4, $5)
     on conflict (company_id) do update set address = excluded.address, hint = excluded.hint, kinds = excluded.kinds, enabled = excluded.enabled,
       error = '', update_time = next_update_time(r.update_time)`,
    [companyId, address, hint, kinds, enabled],
  )

export const removeRobot = (tx: Queryable, companyId: number) => tx.query('delete from company_robot where company_id = $1', [companyId])

/** A robot that is gone is switched off: nothing waits for it any more. */
export const markTried = (tx: Queryable, companyId: number, now: Date, error: string, gone: boolean) =>
  tx.query('update company_robot set tried_time = $2, error = $3, enabled = enabled and not $4 where company_id = $1', [
    companyId,
    now.toISOString(),
    error,
    gone,
  ])
