import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reachedBy } from './changed.mjs'
import { filesOf, keysOf, projectNames } from './keys.mjs'
import { contents } from './tree.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'jst-keys-'))
  git('init', '--quiet')
  write('package-lock.json', '{}')
  write('packages/a/src/used.ts', 'export const one = 1')
  write('packages/a/src/shape.ts', 'export interface Shape {}')
  write('packages/a/src/table.json', '{}')
  write('packages/a/src/other.ts', 'export const two = 2')
  write('packages/a/src/program.ts', 'export const three = 3')
  write(
    'packages/a/src/used.test.ts',
    "import { one } from './used.ts'\nimport type { Shape } from './shape.ts'\nexport const s: Shape = one",
  )
  write(
    'packages/a/src/named.test.ts',
    "export const at = new URL('./table.json', import.meta.url)\nexport const fork = new URL('./program.ts', import.meta.url)",
  )
  write('packages/a/src/cases/one.txt', '1')
  write('packages/a/src/beside.txt', '1')
  write(
    'packages/a/src/beside.test.ts',
    "export const [all, one] = [new URL(`cases/${'one'}.txt`, import.meta.url), new URL('beside.txt', import.meta.url)]",
  )
  write('packages/a/docs/page.txt', '1')
  write(
    'packages/a/src/joined.test.ts',
    "import path from 'node:path'\nexport const page = path.join(import.meta.dirname, '../docs/page.txt')",
  )
  write('packages/a/src/around.test.ts', "import { readdirSync } from 'node:fs'\nexport const all = readdirSync('.')")
  write('packages/server/src/server.ts', "import './modules/x/x.ts'\nimport './modules/y/y.ts'")
  write('packages/server/src/modules/x/x.ts', 'export {}')
  write('packages/server/src/modules/y/y.ts', 'export {}')
  write('packages/server/src/modules/x/x.test.ts', "import '../../server.ts'")
  write('packages/server/src/modules/y/y.test.ts', "import '../../server.ts'")
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const keys = (project = 'unit') => keysOf(project, contents(root), root)
/** Test files whose key a change alters. */
function altered(file: string, text: string, project = 'unit') {
  const before = keys(project)
  write(file, text)
  return [...keys(project)].filter(([name, key]) => before.get(name) !== key).map(([name]) => path.basename(name))
}

it('a key changes with what the test imports, and with nothing else', () => {
  expect(altered('packages/a/src/used.ts', 'export const one = 11')).toEqual(['around.test.ts', 'used.test.ts'])
  expect(altered('packages/a/src/other.ts', 'export const two = 22')).toEqual(['around.test.ts'])
})

it('types are checked by another step', () => {
  expect(altered('packages/a/src/shape.ts', 'export interface Shape { a: 1 }')).toEqual(['around.test.ts'])
})

it('files and programs that a test names count', () => {
  expect(altered('packages/a/src/table.json', '{"a":1}')).toEqual(['around.test.ts', 'named.test.ts'])
  expect(altered('packages/a/src/program.ts', 'export const three = 33')).toEqual(['around.test.ts', 'named.test.ts'])
})

it('so do files in the same folder, a folder of which a name is put together, and what stands beside by its path', () => {
  expect(altered('packages/a/src/beside.txt', '2')).toEqual(['around.test.ts', 'beside.test.ts'])
  expect(altered('packages/a/src/cases/one.txt', '2')).toEqual(['around.test.ts', 'beside.test.ts'])
  expect(altered('packages/a/docs/page.txt', '2')).toEqual(['around.test.ts', 'joined.test.ts'])
})

it('the lock of dependencies changes every key, a new file only those that see the whole tree', () => {
  expect(altered('package-lock.json', '{"a":1}')).toHaveLength(5)
  expect(altered('packages/a/src/new.ts', 'export {}')).toEqual(['around.test.ts'])
})

it('the same contents have the same keys, committed or not', () => {
  const before = [...keys()]
  write('packages/a/src/used.ts', 'export const one = 11')
  git('add', '.')
  write('packages/a/src/used.ts', 'export const one = 1')
  expect([...keys()]).toEqual(before)
})

it('a change in an area of the server reaches its own tests, though the server of a test holds all areas', () => {
  write('packages/server/src/modules/x/x.ts', 'export const x = 1')
  const tree = contents(root)
  const reached = reachedBy('HEAD', 'server', tree, root)
  expect([...keysOf('server', tree, root).keys()].filter(reached).map((file) => path.basename(file))).toEqual(['x.test.ts'])
  expect(altered('packages/server/src/modules/x/x.ts', 'export const x = 2', 'server')).toEqual(['x.test.ts', 'y.test.ts'])
})

it('a change of a module reaches the tests that import it, a change of a dependency all', () => {
  write('packages/a/src/used.ts', 'export const one = 11')
  const reachedFiles = () => {
    const tree = contents(root)
    return [...keysOf('unit', tree, root).keys()].filter(reachedBy('HEAD', 'unit', tree, root)).map((file) => path.basename(file))
  }
  expect(reachedFiles()).toEqual(['used.test.ts'])
  write('package-lock.json', '{"a":1}')
  expect(reachedFiles()).toHaveLength(5)
})

it('belongs to a project, each file of tests and stories of the repository', () => {
  const tree = contents()
  const owned = new Set(projectNames.flatMap((name) => filesOf(name, tree)))
  const all = [...tree.keys()].filter((file) => /\.(?:test|stories)\.tsx?$/.test(file) && !file.endsWith('.engine.test.ts'))
  expect(all.filter((file) => !owned.has(file))).toEqual([])
})
