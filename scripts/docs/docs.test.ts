import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedPages } from './pages.ts'

it.each(Object.entries(generatedPages))('%s says what is declared; npm run docs writes it anew', (file, draw) => {
  const page = readFileSync(file, 'utf8')
  expect(draw(page)).toBe(page)
})

it('no two decisions have one number', () => {
  const numbers = readdirSync('docs/adr').flatMap((name) => /^\d{4}/.exec(name) ?? [])
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
