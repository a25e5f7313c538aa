import type { Answer } from './answer.ts'
import { ApiError } from './api-error.ts'
import { isEnvelope } from './envelope.ts'

/** The error that a refused response stands for. */
export async function refusalOf(response: Answer): Promise<ApiError> {
  const body = await readBody(response.data)
  const { Code, Message, Issues, Data, RequestId } = isEnvelope(body) ? body : {}
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: Code,
    message: Message,
    issues: Issues,
    data: Data,
    requestId: RequestId ?? header(response, 'x-request-id'),
    retryAfter: seconds(header(response, 'retry-after')),
  })
}

/** A header as text; undefined when absent or empty. */
export function header(response: Answer, name: string): string | undefined {
  const value: unknown = (response.headers as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A call for a file gets its refusal as a file too: JSON inside a blob. */
export async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text())
  } catch {
    return undefined
  }
}

/** Retry-After in seconds: a number or a date (RFC 9110). */
function seconds(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const delay = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isNaN(delay) ? undefined : Math.max(0, delay)
}
