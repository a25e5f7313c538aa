import type { Endpoint, ReplyOf } from '@jst/contracts'
import type { AxiosRequestConfig } from 'axios'
import type { Answer } from './answer.ts'
import { ApiError } from './api-error.ts'
import { fileNameOf } from './content-disposition.ts'
import { dataOf, isEnvelope } from './envelope.ts'
import { freshKey } from './idempotency-key.ts'
import { defaultExtension, extensionOf, mediaTypeOf } from './media-types.ts'
import { header, readBody, refusalOf } from './refusal.ts'
import { withRetries } from './retry.ts'
import { texts } from './texts.ts'
import { createTransport, type Transport } from './transport.ts'
import type { ApiClient, ApiClientOptions, Download } from './types.ts'

/** A client for the calls of the contracts. It keeps no state: token and session rules are the caller's. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // typed callers cannot forget it, JavaScript can
  if (typeof (options as Partial<ApiClientOptions> | undefined)?.getToken !== 'function')
    throw new TypeError('createApiClient: getToken missing. It is a function that returns the token, or null without one.')
  const send = createTransport(options)

  async function exchange<E extends Endpoint>(
    endpoint: E,
    config: AxiosRequestConfig,
    signal?: AbortSignal,
    key?: string,
  ): Promise<ReplyOf<E>> {
    const request: AxiosRequestConfig = {
      ...config,
      method: endpoint.method,
      url: endpoint.path,
      ...(signal && { signal }),
    }
    const headers: Record<string, string> = endpoint.write ? { 'Idempotency-Key': key ?? freshKey() } : {}
    const repeatable = endpoint.method === 'GET' && !endpoint.write
    const response = await (repeatable ? withRetries(() => send(request, headers), signal) : send(request, headers))
    // The server validates its replies against the same schema.
    return dataOf(endpoint, response.data, response.status) as ReplyOf<E>
  }

  return {
    call(endpoint, input, { signal, idempotencyKey, query } = {}) {
      const config = endpoint.method === 'GET' ? { params: input } : { data: input ?? {}, params: query }
      return exchange(endpoint, config, signal, idempotencyKey)
    },
    upload(endpoint, file, query, { fileName = nameOf(file), plain = false, onProgress, signal, idempotencyKey } = {}) {
      const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
        onProgress?.(Math.min(1, loaded / (total || file.size || 1)))
      const content = plain ? { data: file, headers: { 'Content-Type': 'application/octet-stream' } } : { data: formOf(file, fileName) }
      return exchange(endpoint, { ...content, params: query, timeout: 0, onUploadProgress }, signal, idempotencyKey)
    },
    async download(path, query, { signal, failureMessage, onProgress } = {}) {
      const onDownloadProgress = ({ loaded, total }: { loaded: number; total?: number }) => onProgress?.(loaded, total || undefined)
      try {
        return await withRetries(
          () =>
            fetchFile(send, {
              method: 'GET',
              url: path,
              params: query,
              responseType: 'blob',
              timeout: 0,
              ...(signal && { signal }),
              ...(onProgress && { onDownloadProgress }),
            }),
          signal,
        )
      } catch (error) {
        if (!failureMessage || !(error instanceof ApiError) || error.kind === 'cancelled') throw error
        const { kind, status, code, issues, data, requestId, retryAfter } = error
        throw new ApiError({ kind, status, code, issues, data, requestId, retryAfter, message: failureMessage, cause: error })
      }
    },
  }
}

async function fetchFile(send: Transport, config: AxiosRequestConfig): Promise<Download> {
  const response = await send(config)
  await refuseEnvelope(response)
  const named = fileNameOf(header(response, 'content-disposition'))
  const type = mediaTypeOf(header(response, 'content-type'), named)
  const blob = new Blob([response.data as Blob], { type })
  return { blob, type, fileName: named ?? `${texts.unnamedFile}.${extensionOf(type) ?? defaultExtension}` }
}

/** Instead of the file a server may answer 200 with a refusal in an envelope. */
async function refuseEnvelope(response: Answer): Promise<void> {
  if (!header(response, 'content-type')?.includes('json')) return
  const body = await readBody(response.data)
  if (isEnvelope(body) && body.Status === 0) throw await refusalOf(response)
}

function formOf(file: Blob, fileName: string): FormData {
  const form = new FormData()
  form.append('file', file, fileName)
  return form
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : texts.unnamedFile
}
