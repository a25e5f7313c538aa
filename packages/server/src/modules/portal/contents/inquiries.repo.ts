import type { Page } from '@jst/contracts'
import type { Application, SiteMessage } from '@jst/contracts/portal'
import { fileFormats, type FileFormat } from '@jst/contracts/document'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { Blobs } from '../../../kernel/files/blobs.ts'
import { storedFile, type FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'

const select = `i.id as "Id", i.name as "Name", i.phone as "Phone", i.email as "Email", i.message as "Message", i.state = 1 as "Handled",
  i.handled_name as "HandledBy", i.handled_at as "HandledAt", i.remark as "Remark", i.create_time as "At", i.update_time as "UpdateTime"`
const words = `i.name like ? or i.company like ? or i.phone like ? or i.email like ? or i.subject like ? or i.message like ?`

interface Kinds {
  readonly job: Application
  readonly contact: SiteMessage
}
type Kind = keyof Kinds
/** Further fields of each kind, and its name in the log. */
const kinds = {
  job: {
    kindColumns: `coalesce(i.record_id, 0) as "JobId", i.subject as "Job",
      (select jsonb_build_object('Name', c.name, 'Size', c.size) from portal_cv c where c.inquiry_id = i.id) as "Cv"`,
    action: 'portal.application',
    removal: 'portal.removeApplication',
    subject: 'Job',
  },
  contact: {
    kindColumns: `i.company as "Company", i.subject as "Page"`,
    action: 'portal.message',
    removal: 'portal.removeMessage',
    subject: 'Page',
  },
} as const

interface Query {
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly Sort?: string
  readonly Keyword?: string
  readonly Handled?: boolean
}

export const inquiryPage = <K extends Kind>(
  db: Db,
  companyId: number,
  kind: K,
  { Keyword, Handled, ...paging }: Query,
): Promise<Page<Kinds[K]>> =>
  readPage<Kinds[K]>(db, paging, {
    select: `${select}, ${kinds[kind].kindColumns}`,
    from: 'portal_inquiry i',
    where: new Conditions()
      .add('i.company_id = ?', companyId)
      .add('i.kind = ?', kind)
      .add('(i.state = 1) = ?', Handled)
      .add(words, Keyword ? containing(Keyword.trim()) : undefined),
    sorts: { At: 'i.id', Name: 'i.name', [kinds[kind].subject]: 'i.subject' },
    defaultSort: '-At',
    tieBreaker: 'i.id',
  })

interface Handling {
  readonly Id: number
  readonly UpdateTime: string
  readonly Handled: boolean
  readonly Remark: string
}

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function handle<K extends Kind>(
  { tx, actor, audit }: WriteCall,
  kind: K,
  { Id, UpdateTime, Handled, Remark }: Handling,
): Promise<Kinds[K]> {
  const { kindColumns, action } = kinds[kind]
  const find = () =>
    tx.query<Kinds[K]>(
      `select ${select}, ${kindColumns} from portal_inquiry i where i.id = $1 and i.company_id = $2 and i.kind = $3 for update`,
      [Id, actor.companyId, kind],
    )
  const [before] = await find()
  if (!before) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime, before)
  await tx.query(
    `update portal_inquiry set state = $2::smallint, remark = $3, handled_by = $4, handled_name = $5, update_time = next_update_time(update_time),
       handled_at = case when $2::smallint = 1 then clock_timestamp() end where id = $1`,
    [Id, Handled ? 1 : 0, Remark.trim(), Handled ? actor.employeeId : null, Handled ? actor.employeeName : ''],
  )
  audit({ action, entity: 'portalInquiry', entityId: Id, diff: { handled: [before.Handled, Handled] } })
  const [after] = await find()
  return after!
}

/** Removes an inquiry for good; the sweep removes the bytes of its CV within a day, unless another file has the same. @throws AppError NOT_FOUND, STALE_WRITE */
export async function remove(
  { tx, actor, audit }: WriteCall,
  kind: Kind,
  { Id, UpdateTime }: Pick<Handling, 'Id' | 'UpdateTime'>,
): Promise<boolean> {
  const [before] = await tx.query<{ UpdateTime: string }>(
    'select update_time as "UpdateTime" from portal_inquiry where id = $1 and company_id = $2 and kind = $3 for update',
    [Id, actor.companyId, kind],
  )
  if (!before) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime, before)
  await tx.query('delete from portal_inquiry where id = $1', [Id])
  audit({ action: kinds[kind].removal, entity: 'portalInquiry', entityId: Id })
  return true
}

/** The CV of an application. @throws AppError NOT_FOUND, FILE_LOST */
export async function openCv(db: Queryable, { companyId }: EmployeeActor, id: number, blobs: Blobs): Promise<FileAnswer> {
  const [cv] = await db.query<{ name: string; format: FileFormat; size: number; sha256: string }>(
    'select name, format, size, sha256 from portal_cv where inquiry_id = $1 and company_id = $2',
    [id, companyId],
  )
  if (!cv) throw new AppError('NOT_FOUND')
  return storedFile(blobs, cv, cv.name, fileFormats[cv.format].type)
}
