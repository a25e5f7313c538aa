// Names of a new kind of document in every layer, and the conditions for making it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areasWithScreens, placesOf } from './areas.mjs'
import { Refusal } from './journal.mjs'
import { planOf } from './list-plan.mjs'

const usage =
  'npm run new:document -- <area> <Name> --path=</path/of/its/list> [--detail=</path/of/its/page>] [--zh=<name of one>] [--number=<letters>] [--boxes] [--versions] [--desk]'

/** `/a/yardReceiptList` → `/a/yardReceiptDetail`. */
const pageOf = (list) => `${list.replace(/List$/, '')}Detail`

/** @param {string} root @param {{ area?: string, entity?: string, path?: string, detail?: string, zh?: string, number?: string, boxes?: boolean, versions?: boolean, desk?: boolean }} asked */
export function documentPlanOf(root, { detail, number, boxes = false, versions = false, desk = false, ...asked }) {
  const list = planOf(root, asked, usage)
  const { area, entity, file } = list
  const page = detail ?? pageOf(list.path)
  const route = readFileSync(path.join(root, 'docs/routes.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .find((cells) => cells[1] === 'internal' && cells[2] === page)
  if (!route) throw new Refusal(`${page} is no internal screen of docs/routes.tsv. Say the path of its page with --detail.`)
  const places = placesOf(area)
  const built = areasWithScreens(root).find((one) => readFileSync(path.join(root, placesOf(one).manifest), 'utf8').includes(`'${page}'`))
  if (built) throw new Refusal(`${page} is built already, in packages/features/${built}/src/internal.ts.`)
  const letters = number ?? entity.replaceAll(/[a-z]/g, '')
  if (!/^[A-Z]{1,6}$/.test(letters)) throw new Refusal(`${letters}: numbers begin with one to six capitals, like KH.`)
  const screens = `${places.feature}/src/${file}`
  return {
    ...list,
    page,
    pageTitle: route[3],
    letters,
    boxes,
    versions,
    desk,
    contractIndex: places.contractIndex,
    areaRoutes: places.routes,
    routes: `${places.server}/${file}/${file}.routes.ts`,
    test: `${places.server}/${file}/${file}.test.ts`,
    listScreen: `${screens}/${entity}List.tsx`,
    pageScreen: `${screens}/${entity}Detail.tsx`,
    rows: 'packages/server/src/demo/documents.ts',
  }
}
