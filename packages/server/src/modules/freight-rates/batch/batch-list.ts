import type { Page } from '@jst/contracts'
import { changeText, freightRateCalls, type BatchChange, type RateBatch, type RateModification } from '@jst/contracts/freight-rates'
import { seenBy } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { differencesOf, type RateFacts } from '../versions/differences.ts'

type Row = Omit<RateBatch, 'What' | 'Undoes'> & { change: BatchChange; undoes: number | null }
const select = `b.id as "Id", b.kind as "Kind", b.change, b.note as "Note", b.rates as "Rates", coalesce(e.name, '') as "By",
  b.create_time as "CreateTime", b.undone_by is not null as "Undone", b.undoes`
const from = 'freight_batch b left join employee e on e.id = b.employee_id'

/** Describes a change for a reader; prices that the reader may not see are left out. */
function shown(actor: EmployeeActor, { change, undoes, ...row }: Row): RateBatch {
  const isTold = ({ Steps }: BatchChange) =>
    Steps.every(
      (step) =>
        step.Kind !== 'PRICE' ||
        ((step.Target === 'FLOOR' || maySee(actor, 'costPrice')) && (step.Target === 'COST' || maySee(actor, 'floorPrice'))),
    )
  return { ...row, What: isTold(change) ? changeText(change) : '', ...(undoes === null ? {} : { Undoes: undoes }) }
}

export async function batchOf(db: Queryable, actor: EmployeeActor, id: number): Promise<RateBatch | undefined> {
  const [row] = await db.query<Row>(`select ${select} from ${from} where b.id = $1`, [id])
  return row && shown(actor, row)
}

/** Changes of many rates that were made, newest first. */
export async function batchPage(
  db: Db,
  actor: EmployeeActor,
  { Keyword, ...paging }: PageInput & { Keyword?: string },
): Promise<Page<RateBatch>> {
  const where = new Conditions()
    .add('b.company_id = ?', actor.companyId)
    .raw(`b.state = 'done'`)
    .add('b.note ilike ? or e.name ilike ?', containing(Keyword))
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select,
    from,
    where,
    sorts: { CreateTime: { filled: 'b.id' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'b.id desc',
  })
  return { Rows: Rows.map((row) => shown(actor, row)), Total }
}

type Modified = Omit<RateModification, 'Differences' | 'BatchId'> & { batch: number | null; before: RateFacts | null; after: RateFacts }

/** Versions of rates with what each of them changed, newest first. What a role hides is not told. */
export async function modificationPage(
  db: Db,
  actor: EmployeeActor,
  { BatchId, Keyword, ...paging }: PageInput & { BatchId?: number; Keyword?: string },
): Promise<Page<RateModification>> {
  const where = new Conditions()
    .add('v.company_id = ?', actor.companyId)
    .raw('v.version > 1')
    .add('v.batch_id = ?', BatchId)
    .add('t.code ilike ? or e.name ilike ?', containing(Keyword))
  const { Rows, Total } = await readPage<Modified>(db, paging, {
    select: `v.rate_id as "RateId", v.version as "Version", t.code as "Code", t.carrier_code || ' ' || t.pol_code || ' → ' || t.pod_code as "Title",
      coalesce(e.name, '') as "By", v.create_time as "CreateTime", v.batch_id as batch, v.facts as after,
      (select p.facts from freight_rate_kept p where p.rate_id = v.rate_id and p.version < v.version order by p.version desc limit 1) as before`,
    from: 'freight_rate_kept v join freight_rate t on t.id = v.rate_id left join employee e on e.id = v.employee_id',
    where,
    sorts: { CreateTime: { filled: 'v.create_time' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'v.rate_id desc, v.version desc',
    most: 2_000,
  })
  const entity = seenBy(actor, freightRateCalls.entity)
  return {
    Rows: Rows.map(({ batch, before, after, ...row }) => ({
      ...row,
      ...(batch === null ? {} : { BatchId: batch }),
      Differences: before ? differencesOf(entity, before, after) : [],
    })),
    Total,
  }
}
