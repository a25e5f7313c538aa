import type { Page } from '@jst/contracts'
import type { JobState, ManagedJob, OwnJob } from '@jst/contracts/jobs'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'

const columns = `r.id as "Id", r.title as "Title", r.state as "State", r.done as "Done", r.total as "Total", r.note as "Note", r.error as "Error",
  r.link as "Link", r.create_time as "CreateTime", r.start_time as "StartTime", r.end_time as "EndTime"`

export const ownPage = (db: Db, employeeId: number, input: PageInput): Promise<Page<OwnJob>> =>
  readPage(db, input, {
    select: columns,
    from: 'job_run r',
    where: new Conditions().add('r.employee_id = ?', employeeId),
    sorts: { CreateTime: { filled: 'r.id' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'r.id desc',
  })

/** Undefined when this employee did not start it. */
export async function ownRun(db: Queryable, employeeId: number, id: number): Promise<OwnJob | undefined> {
  const [row] = await db.query<OwnJob>(`select ${columns} from job_run r where r.id = $1 and r.employee_id = $2`, [id, employeeId])
  return row
}

/** The company's own runs; the platform's administrators see all, also the platform's own work. */
function visible({ companyKind, companyId }: EmployeeActor): Conditions {
  const where = new Conditions()
  return companyKind === 'platform' ? where : where.add('r.company_id = ?', companyId)
}

export interface ManagedFilter extends PageInput {
  Keyword?: string
  State?: JobState
  CreatedFrom?: string
  CreatedTo?: string
}
export const managedPage = (db: Db, actor: EmployeeActor, filter: ManagedFilter): Promise<Page<ManagedJob>> =>
  readPage(db, filter, {
    select: `${columns}, r.job as "Job", r.attempt as "Attempt", r.scheduled as "Scheduled", coalesce(e.name, '') as "Starter",
      coalesce(c.name, '') as "Company"`,
    from: 'job_run r left join employee e on e.id = r.employee_id left join company c on c.id = r.company_id',
    where: visible(actor)
      .add('r.title ilike ? or e.name ilike ? or r.job ilike ?', containing(filter.Keyword))
      .add('r.state = ?', filter.State)
      .add('r.create_time >= ?', filter.CreatedFrom)
      .add('r.create_time <= ?', filter.CreatedTo),
    sorts: { CreateTime: { filled: 'r.create_time' }, EndTime: 'r.end_time' },
    defaultSort: '-CreateTime',
    tieBreaker: 'r.id desc',
  })

interface Touched {
  readonly id: number
  readonly startedBy: number | null
  readonly job: string
}
const runColumns = 'r.id, r.employee_id as "startedBy", r.job'

/** Those of the ids that the caller sees, held until the transaction ends. */
export const lockVisible = async (tx: Queryable, actor: EmployeeActor, ids: readonly number[]): Promise<number[]> => {
  const where = visible(actor).add('r.id = any(?)', ids)
  const rows = await tx.query<{ id: number }>(`select r.id from job_run r ${where.text} order by r.id for update`, where.values)
  return rows.map(({ id }) => id)
}

/** Queued and running ones end; who runs one loses its lease. What runs by the clock does not end. */
export const cancelRuns = (system: Queryable, ids: readonly number[]) =>
  system.query<Touched>(
    `update job_run r set state = 'cancelled', end_time = clock_timestamp()
     where r.id = any ($1) and r.state in ('queued', 'running') and not r.scheduled returning ${runColumns}`,
    [ids],
  )

export const dropRuns = (system: Queryable, ids: readonly number[]) =>
  system.query<Touched>(
    `update job_run r set state = 'cancelled', end_time = clock_timestamp() where r.id = any ($1) and r.state = 'failed' and not r.scheduled
     returning ${runColumns}`,
    [ids],
  )

/** The first of those that have one key, and none whose key a live run has. */
export const retryRuns = (system: Queryable, ids: readonly number[]) =>
  system.query<Touched>(
    `update job_run r set state = 'queued', queue_id = gen_random_uuid(), start_after = null, end_time = null, done = 0, total = 0
     where r.id in (select distinct on (f.job, coalesce(f.key, f.id::text)) f.id from job_run f where f.id = any ($1) and f.state = 'failed'
         order by f.job, coalesce(f.key, f.id::text), f.id)
       and not exists (select from job_run l where l.job = r.job and l.key = r.key and l.state in ('queued', 'running'))
     returning ${runColumns}`,
    [ids],
  )
