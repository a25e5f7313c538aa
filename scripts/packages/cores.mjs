// Checks the imports of package entries: only `/react` imports React, only `/mobx` imports MobX, and other entries no framework at all.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { entriesOf } from './pack.mjs'

/** Made of components as a whole, for the stack of this platform. */
const components = new Set(['@jst/ui'])
const frameworks = /^(react|react-dom|mobx|mobx-react|mobx-react-lite|vue)(\/|$)/
const allowed = { './react': /^react(-dom)?(\/|$)/, './mobx': /^mobx$/ }
const reactRange = '>=18.0.0 <20.0.0'
const mobxRange = '>=6.0.0 <8.0.0'

/** @param {string} entry @param {readonly string[]} imports what its built files import, with all that they bring @returns {string[]} */
export const foreignImports = (entry, imports) =>
  [...new Set(imports)].filter((name) => frameworks.test(name) && !allowed[entry]?.test(name))

/** @param {{ exports: object, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} manifest
 * @returns {string[]} what is wrong with the peers of a package whose core needs no framework */
export function wrongPeers({ exports, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const react = './react' in exports && { react: reactRange, ...('react-dom' in peerDependencies && { 'react-dom': reactRange }) }
  const wanted = { ...react, ...('./mobx' in exports && { mobx: mobxRange }) }
  const peers = Object.entries(peerDependencies).filter(([name]) => frameworks.test(name))
  return [
    ...peers.filter(([name]) => !(name in wanted)).map(([name]) => `the peer ${name} is needed by no entry of its own.`),
    ...peers
      .filter(([name, range]) => name in wanted && wanted[name] !== range)
      .map(([name]) => `the peer ${name} must be "${wanted[name]}".`),
    ...Object.keys(wanted)
      .filter((name) => !(name in peerDependencies))
      .map((name) => `the peer ${name} is missing.`),
    ...peers.filter(([name]) => !peerDependenciesMeta[name]?.optional).map(([name]) => `the peer ${name} must be optional.`),
  ]
}

/** @param {{ name: string, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} dependency
 * @returns {string[]} frameworks that npm installs with it */
export const broughtAlong = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys(peerDependencies).filter((peer) => frameworks.test(peer) && !peerDependenciesMeta[peer]?.optional)

/** Ours are looked into, in their built form. */
const othersOutside = {
  name: 'others-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@jst/') ? undefined : { path, external: true })),
}

/** Returns the imports of a file, including those of our packages that it imports: names as they are written there. */
export async function importsOf(file) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: path.dirname(file),
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [othersOutside],
  })
  return Object.values(metafile.outputs).flatMap((output) => output.imports.map((one) => one.path))
}

export async function checkCores({ root, wanted }) {
  const problems = []
  for (const { name, dir, manifest } of wanted) {
    if (components.has(name)) continue
    problems.push(...wrongPeers(manifest).map((problem) => `${name}: ${problem}`))
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      if (dependency.startsWith('@jst/')) continue
      const theirs = JSON.parse(readFileSync(path.join(root, 'node_modules', dependency, 'package.json'), 'utf8'))
      for (const framework of broughtAlong(theirs))
        problems.push(`${name}: its dependency ${dependency} brings ${framework} into every project. Only an optional peer may.`)
    }
    for (const [entry, target] of entriesOf(manifest)) {
      const imports = await importsOf(path.join(dir, target.default))
      for (const foreign of foreignImports(entry, imports))
        problems.push(`${name}: ${entry} imports ${foreign}. Only ./react may import React, only ./mobx MobX.`)
    }
  }
  return problems
}
