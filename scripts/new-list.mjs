// npm run new:list -- <area> <Entity> --title=<as docs/routes.tsv has it> --path=</a/path/of/it> [--zh=<name of one row>]
// Writes a new list of things that people maintain: declaration, table and menu, screen, test. Nothing is overwritten; what fails leaves nothing behind.
import { format, proof } from './new-list/checks.mjs'
import { Journal } from './new-list/journal.mjs'
import { Refusal, planOf } from './new-list/plan.mjs'
import { writeList } from './new-list/write.mjs'
import { root } from './lib/workspaces.mjs'

const options = process.argv.slice(2)
const [area, entity] = options.filter((option) => !option.startsWith('--'))
const value = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)

const journal = new Journal(root)
try {
  const plan = planOf(root, { area, entity, title: value('title'), path: value('path'), zh: value('zh') })
  writeList(journal, plan)
  format(root, journal.touched)
  proof(root, journal.touched)
  console.log(`${journal.created.map((file) => `+ ${file}`).join('\n')}\n${journal.edited.map((file) => `~ ${file}`).join('\n')}`)
  console.log(`${journal.lines()} lines. Next:
  1. ${plan.contract}: what one row is, field by field; each has its column in ${plan.migration} (text, boolean, numeric, date, text[])
  2. ${plan.migration} runs once: change it before the first start, not after
  3. npm test -- --only=guards,types-web,types-server,unit; vitest run --project=server ${plan.test}
  4. docs/areas/master.md: one line if it is more than a list of codes`)
} catch (error) {
  journal.undo()
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
