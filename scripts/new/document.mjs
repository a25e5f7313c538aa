// The files of a new kind of document.
import { addChangeset, addDependency } from './areas.mjs'
import { contract, migration } from './document-facts.mjs'
import { listScreen, pageScreen } from './document-screens.mjs'
import { routes, test } from './document-server.mjs'
import { withRoutes } from './entities.mjs'
import { addTitle } from './list.mjs'

/** @param {import('./journal.mjs').Journal} journal @param {ReturnType<typeof import('./document-plan.mjs').documentPlanOf>} plan */
export function writeDocument(journal, plan) {
  const { area, entity, kind, file, feature, zh } = plan
  journal.create(plan.contract, contract(plan))
  journal.create(plan.migration, migration(plan))
  journal.create(plan.routes, routes(plan))
  journal.create(plan.test, test(plan))
  journal.create(plan.listScreen, listScreen(plan))
  journal.create(plan.pageScreen, pageScreen(plan))
  addChangeset(
    journal,
    `${area}-${file}`,
    `\`${kind}Calls\` and \`${kind}Document\` of \`@jst/contracts/${area}\`: ${entity}, a kind of document.`,
  )
  journal.edit(plan.contractIndex, (text) => `${text}export * from './${file}.ts'\n`)
  journal.edit(plan.areaRoutes, (text) => withRoutes(text, `${kind}DocumentRoutes`, []))
  journal.edit(plan.areaRoutes, (text) => withImport(text, `import { ${kind}DocumentRoutes } from './${file}/${file}.routes.ts'`))
  addScreens(journal, plan)
  for (const name of ['@jst/contracts', '@jst/feature-kit']) addDependency(journal, feature, name)
  journal.insert(
    plan.accounts,
    'documentScreens: readonly (readonly [list: string, page: string])[] = [',
    `['${plan.path}', '${plan.page}'],`,
  )
  journal.insert(plan.rows, 'names: readonly string[]])[] = [', `[${kind}Calls.entity, ['${zh}一', '${zh}二', '${zh}三']],`)
  journal.edit(plan.rows, (text) => `import { ${kind}Calls } from '@jst/contracts/${area}'\n${text}`)
}

/** Behind the last import of the file. */
function withImport(text, line) {
  const end = text.indexOf('\n', text.lastIndexOf("from './") < 0 ? text.lastIndexOf("from '../") : text.lastIndexOf("from './"))
  return end < 0 ? undefined : `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

function addScreens(journal, { manifest, titles, kind, entity, file, path, page, title, pageTitle }) {
  addTitle(journal, { manifest, titles, kind: `${kind}List`, title, path })
  addTitle(journal, { manifest, titles, kind: `${kind}Detail`, title: pageTitle, path: page })
  journal.append(
    manifest,
    '],\n})',
    `{ path: '${path}', name: '${kind}List', title: titles.${kind}List, load: () => import('./${file}/${entity}List.tsx') }`,
  )
  journal.append(
    manifest,
    '],\n})',
    `{ path: '${page}', name: '${kind}Detail', title: titles.${kind}Detail, lastPagePath: '${path}', menuPath: '${path}', tabBy: ['Id'],
      load: () => import('./${file}/${entity}Detail.tsx') }`,
  )
}
