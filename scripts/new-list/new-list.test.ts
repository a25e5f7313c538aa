import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
// @ts-expect-error plain scripts have no types
import { Journal } from './journal.mjs'
// @ts-expect-error plain scripts have no types
import { planOf } from './plan.mjs'
// @ts-expect-error plain scripts have no types
import { writeList } from './write.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'jst-new-list-'))
const needed = [
  'docs/routes.tsv',
  'packages/contracts/src/master',
  'packages/features/master/src/internal.ts',
  'packages/server/migrations',
  'packages/server/src/demo/accounts.ts',
]
const asked = { area: 'master', entity: 'BerthRule', path: '/DataMaintenance/BerthRule' }
const everything = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')])

beforeAll(() => {
  for (const file of needed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    cpSync(file, path.join(root, file), { recursive: true })
  }
  const routes = path.join(root, 'docs/routes.tsv')
  const more = [
    'internal\t/DataMaintenance/BerthRule\t靠泊规则维护\t',
    'external\t/manage/BerthRule\t靠泊规则\t',
    'internal\t/Nowhere/BerthRule\t靠泊规则\t',
  ]
  writeFileSync(routes, `${readFileSync(routes, 'utf8').trimEnd()}\n${more.map((line) => `2.1\t${line}`).join('\n')}\n`)
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  [{ entity: undefined }, 'Say area, entity and path'],
  [{ entity: 'berth rule' }, 'name one row in English'],
  [{ entity: "Rule';drop" }, 'name one row in English'],
  [{ area: 'nothing' }, 'no area with internal screens'],
  [{ area: '../../etc' }, 'no area with internal screens'],
  [{ path: '/DataMaintenance/Other' }, 'does not stand in docs/routes.tsv'],
  [{ path: '/manage/BerthRule' }, 'belongs to the app external'],
  [{ path: '/Nowhere/BerthRule' }, 'No menu entry above'],
  [{ path: '/BasicData/Wharf' }, 'is built already'],
  [{ title: '别的名称' }, 'is called 靠泊规则维护'],
  [{ zh: "引'号" }, 'has no quotes'],
  [{ entity: 'Port' }, 'there is a table m_port already'],
])('refuses %o: %s', (more, said) => {
  expect(() => planOf(root, { ...asked, ...more })).toThrow(said)
})

it('takes everything back when a file is in the way, and names its row after the title', () => {
  const before = everything()
  const plan = planOf(root, asked)
  expect(plan).toMatchObject({ zh: '靠泊规则', kind: 'berthRule', table: 'm_berth_rule', parent: '/DataMaintenance' })
  const journal = new Journal(root)
  writeList(journal, plan)
  expect(journal.lines()).toBeLessThanOrEqual(200)
  expect(everything().length).toBe(before.length + 4)
  expect(() => writeList(new Journal(root), plan)).toThrow('is there already')
  journal.undo()
  expect(everything()).toEqual(before)
})
