// The files of the repository that a module stands on: those that it imports at run time, and those that it names beside itself by
// `new URL(…, import.meta.url)`, `path.join(import.meta.dirname, …)` or a glob.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { root as repository } from '../lib/workspaces.mjs'

const code = /\.(?:[cm]?[jt]sx?)$/
const named = /new URL\(\s*[`'"]([^`'":$]*)((?:\$\{[^`]*)?)[`'"]\s*,\s*import\.meta\.url/g
const joined = /(?:join|resolve)\(\s*import\.meta\.dirname\s*,\s*[`'"]([^`'"$]*)((?:\$\{[^`]*)?)[`'"]/g
const globbed = /import\.meta\.glob\w*(?:<[^(]*>)?\(\s*\[?\s*[`'"](\.{1,2}\/[^`'"*]*)\*/g
/** Tests run from the sources of the packages, not from what was built of them. */
const resolver = new ResolverFactory({
  conditionNames: ['@jst/source', 'import', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
})

/**
 * @typedef {object} Links
 * @property {string[]} modules files that are imported
 * @property {string[]} places files and folders that are named; a folder ends with `/`, and the whole tree is `/`
 * @property {boolean} looksAround whether the module uses the file system or starts programs
 */

/**
 * Names in a text of code, before they are looked up in a tree.
 * @typedef {object} Names
 * @property {string[]} requests modules, as they are written
 * @property {[start: string, computed: string][]} places
 * @property {boolean} looksAround
 */

/**
 * Names by the hash and the ending of a file: the same text names the same things in every graph of the process.
 * @type {Map<string, Names>}
 */
const parsed = new Map()

/** @param {string} at whole path @param {string | undefined} blob hash of its text @returns {Names} */
function namesIn(at, blob) {
  const key = blob && `${blob}${path.extname(at)}`
  const before = key && parsed.get(key)
  if (before) return before
  const text = readFileSync(at, 'utf8')
  const { module } = parseSync(at, text)
  const requests = [
    ...module.staticImports
      .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start, start + 20)))
      .map((one) => one.moduleRequest.value),
    ...module.staticExports
      .filter(({ start }) => !/^export\s+type\b/.test(text.slice(start, start + 20)))
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  const places = [named, joined, globbed].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, start, computed = '']) => /** @type {[string, string]} */ ([start, computed])),
  )
  const names = { requests, places, looksAround: /['"]node:(?:fs|child_process)/.test(text) }
  if (key) parsed.set(key, names)
  return names
}

/** Reads modules of a tree, each once. @param {ReadonlyMap<string, string>} tree as `contents` gives it @param {string} [root] where it stands */
export function moduleGraph(tree, root = repository) {
  /** @type {Map<string, Links>} */
  const read = new Map()
  const relative = (file) => path.relative(root, file).split(path.sep).join('/')

  /** @returns {Links} */
  function linksOf(file) {
    let found = read.get(file)
    if (!found) read.set(file, (found = code.test(file) ? parse(file) : { modules: [], places: [], looksAround: false }))
    return found
  }

  function parse(file) {
    const at = path.join(root, file)
    const { requests, places: written, looksAround } = namesIn(at, tree.get(file))
    const modules = new Set()
    for (const request of requests) {
      if (request.startsWith('node:')) continue
      const found = resolver.sync(path.dirname(at), request.replace(/\?.*$/, '')).path
      const inside = found && relative(found)
      if (inside && tree.has(inside)) modules.add(inside)
    }
    const places = written.map(([start, computed]) => {
      // of a name that is put together, the folder is known
      const place = computed === '' ? start : start.replace(/[^/]*$/, '') || '.'
      const target = relative(path.resolve(path.dirname(at), place))
      return tree.has(target) ? target : `${target}/`
    })
    return { modules: [...modules], places, looksAround }
  }

  /** The module and all that it reaches, without what `stopAt` refuses. */
  function reachedFrom(file, stopAt = () => false) {
    const seen = new Set([file])
    for (const one of seen) {
      const { modules, places } = linksOf(one)
      for (const next of modules) if (!stopAt(next)) seen.add(next)
      // a program that a test starts stands on modules of its own
      for (const place of places) if (code.test(place) && tree.has(place) && !stopAt(place)) seen.add(place)
    }
    return seen
  }

  return { linksOf, reachedFrom }
}
