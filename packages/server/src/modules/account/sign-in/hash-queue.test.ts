import { expect, it } from 'vitest'
import { HashQueue } from './hash-queue.ts'

/** A check that ends when told to, and says whose turn it was. */
function slowChecks() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const check = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, check, endNext }
}

it('takes addresses in turn, and who is familiar first: a flood of one keeps nobody waiting', async () => {
  const queue = new HashQueue({ atOnce: 1, mostWaiting: 10, mostWaitingPerAddress: 5 })
  const { begun, check, endNext } = slowChecks()
  const all = [
    ...[1, 2, 3, 4].map((index) => queue.run('flood', check(`flood ${index}`))),
    queue.run('office', check('office')),
    queue.run('home', check('home'), true),
  ]
  for (let round = 0; round < 6; round++) await endNext()
  await Promise.all(all)
  expect(begun).toEqual(['flood 1', 'home', 'flood 2', 'office', 'flood 3', 'flood 4'])
})

it('refuses what has no place, of the address and of all, and goes on afterwards', async () => {
  const queue = new HashQueue({ atOnce: 1, mostWaiting: 3, mostWaitingPerAddress: 2 })
  const { check, endNext } = slowChecks()
  const running = ['a', 'a', 'a'].map((address) => queue.run(address, check(address)))
  await expect(queue.run('a', check('a'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 5 } })
  running.push(queue.run('b', check('b')))
  await expect(queue.run('c', check('c'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  for (let round = 0; round < 4; round++) await endNext()
  expect(await Promise.all(running)).toEqual(['a', 'a', 'a', 'b'])
  expect(await queue.run('c', async () => 'c')).toBe('c')
})

it('a check that fails gives its place on', async () => {
  const queue = new HashQueue({ atOnce: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'next')).toBe('next')
})
