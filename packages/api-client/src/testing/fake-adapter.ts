import { AxiosHeaders, CanceledError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { FakeReply, refusal } from './fake-reply.ts'

/** One request as the fake server saw it: headers in lower case, JSON bodies parsed. */
export interface FakeRequest {
  /** `GET` or `POST`. */
  method: string
  /** Path without the query. */
  path: string
  /** Query values as they were passed in. */
  query: Readonly<Record<string, unknown>>
  /** The parsed JSON body, or the form of an upload. */
  body: unknown
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
}

/** Answers a request with its Data, or with a `FakeReply`. */
export type FakeHandler = (request: FakeRequest) => unknown

/** A transport of axios that answers from memory, and what it was asked. */
export interface FakeAdapter {
  /** For the `adapter` option of `createApiClient`. */
  adapter: AxiosAdapter
  /** Requests so far, oldest first. */
  requests: FakeRequest[]
}

/**
 * A server in memory: `fakeAdapter({ 'GET /api/CurrentUser/Current': () => user })`. A handler's value becomes Data of
 * a Status 1 answer; what it throws is thrown by the transport. Paths without a handler answer 404.
 */
export function fakeAdapter(routes: Record<string, FakeHandler>): FakeAdapter {
  const requests: FakeRequest[] = []
  const answer = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const request = requestOf(config)
    requests.push(request)
    const handler = routes[`${request.method} ${request.path}`]
    const value: unknown = handler ? await handler(request) : refusal('NOT_FOUND')
    const reply = value instanceof FakeReply ? value : new FakeReply(200, { Status: 1, Data: value ?? null })
    config.onUploadProgress?.({ loaded: 1, total: 1, bytes: 1, lengthComputable: true })
    const size = reply.body instanceof Blob ? reply.body.size : 0
    config.onDownloadProgress?.({ loaded: size, total: size, bytes: size, lengthComputable: true })
    return { data: reply.body, status: reply.status, statusText: '', headers: new AxiosHeaders(reply.headers), config }
  }
  return { requests, adapter: (config: InternalAxiosRequestConfig) => Promise.race([answer(config), aborted(config)]) }
}

function requestOf(config: InternalAxiosRequestConfig): FakeRequest {
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    query: (config.params ?? {}) as Record<string, unknown>,
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: Object.fromEntries(
      Object.entries(AxiosHeaders.from(config.headers).toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  }
}

function aborted({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new CanceledError('canceled'))
    if (signal?.aborted) abort()
    else signal?.addEventListener?.('abort', abort)
  })
}
