// No guide names a command that nothing runs. The tables say which step of npm test, or which test, runs each, and by which words of its own.
import { blocksOf, npmCommandsOf, stepsOf } from '../lib/commands.mjs'
import { files, read } from '../lib/workspaces.mjs'

const guides = /^(README|CONTRIBUTING)\.md$|^docs\/guides\/[^/]+\.md$/
const operating = 'apps/server/src/operate.test.ts'
const image = 'packages/server/src/image.engine.test.ts'
const newcomer = 'scripts/lib/newcomer.mjs'

/** `of`: the page that the runner takes its commands from. */
const runs = [
  { command: /^npm start$/, file: 'scripts/check-fresh-clone.mjs', says: "spawn('npm', ['start']" },
  { command: /^npm run dead-code$/, file: 'scripts/test/steps.mjs', says: "name: 'dead-code'" },
  { command: /^npm run cost( -- --files)?$/, file: 'scripts/cost/cost.test.ts', says: "'scripts/cost.mjs'" },
  { command: /^npm run bytes( -- --write)?$/, file: 'scripts/test/steps.mjs', says: "'scripts/bytes.mjs'" },
  { command: /^npm ci$/, file: 'scripts/run.mjs', says: "['ci'" },
  { command: /^npm run dev$/, file: newcomer, says: "'run', 'dev'" },
  { command: /^npm run storybook$/, file: newcomer, says: "'run', 'storybook'" },
  { command: /^npm run (docs|api|demo:clear)$/, file: newcomer, says: "'docs', 'api', 'demo:clear'" },
  { command: /^npm run files:move$/, file: 'packages/server/src/kernel/s3/store.engine.test.ts', says: "'scripts/move-files.mjs'" },
  { command: /^npm run image -- \S+$/, file: image, says: "'scripts/image.mjs'" },
  { command: /^npm run (backup|restore) -- \S+$/, file: operating, says: "blocks('Restore', 'sh')" },
  {
    command: /^npm run new:(list|area) -- [^<>…]+$/,
    file: 'scripts/new/check.mjs',
    says: 'npmCommandsOf',
    of: 'docs/guides/add-a-screen.md',
  },
  {
    command: /^npm run new:document -- [^<>…]+$/,
    file: 'scripts/new/check.mjs',
    says: 'npmCommandsOf',
    of: 'docs/guides/add-a-document.md',
  },
  { command: /^npm install @jst\//, file: 'scripts/packages/consumers.mjs', says: 'await install(' },
]
/** Commands that no test can run, each with the reason. */
const notRun = [
  { command: /^npm run load -- --users=\d+/, because: 'it loads the machine for as long as it runs' },
  { command: /^npm run bench( -- --only=<entry> --keep)?$/, because: 'it fails where other work slows the machine down' },
  {
    command: /^npm run mutants -- --area=\S+( --\w+=\S+)*$/,
    because: 'it takes minutes for each area; operators.test.ts has what it changes',
  },
  { command: /^npm run soak -- --times=\d+$/, because: 'it takes half an hour for each round' },
  { command: /^npm run pictures$/, because: 'it writes what the step stories compares, with the same run' },
  { command: /^npm run screens$/, because: 'it takes pictures for people to look at; the browser tests open the same screens' },
  {
    command: /^npm run release -- --dry-run$/,
    because: 'it takes minutes and a registry for npm; the step consumers runs the same examples from tarballs',
  },
  { command: /^npm run release$/, because: 'it publishes' },
  { command: /^npx changeset version$/, because: 'it writes the versions; the dry run of a release runs it in a clone' },
  { command: /^npx changeset$/, because: 'it asks questions at a terminal' },
  { command: /^npm install( -E …)?$/, because: 'it changes the dependencies; the guard lock and npm ci look at what comes of it' },
]
/** Pages whose blocks have more than npm commands; `heading`: only those below it. */
const runBlocks = {
  'docs/guides/operate.md': { file: operating, says: 'has no command that is neither run nor marked' },
  'docs/guides/deploy.md': { file: image, says: 'has no command that is not marked' },
  'README.md': { heading: 'Import real orders', file: newcomer, says: "'Import real orders'" },
}
const cure = 'Let a step or a test run it, and say so in scripts/guards/commands.mjs.'

/** @param {readonly string[]} all files of the repository @param {(file: string) => string} textOf */
export function check(all = files(), textOf = read) {
  const known = new Set(all)
  const steps = stepsOf(textOf('scripts/test/steps.mjs'))
  const { scripts } = JSON.parse(textOf('package.json'))

  const runStill = ({ file, says }) =>
    known.has(file) && textOf(file).includes(says) ? undefined : `${file} no longer runs it (${says}). Correct scripts/guards/commands.mjs.`

  function problemOf(file, command) {
    const [, script] = /^npm run (\S+)/.exec(command) ?? []
    if (script && !(script in scripts)) return 'package.json has no such script.'
    const [test, only = ''] = /^npm test(?: -- (?:--force|--changed(?:=\S+)?|--only=(\S+)))?$/.exec(command) ?? []
    const unknown = only.split(',').filter((name) => name !== '' && !steps.includes(name))
    if (test) return unknown.length > 0 ? `npm test has no step ${unknown.join(', ')}.` : undefined
    const installing = /^npm install @jst\/(\S+) ?(.*)$/.exec(command)
    const peers = installing && peersProblem(installing[1], installing[2].split(' '))
    if (peers) return peers
    const run = runs.find((one) => one.command.test(command))
    if (run?.of && run.of !== file) return `it is run as ${run.of} shows it. Refer to that page.`
    if (run) return runStill(run)
    return notRun.some((one) => one.command.test(command)) ? undefined : `nothing runs it. ${cure}`
  }

  /** A package is installed with what it needs beside it, and is tried so in a front end of its own. */
  function peersProblem(name, named) {
    if (!known.has(`scripts/consumers/${name}/main.tsx`)) return 'scripts/consumers has no front end that installs it.'
    const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(textOf(`packages/${name}/package.json`))
    const lacking = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional && !named.includes(peer))
    return lacking.length > 0 ? `the package needs ${lacking.join(', ')} beside it.` : undefined
  }

  const onlyNpm = (text) => text.split('\n').every((line) => line.trim() === '' || /^\s*(#|np[mx] )/.test(line))
  function blockProblem(file, heading) {
    const run = runBlocks[file]
    return run && (run.heading ?? heading) === heading ? runStill(run) : `nothing runs this block. ${cure}`
  }

  return all
    .filter((file) => guides.test(file))
    .flatMap((file) => {
      const page = textOf(file)
      const commands = npmCommandsOf(page).map((command) => [command, problemOf(file, command)])
      const blocks = blocksOf(page)
        .filter(({ text }) => !onlyNpm(text))
        .map(({ heading, text }) => [text.trim().split('\n')[0], blockProblem(file, heading)])
      return [...commands, ...blocks].flatMap(([what, problem]) => (problem ? [`${file}: ${what} — ${problem}`] : []))
    })
}
