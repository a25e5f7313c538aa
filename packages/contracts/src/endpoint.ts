import { ObjectSchema, type Static, type TSchema } from './schema.ts'

/** Who may call: anyone, a signed-in user, or a user acting as an employee of a company. */
export type Access = 'public' | 'user' | 'employee'

/** A menu button that the caller's role must hold (spec §6): lower-case match of the path, exact code. */
export interface ButtonPermission {
  readonly path: string
  readonly code: string
}

/**
 * One call of the platform, declared once and read by the server, the client, the OpenAPI page and the tests.
 * `reply` is the schema of `Data` inside the envelope.
 */
export interface Endpoint<Q extends object = object, B extends object = object, R = unknown, M extends 'GET' | 'POST' = 'GET' | 'POST'> {
  readonly method: M
  readonly path: `/api/${string}`
  /** One Chinese sentence for the OpenAPI page. */
  readonly summary: string
  readonly access: Access
  /** Any one of these buttons is enough. Absent: the policy alone decides. */
  readonly anyOf?: readonly ButtonPermission[]
  /** True when the call changes data: transaction, audit row, idempotency key honoured. */
  readonly write: boolean
  readonly query: TSchema
  readonly body: TSchema
  readonly reply: TSchema
  /** What the schemas describe: for the compiler alone, never there. Said as types, since comparing schemas takes it seconds. */
  readonly '~types'?: { readonly query: Q; readonly body: B; readonly reply: R }
}

const none = ObjectSchema({}, { additionalProperties: false })
export type None = typeof none

type Declaration<Q extends TSchema, B extends TSchema, R extends TSchema, M extends 'GET' | 'POST'> = Omit<
  Endpoint<object, object, unknown, M>,
  'query' | 'body' | 'reply' | 'write' | '~types'
> & {
  query?: Q
  body?: B
  reply: R
  /** Default: POST writes, GET does not. */
  write?: boolean
}

/** Declares a call; query and body default to "nothing". */
export function defineEndpoint<R extends TSchema, M extends 'GET' | 'POST', Q extends TSchema = None, B extends TSchema = None>(
  declaration: Declaration<Q, B, R, M>,
): Endpoint<Static<Q>, Static<B>, Static<R>, M> {
  return {
    ...declaration,
    query: declaration.query ?? none,
    body: declaration.body ?? none,
    write: declaration.write ?? declaration.method === 'POST',
  }
}

export type QueryOf<E> = E extends Endpoint<infer Q extends object> ? Q : never
export type BodyOf<E> = E extends Endpoint<object, infer B extends object> ? B : never
export type ReplyOf<E> = E extends Endpoint<object, object, infer R> ? R : never
/** What a client passes: the query of a GET, the body of a POST. */
export type InputOf<E extends Endpoint> = E['method'] extends 'GET' ? QueryOf<E> : BodyOf<E>
