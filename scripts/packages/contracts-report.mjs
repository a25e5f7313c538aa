// The report of contracts: calls, schemas and tables of each entry as a short text. The types of its schemas, as api-extractor writes them
// for the other packages, would be thousands of lines that nobody reads.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A table longer than this stands as its keys and a digest: a change is visible, and read in the source. */
const longest = 1500

/** @returns {Promise<Map<string, string>>} report by entry */
export async function contractReports(dir, entries) {
  const modules = new Map()
  for (const [entry, target] of entries) modules.set(entry, await import(path.join(dir, target.default)))
  const names = new Map()
  for (const module of modules.values()) for (const [name, value] of Object.entries(module)) if (isSchema(value)) names.set(value, name)
  return new Map(
    entries.map(([entry, target]) => {
      const module = modules.get(entry)
      const lines = Object.keys(module)
        .toSorted()
        .map((name) => describe(name, module[name], names))
      const types = typesOf(path.join(dir, target.types)).filter((name) => !(name in module))
      return [
        entry,
        `# @jst/contracts${entry.slice(1)}\n\n\`\`\`\n${[...lines, ...types.toSorted().map((name) => `type ${name}`)].join('\n')}\n\`\`\`\n`,
      ]
    }),
  )
}

const nothing = '{  }'
const isObject = (value) => typeof value === 'object' && value !== null
const isSchema = (value) => isObject(value) && '~kind' in value
export const isEndpoint = (value) => isObject(value) && 'method' in value && 'path' in value && 'reply' in value

function describe(name, value, names) {
  const text = (schema) => shape(schema, names)
  if (isEndpoint(value)) {
    const { who, buttons = [], paths = [] } = value.may
    const rights = [...buttons.map(({ path: menu, code }) => `${menu}#${code}`), ...paths]
    const facts = [who, value.write === undefined ? '' : `write: ${value.write}`, ...rights].filter(Boolean).join(', ')
    const parts = ['query', 'body', 'reply'].map((part) => [part, value[part] ? text(value[part]) : nothing])
    return [
      `${name}: ${value.method} ${value.path} (${facts})`,
      ...parts.filter(([, what]) => what !== nothing).map((part) => `  ${part.join(' ')}`),
    ].join('\n')
  }
  if (isSchema(value)) return `${name} = ${shape(value, names, true)}`
  if (value instanceof RegExp) return `${name} = ${value}`
  if (typeof value === 'function') return `${name}(${value.length})`
  const written = JSON.stringify(value)
  if (written.length <= longest) return `${name} = ${written}`
  const digest = createHash('sha256').update(written).digest('hex').slice(0, 12)
  return `${name} = ${Object.keys(value).join(' ')} · ${digest}`
}

const limits = (schema, ...known) => {
  const given = known.flatMap(([key, sign]) => (schema[key] === undefined ? [] : [`${sign}${schema[key]}`]))
  return given.length ? `(${given.join(' ')})` : ''
}

/** `{ Id: Id, Name?: string(≤50) }`; a schema that is exported stands as its name. */
function shape(schema, names, whole = false) {
  if (schema.file) return schema.file.openBecause === undefined ? 'file' : 'open file'
  const known = names.get(schema)
  if (known && !whole) return known
  const text = (inner) => shape(inner, names)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(text).join(' | ')
  if (schema.type === 'array') return `(${text(schema.items)})[]${limits(schema, ['minItems', '≥'], ['maxItems', '≤'])}`
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? [])
    const fields = Object.entries(schema.properties ?? {}).map(([key, inner]) => `${key}${required.has(key) ? '' : '?'}: ${text(inner)}`)
    return `{ ${[...fields, ...(schema.additionalProperties === false ? [] : ['…'])].join(', ')} }`
  }
  const bounds = limits(
    schema,
    ['minLength', '≥'],
    ['maxLength', '≤'],
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['format', ''],
    ['pattern', '~'],
  )
  return `${schema.type ?? 'unknown'}${bounds}`
}

/** Names of types that a declaration file exports, those of files it passes on included. */
function typesOf(file) {
  const text = readFileSync(file, 'utf8')
  const own = [...text.matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm)].map(([, name]) => name)
  const listed = [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, all, list]) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one && (all || one.startsWith('type ')))
      .map((one) => one.replace(/^type /, '').replace(/.* as /, '')),
  )
  const passed = [...text.matchAll(/export \* from '(\.[^']*)\.[jt]s'/g)].flatMap(([, other]) =>
    typesOf(path.resolve(path.dirname(file), `${other}.d.ts`)),
  )
  return [...new Set([...own, ...listed, ...passed])]
}
