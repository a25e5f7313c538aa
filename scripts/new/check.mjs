// Makes lists and an area in a copy of the repository, and tries them there: what npm test checks of every file, and their tests on a server.
// The tree itself is not touched.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/process.mjs'
import { files, root, workspaces } from '../lib/workspaces.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-new-'))
const modules = path.join(folder, 'node_modules')
const link = (from, to) => symlinkSync(from, to, 'junction')

/** The tree as it stands, without what is built, and dependencies that lead to the copy's packages instead of ours. */
function copyTree() {
  for (const file of files()) {
    if (file.endsWith('.png')) continue
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(root, file), target)
  }
  mkdirSync(path.join(modules, '@jst'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@jst') link(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const { dir, name } of workspaces(folder)) link(path.join(folder, dir), path.join(modules, name))
}

const node = (script, ...args) => [process.execPath, [script, ...args]]
const list = (area, entity, screen) => node('scripts/new-list.mjs', area, entity, `--path=${screen}`)
/** @type {Record<string, [program: string, args: string[]]>} */
const steps = {
  // guards ask git for the files
  'is a repository': ['git', ['init', '--quiet']],
  'a list of master data': list('master', 'TrialMark', '/DataMaintenance/TrialMark'),
  'the first list of another area': list('schedules', 'TrialBerth', '/DataMaintenance/TrialBerth'),
  'an area': node('scripts/new-area.mjs', 'trial-yard', '--zh=试用堆场', '--path=/TrialYard'),
  // an area passes before anybody has put anything into it
  'guards, before its first list': node('scripts/guards/all.mjs'),
  'dead code, before its first list': ['knip', ['--no-progress']],
  'types, before its first list': ['tsc', ['-p', 'tsconfig.node.json', '--checkers', '1']],
  'routes, before its first list': ['vitest', ['run', '--project=unit', 'scripts/guards/routes.test.ts']],
  'its first list': list('trial-yard', 'TrialSlot', '/TrialYard/TrialSlot'),
  'its second list': list('trial-yard', 'TrialCrane', '/TrialYard/TrialCrane'),
  guards: node('scripts/guards/all.mjs'),
  format: ['oxfmt', ['--check']],
  'dead code': ['knip', ['--no-progress']],
  lint: ['oxlint', ['--type-aware']],
  'types of the front end': ['tsc', ['-p', 'tsconfig.json', '--checkers', '1']],
  'types of the server': ['tsc', ['-p', 'tsconfig.node.json', '--checkers', '1']],
  'unit tests about it': ['vitest', ['run', '--project=unit', 'scripts/guards', 'packages/contracts']],
  'tests on a server': [
    'vitest',
    ['run', '--project=server', 'lists/trial', 'entity-kit/kinds', 'permission-matrix', 'tenant-matrix', 'declarations.test'],
  ],
}
try {
  copyTree()
  const routes = path.join(folder, 'docs/routes.tsv')
  const screens = [
    '/DataMaintenance/TrialMark\t试用标记维护',
    '/DataMaintenance/TrialBerth\t试用泊位维护',
    '/TrialYard/TrialSlot\t试用箱位',
    '/TrialYard/TrialCrane\t试用吊机',
  ]
  writeFileSync(routes, `${readFileSync(routes, 'utf8').trimEnd()}\n${screens.map((screen) => `2.1\tinternal\t${screen}\t\n`).join('')}`)
  for (const [name, [program, args]] of Object.entries(steps)) {
    const started = performance.now()
    if ((await run(program, args, { cwd: folder })) !== 0) {
      console.error(`new: ${name} failed`)
      process.exitCode = 1
      break
    }
    console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
