/** Waits until something holds, looking every few milliseconds; fails after `limitMs`. */
export async function until<T>(look: () => T | Promise<T>, limitMs = 20_000): Promise<Exclude<T, false | null | undefined>> {
  const limit = Date.now() + limitMs
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<T, false | null | undefined>
    if (Date.now() > limit) throw new Error(`did not happen within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
