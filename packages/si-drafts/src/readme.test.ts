import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SiDraftSession } from './si-draft-session.ts'
import { emptyRecord } from './rules/index.ts'
import { fakeDraftPorts } from './testing/index.ts'

const example = `const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
session.start({ ...emptyRecord(), mblNo: 'COSU6412345670' }, 2)
session.copyAsTemplate()
session.edit({ consignee: 'HAMBURG HOME TRADING GMBH' })`

it('the example of the README runs and does what it says', () => {
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(example)
  const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
  session.start({ ...emptyRecord(), mblNo: 'COSU6412345670' }, 2)
  session.copyAsTemplate()
  session.edit({ consignee: 'HAMBURG HOME TRADING GMBH' })
  expect(session.progress).toBe('finish')
  expect(session.issues().length).toBeGreaterThan(0)
})
