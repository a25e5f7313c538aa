import { expect, it } from 'vitest'
import { colourRoles, pages, pagesOf, textPairs } from '../../.storybook/tokens/pages.ts'
import { siteRoles, siteTokens } from '../../.storybook/tokens/sites.ts'
import { siteStyle } from '../../packages/site/src/style.ts'
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

it('every colour of the theme but the steps of its scales has a role', () => {
  const roles = new Set(colourRoles.flatMap(({ tokens: own }) => own))
  const colours = tokens.filter((name) => pages.颜色.test(name) && !/^--(primary|link|danger)-\d+$/.test(name))
  expect(colours).toContain('--jst-locked')
  expect(colours.filter((name) => !roles.has(name))).toEqual([])
})

it('every colour of the sites has a role, and no role is for a colour that is gone', () => {
  expect(Object.keys(siteTokens(siteStyle).light).toSorted()).toEqual(Object.keys(siteRoles).toSorted())
})
