import { AppError, isLockTimeout } from '../kernel/errors.ts'
import { sessionSettings } from '../kernel/pg-client.ts'
import type { EntityCall } from './kit.call.ts'
import { texts } from './kit.texts.ts'
import { layerOf } from './rows.repo.ts'

/** Advisory lock over the rows of one entity in one layer. */
const layerKey = "hashtextextended($1 || ' rows', $2)"
type Locking = Pick<EntityCall, 'tx' | 'entity' | 'actor'>

/** Class of the advisory locks that imports hold while they write, by the key of the import. */
const importClass = 6_901
/** Milliseconds that an act waits for an import of its rows, or a batch over the layer; afterwards it answers UNAVAILABLE. */
const layerWaitMs = 1_000

/**
 * Locks some rows until the transaction ends, always in the same order, so that two acts cannot wait for each other. A running import keeps only the
 * rows of its own lines from others.
 * @throws AppError UNAVAILABLE behind an import of these rows, or a batch, that takes longer than `layerWaitMs`
 */
export async function lockRows(call: Locking, ids: readonly number[]): Promise<void> {
  const { tx, entity, actor } = call
  const [layer] = await tx.query<{ free: boolean }>(`select pg_try_advisory_xact_lock_shared(${layerKey}) as free`, [
    entity.kind,
    layerOf(actor) ?? 0,
  ])
  if (!layer!.free) await passLayer(call, ids)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, id)) from unnest($2::bigint[]) as id order by id', [
    entity.kind,
    ids.toSorted((a, b) => a - b),
  ])
}

async function passLayer({ tx, entity, actor }: Locking, ids: readonly number[]): Promise<void> {
  const [found] = await tx.query<{ running: boolean; claimed: boolean }>(
    `with running as materialized (select i.id from entity_import i where i.kind = $1 and i.company_id = $2 and i.id in (
         select k.objid::bigint from pg_locks k where k.locktype = 'advisory' and k.classid = ${importClass} and k.objsubid = 2 and k.granted
           and k.database = (select oid from pg_database where datname = current_database())))
     select exists (select from running) as running,
       exists (select from entity_import_line l where l.import_id in (select id from running) and l.row_id = any($3)) as claimed`,
    [entity.kind, actor.companyId, ids],
  )
  if (found!.running && !found!.claimed) return
  await tx.query(`select set_config('lock_timeout', $1, true)`, [String(layerWaitMs)])
  await tx.query(`select pg_advisory_xact_lock_shared(${layerKey})`, [entity.kind, layerOf(actor) ?? 0]).catch((error: unknown) => {
    throw found!.claimed && isLockTimeout(error) ? new AppError('UNAVAILABLE', { message: texts.beingImported, retryAfter: 10 }) : error
  })
  await tx.query(`select set_config('lock_timeout', $1, true)`, [sessionSettings.lock_timeout])
}

/** Locks all rows of the layer for a batch: it writes more rows than there may be locks. */
export const lockLayer = ({ tx, entity, actor }: Locking) =>
  tx.query(`select pg_advisory_xact_lock(${layerKey})`, [entity.kind, layerOf(actor) ?? 0])

/** Locks the layer for an import. Its lock by key comes first: whoever finds the layer taken learns from it whose rows are being written. */
export async function lockLayerForImport(call: Locking, importId: number): Promise<void> {
  // of the row, as a number of a caller may be larger than any key
  await call.tx.query('select pg_advisory_xact_lock($1::integer, id::integer) from entity_import where id = $2::bigint', [
    importClass,
    importId,
  ])
  await lockLayer(call)
}
