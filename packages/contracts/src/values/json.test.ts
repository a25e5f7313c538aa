import { expect, it } from 'vitest'
import { nestsTooDeep, parseJson } from './json.ts'

const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

it('JSON of others is read, also behind a byte order mark', () => {
  expect(parseJson('\uFEFF{"a":[1,"[[{\\"\\\\"]}')).toEqual({ a: [1, '[[{"\\'] })
  expect(() => parseJson('{"a":')).toThrow(SyntaxError)
})
it('JSON that nests deeper than messages do is none', () => {
  expect(parseJson(lists(100))).toBeInstanceOf(Array)
  for (const text of [lists(101), `{"a":${lists(100)}}`, '['.repeat(200_000)]) expect(() => parseJson(text)).toThrow(SyntaxError)
  // brackets within texts and lists beside each other do not nest
  expect([nestsTooDeep(JSON.stringify(lists(500))), nestsTooDeep(`[${'[],'.repeat(500)}1]`)]).toEqual([false, false])
})
