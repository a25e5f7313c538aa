import { describe, expect, it } from 'vitest'
import { derived, lacking, lackingAtRoot, missingFiles, tells, untold, withoutMaps } from './facts.mjs'

const addresses = {
  repository: { type: 'git', url: 'git+https://git.host.test/a/b.git' },
  homepage: 'https://git.host.test/a/b',
  bugs: 'https://git.host.test/a/b/issues',
}
const manifest = { description: 'Tabs', keywords: ['a', 'b', 'c'], license: 'MIT', sideEffects: false, engines: { node: '>=20.19' } }
const dir = 'packages/tab-bar'

describe('what a published package says about itself', () => {
  it('a complete manifest needs no address while the root names none', () => {
    expect(lackingAtRoot({ license: 'MIT' })).toEqual([])
    expect(lacking({ license: 'MIT' }, manifest, dir)).toEqual([])
  })

  it('refuses each field that is missing or empty', () => {
    const bare = lacking({ license: 'MIT' }, { keywords: ['a'], description: '' }, dir)
    expect(bare.map((problem) => /"(\w+)"/.exec(problem)?.[1])).toEqual(['license', 'description', 'keywords', 'sideEffects', 'engines'])
  })

  it('demands the addresses of the root in every package, the repository with its directory', () => {
    const root = { license: 'MIT', ...addresses }
    expect(lacking(root, manifest, dir)).toHaveLength(3)
    const written = { ...manifest, ...derived(root, dir) }
    expect(written.repository).toEqual({ ...addresses.repository, directory: dir })
    expect(lacking(root, written, dir)).toEqual([])
    expect(lacking(root, written, 'packages/ui')).toHaveLength(1)
  })

  it('refuses a root that names some of the addresses', () => {
    expect(lackingAtRoot({ homepage: addresses.homepage })).toHaveLength(2)
  })

  it('refuses a tarball without licence, README or change log', () => {
    expect(missingFiles(['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md'])).toEqual([])
    expect(missingFiles(['package.json'])).toHaveLength(3)
  })

  it('refuses a change log whose newest entry is of another version', () => {
    const changelog = '# @jst/tab-bar\n\n## 0.2.0\n\n- First release\n\n## 0.1.0\n'
    expect(['0.2.0', '0.1.0', '0.3.0'].map((version) => tells(changelog, version))).toEqual([true, false, false])
  })

  it('refuses a README without CommonJS, and declarations without maps', () => {
    expect([untold('ES modules. CommonJS: `await import()`'), untold('ES modules.')].map(({ length }) => length)).toEqual([0, 1])
    expect(withoutMaps(['dist/index.js'])).toEqual([])
    expect(withoutMaps(['dist/index.d.ts', 'dist/index.d.ts.map'])).toEqual([])
    expect(withoutMaps(['dist/index.d.ts'])).toHaveLength(1)
  })
})
