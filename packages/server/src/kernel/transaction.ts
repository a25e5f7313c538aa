import { busChannel } from './bus.ts'
import { isUnavailable } from './errors.ts'
import { liveTopic, type LiveEvent } from './live-event.ts'
import { mergeEvents, packEvents } from './live-merge.ts'
import { gather, rowsOf, type Lease, type Queryable } from './statement.ts'
import type { TenantContext } from './tenant.ts'

export interface Tx extends Queryable {
  /** Statements as the server itself, inside this transaction: to reach rows of another company on the actor's behalf. */
  readonly system: Queryable
  /** Sends a statement without waiting; its failure fails the transaction. */
  defer(text: string, values?: readonly unknown[]): void
  /** Tells every server process after the commit (kernel/bus.ts). */
  publish(topic: string, content: unknown): void
  /** Tells open pages after the commit. Events of one transaction are merged, by kind and receiver (kernel/live-merge.ts). */
  readonly emit: (event: LiveEvent) => void
}

const mostAttempts = 3

/** Hears in this process, before the caller gets its answer, what a transaction published. */
export type Published = (topic: string, content: unknown) => void

export async function runTransaction<T>(
  acquire: () => Promise<Lease>,
  context: TenantContext,
  work: (tx: Tx) => Promise<T>,
  published: Published,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(await acquire(), context, work, published)
    } catch (error) {
      if (attempt === mostAttempts || !isConflict(error)) throw error
    }
  }
}

/** Serialisation failure or deadlock: the same work succeeds when run again. */
const isConflict = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string })?.code ?? '')

async function attemptOnce<T>(
  { client, switched }: Lease,
  context: TenantContext,
  work: (tx: Tx) => Promise<T>,
  published: Published,
): Promise<T> {
  const told: [topic: string, content: unknown][] = []
  const events: LiveEvent[] = []
  const pending: Promise<unknown>[] = switched ? [switched] : []
  const track = <P extends Promise<unknown>>(promise: P): P => {
    promise.catch(() => {}) // looked at before the commit
    pending.push(promise)
    return promise
  }
  const defer = (text: string, values?: readonly unknown[]) => void track(rowsOf(client, text, values))
  const query = <Row>(text: string, values?: readonly unknown[]) => rowsOf<Row>(client, text, values)
  const tx: Tx = {
    query,
    defer,
    publish(topic, content) {
      told.push([topic, content])
      defer('select pg_notify($1, $2)', [busChannel, JSON.stringify({ topic, content })])
    },
    emit: (event) => void events.push(event),
    system: {
      query(text, values) {
        if (context.scope === 'system') return query(text, values)
        defer(setScope, ['system'])
        const rows = track(query<never>(text, values))
        defer(setScope, [context.scope])
        return rows
      },
    },
  }
  gather(client)
  const begun = track(client.query('begin read write'))
  try {
    const result = await work(tx)
    for (const pack of packEvents(mergeEvents(events))) tx.publish(liveTopic, pack)
    gather(client)
    const commit = client.query('commit')
    await Promise.all([...pending, commit])
    // PostgreSQL answers a commit after a failed statement by rolling back, without an error
    if ((await commit).command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back')
    client.release()
    for (const [topic, content] of told) published(topic, content)
    return result
  } catch (thrown) {
    // a transaction that a standby refuses to begin: its statements fail for other reasons
    const error = await begun.then(
      () => thrown,
      (refused: unknown) => refused,
    )
    await client.query('rollback').catch(() => {})
    client.release(isUnavailable(error))
    throw error
  }
}

const setScope = `select set_config('app.scope', $1, true)`
