import { parseAst, type Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Statement extends Node {
  readonly declarations?: readonly { readonly init: Node | null }[]
  readonly expression?: Node & { readonly left?: { readonly property?: { readonly name?: string } } }
}
type Edit = readonly [at: number, put: string]

/**
 * Marks the top-level values of React Router's module as free of side effects. The file has 400 kB and creates contexts, components and classes by
 * calls, so that a bundler would include all of them for a single function.
 */
export function withFreeParts(code: string): string {
  const edits = (parseAst(code).body as unknown as Statement[]).flatMap(editsOf)
  return edits.toSorted(([one], [other]) => other - one).reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at), code)
}

function editsOf({ type, start, end, declarations = [], expression }: Statement): Edit[] {
  // the assignment of a display name would keep the component
  if (type === 'ExpressionStatement' && expression?.left?.property?.name === 'displayName')
    return [
      [start, '/* '],
      [end, ' */'],
    ]
  return declarations.flatMap(({ init }): Edit[] => {
    if (init?.type === 'CallExpression' || init?.type === 'NewExpression') return [[init.start, '/* @__PURE__ */ ']]
    // a bundler takes reading `React.Component` for a side effect
    if (init?.type === 'ClassExpression')
      return [
        [init.start, '/* @__PURE__ */ (() => '],
        [init.end, ')()'],
      ]
    return []
  })
}

/** Includes only the used parts of React Router. */
export const routerParts = (): Plugin => ({
  name: 'jst-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler: (code) => ({ code: withFreeParts(code), map: null }),
  },
})
