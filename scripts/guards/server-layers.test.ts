import { expect, it } from 'vitest'
import { problemsOf } from './server-layers.mjs'

const server = 'packages/server/src'
const importing = (specifier: string) => `import { something } from '${specifier}'\n`

it.each([
  [`${server}/modules/si/si.routes.ts`, '../../entity-kit/index.ts'],
  [`${server}/modules/si/review/desk.service.ts`, '../../messages/index.ts'],
  [`${server}/modules/si/review/desk.service.ts`, '../../../kernel/errors.ts'],
  [`${server}/modules/si/review/desk.service.ts`, '../si.repo.ts'],
  [`${server}/entity-kit/imports/run.service.ts`, '../../kernel/errors.ts'],
  [`${server}/modules/si/si.notices.ts`, '../../documents/notices/index.ts'],
  [`${server}/documents/notices/notices.ts`, '../../kernel/jobs/send.ts'],
  [`${server}/documents/notices/notices.ts`, '../../entity-kit/index.ts'],
  [`${server}/documents/notices/notices.ts`, './rules.ts'],
  [`${server}/entity-kit/rows.test.ts`, '@jst/contracts/master'],
  ['packages/contracts/src/entity/calls.ts', '../system/audit.ts'],
  ['packages/feature-kit/src/entity/columns.tsx', '@jst/contracts/entity'],
])('%s may import %s', (file, specifier) => {
  expect(problemsOf(file, importing(specifier))).toEqual([])
})

it.each([
  [`${server}/kernel/http/routes.ts`, '../../entity-kit/index.ts', 'kernel may not import'],
  [`${server}/entity-kit/reference-lookup.ts`, '../modules/master/index.ts', 'entity-kit may not import'],
  [`${server}/modules/si/si.routes.ts`, '../../entity-kit/reference-lookup.ts', 'reaches past the index.ts of entity-kit'],
  [`${server}/modules/si/si.routes.ts`, '../master/exchange-rates/exchange-rates.repo.ts', 'reaches past the index.ts of modules/master'],
  [`${server}/entity-kit/columns.ts`, '@jst/contracts/master', 'may not know an area'],
  [`${server}/kernel/http/routes.ts`, '../../documents/notices/index.ts', 'kernel may not import'],
  [`${server}/entity-kit/reference-lookup.ts`, '../documents/notices/index.ts', 'entity-kit may not import'],
  [`${server}/documents/notices/notices.ts`, '../../modules/messages/index.ts', 'documents/notices may not import'],
  [`${server}/documents/notices/notices.ts`, '../files/index.ts', 'documents/notices may not import'],
  [`${server}/documents/notices/notices.ts`, '../../entity-kit/reference-lookup.ts', 'reaches past the index.ts of entity-kit'],
  [`${server}/modules/si/si.notices.ts`, '../../documents/notices/rules.ts', 'reaches past the index.ts of documents/notices'],
  [`${server}/demo/orders.ts`, '../modules/si/si.repo.ts', 'reaches past the index.ts of modules/si'],
  ['packages/contracts/src/entity/calls.ts', '../master/entities.ts', 'may not know an area'],
  ['packages/feature-kit/src/entity/columns.tsx', '@jst/contracts/si', 'may not know an area'],
])('%s may not import %s', (file, specifier, said) => {
  expect(problemsOf(file, importing(specifier))).toEqual([expect.stringContaining(said)])
})

it('refuses files of a kit below a module', () => {
  expect(problemsOf(`${server}/modules/master/kit/book.ts`, '')).toEqual([expect.stringContaining('a module has no kit of its own')])
})

it('refuses a context of a call beside WriteCall', () => {
  const own = 'interface Call { readonly audit: (entry: AuditEntry) => void }'
  expect(problemsOf(`${server}/modules/si/si.write.ts`, own)).toEqual([expect.stringContaining('Take WriteCall')])
  expect(problemsOf(`${server}/kernel/http/endpoint.ts`, own)).toEqual([])
})

it('refuses a file beside the folders of the kernel', () => {
  expect(problemsOf(`${server}/kernel/pages.ts`, '')).toEqual([expect.stringContaining('folders by topic')])
  expect(problemsOf(`${server}/kernel/errors.ts`, '')).toEqual([])
})
