// The parts of the built applications by names that stay: a bundler names a file by its contents and those of all that it names, so that one change
// renames many.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/workspaces.mjs'

const apps = ['internal', 'external', 'portal']
const hashed = /-[\w-]{8}(?=\.(?:js|mjs|css)\b)/g

/** `/assets/internal/Finding-sCV-FzM_.js` → `internal/Finding.js`; undefined for what is no file of an application. @param {string} address */
export function assetOf(address) {
  const [, name] = /^\/assets\/([^?#]+\.(?:js|mjs|css))$/.exec(address) ?? []
  return name?.replace(hashed, '')
}

/** Hash of each script and style by its name without a hash, and of each page. Two of one name count as one. @returns {Map<string, string>} */
export function builtAssets() {
  /** @type {Map<string, string[]>} */
  const texts = new Map()
  const add = (name, file) => texts.set(name, [...(texts.get(name) ?? []), readFileSync(file, 'utf8').replaceAll(hashed, '')])
  for (const app of apps) {
    const dist = path.join(root, 'apps', app, 'dist')
    const folder = path.join(dist, 'assets', app)
    if (!existsSync(folder)) continue
    add(`${app}/index.html`, path.join(dist, 'index.html'))
    for (const name of readdirSync(folder)) {
      const asset = assetOf(`/assets/${app}/${name}`)
      if (asset) add(asset, path.join(folder, name))
    }
  }
  return new Map([...texts].map(([name, all]) => [name, createHash('sha256').update(all.toSorted().join('\0')).digest('hex')]))
}
