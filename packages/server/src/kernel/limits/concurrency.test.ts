import { expect, it, vi } from 'vitest'
import { Semaphores } from './concurrency.ts'

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: promise, open: resolve }
}
/** Lets everything run that only waits for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('runs as many as the bound allows, in the order of arrival', async () => {
  const turns = new Semaphores()
  const gates = [gate(), gate(), gate()]
  const began: number[] = []
  const all = gates.map(({ wait }, at) =>
    turns.run([{ name: 'a', most: 2 }], () => {
      began.push(at)
      return wait
    }),
  )
  await settle()
  expect(began).toEqual([0, 1])
  gates[1]!.open()
  await settle()
  expect(began).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  await Promise.all(all)
})

it('lets others pass whose own bounds have room', async () => {
  const turns = new Semaphores()
  const [first, second] = [gate(), gate()]
  const began: string[] = []
  const run = (person: string, company: string, { wait }: { wait: Promise<void> }) =>
    turns.run(
      [
        { name: person, most: 1 },
        { name: company, most: 2 },
      ],
      () => {
        began.push(person)
        return wait
      },
    )
  const all = [run('ann', 'x', first), run('ann', 'x', second), run('ben', 'x', second), run('eve', 'y', second)]
  await settle()
  expect(began).toEqual(['ann', 'ben', 'eve'])
  first.open()
  await settle()
  expect(began).toEqual(['ann', 'ben', 'eve', 'ann'])
  second.open()
  await Promise.all(all)
})

it('gives the place back after a failure', async () => {
  const turns = new Semaphores()
  const bounds = [{ name: 'a', most: 1 }]
  await expect(turns.run(bounds, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turns.run(bounds, () => Promise.resolve(7))).resolves.toBe(7)
})

it('refuses what would wait behind too many of its own, in all, or for too long', async () => {
  vi.useFakeTimers()
  try {
    const turns = new Semaphores({ waiting: 3, waitingEach: 2, waitMs: 1_000 })
    const { wait, open } = gate()
    const run = (name: string) => turns.run([{ name, most: 1 }], () => wait)
    const running = [run('a'), run('b')]
    const waiting = [run('a'), run('a')]
    const refused = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: 5 } }
    await expect(run('a')).rejects.toMatchObject(refused)
    waiting.push(run('b'))
    await expect(run('b')).rejects.toMatchObject(refused)
    const late = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject(refused)))
    await vi.advanceTimersByTimeAsync(1_000)
    await late
    open()
    await Promise.all(running)
    await expect(run('a')).resolves.toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
