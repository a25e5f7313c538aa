import { expect, it } from 'vitest'
import { pagesOf, textPairs } from '../../.storybook/tokens/pages.ts'
import { read } from '../lib/workspaces.mjs'

const tokens = [...new Set([...read('packages/ui/src/styles/tokens.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name))]

it('every token of the theme is on one page of the catalogue', () => {
  expect(tokens).toContain('--jst-page')
  expect(tokens.filter((name) => pagesOf(name).length !== 1)).toEqual([])
})

it('every colour of a state and every grey of text of the theme is measured on its ground', () => {
  const measured = new Set(textPairs.map(([text]) => text))
  const texts = tokens.filter((name) => /^--jst-(grey|blue|orange|green|red|purple|ink|link|on-primary)$|^--color-text-3$/.test(name))
  expect(texts.filter((name) => !measured.has(name))).toEqual([])
})
