// npm run new:document -- <area> <Name> --path=</path/of/its/list> [--detail=</path/of/its/page>] [--zh=<name of one>] [--number=<letters of its
// numbers>] [--boxes] [--versions] [--desk]
// Writes a new kind of document that is kept in a list: declaration, tables and menu, server, list and page, demo, test. Nothing is overwritten;
// what fails leaves nothing behind. `--boxes`: containers with goods in place of lines; `--versions`: its moves store it whole; `--desk`: it waits
// for the staff, who claim and judge it.
import { command } from './new/command.mjs'
import { documentPlanOf } from './new/document-plan.mjs'
import { writeDocument } from './new/document.mjs'

command((journal, root, [area, entity], value, has) => {
  const plan = documentPlanOf(root, {
    area,
    entity,
    path: value('path'),
    detail: value('detail'),
    zh: value('zh'),
    number: value('number'),
    boxes: has('boxes'),
    versions: has('versions'),
    desk: has('desk'),
  })
  writeDocument(journal, plan)
  return [
    `${plan.contract}: fields, lines, states and files as they are; each field has its column in ${plan.migration}`,
    `${plan.migration} runs once: change it before the first start, not after`,
    `npm test -- --only=guards,types-web,types-server,unit; vitest run --project=server ${plan.test}`,
    `npm run api; charges, approval, prints: docs/guides/add-a-document.md`,
  ]
})
