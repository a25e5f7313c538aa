// The folder that an image of the server holds: built code, the files it reads, and those packages that its bundle leaves out.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.mjs'

/** As `apps/server/tsup.config.ts` leaves them out; `pg-native` is not installed. Fonts are read from their package. */
const apart = ['@node-rs/argon2', 'pdfkit', 'prom-client', 'sharp', '@embedpdf/fonts-sc', '@embedpdf/fonts-latin', '@embedpdf/fonts-kr']
const built = ['apps/server/dist', 'apps/internal/dist', 'apps/external/dist', 'apps/portal/dist']
const ofServer = ['package.json', 'data', 'migrations']
/** Files that are never run or read: source maps, types, package docs, browser builds, and font weights that no print uses. */
const idle = /\.(map|d\.[cm]?ts|md)$|\/(docs|examples|standalone)\.?[^/]*$|-(DemiLight|Light|Medium)\.otf$/

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Where a package is that code in a folder imports; undefined where it is not installed, such as the machine code of another platform. */
function placeOf(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) return found
    if (at === path.dirname(at)) return undefined
  }
}

/** Folders of packages with all that they need. */
function closureOf(names, from = root, found = new Set()) {
  for (const name of names) {
    const folder = placeOf(name, from)
    if (!folder || found.has(folder)) continue
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    closureOf([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], folder, found)
  }
  return found
}

export function assemble(target) {
  const copy = (from, to = from) =>
    cpSync(path.join(root, from), path.join(target, to), { recursive: true, dereference: true, filter: (file) => !idle.test(file) })
  for (const folder of built) copy(folder)
  for (const name of ofServer) copy(`packages/server/${name}`, `node_modules/@jst/server/${name}`)
  for (const folder of closureOf(apart)) copy(path.relative(root, folder))
  mkdirSync(target, { recursive: true })
  const { name, version, license } = manifestOf(root)
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ name, version, license, type: 'module' }, undefined, 2)}\n`)
  for (const file of ['LICENSE', 'NOTICE']) if (existsSync(path.join(root, file))) copy(file)
}
