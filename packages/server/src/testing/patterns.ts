import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import type { JsonSchema } from '../kernel/schema/json-schema.ts'
import { everyEndpoint, everyEntity } from './routes.ts'

export interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

const packages = path.resolve(import.meta.dirname, '../../..')
const isOurs = (file: string) => file.endsWith('.ts') && !/\.(test|stories)\.ts$|\.d\.ts$|(^|\/)(demo|testing)\//.test(file)
const filesOf = (name: string) =>
  readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isOurs)
    .map((file) => path.join(packages, name, 'src', file))

/** Regular expressions that stand in the code of a package. */
export function literalsOf(name: string): Pattern[] {
  return filesOf(name).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const found: Pattern[] = []
    const place = (at: number) => `${path.relative(packages, file)}:${text.slice(0, at).split('\n').length}`
    const visitor = new Visitor({
      Literal(node) {
        if ('regex' in node) found.push({ place: place(node.start), source: node.regex.pattern, flags: node.regex.flags })
      },
    })
    visitor.visit(parseSync(file, text).program)
    return found
  })
}

/** Regular expressions that the modules of a package put together of words when they are loaded. */
export async function composedOf(name: string): Promise<Pattern[]> {
  const found: Pattern[] = []
  const Own = RegExp
  globalThis.RegExp = new Proxy(Own, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const made = new target(source, flags)
      found.push({ place: name, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    // modules that are loaded already run again under another address
    for (const file of filesOf(name)) await import(`${pathToFileURL(file).href}?again`)
  } finally {
    globalThis.RegExp = Own
  }
  return found
}

/** Patterns of fields in the schemas of calls and in the declarations of entities. */
export const declaredPatterns = (): Pattern[] => [
  ...everyEndpoint.flatMap(({ path: place, query, body }) =>
    [query, body].flatMap((schema) => patternsOf(schema as unknown as JsonSchema).map((source) => ({ place, source, flags: 'u' }))),
  ),
  ...everyEntity.flatMap(({ entity }) =>
    entity.all.flatMap((field) =>
      'pattern' in field && field.pattern ? [{ place: entity.name, source: `^(?:${field.pattern.source})$`, flags: 'u' }] : [],
    ),
  ),
]

function patternsOf({ pattern, anyOf = [], items, properties = {} }: JsonSchema): string[] {
  const inner = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)]
  return [...(pattern === undefined ? [] : [pattern]), ...inner.flatMap(patternsOf)]
}
