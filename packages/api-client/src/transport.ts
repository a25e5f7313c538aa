import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { Answer } from './answer.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'
import { earlyAnswerOf } from './early.ts'
import { header, refusalOf } from './refusal.ts'
import type { ApiClientOptions } from './types.ts'

const defaultTimeout = 30_000
/** A request by fetch that outlives its document; an XMLHttpRequest ends with it. */
const keptAlive: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } }

/** Sends one request with the headers of spec §7; resolves with a successful answer, else rejects with an `ApiError`. */
export type Transport = (config: AxiosRequestConfig, extraHeaders?: Readonly<Record<string, string>>) => Promise<Answer>

/** axios is loaded with the first request that is really sent: a page whose first answers are there early is drawn without it. */
export function createTransport(options: ApiClientOptions): Transport {
  let loaded: Promise<AxiosInstance> | undefined
  const http = () => {
    loaded ??= connect(options).catch((error: unknown) => {
      loaded = undefined // the next call tries again
      throw error
    })
    return loaded
  }
  const ask = async (config: AxiosRequestConfig, token: string | null): Promise<Answer> => {
    const early = options.early && (await earlyAnswerOf(options.early, config, token))
    if (!early) return (await http()).request<unknown>(config)
    if (config.signal?.aborted) throw new ApiError({ kind: 'cancelled' })
    return early
  }
  return async (config, extraHeaders) => {
    const token = options.getToken()
    const headers = {
      ...(config.headers as Record<string, string> | undefined),
      ...extraHeaders,
      'web-version': options.webVersion ?? '1',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    }
    const sent = options.leaving?.() === true ? { ...config, ...keptAlive } : config
    const answer = await ask({ ...sent, headers }, token).catch((error: unknown) => {
      throw failureOf(error)
    })
    if (answer.status >= 200 && answer.status < 300) return answer
    const refusal = await refusalOf(answer)
    tell(options, answer, token)
    throw refusal
  }
}

async function connect(options: ApiClientOptions): Promise<AxiosInstance> {
  const { default: axios } = await import('axios')
  return axios.create({
    baseURL: options.baseURL ?? '',
    timeout: options.timeout ?? defaultTimeout,
    validateStatus: () => true,
    paramsSerializer: { indexes: null },
    transitional: { clarifyTimeoutError: true },
    ...(options.adapter && { adapter: options.adapter }),
  })
}

/** The session rules of spec §8. A rule that throws is a defect of the page: it is reported there, and the caller gets the refusal all the same. */
function tell(options: ApiClientOptions, response: Answer, token: string | null): void {
  const offered = header(response, 'login-access-token')
  try {
    if (response.status === 401) options.onUnauthorized?.(token)
    else if (response.status === 409) options.onConflict?.()
    else if (response.status === 403 && offered) options.onTokenOffered?.(offered)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

const kinds: Readonly<Record<string, ApiErrorKind>> = { ERR_CANCELED: 'cancelled', ETIMEDOUT: 'timeout', ECONNABORTED: 'timeout' }

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code = '' } = error as { code?: string }
  return new ApiError({ kind: kinds[code] ?? 'network', cause: error })
}
