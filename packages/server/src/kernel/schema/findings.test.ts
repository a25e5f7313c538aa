import { AjvCompiler } from '@fastify/ajv-compiler'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, spoilt } from '../../testing/fuzz/values.ts'
import { everyEndpoint } from '../../testing/routes.ts'
import { checkOptions } from './compilers.ts'
import { findingsOf } from './findings.ts'
import type { JsonSchema } from './json-schema.ts'

const wordOrNone: JsonSchema = { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] }
const list: JsonSchema = {
  type: 'array',
  maxItems: 100_000,
  items: { type: 'object', properties: { Id: { type: 'integer' }, Word: wordOrNone } },
}
const paths = (schema: JsonSchema, value: unknown, most = 200) =>
  findingsOf(schema, value, most).map(({ path, keyword }) => `${path} ${keyword}`)

/** How often items of the list were read. */
function counted(items: readonly unknown[]) {
  let reads = 0
  const value = new Proxy(items, {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads++
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  return { value, reads: () => reads }
}

describe('findings', () => {
  it('stop at the limit: later items are not read', () => {
    const { value, reads } = counted(Array.from({ length: 50_000 }, () => ({ Id: '', Word: 5 })))
    expect(findingsOf(list, value, 200)).toHaveLength(200)
    expect(reads()).toBe(100)
  })

  it('of a list that is too long are its length alone', () => {
    const { value, reads } = counted(Array.from({ length: 50_000 }, () => ''))
    expect(paths({ type: 'array', maxItems: 10, uniqueItems: true, items: { type: 'integer' } }, value)).toEqual([' maxItems'])
    expect(reads()).toBe(0)
  })

  it('of a text that is too long are its length alone', () => {
    expect(paths({ type: 'string', maxLength: 5, pattern: '^a*$', format: 'date' }, 'b'.repeat(6))).toEqual([' maxLength'])
    expect(paths({ type: 'string', maxLength: 2 }, '👍👍')).toEqual([])
    expect(paths({ type: 'string', maxLength: 2 }, '👍👍👍')).toEqual([' maxLength'])
  })

  it('of a choice are those that help, each told at its own place', () => {
    expect(paths(list, [{ Word: 'ok' }, { Word: null }, { Word: 5 }, { Word: 'too long' }])).toEqual([
      '[2].Word type',
      '[3].Word maxLength',
    ])
    expect(paths({ anyOf: [{ const: 'a' }, { const: 'b' }] }, 'c')).toEqual([' choice'])
    expect(findingsOf({ anyOf: [{ type: 'string' }, { type: 'null' }] }, 5, 200)[0]!.params).toEqual({ type: ['string'] })
  })

  it('are there exactly when the compiled check refuses, for every declared call', { timeout: 120_000 }, () => {
    const compile = AjvCompiler()({}, { customOptions: checkOptions })
    const known = { ids: [1, 2, 3], rows: [] }
    const differ = everyEndpoint.flatMap((endpoint, at) => {
      const schema = (endpoint.method === 'GET' ? endpoint.query : endpoint.body) as unknown as JsonSchema
      const check = compile({ schema, method: endpoint.method, url: endpoint.path, httpPart: 'body' })
      const input = fc.oneof(fitting(schema, known), spoilt(schema, known))
      return fc
        .sample(input, { numRuns: 8, seed: 20_261_127 + at })
        .map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown)
        .filter((value) => (findingsOf(schema, value, 200).length === 0) !== (check(structuredClone(value)) as boolean))
        .map((value) => `${endpoint.path}: ${JSON.stringify(value).slice(0, 500)}`)
    })
    expect(differ).toEqual([])
  })
})
