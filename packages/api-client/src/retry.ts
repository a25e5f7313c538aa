import { ApiError } from './api-error.ts'

/** Tries after the first one. */
const retries = 2
/** First wait in milliseconds; each next is three times as long, with up to half more by chance so that clients spread. */
const firstWait = 300

/** Runs a read again while the server cannot be reached (network error, 502, 503, 504). Rejects with the last error. */
export async function withRetries<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await run()
    } catch (error) {
      if (tried >= retries || !unreachable(error)) throw error
      await wait(firstWait * 3 ** tried * (1 + Math.random() / 2), signal)
    }
  }
}

function unreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || [502, 503, 504].includes(error.status))
}

/** Resolves after that many milliseconds; rejects at once when the signal aborts. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(new ApiError({ kind: 'cancelled', cause: signal?.reason }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
