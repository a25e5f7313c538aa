// Sentences have a space between Chinese characters and Latin words, as in 请填写 SO 号. What is written beside each other is seen here; names that
// come as values are written by the tag `spaced`.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { files, read } from '../lib/workspaces.mjs'

const homes = /^(packages|packages\/features|apps)\/[^/]+\/src\/(.*\/)?(texts|[\w-]+\.texts|titles)\.ts$/
const declared = /^packages\/contracts\/src\/(?!.*(\.test|\/vocabulary|\/data\/)).*\.ts$/
const seam = /\p{Script=Han}[A-Za-z]{2}|[A-Za-z]{2}\p{Script=Han}/u
/** Written without a space by those who name them: a licence of a site. */
const names = /[\p{Script=Han}]ICP备\d+/gu
/** Headings of files and words of messages that are matched, and titles of routes as the product's list of screens has them. */
const matched = new Set(['aliases', 'headers'])
const titles = /\/titles\.ts$/

export const isChecked = (file) => (homes.test(file) && !titles.test(file)) || declared.test(file)

const edge = { start: /^\p{Script=Han}/u, end: /\p{Script=Han}$/u }
const isText = (type) => type?.type === 'TSStringKeyword'

/** Template literals without the tag in which a value that is a text stands directly beside a Chinese character. */
export function untaggedTemplates(program) {
  const found = []
  const walk = (node, params, isTagged) => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, params, false))
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return
    let known = params
    if (Array.isArray(node.params) && node.body) {
      known = new Map(params)
      for (const { type, name, typeAnnotation } of node.params)
        if (type === 'Identifier') known.set(name, isText(typeAnnotation?.typeAnnotation))
    }
    if (node.type === 'TemplateLiteral' && !isTagged) {
      const texts = node.quasis.map(({ value }) => value.cooked ?? '')
      const isBeside = ({ type, name }, at) =>
        type === 'Identifier' && known.get(name) === true && (edge.end.test(texts[at]) || edge.start.test(texts[at + 1]))
      if (node.expressions.some(isBeside)) found.push(node)
    }
    for (const [key, part] of Object.entries(node))
      if (key !== 'parent') walk(part, known, node.type === 'TaggedTemplateExpression' && key === 'quasi')
  }
  walk(program, new Map(), false)
  return found
}

/** Texts in which a Chinese character and a Latin word touch. */
function touching(program) {
  const found = []
  const look = (text, node) => {
    if (typeof text === 'string' && seam.test(text.replaceAll(names, ''))) found.push([node.start, text])
  }
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (node === null || typeof node !== 'object') return
    if (node.type === 'Property' && matched.has(node.key?.name)) return
    if (node.type === 'Literal') look(node.value, node)
    if (node.type === 'TemplateElement') look(node.value.cooked, node)
    for (const part of Object.values(node)) if (part && typeof part === 'object') walk(part)
  }
  walk(program)
  return found
}

/** Problems of one file's text; for the test of this guard. `hasTag`: its package may import the tag. */
export function problemsOf(file, text, hasTag = true) {
  if (!isChecked(file) || !/\p{Script=Han}/u.test(text)) return []
  const { program } = parseSync(file, text)
  const line = (at) => text.slice(0, at).split('\n').length
  return [
    ...touching(program).map(
      ([at, words]) => `${file}:${line(at)}: ${words.trim().slice(0, 40)} — Put a space between Chinese and Latin words.`,
    ),
    ...(hasTag && homes.test(file) ? untaggedTemplates(program) : []).map(
      ({ start, end }) =>
        `${file}:${line(start)}: ${text.slice(start, end).slice(0, 60)} — Write it with the tag spaced of @jst/contracts/values.`,
    ),
  ]
}

const packageOf = (file) => /^(packages\/features\/[^/]+|packages\/[^/]+|apps\/[^/]+)\//.exec(file)[1]
const tagged = new Map()
function hasTag(file) {
  const name = packageOf(file)
  if (!tagged.has(name)) {
    const { dependencies = {}, name: own } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8'))
    tagged.set(name, own === '@jst/contracts' || '@jst/contracts' in dependencies)
  }
  return tagged.get(name)
}

export const check = () => files().flatMap((file) => (isChecked(file) ? problemsOf(file, read(file), hasTag(file)) : []))
