import { expect, it } from 'vitest'
import { PendingActions, undoMs } from './PendingActions.ts'

function heldActs() {
  const timers = new Map<number, () => void>()
  const shown: { text: string; undo: () => void }[] = []
  const done: string[] = []
  const clock = {
    setTimeout: (run: () => void, milliseconds: number) => {
      expect(milliseconds).toBe(undoMs)
      timers.set(timers.size + 1, run)
      return timers.size
    },
    clearTimeout: (handle: number) => void timers.delete(handle),
  }
  const tell = (text: string, undo: () => void) => {
    const words = { text, undo }
    shown.push(words)
    return () => void shown.splice(shown.indexOf(words), 1)
  }
  const held = new PendingActions(tell, clock)
  const hold = (key: string) =>
    held.hold({ key, text: `${key} waits`, act: async () => void done.push(key), undone: () => done.push(`not ${key}`) })
  return { held, hold, done, shown, pass: () => [...timers.values()].forEach((run) => run()) }
}

it('does an act when its seconds have passed, and takes its words away', async () => {
  const { held, hold, done, shown, pass } = heldActs()
  hold('one')
  expect([held.any, held.has('one'), done, shown.map(({ text }) => text)]).toEqual([true, true, [], ['one waits']])
  pass()
  await held.flush()
  expect([held.any, done, shown]).toEqual([false, ['one'], []])
})
it('does not do what was taken back', async () => {
  const { held, hold, done, shown, pass } = heldActs()
  hold('one')
  shown[0]?.undo()
  pass()
  await held.flush()
  expect([done, shown]).toEqual([['not one'], []])
})
it('holds one act on a thing, and does all of them at once when the page is left', async () => {
  const { held, hold, done, pass } = heldActs()
  hold('one')
  hold('one')
  hold('two')
  await held.flush()
  pass()
  expect(done).toEqual(['one', 'two'])
})
