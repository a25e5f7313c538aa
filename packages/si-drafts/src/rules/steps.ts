/** Generator that may pause after each step; it returns the result. */
export type Steps<T> = Generator<void, T>

/** The result of work in steps, all of them at once. */
export function runThrough<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
