import { AppError, isLockTimeout } from '../kernel/errors.ts'
import { sessionSettings } from '../kernel/database/pg-client.ts'
import type { EntityCall } from './kit.call.ts'
import { texts } from './kit.texts.ts'
import { rulesOf } from './registry.ts'
import { layerOf } from './layers.ts'

/** Advisory lock over the rows of one entity in one layer. */
const layerKey = "hashtextextended($1 || ' rows', $2)"
type Locking = Pick<EntityCall, 'tx' | 'entity' | 'actor'>

/** Class of the advisory locks that imports hold while they write, by the key of the import. */
const importClass = 6_901
/** Milliseconds that an act waits for an import or a batch of its rows; afterwards it answers UNAVAILABLE. */
const layerWaitMs = 1_000

/**
 * Locks some rows until the transaction ends, always in the same order, so that two acts cannot wait for each other. A running import or batch keeps
 * only its own rows from others.
 * @throws AppError UNAVAILABLE behind an import or a batch of these rows that takes longer than `layerWaitMs`
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
  const { batches } = rulesOf(entity)
  const locked = (lockClass: number) => `select k.objid::bigint from pg_locks k where k.locktype = 'advisory' and k.classid = ${lockClass}
    and k.objsubid = 2 and k.granted and k.database = (select oid from pg_database where datname = current_database())`
  const acts = [
    {
      table: 'entity_import',
      where: 'a.kind = $1',
      lockClass: importClass,
      rows: 'entity_import_line',
      key: 'import_id',
      named: ['row_id'],
    },
    ...(batches ? [{ where: "$1 <> ''", ...batches }] : []),
  ]
  const running = acts.map(
    ({ table, where, lockClass }, at) => `running${at} as materialized (select a.id from ${table} a
      where ${where} and a.company_id = $2 and a.id in (${locked(lockClass)}))`,
  )
  const claims = acts.map(
    ({ rows, key, named }, at) => `exists (select from ${rows} l where l.${key} in (select id from running${at})
      and (${named.map((column) => `l.${column} = any($3)`).join(' or ')}))`,
  )
  const [found] = await tx.query<{ running: boolean; claimed: boolean }>(
    `with ${running.join(', ')} select ${acts.map((_, at) => `exists (select from running${at})`).join(' or ')} as running,
      ${claims.join(' or ')} as claimed`,
    [entity.kind, actor.companyId, ids],
  )
  if (found!.running && !found!.claimed) {
    // the next long act waits here for what is written past this one
    await tx.query(`select count(*) from (select from ${entity.table} where id = any($1) order by id for no key update) held`, [ids])
    return
  }
  await tx.query(`select set_config('lock_timeout', $1, true)`, [String(layerWaitMs)])
  await tx.query(`select pg_advisory_xact_lock_shared(${layerKey})`, [entity.kind, layerOf(actor) ?? 0]).catch((error: unknown) => {
    throw found!.claimed && isLockTimeout(error) ? new AppError('UNAVAILABLE', { message: texts.beingWritten, retryAfter: 10 }) : error
  })
  await tx.query(`select set_config('lock_timeout', $1, true)`, [sessionSettings.lock_timeout])
}

const lockLayer = ({ tx, entity, actor }: Locking) =>
  tx.query(`select pg_advisory_xact_lock(${layerKey})`, [entity.kind, layerOf(actor) ?? 0])

/**
 * Locks the layer for an act on more rows than there may be locks. Its lock by key comes first: whoever finds the layer taken learns from it whose
 * rows are being written.
 */
async function lockLayerFor(call: Locking, table: string, lockClass: number, id: number): Promise<void> {
  // of the row, as a number of a caller may be larger than any key
  await call.tx.query(`select pg_advisory_xact_lock($1::integer, id::integer) from ${table} where id = $2::bigint`, [lockClass, id])
  await lockLayer(call)
}

export const lockLayerForImport = (call: Locking, importId: number) => lockLayerFor(call, 'entity_import', importClass, importId)

/** For a batch of an area that declares its `batches`. */
export function lockLayerForBatch(call: Locking, batchId: number): Promise<void> {
  const { batches } = rulesOf(call.entity)
  if (!batches) throw new Error(`entity ${call.entity.kind}: no batches`)
  return lockLayerFor(call, batches.table, batches.lockClass, batchId)
}
