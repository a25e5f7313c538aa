import { describe, expect, it } from 'vitest'
import { home } from '../testing/home.ts'
import { article, contact, missing, rates, tracked, unasked } from '../testing/models.ts'
import { drawPage } from '../render.tsx'
import { siteStyle } from '../style.ts'
import { classesOf, rulesOf, usedOf } from './used.ts'

const used = (css: string, ...classes: string[]) => usedOf(rulesOf(css), new Set(classes))

describe('the style of a page', () => {
  it('has what elements without a class or with one of its classes need', () => {
    expect(used('a { color: red; } .x, .y b { margin: 0 auto; }', 'y')).toBe('a{color:red}.y b{margin:0 auto}')
    expect(used('.x { color: red; } @media print { .x { color: #000; } .y { color: #333; } }', 'y')).toBe('@media print{.y{color:#333}}')
    expect(used('@media print { .x { color: #000; } }', 'y')).toBe('')
  })

  it('keeps what a negation or a choice names', () => {
    expect(used('.a:not(.b) .c { top: 0; } .a :is(.b, .d) { top: 1px; }', 'a', 'c')).toBe('.a:not(.b) .c{top:0}.a :is(.b, .d){top:1px}')
    expect(used('.a:has(> .b:first-child) { top: 0; }', 'a')).toBe('.a:has(> .b:first-child){top:0}')
  })

  it('is read whole', () => {
    const heads = (rules: ReturnType<typeof rulesOf>): number =>
      rules.reduce((count, { inside }) => count + (typeof inside === 'string' ? 1 : heads(inside)), 0)
    expect(heads(rulesOf(siteStyle))).toBe(siteStyle.match(/[^{}]*\{[^{}]*\}/g)!.length)
  })

  it.each([home('platform'), home('peers'), home('customer'), home('company'), article, contact, missing, rates, tracked, unasked])(
    'of $page.path ($content.kind) is small, and names no class that the page has not',
    (model) => {
      const { html, style } = drawPage(model)
      expect(html).toContain(`<style>${style}</style>`)
      expect(style.length).toBeLessThan(20_000)
      const has = classesOf(html)
      const named = [...style.replaceAll(/:(?:is|not|has|where)\([^)]*\)+|\{[^{}]*\}/g, ' ').matchAll(/\.([a-z][\w-]*)/g)].map(
        ([, name]) => name!,
      )
      expect(named.filter((name) => !has.has(name))).toEqual([])
    },
  )
})
