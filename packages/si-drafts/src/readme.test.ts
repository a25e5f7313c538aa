import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { applyAllocation, readAllocation, splitEvenly } from './allocation/index.ts'
import { emptyRecord } from './rules/index.ts'
import { SiDraftSession } from './si-draft-session.ts'
import { fakeDraftPorts } from './testing/index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
/** Statements of the example, without imports and comments. */
const statements = (/```ts\n([^`]*)```/.exec(readme)?.[1] ?? '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('import'))
  .map((line) => line.replace(/ \/\/.*/, ''))

it('the example of the README runs and does what it says', async () => {
  const session = new SiDraftSession(7, 'customer', fakeDraftPorts())
  const order = { ...emptyRecord(), mblNo: 'COSU6412345670' }
  if ((await session.open()) === null) session.start(order, 3)
  session.copyAsTemplate(2)
  session.edit({ consignee: 'HAMBURG HOME TRADING GMBH' })
  session.undo()
  session.redo()
  session.replaceDrafts(applyAllocation(splitEvenly(readAllocation(order.containers, session.drafts)), session.drafts))
  expect(session.progress).toBe('finish')
  expect(session.issues().length).toBeGreaterThan(0)
  await session.flush()
  expect(session.drafts.map(({ splitMblNo }) => splitMblNo)).toEqual(['COSU6412345670A', 'COSU6412345670B', 'COSU6412345670C'])
  expect(session.current?.consignee).toBe('HAMBURG HOME TRADING GMBH')
  expect(session.saveState.kind).toBe('saved')
})

it('every statement of the example stands in that test', () => {
  const test = readFileSync(new URL(import.meta.url), 'utf8')
  const missing = statements.filter((statement) => !test.includes(statement))
  expect([statements.length > 8, missing]).toEqual([true, []])
})
