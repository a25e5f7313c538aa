import type { Plugin } from 'vite'
import { parseAst } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
type Edit = readonly [start: number, end: number, text: string]

/** Fields of an endpoint declaration that only the server reads. */
const serverOnly = new Set(['query', 'body', 'summary', 'may'])

/**
 * A contract module for browsers (docs/adr/0021-lazy-loading-around-the-first-row.md): methods and paths without the schemas of requests and
 * replies, which the server checks. Of a reply only its nullability remains. Unused declarations are removed by tree shaking.
 */
export function endpointsOnly(code: string): string {
  const edits: Edit[] = []
  visit(parseAst(code), (node, parent) => {
    if (node.type !== 'CallExpression') return
    const call = node as Node & { callee: Node & { name?: string }; arguments: Node[] }
    if (call.callee.type !== 'Identifier') return
    if (!acted.has(parent)) edits.push([call.start, call.start, '/* @__PURE__ */ '])
    if (call.callee.name === 'defineEndpoint' && call.arguments[0]?.type === 'ObjectExpression')
      edits.push(...reduced(call.arguments[0], code))
  })
  // a replaced expression includes the positions inside it
  const outermost = edits.filter(([at, until]) => at < until || !edits.some(([start, end]) => start <= at && at < end))
  return outermost
    .sort((a, b) => b[0] - a[0] || b[1] - a[1])
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code)
}

function reduced(declaration: Node, code: string): Edit[] {
  const { properties } = declaration as Node & { properties: (Node & { key?: Node & { name?: string }; value?: Node })[] }
  return properties.flatMap(({ start, end, key, value }): Edit[] => {
    if (!key?.name || !value) return []
    if (serverOnly.has(key.name)) return [[start, end, `${key.name}: undefined`]]
    if (key.name !== 'reply') return []
    // the whole property: in shorthand (`reply`) one name is key and value
    return [[start, end, `reply: ${mayBeNull(code.slice(value.start, value.end)) ? "{ type: 'null' }" : '{}'}`]]
  })
}

const mayBeNull = (schema: string): boolean => /^Null\(\)$|^Union\(\[[\s\S]*\bNull\(\),?\s*\]\)$/.test(schema)

/** Positions in which a call may be made for its side effects. */
const acted = new Set([
  'ExpressionStatement',
  'ArrowFunctionExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'SequenceExpression',
  'UnaryExpression',
  'AwaitExpression',
  'ReturnStatement',
])

function visit(node: unknown, see: (node: Node, parent: string) => void, parent = ''): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see, parent)
  else if (typeof node === 'object' && node !== null) {
    const isNode = 'type' in node && 'start' in node
    if (isNode) see(node as Node, parent)
    for (const value of Object.values(node)) visit(value, see, isNode ? (node as Node).type : parent)
  }
}

/** Removes the schemas of the contracts from the apps; they are half of the bytes of an area's endpoints. */
export const contractsInBrowser = (): Plugin => ({
  name: 'jst-endpoints-only',
  apply: 'build',
  transform: {
    filter: { id: /packages[\\/]contracts[\\/]src[\\/].*\.ts$/ },
    handler: (code) => ({ code: endpointsOnly(code), map: null }),
  },
})
