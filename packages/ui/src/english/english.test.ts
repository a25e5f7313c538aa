import { expect, it } from 'vitest'
import { englishTexts } from './english.ts'
import { texts } from '../texts.ts'

/** Every text by its place, functions called with plain arguments. */
function flat(words: object, place = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
      const at = `${place}/${key}`
      if (typeof value === 'function') return [[at, (value as (...args: unknown[]) => string)(2, 3)]]
      return typeof value === 'object' && value !== null ? Object.entries(flat(value, at)) : [[at, String(value)]]
    }),
  )
}

it('there is an English text for each Chinese one, and none of them holds Chinese', () => {
  const english = flat(englishTexts)
  expect(Object.keys(english)).toEqual(Object.keys(flat(texts)))
  expect(Object.entries(english).filter(([, text]) => /[\u3000-\u9fff\uff00-\uffef]/.test(text))).toEqual([])
})
