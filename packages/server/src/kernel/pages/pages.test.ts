import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { Pages } from './pages.ts'

const boot = 'ask(document.currentScript.dataset.first)'
/** A range of widths has the sign that begins a tag. */
const style = '@media (width < 640px){p{margin:0}}'
const html = (script: string) =>
  `<head><script data-first="">${script}</script><script src="/assets/a/index.js"></script><style>${style}</style></head><body><i></i></body>`
const screens = {
  '/tdmanage/sicheck': { files: ['/assets/a/SiCheck.js', '/assets/a/si.css'], first: ['/api/Si/List?Page=1&Sort=Queue', '/api/Si/Counts'] },
  '/': { files: ['/assets/a/SignIn.js'] },
}

describe('the page of a path', () => {
  let folder = ''
  const build = (script: string, at: number) => {
    writeFileSync(path.join(folder, 'screens.json'), JSON.stringify(screens))
    writeFileSync(path.join(folder, 'index.html'), html(script))
    utimesSync(path.join(folder, 'index.html'), at, at)
  }
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jst-pages-'))
    build(boot, 1)
    return () => rmSync(folder, { recursive: true })
  })

  it('names the files of its screen and what it asks first, whatever the case of the path', () => {
    const page = new Pages(folder).pageOf('/tdManage/SiCheck/')
    expect(page?.body.toString()).toBe(
      `<head><script data-first="/api/Si/List?Page=1&amp;Sort=Queue /api/Si/Counts">${boot}</script>` +
        '<link rel="modulepreload" crossorigin href="/assets/a/SiCheck.js"><link rel="preload" as="style" crossorigin href="/assets/a/si.css">' +
        `<script src="/assets/a/index.js"></script><style>${style}</style></head>` +
        // at the end of the body it holds up nothing that is painted before
        '<body><i></i><link rel="stylesheet" crossorigin href="/assets/a/si.css"></body>',
    )
    expect(gunzipSync(page!.gzip)).toEqual(page!.body)
  })

  it.each(['/no/such/screen', '/__proto__', '/constructor', '/tdmanage/sicheck"><script>'])('is the plain one for %s', (asked) => {
    expect(new Pages(folder).pageOf(asked)?.body.toString()).toBe(html(boot))
  })

  it('is known for the screens of the build alone, in any case', () => {
    const pages = new Pages(folder)
    expect(['/', '/TdManage/siCheck/', '/no/such/screen', '/__proto__'].map((one) => pages.has(one))).toEqual([true, true, false, false])
    writeFileSync(path.join(folder, 'screens.json'), '{}')
    expect(new Pages(folder).has('/no/such/screen')).toBe(true)
  })

  it('allows its own inline script and style by their hashes, and nothing else', () => {
    const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const page = new Pages(folder).pageOf('/')
    expect([page?.inlineScripts, page?.inlineStyles]).toEqual([[source(boot)], [source(style)]])
  })

  it('is another one, with another tag, after the next build', () => {
    const pages = new Pages(folder)
    const before = pages.pageOf('/')
    expect(pages.pageOf('/')).toBe(before)
    build('other()', 2)
    expect(pages.pageOf('/')?.body.toString()).toContain('other()')
    expect(pages.pageOf('/')?.etag).not.toBe(before?.etag)
  })

  it('is not there before the first build', () => {
    expect(new Pages(path.join(folder, 'elsewhere')).pageOf('/')).toBeUndefined()
  })
})
