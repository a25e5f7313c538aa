import type { Page } from '@jst/contracts'
import type { Application } from '@jst/contracts/portal'
import type { Db } from '../../../kernel/database.ts'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { Conditions, containing, readPage } from '../../../kernel/paging.ts'
import { demandVersion } from '../../../kernel/versions.ts'

const select = `i.id as "Id", coalesce(i.record_id, 0) as "JobId", i.subject as "Job", i.name as "Name", i.phone as "Phone", i.email as "Email",
  i.message as "Message", i.state = 1 as "Handled", i.handled_name as "HandledBy", i.handled_at as "HandledAt", i.remark as "Remark",
  i.create_time as "At", i.update_time as "UpdateTime"`
const words = `i.name like ? or i.phone like ? or i.email like ? or i.subject like ?`

interface Query {
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly Sort?: string
  readonly Keyword?: string
  readonly Handled?: boolean
}

export const applicationPage = (db: Db, companyId: number, { Keyword, Handled, ...paging }: Query): Promise<Page<Application>> =>
  readPage<Application>(db, paging, {
    select,
    from: 'portal_inquiry i',
    where: new Conditions()
      .add('i.company_id = ?', companyId)
      .raw(`i.kind = 'job'`)
      .add('(i.state = 1) = ?', Handled)
      .add(words, Keyword ? containing(Keyword.trim()) : undefined),
    sorts: { At: 'i.id', Name: 'i.name', Job: 'i.subject' },
    defaultSort: '-At',
    tieBreaker: 'i.id',
  })

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function handle(
  { tx, actor, audit }: WriteCall,
  { Id, UpdateTime, Handled, Remark }: { Id: number; UpdateTime: string; Handled: boolean; Remark: string },
): Promise<Application> {
  const find = () =>
    tx.query<Application>(`select ${select} from portal_inquiry i where i.id = $1 and i.company_id = $2 and i.kind = 'job' for update`, [
      Id,
      actor.companyId,
    ])
  const [before] = await find()
  if (!before) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime, before)
  await tx.query(
    `update portal_inquiry set state = $2::smallint, remark = $3, handled_by = $4, handled_name = $5, update_time = next_update_time(update_time),
       handled_at = case when $2::smallint = 1 then clock_timestamp() end where id = $1`,
    [Id, Handled ? 1 : 0, Remark.trim(), Handled ? actor.employeeId : null, Handled ? actor.employeeName : ''],
  )
  audit({ action: 'portal.application', entity: 'portalInquiry', entityId: Id, diff: { handled: [before.Handled, Handled] } })
  const [after] = await find()
  return after!
}
