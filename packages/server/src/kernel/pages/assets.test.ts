import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { Assets } from './assets.ts'

describe('files of a build', () => {
  let root = ''
  let folder = ''
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'jst-assets-'))
    folder = path.join(root, 'assets')
    mkdirSync(folder)
    writeFileSync(path.join(root, 'secret.js'), 'secret')
    for (const [end, text] of [['', 'plain'], ['.br', 'brotli'], ['.gz', 'gzip']] as const) write(`a-1.js${end}`, text) // prettier-ignore
    write('b-1.css', 'b')
    return () => rmSync(root, { recursive: true })
  })

  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['', 'plain', undefined],
  ])('come as %j allows', (accepted, text, encoding) => {
    const asset = new Assets(folder).find('a-1.js', accepted)
    expect([asset?.body.toString(), asset?.headers['content-encoding'], asset?.headers['content-type']]).toEqual([
      text,
      encoding,
      'text/javascript; charset=utf-8',
    ])
  })

  it('are none but those that the build wrote', () => {
    const assets = new Assets(folder)
    for (const name of ['../secret.js', '..%2fsecret.js', 'c.js', '', '.', 'a-1.js.br']) expect(assets.find(name, 'br')).toBeUndefined()
    expect(new Assets(path.join(root, 'none')).find('a-1.js', 'br')).toBeUndefined()
  })

  it('are found after the next build too', () => {
    const assets = new Assets(folder)
    expect(assets.find('b-1.css', 'br')?.body.toString()).toBe('b')
    write('b-2.css', 'newer')
    utimesSync(folder, 1, 1)
    expect(assets.find('b-2.css', 'br')?.body.toString()).toBe('newer')
  })
})
