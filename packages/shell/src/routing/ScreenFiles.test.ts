// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenFiles, screenFilesMeta } from './ScreenFiles.ts'

const list = {
  files: ['/assets/x/List.js', '/assets/x/parts.js', '/assets/x/parts.css', '/assets/x/Page.js'],
  screens: { '/tdmanage/sicheck': [0, 1, 2], '/tdmanage/siaudit': [3, 1] },
}
const linked = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
const named = () => document.head.insertAdjacentHTML('beforeend', `<meta name="${screenFilesMeta}" content="/assets/x/screens-1.json">`)
afterEach(() => document.head.replaceChildren())

it('names the scripts of a screen once, whatever its case, when the list is there', async () => {
  named()
  const read = vi.fn(async () => list)
  const files = new ScreenFiles(document, read)
  files.fetchAhead('/tdManage/siCheck')
  expect(linked()).toEqual([])
  await files.load()
  expect(read).toHaveBeenCalledWith('/assets/x/screens-1.json')
  files.fetchAhead('/tdManage/siCheck')
  files.fetchAhead('/tdManage/siAudit')
  files.fetchAhead('/no/such')
  expect(linked()).toEqual([
    ['modulepreload', '/assets/x/List.js'],
    ['modulepreload', '/assets/x/parts.js'],
    ['modulepreload', '/assets/x/Page.js'],
  ])
})

it('names nothing where the list is missing or cannot be had', async () => {
  const files = new ScreenFiles(document, async () => Promise.reject(new Error('offline')))
  await files.load()
  named()
  await files.load()
  files.fetchAhead('/tdManage/siCheck')
  expect(linked()).toEqual([])
})
