import type { Endpoint, InputOf, ReplyOf } from '@jst/contracts'
import { readEmployee } from '../kernel/access/actor-store.ts'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Tx } from '../kernel/database/database.ts'
import type { BaseContext, ReadContext, WriteContext } from '../kernel/http/endpoint.ts'
import { writeCallIn } from '../kernel/http/write-call.ts'
import { allRoutes } from '../modules.ts'
import type { TestServer } from './server.ts'

/** An act whose transaction has written everything and has not committed. */
export interface Held<T> {
  /** Lets it commit, and gives what it answered. */
  readonly end: () => Promise<T>
}

/** The employee of a demo account with an own company. */
export async function actorOf(server: TestServer, account: string): Promise<EmployeeActor> {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      'select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1 order by e.id limit 1',
      [account],
    ),
  )
  if (!row) throw new Error(`no employee of account ${account}`)
  return (await readEmployee(server.database.system(), row.id))!
}

/** Does something in a transaction of an employee, and holds it open before its commit. */
async function heldTx<T>(server: TestServer, actor: EmployeeActor, work: (tx: Tx) => Promise<T>): Promise<Held<T>> {
  const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = server.database.tenant(actor).tx(async (tx) => {
    const result = await work(tx)
    // what was sent without waiting has arrived, too
    await tx.query('select 1')
    written.resolve()
    await go.promise
    return result
  })
  await Promise.race([written.promise, ended])
  return {
    end: () => {
      go.resolve()
      return ended
    },
  }
}

type Prepare = (context: ReadContext<EmployeeActor>, input: unknown) => Promise<unknown>
type Write = (context: WriteContext<EmployeeActor>, input: unknown, prepared: unknown) => Promise<unknown>

interface Handler {
  readonly prepare?: Prepare
  readonly write: Write
}
const handlerOf = (endpoint: Endpoint): Handler =>
  allRoutes({ demo: true, now: () => new Date() }).find((one) => one.endpoint === endpoint)!.definition as unknown as Handler
type Base = Pick<BaseContext<EmployeeActor>, 'file' | 'files'>
const baseOf = (actor: EmployeeActor, more: Partial<Base>) =>
  ({ actor, requestId: 'held', now: () => new Date(), ip: '127.0.0.1', userAgent: '', ...more }) as BaseContext<EmployeeActor>

/** Answers a call as its route does, and holds its transaction open before the commit. */
export async function heldCall<E extends Endpoint>(
  server: TestServer,
  actor: EmployeeActor,
  endpoint: E,
  input: InputOf<E>,
): Promise<Held<ReplyOf<E>>> {
  const { prepare, write } = handlerOf(endpoint)
  const base = baseOf(actor, {})
  const system = server.database.system()
  const prepared = await prepare?.({ ...base, db: server.database.tenant(actor), system }, input)
  return heldTx(server, actor, (tx) => write({ ...base, ...writeCallIn(tx, base) }, input, prepared) as Promise<ReplyOf<E>>)
}

/** Result of the slow part of a call, before its transaction. */
export const prepareCall = <E extends Endpoint>(
  server: TestServer,
  actor: EmployeeActor,
  endpoint: E,
  input: InputOf<E>,
): Promise<unknown> =>
  handlerOf(endpoint).prepare!({ ...baseOf(actor, {}), db: server.database.tenant(actor), system: server.database.system() }, input)

/** Answers a call with what its slow part would have given. */
export const callPrepared = <E extends Endpoint>(
  server: TestServer,
  actor: EmployeeActor,
  endpoint: E,
  input: unknown,
  { prepared, ...more }: { readonly prepared: unknown } & Partial<Base>,
): Promise<ReplyOf<E>> => {
  const base = baseOf(actor, more)
  return server.database
    .tenant(actor)
    .tx((tx) => handlerOf(endpoint).write({ ...base, ...writeCallIn(tx, base) }, input, prepared) as Promise<ReplyOf<E>>)
}
