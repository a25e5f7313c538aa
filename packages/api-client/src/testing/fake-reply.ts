import { errorTable, type ErrorCode, type Issue } from '@jst/contracts'
import { AxiosError } from 'axios'

/** An answer given byte for byte: status, body and headers (names in lower case). */
export class FakeReply {
  /** HTTP status. */
  readonly status: number
  /** The envelope as the server would send it. */
  readonly body: unknown
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A refusal of the error table with its HTTP status. */
export function refusal(
  code: ErrorCode,
  more: { Message?: string; Data?: unknown; Issues?: Issue[]; headers?: Record<string, string> } = {},
): FakeReply {
  const { headers, ...body } = more
  return new FakeReply(errorTable[code].http, { Status: 0, Data: null, Code: code, RequestId: 'request-1', ...body }, headers)
}

/** Status 0 with null Data: there is nothing to show. */
export function nothing(): FakeReply {
  return new FakeReply(200, { Status: 0, Data: null })
}

/** Throw it in a handler: the server is not reached. */
export function networkFailure(): Error {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK)
}

/** Throw it in a handler: the server does not answer in time. */
export function timeoutFailure(): Error {
  return new AxiosError('timeout exceeded', AxiosError.ETIMEDOUT)
}
