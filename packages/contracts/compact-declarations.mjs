// Last step of the build. The compiler writes the type of every schema out in full wherever it is inferred: 2.3 MB, most of it the same few shapes.
// A shape that stands more than once becomes a type of `shapes.d.ts`, named after the places where it stands. The types stay what they are.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { nameShapes } from './shape-names.mjs'

const home = 'shapes'
/** Types that have the same meaning under a name in another file. */
const movable = new Set(['TSTypeLiteral', 'TSTypeReference', 'TSImportType', 'TSUnionType', 'TSTupleType', 'TSArrayType', 'TSTypeOperator'])
/** Types that have a meaning at their place only. */
const bound = new Set(['TSThisType', 'TSInferType', 'TSTypePredicate'])
/** A reference to a shape within the text of another, between characters for private use. */
const reference = /\uE000(\d+)\uE000/g

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const children = (node) =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start)

/** The module of an import, from the folder `dist`, without its ending. */
const moduleOf = (file, specifier) =>
  specifier.startsWith('.') ? `/${path.posix.join(path.posix.dirname(file), specifier.replace(/\.ts$/, ''))}` : specifier
const importOf = (module, name) => (module === 'typebox' ? `typebox.${name}` : `import("${module}").${name}`)

/** How other files write the names that a file declares or imports. A name without a way stays in its file. */
function namesOf(file, body) {
  const names = new Map()
  const own = moduleOf(file, `./${path.posix.basename(file, '.d.ts')}`)
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const module = moduleOf(file, statement.source.value)
      for (const { type, local, imported } of statement.specifiers)
        names.set(local.name, type === 'ImportSpecifier' ? importOf(module, imported.name) : undefined)
      continue
    }
    const declaration = statement.declaration ?? statement
    for (const { name } of [declaration.id, ...(declaration.declarations ?? []).map(({ id }) => id)].filter(Boolean))
      names.set(name, statement.declaration ? importOf(own, name) : undefined)
  }
  return names
}

/** @typedef {{ id: number, text: string, count: number, hints: string[], name?: string }} Shape */
/** @type {Map<string, Shape>} */
const shapes = new Map()
const list = () => [...shapes.values()]
/** Names without a declaration in their file: those of the language. */
const globals = new Set()

/** Gives each movable type of a file its shape, innermost first. */
function intern({ file, code, names, parameters, shapeAt }, root) {
  const text = (node, parent) => {
    const pieces = []
    let free = !bound.has(node.type) && !(node.type === 'TSTypeOperator' && node.operator === 'unique')
    const name = node.type === 'TSTypeReference' ? node.typeName : node.type === 'TSTypeQuery' ? node.exprName : undefined
    if (name && name.type !== 'Identifier') free = false
    if (name?.type === 'Identifier') {
      const elsewhere = names.get(name.name)
      if (elsewhere) pieces.push([name.start, name.end, elsewhere])
      else if (names.has(name.name) || parameters.has(name.name)) free = false
      else globals.add(name.name)
    }
    if (node.type === 'TSImportType' && node.qualifier)
      pieces.push([node.start, node.qualifier.start, importOf(moduleOf(file, node.source.value), '')])
    for (const child of children(node)) {
      if (child === name || child === node.source || child === node.qualifier) continue
      const inner = text(child, node)
      free &&= inner.free
      pieces.push([child.start, child.end, inner.text])
    }
    const whole = replaced(code, node, pieces)
    // `readonly` stands before a list that is written out, never before a name
    if (!free || !movable.has(node.type) || parent?.type === 'TSTypeOperator') return { text: whole, free }
    const shape = shapes.get(whole) ?? { id: shapes.size, text: whole, count: 0, hints: [] }
    shapes.set(whole, shape)
    shapeAt.set(node, shape)
    return { text: `\uE000${shape.id}\uE000`, free }
  }
  text(root)
}

function replaced(code, { start, end }, pieces) {
  let at = start
  let result = ''
  for (const [from, to, put] of pieces.toSorted((a, b) => a[0] - b[0])) {
    result += code.slice(at, from) + put
    at = to
  }
  return result + code.slice(at, end)
}

/** The word that a reader knows a type by: the property or the declaration that it belongs to. */
const hintOf = (node, hint) => {
  const key = node.type === 'TSPropertySignature' ? node.key : node.id
  return key?.type === 'Identifier' ? key.name : hint
}

/** Counts the places of every shape; what stands within a shape is counted once. */
function count({ shapeAt }, node, hint = 'Shape') {
  const shape = shapeAt.get(node)
  if (shape) {
    shape.count += 1
    shape.hints.push(hint)
    if (shape.count > 1) return
  }
  for (const child of children(node)) count({ shapeAt }, child, hintOf(node, hint))
}

const files = globSync('dist/**/*.d.ts').map((found) => {
  const file = path.posix.relative('dist', found.replaceAll('\\', '/'))
  const code = readFileSync(found, 'utf8').replaceAll(/^ +/gm, '')
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const parameters = new Set()
  const collect = (node) => {
    if (node.type === 'TSTypeParameter') parameters.add(node.name.name)
    for (const child of children(node)) collect(child)
  }
  collect(program)
  return { file, code, program, names: namesOf(file, program.body), parameters, shapeAt: new Map() }
})
for (const file of files) intern(file, file.program)
for (const file of files) count(file, file.program)
const byId = list()
const written = (shape, prefix) =>
  shape.text.replaceAll(reference, (_, id) => (byId[id].name ? prefix + byId[id].name : written(byId[id], prefix)))
nameShapes(byId, globals, (shape) => written(shape, `${home}.`).length)

/** The path of a module as a file in the folder of another writes it. */
const relative = (text) => text.replaceAll(/import\("\/([^"]+)"\)/g, 'import("./$1.ts")')
const named = byId.filter(({ name }) => name)
const imports = {
  typebox: 'import type * as typebox from "typebox";\n',
  [home]: (depth) => `import type * as ${home} from "${depth}${home}.ts";\n`,
}
writeFileSync(
  `dist/${home}.d.ts`,
  imports.typebox + named.map((shape) => `export type ${shape.name} = ${relative(written(shape, ''))};\n`).join(''),
)

for (const { file, code, program, shapeAt } of files) {
  const pieces = []
  const find = (node) => {
    const { name } = shapeAt.get(node) ?? {}
    if (name) pieces.push([node.start, node.end, `${home}.${name}`])
    else for (const child of children(node)) find(child)
  }
  find(program)
  const text = replaced(code, { start: 0, end: code.length }, pieces)
  const short = text.replaceAll('import("typebox").', 'typebox.')
  const depth = '../'.repeat(file.split('/').length - 1) || './'
  writeFileSync(`dist/${file}`, (pieces.length ? imports[home](depth) : '') + (short === text ? '' : imports.typebox) + short)
}
