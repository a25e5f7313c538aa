import type { MaybePromise } from './ports.ts'

const isPromise = <T>(value: MaybePromise<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/**
 * Goes on with a value that is here or comes later, at once when it is here: a storage that answers synchronously then has written
 * before the page is gone.
 */
export function settle<T>(work: () => MaybePromise<T>, done: (value: T) => void, failed: (error: unknown) => void): void {
  let value: MaybePromise<T>
  try {
    value = work()
  } catch (error) {
    return failed(error)
  }
  if (isPromise(value)) void value.then(done, failed)
  else done(value)
}

export const andThen = <A, B>(value: MaybePromise<A>, next: (value: A) => MaybePromise<B>): MaybePromise<B> =>
  isPromise(value) ? value.then(next) : next(value)
