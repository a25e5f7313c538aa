// Makes lists, an area and documents in a copy of the repository, by the commands of the guides and others, and tries them there: what npm test
// checks of every file, and their tests on a server. The guides' counts of lines must be true. The tree itself is not touched.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npmCommandsOf } from '../lib/commands.mjs'
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

const guides = ['docs/guides/add-a-screen.md', 'docs/guides/add-a-document.md'].map((guide) => ({
  guide,
  page: readFileSync(path.join(root, guide), 'utf8'),
}))
const node = (script, ...args) => [process.execPath, [script, ...args]]
/** `npm run new:list -- a B` → scripts/new-list.mjs a B */
const generator = (command) => {
  const [, task, args] = /^npm run (new:\w+) -- (.*)$/.exec(command)
  return node(`scripts/${task.replace(':', '-')}.mjs`, ...args.split(' '))
}
const commandsOf = ({ page }) => npmCommandsOf(page).filter((command) => command.startsWith('npm run new:'))
const commands = guides.flatMap(commandsOf)
const area = commands.findIndex((command) => command.startsWith('npm run new:area'))
const [, name, menu] = /new:area -- (\S+) .*--path=(\S+)/.exec(commands[area])
const more = [
  // an area passes before anybody has put anything into it
  `npm run new:area -- trial-empty --zh=空区域`,
  `npm run new:list -- schedules TrialBerth --path=/DataMaintenance/TrialBerth --zh=试用泊位`,
  `npm run new:list -- ${name} TrialCrane --path=${menu}/TrialCrane --zh=试用吊机`,
  // a kind that is called like its area
  `npm run new:document -- ${name} ${name[0].toUpperCase()}${name.slice(1)} --path=${menu}/AreaList --zh=试用堆场 --detail=${menu}/AreaPage --number=DC`,
  // the shape of a shipping instruction
  `npm run new:document -- ${name} TrialManifest --path=${menu}/TrialManifestList --zh=试用舱单 --boxes --versions --desk`,
  `npm run new:document -- schedules TrialRecord --path=/DataMaintenance/TrialRecordList --zh=试用记录 --versions`,
]
const made = (all) => Object.fromEntries(all.map((command) => [command, generator(command)]))

/** Paths of the screens that a command makes, with their titles. */
function pagesOf(command) {
  const [, kind, list, zh] = /new:(list|document) .* --path=(\S+) --zh=(\S+)/.exec(command) ?? []
  if (kind === undefined) return []
  const [, detail = `${list.replace(/List$/, '')}Detail`] = /--detail=(\S+)/.exec(command) ?? []
  return kind === 'list'
    ? [[list, `${zh}维护`]]
    : [
        [list, `${zh}列表`],
        [detail, `${zh}详情`],
      ]
}

/** Files that the commands have made and changed so far, as they print them. */
const created = new Set()
const edited = new Set()
function note(command, printed) {
  const before = created.size
  for (const [, mark, file] of printed.matchAll(/^([+~]) (\S+)$/gm)) (mark === '+' ? created : edited).add(file)
  // else nothing of it would be linted and tested
  if (created.size === before) throw new Error(`${command} names no file that it made`)
}
const isCode = (file) => /\.tsx?$/.test(file)
const isServerTest = (file) => file.startsWith('packages/server/') && file.endsWith('.test.ts')

/** @type {Record<string, [program: string, args: string[] | (() => string[])]>} */
const steps = {
  // guards ask git for the files
  'is a repository': ['git', ['init', '--quiet']],
  ...made([...commands, ...more]),
  guards: node('scripts/guards/all.mjs'),
  format: ['oxfmt', ['--check']],
  'dead code': ['knip', ['--no-progress']],
  // all other files are those of the step lint, and what they take of these the compilers check
  lint: ['oxlint', () => ['--type-aware', ...[...created, ...edited].filter(isCode)]],
  'types of the front end': ['tsc', ['-p', 'tsconfig.json', '--checkers', '1']],
  'types of the server': ['tsc', ['-p', 'tsconfig.node.json', '--checkers', '1']],
  'unit tests about it': ['vitest', ['run', '--project=unit', 'scripts/guards', 'scripts/docs', 'packages/contracts']],
  'tests on a server': [
    'vitest',
    () => [
      'run',
      '--project=server',
      ...[...created].filter(isServerTest),
      'entity-kit/kinds',
      'permission-matrix',
      'tenant-matrix',
      'declarations.test',
    ],
  ],
}

/** Checks the line counts in a guide: the total that a command writes, and single files. */
function wrongCounts(page, command, printed) {
  const [, all] = /^(\d+) lines\. Next:/m.exec(printed)
  const files = [...printed.matchAll(/^\+ (.*)$/gm)].map(([, file]) => file)
  const told = files.flatMap((file) => {
    const name = file.replace(/(migrations\/)\d+/, '$1<next>')
    const [, count] = new RegExp(`^\\| \`${RegExp.escape(name)}\` \\| (\\d+) \\|`, 'm').exec(page) ?? []
    const is = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').length
    return count !== undefined && Number(count) !== is ? [`${file} has ${is} lines`] : []
  })
  return [...told, ...(page.includes(`${all} lines`) ? [] : [`${command} writes ${all} lines`])]
}

try {
  copyTree()
  const routes = path.join(folder, 'docs/routes.tsv')
  const screens = [...commands, ...more].flatMap(pagesOf).map(([screen, title]) => `2.1\tinternal\t${screen}\t${title}\t\n`)
  writeFileSync(routes, `${readFileSync(routes, 'utf8').trimEnd()}\n${screens.join('')}`)
  for (const [name, [program, args]] of Object.entries(steps)) {
    const started = performance.now()
    const printed = []
    let processor
    const given = typeof args === 'function' ? args() : args
    const failed = (await run(program, given, { cwd: folder, printed, used: (ms) => (processor = ms) })) !== 0
    const text = Buffer.concat(printed).toString()
    if (!failed && name.startsWith('npm run new:')) note(name, text)
    const of = guides.find((one) => commandsOf(one).includes(name))
    const wrong = !failed && of ? wrongCounts(of.page, name, text) : []
    if (failed || wrong.length > 0) {
      console.error(`new: ${name} failed. ${wrong.map((one) => `${one}, and ${of.guide} says otherwise`).join('; ')}`)
      process.exitCode = 1
      break
    }
    const ofProcessor = processor === undefined ? '' : `, ${(processor / 1000).toFixed(1)} s of the processors`
    console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s${ofProcessor}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
