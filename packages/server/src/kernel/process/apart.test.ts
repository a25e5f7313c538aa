import { expect, it } from 'vitest'
import type { run } from '../../testing/thread-work.ts'
import { apart, type Work, type WorkAnswer } from './apart.ts'
import { ThreadLimit, Threads } from './threads.ts'

const beside = new URL('../../testing/thread-work.ts', import.meta.url).href
const work = apart<typeof run>('thread-work', beside)

it('works in a thread, one task after the other and several at once', async () => {
  expect(await work({ add: [1, 2] })).toBe(3)
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map((one) => work({ add: [one, 10] })))).toEqual([11, 12, 13, 14, 15, 16])
})
it('refuses as the work does, and names the fault of one that fails', async () => {
  await expect(work({ ends: 'refused' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { issues: [{ Path: 'Text', Message: '读不懂' }] },
  })
  await expect(work({ ends: 'failed' })).rejects.toThrow(/thread-work failed: TypeError: a fault/)
  expect(await work({ add: [3] })).toBe(3)
})
it('ends what takes longer than its time', async () => {
  const threads = new Threads<Work, WorkAnswer>({
    file: new URL('./work-thread.ts', import.meta.url),
    most: 1,
    nameOf: () => 'trial',
    patienceMs: 100,
    memoryMb: 100,
    isLast: () => true,
    isSmall: () => true,
  })
  await expect(threads.answers({ module: beside, input: { ends: 'never' } }).next()).rejects.toBeInstanceOf(ThreadLimit)
})
