import type { Endpoint, Envelope } from '@jst/contracts'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

export function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'Status' in body && (body.Status === 0 || body.Status === 1)
}

interface JsonSchema {
  type?: unknown
  anyOf?: readonly JsonSchema[]
}

/** True when the reply schema lets Data be null. */
function allowsNull(schema: JsonSchema): boolean {
  return schema.type === 'null' || (schema.anyOf?.some(allowsNull) ?? false)
}

/**
 * Data of a successful answer. Status 0 means "nothing to show" (spec §7, §8): null where the endpoint allows it. With a
 * Code, or where null is not allowed, it is a refusal and throws.
 */
export function dataOf(endpoint: Endpoint, body: unknown, status: number): unknown {
  if (!isEnvelope(body)) throw new ApiError({ kind: 'http', status, message: texts.unreadable })
  if (body.Status === 1) return body.Data
  if (body.Data === null && !body.Code && allowsNull(endpoint.reply)) return null
  throw new ApiError({
    kind: 'http',
    status,
    code: body.Code,
    message: body.Message || (body.Code ? undefined : texts.nothing),
    issues: body.Issues,
    data: body.Data,
    requestId: body.RequestId,
  })
}
