// Inside the server: kernel <- entity-kit <- documents <- modules. A module takes the kit, the parts of documents and other modules by index.ts;
// the parts of documents know neither each other nor a module; the entity kit, on every side, knows no area, so that every area may have entities.
import path from 'node:path'
import { files, read } from '../lib/workspaces.mjs'
import { importPattern } from './layers.mjs'

const server = 'packages/server/src/'
const kits = /^packages\/(contracts\/src\/entity|feature-kit\/src\/entity|server\/src\/entity-kit)\//
/** The change log is every area's. */
const ofNoArea = /^packages\/contracts\/src\/(entity\/|system\/audit\.ts$|[\w-]+\.ts$)|^@jst\/contracts(\/(entity|system))?$/
const notChecked = /\.(test|stories)\.tsx?$|\/testing\//

/** `kernel`, `entity-kit`, `documents/notices`, `modules/si`, or undefined. */
const partOf = (file) =>
  /^(kernel|entity-kit|documents\/[^/]+|modules\/[^/]+)\//.exec(file.startsWith(server) ? file.slice(server.length) : '')?.[1]
/** What the parts of a layer may import besides themselves; modules may import all. */
const may = { kernel: /^kernel$/, 'entity-kit': /^kernel$/, documents: /^(kernel|entity-kit)$/ }

function problemOf(file, specifier) {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
  const [from, to] = [partOf(file), partOf(target)]
  if (kits.test(file) && /^(packages\/contracts\/src\/|@jst\/contracts)/.test(target) && !ofNoArea.test(target))
    return `the entity kit may not know an area (${specifier}). Let the area say it in its declaration or its rules.`
  if (!from || !to || from === to) return undefined
  const below = may[from.split('/')[0]]
  if (below && !below.test(to))
    return `${from} may not import ${specifier} (${to}). Arrows go kernel <- entity-kit <- documents <- modules.`
  if (to !== 'kernel' && !target.endsWith(`${to}/index.ts`)) return `reaches past the index.ts of ${to} (${specifier}). Export it there.`
}

/** @param {string} file @param {string} text */
export function problemsOf(file, text) {
  if (notChecked.test(file) || !/\.tsx?$/.test(file)) return []
  const misplaced = /^packages\/server\/src\/modules\/.*\/(entity-)?kit\//.test(file)
    ? ['a module has no kit of its own. What serves any entity belongs to packages/server/src/entity-kit.']
    : []
  const own = /^packages\/server\/src\/(?!kernel\/)/.test(file) && /\baudit: \(entry: AuditEntry\) => void/.test(text)
  const calls = own ? ['names a context of its own. Take WriteCall of kernel/endpoint.ts, with what else it needs as its parameter.'] : []
  const imports = [...text.matchAll(importPattern)].map(([, fixed, lazy]) => problemOf(file, fixed ?? lazy))
  return [...misplaced, ...calls, ...imports.filter((problem) => problem !== undefined)].map((problem) => `${file}: ${problem}`)
}

export const check = () =>
  files()
    .filter((file) => file.startsWith(server) || kits.test(file))
    .flatMap((file) => problemsOf(file, read(file)))
