const mostTurns = 5

/** Answers of calls that are made together. A call that waited too long for a lock on a loaded machine (503, nothing written) is made again. */
export async function together<A extends { readonly status: number }>(calls: readonly (() => Promise<A>)[]): Promise<A[]> {
  const answers: A[] = await Promise.all<A>(calls.map((call) => call()))
  for (const [at, call] of calls.entries())
    for (let turn = 0; answers[at]!.status === 503 && turn < mostTurns; turn++) answers[at] = await call()
  return answers
}
