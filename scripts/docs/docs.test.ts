import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedPages } from './pages.ts'
import { withStates } from './states.ts'

it.each(Object.entries(generatedPages))('%s says what is declared; npm run docs writes it anew', (file, parts) => {
  const page = readFileSync(file, 'utf8')
  expect(Object.entries(parts).reduce((text, [name, states]) => withStates(text, name, states), page)).toBe(page)
})
