import { expect, it } from 'vitest'
import { namesIn, problemsOf } from './live.mjs'

const names = namesIn(`export const orderEvents = {\n  'order/changed': defineLiveEvent({\n`)
const found = (file: string, line: string) => problemsOf(file, line, names).length

it('knows the names that an area declares', () => {
  expect(names).toEqual(['order/changed'])
})

it.each([
  ['packages/features/orders/src/List.tsx', `const changed = 'order/changed'`],
  ['packages/features/orders/src/List.tsx', `useLiveEvent('order/changed', store.reload)`],
  ['packages/features/orders/src/List.tsx', `useLiveEvent('order/changed', (content) => show((content as Order).Id))`],
  ['packages/shell/src/frame.ts', `const names = ['order/changed']`],
  ['packages/server/src/modules/orders/orders.service.ts', `tx.publish(liveTopic, event)`],
])('refuses in %s: %s', (file, line) => {
  expect(found(file, line)).toBe(1)
})

it.each([
  ['packages/features/orders/src/List.tsx', `useLiveReload(['order/changed'], [store])`],
  ['packages/features/orders/src/Orders.tsx', `live: ['order/changed'],`],
  ['packages/features/orders/src/Edit.tsx', `useLiveEvent('order/changed', ({ Ids }) => tell(Ids))`],
  ['packages/shell/src/frame.ts', `app.live.on('order/changed', () => book.renew())`],
  ['packages/server/src/modules/orders/orders.service.ts', `emit({ to, frame: { type: 'order/changed', content: { Ids } } })`],
  ['packages/features/orders/src/list.test.tsx', `const changed = 'order/changed'`],
])('lets through in %s: %s', (file, line) => {
  expect(found(file, line)).toBe(0)
})
