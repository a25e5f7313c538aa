import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answered, production, stored } from './findings.mjs'

const lock = {
  packages: {
    '': { name: 'root' },
    'packages/server': { version: '1.0.0' },
    'node_modules/@jst/server': { link: true },
    'node_modules/fastify': { version: '5.3.2' },
    'node_modules/fastify/node_modules/@scope/inner': { version: '1.10.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
  },
}
const advisory = { id: 'GHSA-1', introduced: '1.2.0', fixed: '1.9.0', severity: 'high', source: 'https://advisories.example' }

it('production dependencies are those of the lock that are neither ours nor for development', () => {
  expect(production(lock)).toEqual([
    { name: 'fastify', version: '5.3.2' },
    { name: '@scope/inner', version: '1.10.0' },
  ])
})

it.each([
  [{ ...advisory, package: 'fastify', introduced: '0.0.0', fixed: '5.10.0' }, 1],
  [{ ...advisory, package: 'fastify', introduced: '5.3.2', fixed: '5.3.3', severity: 'critical' }, 1],
  [{ ...advisory, package: 'fastify', introduced: '5.3.2', fixed: '5.3.3', severity: 'moderate' }, 0],
  [{ ...advisory, package: 'fastify', introduced: '5.3.3', fixed: '6.0.0' }, 0],
  [{ ...advisory, package: '@scope/inner' }, 0],
  [{ ...advisory, package: 'vitest', introduced: '0.0.0', fixed: '2.0.0' }, 0],
])('a stored advisory counts when it is grave and the version lies between introduced and fixed: %j', (one, count) => {
  expect(stored([one], lock)).toHaveLength(count)
})

it('every stored advisory has a source', () => {
  const advisories = JSON.parse(readFileSync(new URL('advisories.json', import.meta.url), 'utf8')) as { id: string; source: string }[]
  for (const { id, source } of advisories) expect(source, id).toContain(id)
})

it('a registry that refuses or says nothing is no clean audit', () => {
  expect(answered('{"message":"405 Method Not Allowed","error":{"summary":""}}')).toEqual({ reason: '405 Method Not Allowed' })
  expect(answered('')).toEqual({ reason: 'the registry gave no answer in time' })
  const report = { vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' }, b: { name: 'b', severity: 'low', range: '*' } } }
  expect(answered(JSON.stringify(report))).toEqual({ findings: ['a <2: high'] })
  expect(answered('{"vulnerabilities":{}}')).toEqual({ findings: [] })
})
