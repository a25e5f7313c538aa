// Runs every guard and prints each problem with its file, rule and cure.
import * as classes from './classes.mjs'
import * as columns from './columns.mjs'
import * as comfort from './comfort.mjs'
import * as comments from './comments.mjs'
import * as commands from './commands.mjs'
import * as composition from './composition.mjs'
import * as conflicts from './conflicts.mjs'
import * as dates from './dates.mjs'
import * as decisions from './decisions.mjs'
import * as e2e from './e2e.mjs'
import * as examples from './examples.mjs'
import * as forms from './forms.mjs'
import * as glossary from './glossary.mjs'
import * as layers from './layers.mjs'
import * as live from './live.mjs'
import * as locals from './locals.mjs'
import * as lock from './lock.mjs'
import * as locking from './locking.mjs'
import * as looks from './looks.mjs'
import * as manifests from './manifests.mjs'
import * as money from './money.mjs'
import * as names from './names.mjs'
import * as routers from './routers.mjs'
import * as serverLayers from './server-layers.mjs'
import * as size from './size.mjs'
import * as spacing from './spacing.mjs'
import * as stopwatch from './stopwatch.mjs'
import * as stories from './stories.mjs'
import * as storyClock from './story-clock.mjs'
import * as texts from './texts.mjs'
import * as versions from './versions.mjs'
import * as words from './words.mjs'

const guards = {
  layers,
  versions,
  locals,
  lock,
  locking,
  live,
  looks,
  manifests,
  money,
  names,
  routers,
  size,
  spacing,
  words,
  examples,
  stopwatch,
  conflicts,
  stories,
  storyClock,
  e2e,
  dates,
  decisions,
  serverLayers,
  classes,
  columns,
  comfort,
  comments,
  commands,
  composition,
  forms,
  glossary,
  texts,
}
let found = 0
for (const [name, guard] of Object.entries(guards)) {
  const problems = guard.check()
  for (const problem of problems) console.error(`[${name}] ${problem}`)
  found += problems.length
}
console.log(`${Object.keys(guards).length} guards, ${found} problems`)
process.exit(found ? 1 : 0)
