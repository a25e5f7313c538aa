import { expect, it } from 'vitest'
import { schedule } from './schedule.mjs'

interface Step {
  readonly name: string
  readonly cores: number
  readonly after?: string
}

/** Runs the steps on two processors; each lasts until it is ended by name. */
function run(steps: readonly Step[], stopped?: () => boolean) {
  const ends = new Map<string, (ok: boolean) => void>()
  const all = schedule(steps, 2, ({ name }) => new Promise<boolean>((resolve) => void ends.set(name, resolve)), stopped)
  return {
    all,
    running: () => [...ends.keys()],
    end: async (name: string, ok = true) => {
      ends.get(name)!(ok)
      ends.delete(name)
      // what becomes ready begins in the turns that follow
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

it('begins what the processors have room for, in order; a large step that waits lets pass what mostly waits, and holds back the rest', async () => {
  const { all, running, end } = run([
    { name: 'a', cores: 1 },
    { name: 'large', cores: 2 },
    { name: 'b', cores: 0.5 },
    { name: 'c', cores: 1 },
  ])
  expect(running()).toEqual(['a', 'b'])
  await end('a')
  expect(running()).toEqual(['b'])
  await end('b')
  expect(running()).toEqual(['large'])
  await end('large')
  expect(running()).toEqual(['c'])
  await end('c')
  await all
})

it('a step waits for the one whose result it takes, and for none that is not in the run', async () => {
  const { all, running, end } = run([
    { name: 'uses', cores: 1, after: 'build' },
    { name: 'alone', cores: 1, after: 'absent' },
    { name: 'build', cores: 1 },
  ])
  expect(running()).toEqual(['alone', 'build'])
  await end('build')
  expect(running()).toEqual(['alone', 'uses'])
  await end('alone')
  await end('uses')
  await all
})

it('what takes the result of a failed step does not run, and is told of', async () => {
  const { all, running, end } = run([
    { name: 'build', cores: 1 },
    { name: 'uses', cores: 1, after: 'build' },
    { name: 'alone', cores: 1 },
  ])
  await end('build', false)
  expect(running()).toEqual(['alone'])
  await end('alone')
  expect((await all).map(({ name }) => name)).toEqual(['uses'])
})

it('a step that wants more processors than there are runs by itself', async () => {
  const { all, running, end } = run([
    { name: 'small', cores: 0.5 },
    { name: 'huge', cores: 8 },
  ])
  expect(running()).toEqual(['small'])
  await end('small')
  expect(running()).toEqual(['huge'])
  await end('huge')
  await all
})

it('begins nothing more once it is stopped, ends with what is under way, and says what is left', async () => {
  let stopped = false
  const { all, running, end } = run(
    [
      { name: 'a', cores: 2 },
      { name: 'b', cores: 2 },
    ],
    () => stopped,
  )
  stopped = true
  await end('a')
  expect((await all).map(({ name }) => name)).toEqual(['b'])
  expect(running()).toEqual([])
})
