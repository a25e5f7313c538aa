// Refuses local names that are a participle or an adjective alone: the reader cannot tell the thing that they hold (CONTRIBUTING.md).
// A property keeps its name when it is destructured: its type says where the name comes from.
import { parseSync } from 'oxc-parser'
import { files, read } from '../lib/workspaces.mjs'

const source = /^(packages|apps|bench|scripts)\/.*\.tsx?$/
const tests = /\.(test|stories|spec|test\.kit)\.tsx?$|\/testing\/|^apps\/e2e\//
const vague = ['own', 'known', 'asked', 'kept', 'told', 'whole', 'made', 'usual', 'drawn', 'touched', 'around', 'judged', 'twins']
const words = new Set(vague)
/** Places that may declare one of the names: few files have any, and only those are parsed. */
const mention = new RegExp(
  `^(?! *(?://|\\*|/\\*)).*(?<![\\w']|(?<!\\.\\.)\\.)(?:${vague.join('|')})(?: = |: |\\??: |, |[)\\]};(]| [}\\]]| of | => |,$)`,
  'm',
)

/** Names that a pattern declares, without those of properties taken as they are. */
function* namesIn(pattern) {
  if (!pattern) return
  if (pattern.type === 'Identifier') yield pattern
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left)
  else if (pattern.type === 'RestElement') yield* namesIn(pattern.argument)
  else if (pattern.type === 'ArrayPattern') for (const element of pattern.elements) yield* namesIn(element)
  else if (pattern.type === 'TSParameterProperty') yield* namesIn(pattern.parameter)
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties) if (!property.shorthand) yield* namesIn(property.value ?? property)
}

function* declared(node) {
  if (node.type === 'VariableDeclarator') yield* namesIn(node.id)
  if (node.type === 'FunctionDeclaration') yield* namesIn(node.id)
  if (node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') yield* namesIn(node.computed ? undefined : node.key)
  for (const parameter of node.params?.items ?? (Array.isArray(node.params) ? node.params : [])) yield* namesIn(parameter)
}

function walk(node, see) {
  see(node)
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const child of value) if (typeof child?.type === 'string') walk(child, see)
    } else if (typeof value?.type === 'string') walk(value, see)
  }
}

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!source.test(file) || tests.test(file) || !mention.test(text)) return []
  const found = []
  walk(parseSync(file, text).program, (node) => found.push(...declared(node)))
  return found
    .filter(({ name }) => words.has(name))
    .map(({ name, start }) => `${file}:${text.slice(0, start).split('\n').length}: "${name}" does not say what it holds — Name the thing.`)
}

export const check = () => files().flatMap((file) => (source.test(file) ? problemsOf(file, read(file)) : []))
