import { languageKey } from '@jst/session-core'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstPaint } from './firstPaint.ts'

const built =
  '<head><link rel="stylesheet" crossorigin href="/assets/a.css">\n<script type="module" src="/assets/a.js"></script></head><body><div id="root"></div></body>'
const pageOf = (app: Parameters<typeof firstPaint>[0]): string => {
  const { transformIndexHtml } = firstPaint(app)
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has no page')
  return (transformIndexHtml.handler as (html: string) => string)(built)
}

describe('the first paint', () => {
  it('needs nothing but the page: styles in it, sheets of the app behind the frame', () => {
    const page = pageOf('internal')
    const [head = '', body = ''] = page.split('</head>')
    expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">')
    expect(head).not.toContain('rel="stylesheet"')
    expect(body.indexOf('class="jst-frame"')).toBeGreaterThan(0)
    expect(body.indexOf('<link rel="stylesheet" crossorigin href="/assets/a.css">')).toBeGreaterThan(
      body.lastIndexOf('class="jst-frame-main"'),
    )
  })

  it('knows every property that its styles use, so that nothing of it is without colour', () => {
    const style = /<style>([\s\S]*)<\/style>/.exec(pageOf('internal'))?.[1] ?? ''
    const used = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    const set = new Set([...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !set.has(name))).toEqual([])
  })

  it('has the words of no language and no attribute of style, which the content policy refuses', () => {
    expect(pageOf('external')).not.toMatch(/\p{Script=Han}| style="/u)
  })

  it('is that of the app itself where there is no frame', () => {
    expect(pageOf('portal')).toContain('<div id="root"></div>')
  })

  it.each([
    ['EN', '/api/List?Sort=Queue&Lang=en'],
    ['CN', '/api/List?Sort=Queue'],
    [null, '/api/List?Sort=Queue'],
  ])('asks for the first list in the language of the last visit: %s', (language, list) => {
    const boot = readFileSync(new URL('boot.js', import.meta.url), 'utf8').replace(
      '/* start */ {}',
      JSON.stringify({ path: '/api/Start', parts: {} }),
    )
    const stored: Readonly<Record<string, string | null>> = { 'jst:token': 't1', [languageKey]: language }
    const localStorage = { getItem: (key: string) => stored[key] ?? null }
    const paths: string[] = []
    runInNewContext(boot, {
      localStorage,
      sessionStorage: localStorage,
      window: {},
      location: { search: '' },
      document: { currentScript: { dataset: { first: '/api/List?Sort=Queue&Lang /api/Counts' } } },
      MutationObserver: class {
        observe() {}
      },
      fetch: async (path: string) => {
        paths.push(path)
        return new Response('{}')
      },
    })
    expect(paths).toEqual(['/api/Start', list, '/api/Counts'])
  })

  it('asks the storage for what the workbench writes', () => {
    const boot = readFileSync(new URL('boot.js', import.meta.url), 'utf8')
    const model = readFileSync(new URL('../workbench/WorkbenchModel.ts', import.meta.url), 'utf8')
    expect(model).toContain("'jst:menu-folded'")
    expect(boot).toContain("'jst:menu-folded'")
  })
})
