import { expect, it } from 'vitest'
import { keepWaiting, sendWaiting, waitingOf, type Entry, type Sent, type Shelf } from './waiting.ts'

const entry = (Key: string): Entry => ({
  Key,
  At: '2026-11-26T01:00:00.000Z',
  BoxNo: 'CSQU3054383',
  SealNo: '',
  PickedUpAt: null,
  GatedInAt: null,
  Note: '',
})
const shelfOf = (kept = new Map<string, string>()): Shelf => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: (name) => void kept.delete(name),
})
/** Answers in their order; then the server is not reached or busy. */
const answering = (...answers: Sent[]) => {
  const sent: string[] = []
  return { sent, send: async ({ Key }: Entry): Promise<Sent> => (sent.push(Key), answers.shift() ?? 'later') }
}

it('entries without a network wait over a closed browser, and go out in their order, once', async () => {
  const kept = new Map<string, string>()
  keepWaiting(shelfOf(kept), 'T', [{ entry: entry('a') }, { entry: entry('b') }])
  const first = answering('taken')
  await sendWaiting(shelfOf(kept), 'T', first.send)
  expect(first.sent).toEqual(['a', 'b'])
  expect(waitingOf(shelfOf(kept), 'T').map((one) => one.entry.Key)).toEqual(['b'])
  const later = answering('taken')
  await sendWaiting(shelfOf(kept), 'T', later.send)
  expect(later.sent).toEqual(['b'])
  expect(kept.size).toBe(0)
})
it('a refused entry waits with its reason, is not sent again by itself and holds nothing up', async () => {
  const shelf = shelfOf()
  keepWaiting(shelf, 'T', [{ entry: entry('a') }, { entry: entry('b') }])
  await sendWaiting(shelf, 'T', answering({ refused: '箱号已在另一张箱单上' }, 'taken').send)
  expect(waitingOf(shelf, 'T')).toEqual([{ entry: entry('a'), refused: '箱号已在另一张箱单上' }])
  const again = answering('taken')
  await sendWaiting(shelf, 'T', again.send)
  expect(again.sent).toEqual([])
})
it('an entry that is made while others are sent is not lost', async () => {
  const shelf = shelfOf()
  keepWaiting(shelf, 'T', [{ entry: entry('a') }])
  await sendWaiting(shelf, 'T', async () => {
    keepWaiting(shelf, 'T', [...waitingOf(shelf, 'T'), { entry: entry('b') }])
    return 'taken'
  })
  expect(waitingOf(shelf, 'T').map((one) => one.entry.Key)).toEqual(['b'])
})
it('a shelf with something else on it holds no entries', () => {
  const shelf = shelfOf(new Map([['jst slip T', '{"x":1}']]))
  expect(waitingOf(shelf, 'T')).toEqual([])
  expect(waitingOf(shelfOf(new Map([['jst slip T', '{']])), 'T')).toEqual([])
})
