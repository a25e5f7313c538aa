// npm run new:area -- <name> --zh=<Chinese name> [--path=</menu/entry/of/its/screens>] Writes a new area in every layer: contracts, server module,
// screens of the internal workbench. Nothing is overwritten; what fails leaves nothing behind.
import { command } from './new/command.mjs'
import { areaPlanOf, writeArea } from './new/area.mjs'

command((journal, root, [area], value) => {
  const plan = areaPlanOf(root, { area, zh: value('zh'), path: value('path') })
  writeArea(journal, plan)
  return [
    `its first list: npm run new:list -- ${area} <Entity> --path=…; its first call: docs/guides/add-an-endpoint.md; any other screen: docs/guides/add-a-screen.md`,
    'npm test -- --only=guards,lint,types-web,types-server,unit,dead-code',
    'npm run api',
  ]
})
