import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files, read } from '../lib/workspaces.mjs'
import { generatedPages } from './pages.ts'

it.each(Object.entries(generatedPages))('%s says what is declared; npm run docs writes it anew', (file, draw) => {
  const page = readFileSync(file, 'utf8')
  expect(draw(page)).toBe(page)
})

it('no two decisions have one number', () => {
  const numbers = readdirSync('docs/adr').flatMap((name) => /^\d{4}/.exec(name) ?? [])
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('every decision that code or a README names by its file is there', () => {
  const named = files()
    .filter((file) => /^(packages|apps|scripts|bench)\/.*\.(tsx?|mjs|sql|md)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/docs\/adr\/(\d[\w-]*(\.md)?)/g)].map(([, name]) => ({ file, name })))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ name }) => !existsSync(`docs/adr/${name}`))).toEqual([])
})
