// The steps of `npm test`, in the order in which they are begun.
import { missingPrograms } from '../lib/engine-programs.mjs'
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[program: string, args: string[]]} run
 * @property {number} cores processors that it keeps busy; less than one for a step that mostly waits
 * @property {string} [after] a step whose result it takes
 * @property {(file: string) => boolean} [reads] the files that its result depends on: it is left out while they stand as they were when it passed.
 * Without it the step runs each time.
 * @property {() => string} [machine] what else its result depends on: programs that the machine has or lacks
 * @property {boolean} [knowsLeft] it knows by itself which of its parts are left to do, and takes `--force` and `--changed=<commit>`
 * @property {boolean} [whole] whether it looks at the whole product, so that `--changed` leaves it out
 */

const node = (script, ...args) => [process.execPath, [script, ...args]]
const files = (project, ...args) => node('scripts/test/files.mjs', project, ...args)

const isProse = (file) => file.endsWith('.md') && !/(?:^|\/)README\.md$/.test(file)
const isTest = (file) => /\.(?:test|stories|spec)\.tsx?$|\.test\.kit\.ts$|^apps\/e2e\//.test(file)
const isFeature = (file) => file.startsWith('packages/features/')
const isServer = (file) => /^(?:packages|apps)\/server\//.test(file)
const isOfTooling = (file) => !file.includes('/') || file.startsWith('scripts/')
/** Sources of the packages beside features and server, with what packs them. */
const ofPackages = (file) => (file.startsWith('packages/') && !isFeature(file) && !isServer(file) && !isTest(file)) || isOfTooling(file)
/** Everything that no screen of an area can change; guides and the docs that commands write are part of it. */
const notOfFeatures = (file) => !isFeature(file) && !file.endsWith('.png')

/** @type {Step[]} */
export const steps = [
  // most of the others take what it makes
  { name: 'build', run: ['turbo', ['run', 'build', 'build:app', '--output-logs=new-only', '--log-prefix=none']], cores: 1 },
  { name: 'guards', run: node('scripts/guards/all.mjs'), cores: 1 },
  { name: 'format', run: ['oxfmt', ['--check']], cores: 1 },
  { name: 'audit', run: node('scripts/audit/check.mjs'), cores: 0 },
  { name: 'dead-code', run: ['knip', ['--no-progress']], cores: 1, reads: () => true },
  // once more without tests and stories, which are no use of what they try
  {
    name: 'dead-code-product',
    run: ['knip', ['--config', 'knip.production.json', '--production', '--no-progress']],
    cores: 1,
    reads: () => true,
  },
  { name: 'lint', run: ['oxlint', ['--type-aware']], cores: 2, reads: (file) => !file.endsWith('.md') },
  // one checker: each further one works the types of the wire schemas out again, which costs two processors more than it gives them
  {
    name: 'types-web',
    run: ['tsc', ['-p', 'tsconfig.json', '--checkers', '1']],
    cores: 1,
    reads: (file) => !isServer(file) && !file.endsWith('.md'),
  },
  {
    name: 'types-server',
    run: ['tsc', ['-p', 'tsconfig.node.json', '--checkers', '1']],
    cores: 1,
    reads: (file) => !/\.(?:tsx|md)$/.test(file),
  },
  {
    name: 'bytes',
    run: node('scripts/bytes.mjs'),
    cores: 1,
    after: 'build',
    reads: (file) => !isServer(file) && !isTest(file) && !isProse(file),
  },
  {
    name: 'engines',
    run: node('scripts/engines.mjs'),
    cores: 0.5,
    after: 'build',
    reads: (file) =>
      (isServer(file) && !isTest(file)) || file.endsWith('.engine.test.ts') || ofPackages(file) || /^(?:deploy|docs\/guides)\//.test(file),
    machine: () => missingPrograms().join(' '),
    whole: true,
  },
  { name: 'server', run: files('server'), cores: 2, knowsLeft: true },
  {
    name: 'browser',
    run: node('scripts/test/browser.mjs'),
    cores: 2,
    after: 'build',
    reads: (file) => file.startsWith('apps/e2e/') || (!isTest(file) && !isProse(file)),
    knowsLeft: true,
    whole: true,
  },
  {
    name: 'catalogue',
    run: node('scripts/check-catalogue.mjs'),
    cores: 0.5,
    reads: (file) => !isServer(file) && !isProse(file),
    knowsLeft: true,
    whole: true,
  },
  { name: 'stories', run: files('stories'), cores: 2, knowsLeft: true },
  { name: 'fresh-clone', run: node('scripts/check-fresh-clone.mjs'), cores: 0.5, after: 'build', reads: notOfFeatures, whole: true },
  { name: 'new', run: node('scripts/new/check.mjs'), cores: 1, after: 'build', reads: notOfFeatures, whole: true },
  // with little of everything: shows that each entry and its contender still work, and judges nothing
  {
    name: 'bench',
    run: node('scripts/bench.mjs', '--smoke'),
    cores: 1,
    after: 'build',
    reads: (file) =>
      file.startsWith('bench/') || ((!isTest(file) || file.includes('/testing/')) && !isProse(file) && !file.endsWith('.png')),
    whole: true,
  },
  {
    name: 'consumers',
    run: node('scripts/packages/check.mjs', '--only=consumers,frameworks,readmes'),
    cores: 1,
    after: 'build',
    reads: ofPackages,
    whole: true,
  },
  // two runs with one worker each: the two workers of one run keep each other waiting
  { name: 'unit-1', run: files('unit', '--share=1/2'), cores: 1, knowsLeft: true },
  { name: 'unit-2', run: files('unit', '--share=2/2'), cores: 1, knowsLeft: true },
  {
    name: 'packages',
    run: node('scripts/packages/check.mjs', '--but=consumers,frameworks,readmes'),
    cores: 1,
    after: 'build',
    reads: ofPackages,
    whole: true,
  },
]
