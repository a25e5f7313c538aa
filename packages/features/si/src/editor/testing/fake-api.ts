import { ApiError, type ApiClient, type CallInput, type CallOptions } from '@jst/api-client'
import type { Endpoint } from '@jst/contracts'

/** A client for tests: answers by path, and remembers what it was asked. A path without an answer is nothing there. */
export class FakeApi {
  readonly asked: { path: string; input: unknown; key: string | undefined }[] = []
  readonly answers = new Map<string, (input: never) => unknown>()

  answer<E extends Endpoint>(endpoint: E, reply: (input: CallInput<E>) => unknown): void {
    this.answers.set(endpoint.path, reply)
  }
  /** The last input of a call. */
  last<E extends Endpoint>(endpoint: E): CallInput<E> | undefined {
    return this.asked.findLast(({ path }) => path === endpoint.path)?.input as CallInput<E> | undefined
  }

  get client(): ApiClient {
    const call = async (endpoint: Endpoint, input: unknown, options?: CallOptions) => {
      this.asked.push({ path: endpoint.path, input, key: options?.idempotencyKey })
      return (this.answers.get(endpoint.path)?.(input as never) ?? null) as never
    }
    return { call, upload: call, download: () => Promise.reject(new ApiError({ kind: 'network' })) }
  }
}

/** A refusal as the server words it. */
export const refusal = (status: number, details: Partial<ConstructorParameters<typeof ApiError>[0]> = {}): never => {
  throw new ApiError({ kind: 'http', status, ...details })
}
