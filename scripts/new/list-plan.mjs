// Names of a new list in every layer, and the conditions for making it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areasWithScreens, nextMigration, placesOf } from './areas.mjs'
import { Refusal } from './journal.mjs'

const listUsage = 'npm run new:list -- <area> <Entity> --path=/DataMaintenance/<screen> [--title=<title>] [--zh=<name of one row>]'
const words = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
const read = (root, file) => readFileSync(path.join(root, file), 'utf8')

/** @param {string} root @param {{ area?: string, entity?: string, title?: string, path?: string, zh?: string }} asked */
export function planOf(root, { area, entity, title, path: screen, zh }, usage = listUsage) {
  if (!area || !entity || !screen) throw new Refusal(`Say area, entity and path: ${usage}`)
  if (!/^[A-Z][A-Za-z]{2,30}$/.test(entity))
    throw new Refusal(`${entity}: name one row in English, like BookCode: letters only, each word with a capital.`)
  const areas = areasWithScreens(root)
  if (!areas.includes(area))
    throw new Refusal(`${area}: no area with internal screens. There are ${areas.join(', ')}; npm run new:area makes another.`)
  const route = read(root, 'docs/routes.tsv')
    .split('\n')
    .map((line) => line.split('\t'))
    .find((cells) => cells[2] === screen)
  if (!route) throw new Refusal(`${screen} does not stand in docs/routes.tsv, which fixes what screens there are. Use a path of the list.`)
  const [, app, , listedTitle, flags = ''] = route
  if (app !== 'internal') throw new Refusal(`${screen} belongs to the app ${app}; lists of maintained things are internal screens.`)
  if (flags.trim())
    throw new Refusal(`${screen} has flags (${flags.trim()}): it is more than a plain list. Write it by hand: docs/guides/add-a-screen.md.`)
  if (title && title !== listedTitle) throw new Refusal(`${screen} is called ${listedTitle} in docs/routes.tsv, not ${title}.`)
  const built = areas.find((one) => read(root, placesOf(one).manifest).includes(`'${screen}'`))
  if (built) throw new Refusal(`${screen} is built already, in packages/features/${built}/src/internal.ts.`)
  const name = zh ?? listedTitle.replace(/(维护|管理|列表|资料)$/, '')
  if (/['`\\\n]/.test(name)) throw new Refusal(`${name}: the name of one row has no quotes.`)

  const kind = entity[0].toLowerCase() + entity.slice(1)
  const table = `${area === 'master' ? 'm' : area.replaceAll('-', '_')}_${words(entity).join('_')}`
  const migrations = readdirSync(path.join(root, 'packages/server/migrations'))
  const sql = migrations.map((file) => read(root, `packages/server/migrations/${file}`)).join('\n')
  if (new RegExp(`(_table\\('|create table )${table}\\b`).test(sql))
    throw new Refusal(`${entity}: there is a table ${table} already. Choose another name.`)
  const contracts = contractsText(root)
  if (contracts.includes(`'/api/${entity}/`) || contracts.includes(`name: '${entity}',\n  kind:`))
    throw new Refusal(`${entity}: there are calls /api/${entity} already. Choose another name.`)
  const parent = parents(screen).find((one) => sql.includes(`'${one}'`))
  if (!parent) throw new Refusal(`No menu entry above ${screen} yet: add one for ${parents(screen).at(-1)} in a migration first.`)
  const file = words(entity).join('-')
  const places = placesOf(area)
  return {
    area,
    entity,
    kind,
    table,
    zh: name,
    title: listedTitle,
    path: screen,
    parent,
    file,
    contract: `${places.contracts}/${file}.ts`,
    migration: `packages/server/migrations/${nextMigration(root)}_${words(entity).join('_')}.sql`,
    accounts: 'packages/server/src/demo/menus.ts',
    test: `${places.server}/lists/${file}.test.ts`,
    screen: `${places.feature}/src/lists/${entity}.tsx`,
    feature: places.feature,
    manifest: places.manifest,
    titles: places.titles,
  }
}

function contractsText(root) {
  const folder = path.join(root, 'packages/contracts/src')
  const sources = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts'))
  return sources.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
}

/** `/a/b/c` → `/a/b`, `/a`. */
const parents = (screen) =>
  screen
    .split('/')
    .slice(1, -1)
    .map((_, at, parts) => `/${parts.slice(0, parts.length - at).join('/')}`)
