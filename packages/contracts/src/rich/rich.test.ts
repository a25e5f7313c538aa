import { describe, expect, it } from 'vitest'
import { isSafeLink, picturesOf, plainOf, readRich } from './rich.ts'

const doc = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) })
const key = 'a'.repeat(32)

describe('rich text', () => {
  it('reads what the editor writes, and its words and pictures', () => {
    const read = readRich(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('涨价通知')] },
        paragraph(
          text('自 12 月 1 日起', { type: 'bold' }),
          { type: 'hardBreak' },
          text('美西', { type: 'link', attrs: { href: '/external/newsList' } }),
        ),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('40HQ'))] }] },
        { type: 'image', attrs: { src: key, alt: '船' } },
      ),
    )!
    expect(plainOf(read)).toBe('涨价通知 自 12 月 1 日起美西 40HQ')
    expect(picturesOf(read)).toEqual([key])
    expect(readRich('')).toEqual({ type: 'doc', content: [] })
  })

  it.each([
    ['no JSON', '<p>x</p>'],
    ['another root', JSON.stringify(paragraph(text('x')))],
    ['a node that there is not', doc({ type: 'script', content: [text('alert(1)')] })],
    ['a mark that there is not', doc(paragraph(text('x', { type: 'style', attrs: { css: 'x' } })))],
    ['a link that runs code', doc(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })))],
    ['a picture of another site', doc({ type: 'image', attrs: { src: 'https://other.example/a.svg' } })],
    ['a field that there is not', doc({ ...paragraph(text('x')), onclick: 'x' })],
    ['a heading of the page', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
    ['text that is none', doc(paragraph({ type: 'text', text: { toString: 'x' } }))],
    [
      'a nesting without end',
      doc(Array.from({ length: 20 }).reduce<unknown>((inside) => ({ type: 'blockquote', content: [inside] }), paragraph(text('x')))),
    ],
  ])('refuses %s', (_, written) => {
    expect(readRich(written)).toBeUndefined()
  })
})

it.each(['/external/home', 'https://www.example.com/a?b=c', 'http://example.com', 'mailto:sales@example.com', 'tel:+86-21-5555'])(
  'a link may lead to %s',
  (href) => {
    expect(isSafeLink(href)).toBe(true)
  },
)

it.each([
  '//other.example',
  '/\\other.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://user@other.example/',
  '\u0001javascript:alert(1)',
  'home',
])('no link leads to %j', (href) => {
  expect(isSafeLink(href)).toBe(false)
})
