import { expect, it } from 'vitest'
import { englishWords } from './english.ts'
import * as trackTexts from './texts.ts'

const keysOf = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  )

it('there is an English word for each code that has a Chinese one, and none holds Chinese', () => {
  const chinese = Object.fromEntries(Object.keys(englishWords).map((key) => [key, trackTexts[key as keyof typeof englishWords]]))
  expect(keysOf(englishWords).toSorted()).toEqual(keysOf(chinese).toSorted())
  expect(JSON.stringify(englishWords)).not.toMatch(/\p{Script=Han}/u)
})
