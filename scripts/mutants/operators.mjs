// The changes that a mutant makes: each is small, and a person could have typed it by mistake.
const comparisons = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
const arithmetic = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const logic = { '&&': '||', '||': '&&' }
const calls = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min', toSorted: 'slice', filter: 'slice' }))

const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
/** `text` with what stands between two nodes changed by `change`. */
const between = (source, left, right, change) =>
  source.slice(left.start, left.end) + change(source.slice(left.end, right.start)) + source.slice(right.start, right.end)

/** Changes of an expression, as text that takes its place. */
const expressions = {
  BinaryExpression(node, source) {
    const { operator, left, right } = node
    const other = comparisons[operator] ?? (isText(left) || isText(right) ? undefined : arithmetic[operator])
    return other ? [between(source, left, right, (text) => text.replace(operator, other))] : []
  },
  LogicalExpression: ({ operator, left, right }, source) =>
    operator === '??'
      ? [source.slice(left.start, left.end)]
      : [between(source, left, right, (text) => text.replace(operator, logic[operator]))],
  UnaryExpression: ({ operator, argument }, source) => (operator === '!' ? [source.slice(argument.start, argument.end)] : []),
  ConditionalExpression: ({ consequent, alternate }, source) => [consequent, alternate].map(({ start, end }) => source.slice(start, end)),
  Literal: ({ value }) => (typeof value === 'boolean' ? [String(!value)] : typeof value === 'string' && value !== '' ? [`''`] : []),
  CallExpression({ callee, start, end }, source) {
    const { type, property, computed, object } = callee
    const other = type === 'MemberExpression' && !computed ? calls.get(property.name) : undefined
    // a slice without a range copies: nothing is filtered, nothing sorted
    if (!other || object.type === 'Super') return []
    const rest = other === 'slice' ? '()' : source.slice(property.end, end)
    return [`${source.slice(start, property.start)}${other}${rest}`]
  },
  ChainExpression(node, source) {
    const found = []
    for (let at = node.expression; at; at = at.object ?? at.callee) {
      if (!at.optional) continue
      const from = (at.object ?? at.callee).end
      const dot = source.indexOf('?.', from)
      const instead = at.type === 'CallExpression' || at.computed ? '' : '.'
      found.push(source.slice(node.start, dot) + instead + source.slice(dot + 2, node.end))
    }
    return found
  },
}

/** Parts of a node that are no values: they are left as they are. */
const leaveOut = {
  AssignmentExpression: ['left'],
  AssignmentPattern: ['left'],
  UpdateExpression: ['argument'],
  ForInStatement: ['left'],
  ForOfStatement: ['left'],
  VariableDeclarator: ['id'],
  TaggedTemplateExpression: ['tag'],
  ThrowStatement: ['argument'],
  ImportExpression: ['source'],
  ExportNamedDeclaration: ['source'],
}
const keyed = new Set(['Property', 'PropertyDefinition', 'MethodDefinition'])
const skipped = /^(Import|ExportAll|TSType|TSInterface|TSEnum|TSModule|TSDeclare|TSAbstract)/
const entered = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSParameterProperty'])

/** @returns mutants of a program, outer ones first: `{ start, end, text, statement }`; a statement is left out, a condition becomes `text` */
export function mutantsOf(program, source) {
  const found = []
  const add = (node, text, more = {}) => found.push({ start: node.start, end: node.end, text, ...more })
  const visit = (node, above) => {
    if (!node || typeof node.type !== 'string') return
    if (skipped.test(node.type) || (node.type.startsWith('TS') && !entered.has(node.type))) return
    if (node.type === 'UnaryExpression' && node.operator === 'delete') return
    if (node.type === 'ExpressionStatement') {
      if (typeof node.directive === 'string') return
      // an assignment that is left out is a value that was forgotten
      const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super'
      if (!isSuper) add(node, '', { statement: true })
    }
    // inside a chain the whole chain is replaced
    if (!(above?.type === 'ChainExpression' && node.type === 'CallExpression'))
      for (const text of expressions[node.type]?.(node, source) ?? []) add(node, text)
    if (node.type === 'IfStatement') for (const text of ['true', 'false']) add(node.test, text)
    for (const [key, value] of Object.entries(node)) {
      if (leaveOut[node.type]?.includes(key) || (key === 'key' && keyed.has(node.type) && !node.computed)) continue
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType') continue
      // a callee keeps its `this`
      if (key === 'callee' && (value.type === 'MemberExpression' || value.type === 'Super')) visit(value.object, value)
      else if (Array.isArray(value)) for (const one of value) visit(one, node)
      else visit(value, node)
    }
  }
  visit(program)
  return found.filter(({ start, end, text }) => source.slice(start, end) !== text)
}

/** The source with all mutants in it, each of them asleep: `__m(id)` says whether this one is awake. */
export function withMutants(source, mutants) {
  const places = new Map()
  for (const mutant of mutants) {
    const key = `${mutant.start}-${mutant.end}-${mutant.statement === true}`
    places.set(key, [...(places.get(key) ?? []), mutant])
  }
  const [opened, closed] = [new Map(), new Map()]
  const put = (at, text, into, first) => into.set(at, first ? [text, ...(into.get(at) ?? [])] : [...(into.get(at) ?? []), text])
  for (const [one, ...others] of places.values()) {
    const all = [one, ...others]
    put(
      one.start,
      one.statement ? `{if(!__m(${one.id})){` : `(${all.map(({ id, text }) => `__m(${id})?(${text}):`).join('')}(`,
      opened,
      false,
    )
    put(one.end, one.statement ? '}}' : '))', closed, true)
  }
  let text = ''
  let last = 0
  for (const at of [...new Set([...opened.keys(), ...closed.keys()])].toSorted((a, b) => a - b)) {
    text += source.slice(last, at) + (closed.get(at) ?? []).join('') + (opened.get(at) ?? []).join('')
    last = at
  }
  return `const __m=(globalThis.__mutants??={at:()=>false}).at;${text}${source.slice(last)}`
}
