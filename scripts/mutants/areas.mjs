// Areas of npm run mutants: the files that are changed, and the tests that may find it. Texts, declarations and doors to SQL hold no decisions of
// their own.
import { globSync } from 'node:fs'

const noDecisions =
  /\.(test|stories)\.tsx?$|\.test\.kit\.ts$|\/testing\/|(^|\/|\.)(texts|texts-en|vocabulary)\.ts$|\.repo\.ts$|\.d\.ts$|\/index\.ts$|\/data\//

const unit = (folder, tests = [`${folder}/**/*.test.{ts,tsx}`]) => ({ project: 'unit', of: [`${folder}/**/*.ts`], tests })
/** Each file of tests starts a server and a database: a sample of the mutants answers in minutes. */
const server = (folder) => ({
  project: 'server',
  of: [`packages/server/src/${folder}/**/*.ts`],
  tests: [`packages/server/src/${folder}/**/*.test.ts`],
  sample: 40,
})

export const areas = {
  'price-engine': unit('packages/price-engine/src'),
  permissions: unit('packages/permissions/src'),
  money: unit('packages/contracts/src/money'),
  states: {
    project: 'unit',
    of: ['packages/contracts/src/states.ts', 'packages/contracts/src/**/*states.ts', 'packages/contracts/src/may.ts'],
    tests: ['packages/contracts/src/**/*.test.ts'],
    // labels, colours and names of states are declared, not decided
    keepTexts: true,
  },
  'si-rules': unit('packages/si-drafts/src/rules', ['packages/si-drafts/src/**/*.test.ts']),
  'entity-kit': server('entity-kit'),
  documents: server('documents'),
  kernel: server('kernel'),
}

export const filesOf = ({ of }) =>
  [...new Set(of.flatMap((pattern) => globSync(pattern)))].filter((file) => !noDecisions.test(file)).toSorted()
