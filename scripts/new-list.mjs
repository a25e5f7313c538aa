// npm run new:list -- <area> <Entity> --title=<as docs/routes.tsv has it> --path=</a/path/of/it> [--zh=<name of one row>] Writes a new list of things
// that people maintain: declaration, table and menu, screen, test. Nothing is overwritten; what fails leaves nothing behind.
import { command } from './new/command.mjs'
import { writeList } from './new/list.mjs'
import { planOf } from './new/list-plan.mjs'

command((journal, root, [area, entity], value) => {
  const plan = planOf(root, { area, entity, title: value('title'), path: value('path'), zh: value('zh') })
  writeList(journal, plan)
  return [
    `${plan.contract}: what one row is, field by field; each has its column in ${plan.migration} (text, boolean, numeric, date, text[])`,
    `${plan.migration} runs once: change it before the first start, not after`,
    `npm test -- --only=guards,types-web,types-server,unit; vitest run --project=server ${plan.test}`,
    `npm run api; docs/areas/${area}.md: one line if it is more than a list of codes`,
  ]
})
