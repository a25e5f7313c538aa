import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
// @ts-expect-error plain scripts have no types
import { areaPlanOf, writeArea } from './area.mjs'
// @ts-expect-error plain scripts have no types
import { Journal } from './journal.mjs'
// @ts-expect-error plain scripts have no types
import { planOf } from './list-plan.mjs'
// @ts-expect-error plain scripts have no types
import { writeList } from './list.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'jst-new-'))
const needed = [
  'docs/routes.tsv',
  'package-lock.json',
  'apps/internal/package.json',
  'apps/internal/src/router.ts',
  'packages/contracts/package.json',
  'packages/contracts/tsup.config.ts',
  'packages/contracts/src',
  ...['master', 'messages'].flatMap((area) => [
    `packages/features/${area}/package.json`,
    `packages/features/${area}/src/internal.ts`,
    `packages/server/src/modules/${area}/${area}.routes.ts`,
  ]),
  'packages/features/master/src/titles.ts',
  'packages/server/migrations',
  'packages/server/src/modules.ts',
  'packages/server/src/demo/menus.ts',
  'packages/shell/src/workbench/names-en.ts',
]
const asked = { area: 'master', entity: 'BerthRule', path: '/DataMaintenance/BerthRule' }
const everything = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
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
    'internal\t/system/Opening\t开场白\t',
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
  [{ entity: 'Voyage' }, 'there are calls /api/Voyage already'],
])('refuses the list %o: %s', (more, said) => {
  expect(() => planOf(root, { ...asked, ...more })).toThrow(said)
})

it('takes everything back when a file is in the way, and names its row after the title', () => {
  const before = everything()
  const plan = planOf(root, asked)
  expect(plan).toMatchObject({ zh: '靠泊规则', kind: 'berthRule', table: 'm_berth_rule', parent: '/DataMaintenance' })
  const journal = new Journal(root)
  writeList(journal, plan)
  expect(everything().length).toBe(before.length + 5)
  const second = new Journal(root)
  expect(() => writeList(second, plan)).toThrow('is there already')
  second.undo()
  journal.undo()
  expect(everything()).toEqual(before)
})

it('gives an area its first list: the list of its entities, and their routes', () => {
  const before = everything()
  const journal = new Journal(root)
  const plan = planOf(root, { area: 'messages', entity: 'OpeningLine', path: '/system/Opening' })
  expect(plan.table).toBe('messages_opening_line')
  writeList(journal, plan)
  expect(journal.read('packages/contracts/src/messages/entities.ts')).toContain(
    'messagesEntities: readonly EntityCalls[] = [openingLineCalls]',
  )
  expect(journal.read('packages/contracts/src/messages/index.ts')).toContain("export * from './opening-line.ts'")
  expect(journal.read('packages/server/src/modules/messages/messages.routes.ts')).toMatch(
    /\[\s*\.\.\.entityRoutes\(messagesEntities\),\s*\.\.\.ownRoutes/,
  )
  journal.undo()
  expect(everything()).toEqual(before)
})

it.each([
  [{ area: undefined }, 'Say name and Chinese name'],
  [{ zh: undefined }, 'Say name and Chinese name'],
  [{ zh: "引'号" }, 'has no quotes'],
  [{ area: 'Yard' }, 'name the area in English'],
  [{ area: '../yard' }, 'name the area in English'],
  [{ area: 'master' }, 'is there already'],
  [{ area: 'entity' }, 'is there already'],
  [{ path: '/Elsewhere' }, 'No internal screen below /Elsewhere'],
  [{ path: '/DataMaintenance' }, 'is a menu entry already'],
])('refuses the area %o: %s', (more, said) => {
  expect(() => areaPlanOf(root, { area: 'yard', zh: '堆场', ...more })).toThrow(said)
})

it('makes an area that its own lists can be added to, and takes all of it back', () => {
  const before = everything()
  const journal = new Journal(root)
  writeArea(journal, areaPlanOf(root, { area: 'yard-plan', zh: '堆场计划', path: '/Nowhere' }))
  expect(everything().length).toBe(before.length + 8)
  expect(realpathSync(path.join(root, 'node_modules/@jst/feature-yard-plan'))).toBe(
    realpathSync(path.join(root, 'packages/features/yard-plan')),
  )
  expect(journal.read('apps/internal/src/router.ts')).toContain('  yardPlanInternal,\n]')
  expect(Object.keys(JSON.parse(journal.read('packages/contracts/package.json')).exports).slice(-2)).toEqual([
    './yard-plan',
    './package.json',
  ])
  const list = new Journal(root)
  writeList(list, planOf(root, { area: 'yard-plan', entity: 'BerthRule', path: '/Nowhere/BerthRule' }))
  expect(list.read('packages/features/yard-plan/src/internal.ts')).toContain("path: '/Nowhere/BerthRule'")
  expect(JSON.parse(list.read('packages/features/yard-plan/package.json')).dependencies).toEqual({
    '@jst/contracts': '*',
    '@jst/feature-kit': '*',
  })
  list.undo()
  journal.undo()
  expect(existsSync(path.join(root, 'node_modules/@jst/feature-yard-plan'))).toBe(false)
  expect(everything()).toEqual(before)
})
