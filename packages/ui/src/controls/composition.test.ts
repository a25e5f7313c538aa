import { expect, it } from 'vitest'
import { isComposing } from './composition.ts'

it.each([
  ['a key of its own', { keyCode: 13, isComposing: false }, false],
  ['a key of an input method', { keyCode: 13, isComposing: true }, true],
  ['the key that ended a composition in Safari', { keyCode: 229, isComposing: false }, true],
  ['an event of React', { keyCode: 13, nativeEvent: { isComposing: true } }, true],
  ['an event of React in Safari', { keyCode: 229, nativeEvent: { isComposing: false } }, true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
