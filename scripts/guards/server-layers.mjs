// Inside the server: kernel <- entity-kit <- documents <- modules. A module takes the kits and other modules by their index.ts; the kits, on every
// side, know no area, so that every area may have entities and documents.
import path from 'node:path'
import { files, read } from '../lib/workspaces.mjs'
import { importPattern } from './layers.mjs'

const server = 'packages/server/src/'
const kits =
  /^packages\/(contracts\/src\/(entity|document)|feature-kit\/src\/(entity|document)|server\/src\/(entity-kit|documents(?!\/notices)))\//
/** Values of cells and boxes, money, rich text, the change log and the rights on fields are every area's. */
const ofNoArea =
  /^packages\/contracts\/src\/(allocation\/|entity\/|document\/|money\/|rich\/|values\/|system\/(audit|field-rights)\.ts$|[\w-]+\.ts$)|^@jst\/contracts(\/(allocation|entity|document|money|rich|system|values))?$/
const notChecked = /\.(test|stories)\.tsx?$|\/testing\//

/** `kernel`, `entity-kit`, `documents`, `documents/notices`, `modules/si`, `demo`, or undefined. */
const partOf = (file) =>
  /^(kernel|entity-kit|documents\/notices|documents|modules\/[^/]+|demo)\//.exec(
    file.startsWith(server) ? file.slice(server.length) : '',
  )?.[1]
const may = {
  kernel: /^kernel$/,
  'entity-kit': /^(kernel|entity-kit)$/,
  'documents/notices': /^(kernel|entity-kit)$/,
  documents: /^(kernel|entity-kit|documents(\/notices)?)$/,
}

function problemOf(file, specifier) {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
  const [from, to] = [partOf(file), partOf(target)]
  if (kits.test(file) && /^(packages\/contracts\/src\/|@jst\/contracts)/.test(target) && !ofNoArea.test(target))
    return `a kit may not know an area (${specifier}). Let the area say it in its declaration or its rules.`
  if (!from || !to || from === to) return undefined
  if (may[from] && !may[from].test(to))
    return `${from} may not import ${specifier} (${to}). Arrows go kernel <- entity-kit <- documents <- modules.`
  if (to !== 'kernel' && !target.endsWith(`${to}/index.ts`)) return `reaches past the index.ts of ${to} (${specifier}). Export it there.`
}

/** @param {string} file @param {string} text */
export function problemsOf(file, text) {
  if (notChecked.test(file) || !/\.tsx?$/.test(file)) return []
  const misplaced = /^packages\/server\/src\/modules\/.*\/(entity-)?kit\//.test(file)
    ? ['a module has no kit of its own. What serves any entity belongs to packages/server/src/entity-kit.']
    : []
  const flat = /^packages\/server\/src\/kernel\/(?!errors\.ts$|kernel\.texts\.ts$)[^/]+$/.test(file)
    ? ['the kernel has folders by topic (packages/server/README.md). Only errors.ts and kernel.texts.ts stand beside them.']
    : []
  const own = /^packages\/server\/src\/(?!kernel\/)/.test(file) && /\baudit: \(entry: AuditEntry\) => void/.test(text)
  const calls = own
    ? ['names a context of its own. Take WriteCall of kernel/http/endpoint.ts, with what else it needs as its parameter.']
    : []
  const imports = [...text.matchAll(importPattern)].map(([, fixed, lazy]) => problemOf(file, fixed ?? lazy))
  return [...misplaced, ...flat, ...calls, ...imports.filter((problem) => problem !== undefined)].map((problem) => `${file}: ${problem}`)
}

export const check = () =>
  files()
    .filter((file) => file.startsWith(server) || kits.test(file))
    .flatMap((file) => problemsOf(file, read(file)))
