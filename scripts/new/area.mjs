// The files of a new area.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addChangeset, addDependency, addWorkspace, camel, nextMigration, placesOf } from './areas.mjs'
import { entitiesOf, noEntities } from './entities.mjs'
import { Refusal } from './journal.mjs'

const usage = 'npm run new:area -- <name> --zh=<Chinese name> [--path=</menu/entry/of/its/screens>]'
const modules = 'packages/server/src/modules.ts'
const app = 'apps/internal'

/** @param {string} root @param {{ area?: string, zh?: string, path?: string }} asked */
export function areaPlanOf(root, { area, zh, path: menu }) {
  if (!area || !zh) throw new Refusal(`Say name and Chinese name: ${usage}`)
  if (!/^[a-z]+(-[a-z]+)*$/.test(area) || area.length > 30)
    throw new Refusal(`${area}: name the area in English, like cargo-orders: small letters, words with a hyphen.`)
  if (/['`\\\n]/.test(zh)) throw new Refusal(`${zh}: the Chinese name has no quotes.`)
  const places = placesOf(area)
  const taken = [places.contracts, places.server, places.feature, places.page].find((file) => existsSync(path.join(root, file)))
  if (taken) throw new Refusal(`${taken} is there already. Nothing is overwritten: choose another name.`)
  if (menu !== undefined) {
    const routes = readFileSync(path.join(root, 'docs/routes.tsv'), 'utf8')
    if (!routes.includes(`\tinternal\t${menu}/`))
      throw new Refusal(`No internal screen below ${menu} stands in docs/routes.tsv, which fixes what screens there are.`)
    const migrations = path.join(root, 'packages/server/migrations')
    if (readdirSync(migrations).some((file) => readFileSync(path.join(migrations, file), 'utf8').includes(`'${menu}'`)))
      throw new Refusal(`${menu} is a menu entry already: leave --path out.`)
  }
  const name = area.replaceAll('-', ' ')
  return {
    area,
    zh,
    menu,
    name: name[0].toUpperCase() + name.slice(1),
    migration: menu && `packages/server/migrations/${nextMigration(root)}_${area.replaceAll('-', '_')}.sql`,
    places,
  }
}

/** @param {import('./journal.mjs').Journal} journal @param {ReturnType<typeof areaPlanOf>} plan */
export function writeArea(journal, plan) {
  const { area, name, places } = plan
  journal.create(places.entities, noEntities(area))
  journal.create(places.contractIndex, `export { ${entitiesOf(area)} } from './entities.ts'\n`)
  addFace(journal, area)
  addChangeset(journal, `area-${area}`, `\`@jst/contracts/${area}\` has the calls of a new area.`)
  journal.create(places.routes, routes(area))
  journal.insert(modules, '\nimport { viewRoutes', `\nimport { ${camel(area)}Routes } from './modules/${area}/${area}.routes.ts'`, 'before')
  journal.insert(modules, '\n  ]\n  return [...routes,', `\n    ...${camel(area)}Routes,`, 'before')
  const manifest = {
    name: `@jst/feature-${area}`,
    version: '0.0.0',
    private: true,
    description: `${name} screens`,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { './internal': './src/internal.ts' },
    dependencies: { '@jst/feature-kit': '*' },
  }
  journal.create(`${places.feature}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  journal.create(places.manifest, feature(area))
  addWorkspace(journal, places.feature, manifest)
  addToApp(journal, area)
  if (plan.migration) journal.create(plan.migration, menu(plan))
  journal.create(places.page, page(plan))
}

/** The area's entry of the package contracts. */
function addFace(journal, area) {
  const face = {
    '@jst/source': `./src/${area}/index.ts`,
    types: `./dist/${area}/index.d.ts`,
    default: `./dist/${area}/index.js`,
  }
  journal.editJson('packages/contracts/package.json', ({ exports: { './package.json': last, ...exports }, ...manifest }) => {
    const entries = Object.entries(manifest)
    const at = entries.findIndex(([key]) => key === 'publishConfig')
    entries.splice(at, 0, ['exports', { ...exports, [`./${area}`]: face, './package.json': last }])
    return Object.fromEntries(entries)
  })
  journal.insert('packages/contracts/tsup.config.ts', '\n  },\n  tsconfig', `\n    '${area}/index': 'src/${area}/index.ts',`, 'before')
}

/** Where the internal workbench takes its areas from. */
function addToApp(journal, area) {
  const router = `${app}/src/router.ts`
  const name = `${camel(area)}Internal`
  journal.insert(router, "/internal'\n", `import { ${name} } from '@jst/feature-${area}/internal'\n`)
  journal.insert(router, '\n]\n', `\n  ${name},`, 'before')
  addDependency(journal, app, `@jst/feature-${area}`)
}

const routes = (area) => `import { ${entitiesOf(area)} } from '@jst/contracts/${area}'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/http/endpoint.ts'

export const ${camel(area)}Routes: readonly Route[] = [...entityRoutes(${entitiesOf(area)})]
`

const feature = (area) => `import { defineFeature } from '@jst/feature-kit'

export const ${camel(area)}Internal = defineFeature({
  area: '${area}',
  screens: [],
})
`

const menu = ({ menu: entry, zh }) => `-- ${zh}: the menu entry above its screens.
insert into menu (path, name, icon, sort)
select '${entry}', '${zh}', 'list', max(sort) + 10 from menu where parent_id is null;
`

const page = ({ name, zh, places }) => `# ${name} (${zh})

Contracts \`${places.contracts}\`, server \`${places.server}\`, screens \`${places.feature}/src\`.
`
