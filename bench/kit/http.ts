export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Envelope<T> {
  Status: number
  Data: T
  Message?: string
}

/**
 * One call of the product or of a contender that answers like it.
 * @throws Error with the answer when it is not Status 1.
 */
export async function call<T>(url: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  const envelope = answer.ok ? (JSON.parse(text) as Envelope<T>) : undefined
  if (envelope?.Status !== 1) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`)
  return envelope.Data
}

/** Asks until the answer is 200. @throws Error when it takes longer than a minute. */
export async function untilAnswers(url: string, token?: string): Promise<void> {
  const limit = performance.now() + 180_000
  while (performance.now() < limit) {
    const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await pause(5)
  }
  throw new Error(`${url} does not answer`)
}
