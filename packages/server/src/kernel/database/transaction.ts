import { packed } from '../bus/bus.ts'
import { isUnavailable } from '../errors.ts'
import { cacheTopic, type TenantValues } from './tenant-cache.ts'
import { liveTopic, type LiveEvent } from '../live/live-event.ts'
import { mergeEvents, packEvents } from '../live/live-merge.ts'
import { gather, rowsOf, switchLocally, type Lease, type Queryable } from './statement.ts'
import type { TenantContext } from './tenant.ts'

export interface Tx extends Queryable {
  /** Runs statements in the scope of the server inside this transaction, for rows of another company on the actor's behalf. */
  readonly system: Queryable
  /**
   * Cache of a topic by the server's own view, for reads of `system`. Undefined once this transaction has published that the topic
   * changes: it reads its own writes, which nobody else may see yet.
   */
  serverCache<V>(topic: string): TenantValues<V> | undefined
  /** Sends a statement without waiting; its failure fails the transaction. */
  defer(text: string, values?: readonly unknown[]): void
  /** Tells every server process after the commit (kernel/bus). @throws Error when the content is larger than 7,999 bytes with its topic */
  publish(topic: string, content: unknown): void
  /** Tells open pages after the commit. Events of one transaction are merged, by kind and receiver (kernel/live/live-merge.ts). */
  readonly emit: (event: LiveEvent) => void
  /** Returns a function that discards later events and messages, for writes that a savepoint rolls back. */
  readonly mark: () => () => void
}

/** The server's own view, with what this process remembers of it. */
export interface ServerView extends Queryable {
  cache<V>(topic: string): TenantValues<V> | undefined
}

const mostAttempts = 3

/** Receives the messages of a transaction in this process before the caller gets its response. */
export type Published = (topic: string, content: unknown) => void

/** Parts of a transaction besides its connection. */
interface TransactionHost {
  readonly context: TenantContext
  /** True behind a transaction pooler: each transaction has another connection. */
  readonly pooled: boolean
  readonly published: Published
  /** Called after a commit that added to the outbox. */
  readonly announced: () => void
  /** Cache by the server's own view. */
  readonly cache: <V>(topic: string) => TenantValues<V>
}

export async function runTransaction<T>(acquire: () => Promise<Lease>, host: TransactionHost, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(await acquire(), host, work)
    } catch (error) {
      if (attempt === mostAttempts || !isConflict(error)) throw error
    }
  }
}

/** Serialisation failure or deadlock: the same work succeeds when run again. */
const isConflict = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string })?.code ?? '')

async function attemptOnce<T>(
  { client, switched }: Lease,
  { context, pooled, published, announced, cache }: TransactionHost,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const announcements: [topic: string, content: unknown][] = []
  const messages: string[] = []
  const events: LiveEvent[] = []
  const pending: Promise<unknown>[] = switched ? [switched] : []
  const track = <P extends Promise<unknown>>(promise: P): P => {
    promise.catch(() => {}) // looked at before the commit
    pending.push(promise)
    return promise
  }
  // scope that the statements sent so far leave behind: sent only where the next statement needs another one
  let scope = context.scope
  const enter = (wanted: TenantContext['scope']) => {
    if (scope === wanted) return
    scope = wanted
    void track(rowsOf(client, setScope, [wanted]))
  }
  // scopes at the savepoints that are open, which need none themselves: PostgreSQL restores that of the one that is rolled back to
  const savepoints: TenantContext['scope'][] = []
  const query = <Row>(text: string, values?: readonly unknown[]) => {
    if (text.startsWith('savepoint ')) savepoints.push(scope)
    else if (text.startsWith('release savepoint ')) savepoints.pop()
    else if (text.startsWith('rollback to ')) scope = savepoints.at(-1) ?? context.scope
    else enter(context.scope)
    return rowsOf<Row>(client, text, values)
  }
  const defer = (text: string, values?: readonly unknown[]) => void track(query(text, values))
  const tx: Tx = {
    query,
    defer,
    publish(topic, content) {
      const message = packed(topic, content)
      if (Buffer.byteLength(message) > mostMessageBytes)
        throw new Error(`a message of topic ${topic} is larger than ${mostMessageBytes} bytes`)
      announcements.push([topic, content])
      messages.push(message)
    },
    emit: (event) => void events.push(event),
    mark() {
      const lengths = [announcements.length, messages.length, events.length] as const
      return () => void ([announcements.length, messages.length, events.length] = lengths)
    },
    serverCache: (topic) => (announcements.some(([of, content]) => of === cacheTopic && content === topic) ? undefined : cache(topic)),
    system: {
      query(text, values) {
        enter('system')
        return track(rowsOf<never>(client, text, values))
      },
    },
  }
  gather(client)
  const begun = track(client.query('begin read write'))
  if (pooled) void track(switchLocally(client, context, 'auto'))
  try {
    const result = await work(tx)
    for (const pack of packEvents(mergeEvents(events))) tx.publish(liveTopic, pack)
    // last statement: the locks of the records are held by now, so that their messages have the order of the commits
    if (messages.length === 1) defer(leaveOne, messages)
    else if (messages.length > 1) defer(leave, [messages])
    gather(client)
    const commit = client.query('commit')
    await Promise.all([...pending, commit])
    // PostgreSQL answers a commit after a failed statement by rolling back, without an error
    if ((await commit).command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back')
    client.release()
    for (const [topic, content] of announcements) published(topic, content)
    if (announcements.length > 0) announced()
    return result
  } catch (thrown) {
    // a standby has refused the begin: the statements fail as a consequence
    const error = await begun.then(
      () => causeOf(thrown, pending),
      (refused: unknown) => refused,
    )
    await client.query('rollback').catch(() => {})
    client.release(isUnavailable(error))
    throw error
  }
}

/** 25P02 says only that an earlier statement of the transaction failed: the error of that statement is thrown. */
async function causeOf(thrown: unknown, pending: readonly Promise<unknown>[]): Promise<unknown> {
  const isAborted = (error: unknown) => (error as { code?: string } | undefined)?.code === '25P02'
  if (!isAborted(thrown)) return thrown
  const ended = await Promise.allSettled(pending)
  const failed = ended.find((one): one is PromiseRejectedResult => one.status === 'rejected' && !isAborted(one.reason))
  return failed?.reason ?? thrown
}

/** PostgreSQL refuses a notification of 8,000 bytes. */
const mostMessageBytes = 7_999
const leaveOne = 'insert into bus_message (payload) values ($1)'
const leave =
  'insert into bus_message (payload) select payload from unnest($1::text[]) with ordinality as told (payload, place) order by place'
const setScope = `select set_config('app.scope', $1, true)`
