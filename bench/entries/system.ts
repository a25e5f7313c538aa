import { PermissionStore } from '@jst/permissions'
import type { Client } from 'pg'
import { startBrowser } from '../browser/page.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { RoleChange } from '../system/role-change.ts'
import { roundsOf } from '../kit/size.ts'

const groups = 40
const pagesOfGroup = 50
const roles = 500

/** A menu of two thousand entries and a company of five hundred roles. */
async function insertMany(owner: Client): Promise<void> {
  await owner.query(
    `with g as (insert into menu (path, name, built_in) select '/big/' || n, '组' || n, false from generate_series(1, $1::int) n returning id, path)
     insert into menu (parent_id, path, name, built_in, buttons)
       select g.id, g.path || '/' || n, '页' || n, false, '[{"code":"view","name":"查看"},{"code":"edit","name":"修改"}]' from g, generate_series(1,
      $2::int) n`,
    [groups, pagesOfGroup],
  )
  await owner.query(
    `with r as (insert into role (company_id, operator_id, name) select id, operator_id, '角色' || n from company, generate_series(1, $1::int) n
      where code = 'HJGJ' returning id)
     insert into role_menu (role_id, menu_id, buttons) select r.id, m.id, '{view}' from r, (select id from menu where path like '/big/%' limit 40) m`,
    [roles],
  )
}

/** Microseconds of one permission check in the browser's store, over a menu of that size. */
function checking(): number {
  const store = new PermissionStore()
  const leaf = (group: number, page: number) => ({
    Path: `/big/${group}/${page}`,
    Buttons: [{ Code: 'view' }, { Code: 'edit' }],
    Children: [],
  })
  const tree = Array.from({ length: groups }, (_, group) => ({
    Path: `/big/${group}`,
    Buttons: [],
    Children: Array.from({ length: pagesOfGroup }, (__, page) => leaf(group, page)),
  }))
  store.load(tree)
  const checks = 200_000
  let allowed = 0
  const started = performance.now()
  for (let turn = 0; turn < checks; turn++) if (store.allows(`/BIG/${turn % groups}/7`, 'edit')) allowed++
  const took = performance.now() - started
  if (allowed !== checks) throw new Error('the store forgot a right')
  return (took * 1_000) / checks
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, say } = context
  const rounds = roundsOf(options, 5)
  const series = async (measure: () => number | Promise<number>) => {
    await measure()
    const found: number[] = []
    for (let round = 0; round < rounds; round++) found.push(await measure())
    return found
  }
  const figures = [figure('permission check with 2,000 menu entries', 'µs', await series(checking), { goal: { of: 'value', most: 1 } })]
  const product = await startProduct(context)
  const owner = await product.owner()
  context.scope.defer(() => owner.end())
  await insertMany(owner)
  const change = await RoleChange.open(await startBrowser(context.scope), product)
  const felt = await series(async () => Math.max(await change.measure(false), await change.measure(true)))
  figures.push(figure('role change saved, until the button is gone or back elsewhere', 'ms', felt, { goal: { of: 'value', most: 1_000 } }))
  say('role change')
  const token = await product.signIn('admin')
  const timed = (path: string) => async () => {
    const started = performance.now()
    await call(product.origin + path, { token })
    return performance.now() - started
  }
  const goal = { of: 'value', most: 200 } as const
  figures.push(figure('tree of 2,040 menu entries over HTTP', 'ms', await series(timed('/api/Menu/GetMenuList')), { goal }))
  say('menu')
  figures.push(
    figure('roles of a company of 500 over HTTP, one page', 'ms', await series(timed('/api/Role/GetRolePagedList?PageSize=50')), { goal }),
  )
  say('roles')
  const signIn = async () => {
    const started = performance.now()
    await product.signIn('doc')
    return performance.now() - started
  }
  figures.push(figure('sign-in with a password, argon2id', 'ms', await series(signIn), { goal: { of: 'value', most: 300 } }))
  return figures
}

/** Administration at its largest, and the sign-in. */
export const system: Entry = { name: 'system', limit: 'nothing: the goals are times', run }
