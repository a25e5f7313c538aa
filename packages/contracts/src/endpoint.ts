import { accessOf, type May } from './may.ts'
import { ObjectSchema, type Static, type TSchema, Unsafe, strict } from './schema.ts'

/**
 * One call of the platform, declared once and read by the server, the client, the OpenAPI page and the tests.
 * `reply` is the schema of `Data` inside the envelope.
 */
export interface Endpoint<Q extends object = object, B extends object = object, R = unknown, M extends 'GET' | 'POST' = 'GET' | 'POST'> {
  readonly method: M
  readonly path: `/api/${string}`
  /** One Chinese sentence for the OpenAPI page. */
  readonly summary: string
  readonly may: May
  /** True when the call changes data: transaction, audit row, idempotency key honoured. */
  readonly write: boolean
  readonly query: TSchema
  readonly body: TSchema
  /** Bytes that a JSON body may have, where the usual limit is too small; read by `largestBodyOf`. */
  readonly largestBody?: number
  readonly reply: TSchema
  /** Types of the schemas: for the compiler alone, never set. Given as types, since comparing schemas takes it seconds. */
  readonly '~types'?: { readonly query: Q; readonly body: B; readonly reply: R }
}

/** Type of the reply of a call that answers with a file in place of the envelope. */
export interface FileReply {
  readonly '~file': true
}
interface FileMark {
  /** Why the file leaves without a button of `fileButtonCodes`; undefined: it needs one. */
  readonly openBecause?: string
}
const fileSchema = (file: FileMark) => Unsafe<FileReply>({ file })

/** The reply is a file with data of the business: `may` names buttons of `fileButtonCodes` alone. */
export const BusinessFile = fileSchema({})
/** The reply is a file that no export right guards, and why: a blank form, an attachment of what the caller reads. */
export const openFile = (openBecause: string) => fileSchema({ openBecause })
/** Undefined when the call does not answer with a file. */
export const fileMarkOf = ({ reply }: Pick<Endpoint, 'reply'>): FileMark | undefined => (reply as { readonly file?: FileMark }).file

/** A call that answers with a page of a list: `{ Rows, Total }`. */
export function isPaged({ reply }: Pick<Endpoint, 'reply'>): boolean {
  const { properties } = reply as { readonly properties?: object }
  return properties !== undefined && 'Rows' in properties && 'Total' in properties
}

/** Bytes of a JSON body that need no word: 256 kB, and 16 kB where a stranger may call. */
const usualBody = 256 * 1024
const strangersBody = 16 * 1024
/** Bytes of the largest JSON body that the call takes. Uploads and streams have limits of their own. */
export const largestBodyOf = ({ largestBody, may }: Pick<Endpoint, 'largestBody' | 'may'>): number =>
  largestBody ?? (accessOf(may) === 'public' ? strangersBody : usualBody)

const none = ObjectSchema({}, strict)
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
/** Input of a call: the query of a GET, the body of a POST. */
export type InputOf<E extends Endpoint> = E['method'] extends 'GET' ? QueryOf<E> : BodyOf<E>
