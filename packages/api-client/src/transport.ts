import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { ApiError } from './api-error.ts'
import { withEarlyAnswers } from './early.ts'
import { header, refusalOf } from './refusal.ts'
import type { ApiClientOptions } from './types.ts'

const defaultTimeout = 30_000

/** Sends one request with the headers of spec §7; resolves with a successful response, else rejects with an `ApiError`. */
export type Transport = (config: AxiosRequestConfig, extraHeaders?: Readonly<Record<string, string>>) => Promise<AxiosResponse<unknown>>

export function createTransport(options: ApiClientOptions): Transport {
  const http = axios.create({
    baseURL: options.baseURL ?? '',
    timeout: options.timeout ?? defaultTimeout,
    validateStatus: () => true,
    paramsSerializer: { indexes: null },
    transitional: { clarifyTimeoutError: true },
    ...(options.adapter && { adapter: options.adapter }),
  })
  if (options.early)
    http.defaults.adapter = withEarlyAnswers(options.early, () => options.getToken(), axios.getAdapter(http.defaults.adapter))
  return async (config, extraHeaders) => {
    const token = options.getToken()
    const headers = {
      ...extraHeaders,
      'web-version': options.webVersion ?? '1',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    }
    const response = await http.request<unknown>({ ...config, headers }).catch((error: unknown) => {
      throw failureOf(error)
    })
    if (response.status >= 200 && response.status < 300) return response
    const refusal = await refusalOf(response)
    tell(options, response, token)
    throw refusal
  }
}

/** The session rules of spec §8. A rule that throws is a defect of the page: it is reported there, and the caller gets the refusal all the same. */
function tell(options: ApiClientOptions, response: AxiosResponse<unknown>, token: string | null): void {
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

function failureOf(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError({ kind: 'cancelled', cause: error })
  const timedOut = axios.isAxiosError(error) && (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED')
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', cause: error })
}
