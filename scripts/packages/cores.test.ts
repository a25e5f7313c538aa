import { describe, expect, it } from 'vitest'
import { broughtAlong, foreignImports, wrongPeers } from './cores.mjs'

describe('what an entry may import', () => {
  it('the core knows no framework', () => {
    expect(foreignImports('.', ['mobx', 'react/jsx-runtime', 'vue', '@preact/signals', 'axios', 'mobx'])).toEqual([
      'mobx',
      'react/jsx-runtime',
      'vue',
    ])
    expect(foreignImports('./testing', ['mobx-react-lite'])).toEqual(['mobx-react-lite'])
  })

  it('./react knows React, ./mobx knows MobX, and neither knows the other', () => {
    expect(foreignImports('./react', ['react', 'react/jsx-runtime', 'mobx'])).toEqual(['mobx'])
    expect(foreignImports('./mobx', ['react', 'mobx', 'mobx-react-lite'])).toEqual(['react', 'mobx-react-lite'])
  })
})

it('a dependency brings the frameworks that it needs and does not call optional', () => {
  const peerDependencies = { react: '^19.0.0', typebox: '^1.0.0' }
  expect(broughtAlong({ name: 'a', peerDependencies })).toEqual(['react'])
  expect(broughtAlong({ name: 'a', peerDependencies, peerDependenciesMeta: { react: { optional: true } } })).toEqual([])
})

describe('peers of a package', () => {
  const peers = { react: '>=18.0.0 <20.0.0', mobx: '>=6.0.0 <8.0.0' }
  const optional = { react: { optional: true }, 'react-dom': { optional: true }, mobx: { optional: true } }

  it('are React 18 or 19 and MobX 6 or 7, each for the entry that needs it', () => {
    expect(wrongPeers({ exports: { '.': {} } })).toEqual([])
    expect(
      wrongPeers({
        exports: { './react': {}, './mobx': {} },
        peerDependencies: { ...peers, 'react-dom': peers.react },
        peerDependenciesMeta: optional,
      }),
    ).toEqual([])
  })

  it('are refused without an entry, with another range, and when they are not optional', () => {
    const manifest = {
      exports: { './react': {} },
      peerDependencies: { react: '^19.0.0', mobx: '^7.0.0' },
      peerDependenciesMeta: { mobx: { optional: true } },
    }
    expect(wrongPeers(manifest)).toEqual([
      'the peer mobx is needed by no entry of its own.',
      'the peer react must be ">=18.0.0 <20.0.0".',
      'the peer react must be optional.',
    ])
    expect(wrongPeers({ exports: { './react': {} } })).toEqual(['the peer react is missing.'])
  })
})
