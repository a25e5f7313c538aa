import type { Failure } from '@jst/ui'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failureOf, isCancelled } from '../app/failure.ts'

/**
 * One thing from the server. `empty`: the server has nothing to show (Status 0), the address names nothing, or what it names does not exist, which
 * `error` says as well. What was shown already stays when it is gone at a later question: that is a failure.
 * Observable; a newer request drops the older answer.
 */
export class DetailStore<T> {
  data: T | undefined = undefined
  status: 'first' | 'loading' | 'ready' | 'empty' | 'failed' = 'first'
  error: Failure | undefined = undefined
  private request: AbortController | undefined
  private askedAt = Number.NEGATIVE_INFINITY
  private fetch: ((signal: AbortSignal) => Promise<T | null>) | undefined

  constructor() {
    makeAutoObservable<this, 'request' | 'askedAt' | 'fetch'>(
      this,
      { data: observableRef, error: observableRef, request: false, askedAt: false, fetch: false },
      { autoBind: true },
    )
  }

  /** Loads by another question, unless its answer is given along; without one there is nothing to show. The old data goes at once. */
  open(fetch: ((signal: AbortSignal) => Promise<T | null>) | undefined, first?: T): void {
    this.fetch = fetch
    this.data = undefined
    if (first === undefined) this.reload()
    else this.set(first)
  }

  /** Asks again; what is shown stays until the answer is there. Bound: it can be handed on as a handler. */
  readonly reload = (): void => {
    this.request?.abort()
    this.error = undefined
    if (!this.fetch) {
      this.status = 'empty'
      return
    }
    this.status = this.data === undefined ? 'first' : 'loading'
    void this.load(this.fetch)
  }

  /** Asks again, unless it was asked since that moment (milliseconds since 1970), as after an event of the live channel. */
  renew(since: number): void {
    if (this.askedAt <= since) this.reload()
  }

  /** Takes over a newer version that a write brought along. */
  set(data: T): void {
    this.request?.abort()
    this.askedAt = Date.now()
    this.data = data
    this.error = undefined
    this.status = 'ready'
  }

  private async load(fetch: (signal: AbortSignal) => Promise<T | null>): Promise<void> {
    const request = new AbortController()
    this.request = request
    this.askedAt = Date.now()
    try {
      const data = await fetch(request.signal)
      if (this.request === request && !request.signal.aborted) runInAction(() => this.take(data))
    } catch (error) {
      if (this.request === request && !isCancelled(error)) runInAction(() => this.fail(error))
    }
  }

  private take(data: T | null): void {
    this.data = data ?? undefined
    this.status = data === null ? 'empty' : 'ready'
  }

  private fail(error: unknown): void {
    const failure = failureOf(error)
    this.status = failure.code === 'NOT_FOUND' && this.data === undefined ? 'empty' : 'failed'
    this.error = failure
  }
}
