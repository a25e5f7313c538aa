import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@jst/contracts'
import type { AxiosAdapter } from 'axios'
import type { EarlyAnswer } from './early.ts'

/** Options of a client: the caller, the address of the server, and the handlers of the session rules (spec §7, §8). */
export interface ApiClientOptions {
  /** Origin and path prefix of the server; default: the page's own origin. */
  baseURL?: string
  /** Asked at each request. Null: the request goes without an Authorization header. */
  getToken(): string | null
  /** Value of the web-version header (spec §7). Default `1`. */
  webVersion?: string
  /** Milliseconds until a call counts as timed out; uploads and downloads have no limit. Default 30 000. */
  timeout?: number
  /** On 401, with the token that the refused request carried. */
  onUnauthorized?(refusedToken: string | null): void
  /** On 409: the account was taken over elsewhere. */
  onConflict?(): void
  /** On 403 with a token in the header `login-access-token` (spec §8). */
  onTokenOffered?(token: string): void
  /** Transport of axios; default: the environment's own. */
  adapter?: AxiosAdapter
  /** Asked at each request. True: the document is being left, and what is sent now shall arrive all the same (`keepalive`, bodies of up to 64 KB). */
  leaving?(): boolean
  /** Answers of reads without a query that the page asked for before this code was there. */
  early?: EarlyAnswer
}

/** Input of a call: the body if the endpoint has one, else the query. */
export type CallInput<E extends Endpoint> = keyof BodyOf<E> extends never ? QueryOf<E> : BodyOf<E>

/** Options of one call. */
export interface CallOptions<E extends Endpoint = Endpoint> {
  /** Aborts the call; it then rejects with an `ApiError` of kind `cancelled`. */
  signal?: AbortSignal
  /** Give the same key to repeat a write without doing it twice. Default: a fresh one per call. */
  idempotencyKey?: string
  /** Query of an endpoint that has a body too. */
  query?: QueryOf<E>
}

/** Options of one upload. */
export interface UploadOptions {
  /** File name sent to the server; the name of the file by default. */
  fileName?: string
  /** Sends the bytes alone, as `application/octet-stream`, to a call that takes them so. */
  plain?: boolean
  /** Share of the file that is sent, 0 to 1. */
  onProgress?: (share: number) => void
  /** Gives the upload up; it is refused with kind `cancelled`. */
  signal?: AbortSignal
  /** The same key twice is one upload; a random one by default. */
  idempotencyKey?: string
}

/** Options of one download. */
export interface DownloadOptions {
  /** Gives the download up; it is refused with kind `cancelled`. */
  signal?: AbortSignal
  /** Message of the error instead of the server's. */
  failureMessage?: string
  /** Bytes received so far, and of how many when the server says so. */
  onProgress?: (received: number, total: number | undefined) => void
}

/** A file from the server, ready to be saved under its name. */
export interface Download {
  /** The file. */
  blob: Blob
  /** As the server names it, decoded. */
  fileName: string
  /** Media type; xlsx when nothing tells it (spec §9). */
  type: string
}

/** Makes the calls of the contracts (spec §7). Stateless: every call asks for the token anew. */
export interface ApiClient {
  /**
   * Makes a call and resolves with its Data; with null for Status 0 where the reply may be null. Every refusal rejects
   * with an `ApiError`. Reads by GET are tried up to three times when the server cannot be reached; writes never.
   */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>, options?: CallOptions<E>): Promise<ReplyOf<E>>
  /** Sends a file as multipart form, field `file`, or plainly. */
  upload<E extends Endpoint>(endpoint: E, file: Blob, query?: QueryOf<E>, options?: UploadOptions): Promise<ReplyOf<E>>
  /** Fetches a file by GET. */
  download(path: string, query?: Readonly<Record<string, unknown>>, options?: DownloadOptions): Promise<Download>
}
