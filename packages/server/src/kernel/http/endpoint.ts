import { accessOf, type Access, type Endpoint, type FileReply, type InputOf, type ReplyOf } from '@jst/contracts'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor, EmployeeActor } from '../access/actor.ts'
import type { AuditEntry } from '../audit/audit.ts'
import type { AddressBrand } from '../site/brand.ts'
import type { Db, Tx } from '../database/database.ts'
import type { FileAnswer } from './file-answer.ts'
import type { FileStore, UploadedFile, UploadRules } from '../files/files.ts'
import type { Limit } from '../limits/limits.ts'
import type { LiveEvent } from '../live/live-event.ts'
import type { Verdict } from '../access/policy.ts'

/** Context of every handler, besides its input. `actor` is null on public calls only. */
export interface BaseContext<A extends Actor | null> {
  readonly actor: A
  readonly requestId: string
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly ip: string
  readonly userAgent: string
  /** Company of the address (host name) of the call. */
  readonly brand: () => Promise<AddressBrand | undefined>
  readonly files: FileStore
  /** The uploaded file of an upload call. */
  readonly file: UploadedFile | undefined
  /** Stream of the body, for a call that takes bytes. */
  readonly bytes: Readable | undefined
  /** A header of the request in one line, `''` without it. */
  readonly header: (name: string) => string
}

/** For calls that read: the database bound to the actor's company (public calls: the system's view). */
export interface ReadContext<A extends Actor | null> extends BaseContext<A> {
  readonly db: Db
  /** The server's own view, past tenancy: for looking up names of other companies, never for rows a caller asked for. */
  readonly system: Db
}

/** For calls that write: everything happens in `tx`, which commits when the handler returns and rolls back when it throws. */
export interface WriteContext<A extends Actor | null> extends BaseContext<A> {
  readonly tx: Tx
  readonly audit: (entry: AuditEntry) => void
  /** Frames for live sockets, sent after the commit. */
  readonly emit: (event: LiveEvent) => void
}

/** Parameter of a writing service: the actor, the transaction, the audit log, and further fields by name. */
export type WriteCall<More extends keyof WriteContext<Actor> = never, A extends Actor = EmployeeActor> = Pick<
  WriteContext<A>,
  'tx' | 'actor' | 'audit' | More
>

/** Answer with Status 0: there is nothing to show, which is no error (spec §7, §8). */
export class Nothing<T> {
  readonly data: T
  constructor(data: T) {
    this.data = data
  }
}

/** A call that declares a file answers with one, and no other does. */
type Answer<E extends Endpoint> = ReplyOf<E> extends FileReply ? FileAnswer : ReplyOf<E> | Nothing<ReplyOf<E>>

interface Common<E extends Endpoint, A extends Actor | null> {
  /** Besides the server's general limit: per user, or per address on public calls. */
  limit?: Limit
  /**
   * Upload calls: the one multipart file, checked before the handler runs. They have no body: their input is the query. A few run at a time for a
   * person, a company and the process; others wait (kernel/limits/uploads.ts).
   */
  upload?: UploadRules
  /** Responds with 204 and no body, as senders of notifications expect. */
  noContent?: true
  /** Takes the body as a stream, also JSON; the input is the query. The handler reads it and enforces a size limit. */
  bytes?: true
  /** `db` may ask a replica (kernel/database/replica.ts). Default: the answer is a page of a list. */
  longRead?: boolean
  /** The answer carries a secret (a token): it is not kept for repeats of an idempotency key. */
  secretAnswer?: true
  /** For a read at each start whose result seldom changes: the browser caches the response and revalidates it by ETag. */
  revalidated?: true
  /**
   * A write with a slow preparation that takes the next number of something: calls with the same key run one after the other in this process, so that
   * none prepares with a number that another one is about to take.
   */
  inTurn?: (input: InputOf<E>) => string
  /** Checks actor and input only; rules about records are in the service, which loads them. */
  policy?: (actor: A, input: InputOf<E>) => Verdict
}

/**
 * Exactly one of the three. `read`: for endpoints that do not write. `write`: in one transaction, idempotency key honoured.
 * `ownTransactions`: the handler opens its transactions itself, because part of its work must outlive a refusal.
 * `prepare` does the slow part of a write (parsing, encoding, hashing) before a connection is taken for the transaction; `write` gets its result.
 * A write that finds it outdated throws `OutdatedPreparation`, and both are run again.
 */
type Handler<E extends Endpoint, A extends Actor | null, P> =
  | { read: (context: ReadContext<A>, input: InputOf<E>) => Promise<Answer<E>> }
  | {
      prepare?: (context: ReadContext<A>, input: InputOf<E>) => Promise<P>
      // inferred from `prepare` alone, so that a write that needs more does not compile
      write: (context: WriteContext<A>, input: InputOf<E>, prepared: NoInfer<P>) => Promise<Answer<E>>
    }
  | { ownTransactions: (context: ReadContext<A>, input: InputOf<E>) => Promise<Answer<E>> }

export type Definition<E extends Endpoint, A extends Actor | null, P = unknown> = Common<E, A> & Handler<E, A, P>

/** A call with its handler, ready for `registerRoutes`. The types were checked where it was made. */
export interface Route {
  readonly endpoint: Endpoint
  readonly definition: Definition<Endpoint, never>
}

/** Public call. `ctx.db` has the scope of the server, so the handler must restrict the rows. */
export const publicRoute = <E extends Endpoint, P = undefined>(endpoint: E, definition: Definition<E, null, P>) =>
  make(endpoint, 'public', definition)
/** Calls of a signed-in user. */
export const userRoute = <E extends Endpoint, P = undefined>(endpoint: E, definition: Definition<E, Actor, P>) =>
  make(endpoint, 'user', definition)
/** Calls of a user acting as an employee. */
export const employeeRoute = <E extends Endpoint, P = undefined>(endpoint: E, definition: Definition<E, EmployeeActor, P>) =>
  make(endpoint, 'employee', definition)

function make<E extends Endpoint, A extends Actor | null, P>(endpoint: E, access: Access, definition: Definition<E, A, P>): Route {
  const declared = accessOf(endpoint.may)
  if (declared !== access) throw new Error(`${endpoint.path} is declared for "${declared}", not "${access}"`)
  if ('read' in definition === endpoint.write)
    throw new Error(`${endpoint.path} is declared with write: ${endpoint.write}; give it a "${endpoint.write ? 'write' : 'read'}" handler`)
  return { endpoint, definition: definition as unknown as Definition<Endpoint, never> }
}
