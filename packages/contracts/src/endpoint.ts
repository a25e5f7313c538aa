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
export interface Endpoint<
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  R extends TSchema = TSchema,
  M extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly method: M
  readonly path: `/api/${string}`
  /** One Chinese sentence for the OpenAPI page. */
  readonly summary: string
  readonly access: Access
  /** Any one of these buttons is enough. Absent: the policy alone decides. */
  readonly anyOf?: readonly ButtonPermission[]
  /** True when the call changes data: transaction, audit row, idempotency key honoured. */
  readonly write: boolean
  readonly query: Q
  readonly body: B
  readonly reply: R
}

const none = ObjectSchema({}, { additionalProperties: false })
export type None = typeof none

type Declaration<Q extends TSchema, B extends TSchema, R extends TSchema, M extends 'GET' | 'POST'> = Omit<
  Endpoint<Q, B, R, M>,
  'query' | 'body' | 'write'
> & {
  query?: Q
  body?: B
  /** Default: POST writes, GET does not. */
  write?: boolean
}

/** Declares a call; query and body default to "nothing". */
export function defineEndpoint<R extends TSchema, M extends 'GET' | 'POST', Q extends TSchema = None, B extends TSchema = None>(
  declaration: Declaration<Q, B, R, M>,
): Endpoint<Q, B, R, M> {
  return {
    ...declaration,
    query: declaration.query ?? (none as unknown as Q),
    body: declaration.body ?? (none as unknown as B),
    write: declaration.write ?? declaration.method === 'POST',
  }
}

export type QueryOf<E> = E extends Endpoint<infer Q, TSchema, TSchema> ? Static<Q> : never
export type BodyOf<E> = E extends Endpoint<TSchema, infer B, TSchema> ? Static<B> : never
export type ReplyOf<E> = E extends Endpoint<TSchema, TSchema, infer R> ? Static<R> : never
/** What a client passes: the query of a GET, the body of a POST. */
export type InputOf<E extends Endpoint> = E['method'] extends 'GET' ? QueryOf<E> : BodyOf<E>
