import type { MenuHolder, MenuInput, MenuItem, MenuPortal } from '@jst/contracts/system'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Wire form of a row `m`. */
export const menuColumns = `m.id as "Id", m.parent_id as "ParentId", m.path as "Path", m.name as "Name", m.icon as "Icon", m.enabled as "Enabled",
  m.built_in as "BuiltIn",
  m.platform_only as "PlatformOnly", coalesce((select jsonb_agg(jsonb_build_object('Code', b ->> 'code', 'Name', b ->> 'name') order by at)
  from jsonb_array_elements(m.buttons) with ordinality as listed (b, at)), '[]') as "Buttons",
  m.update_time as "UpdateTime"`

const listed = `select ${menuColumns}, coalesce(held.roles, 0) as "Roles"
  from menu m left join (select menu_id, count(*) as roles from role_menu group by menu_id) held on held.menu_id = m.id order by m.sort, m.id`
/** Every entry in menu order; parents do not necessarily come first. */
export const allMenus = (db: Queryable) => db.query<MenuItem>(listed)

const one = `select ${menuColumns}, (select count(*) from role_menu where menu_id = m.id) as "Roles" from menu m where m.id = $1`
export async function findMenu(db: Queryable, id: number): Promise<MenuItem | undefined> {
  const [row] = await db.query<MenuItem>(one, [id])
  return row
}

const siblings = `select ${menuColumns}, (select count(*) from role_menu where menu_id = m.id) as "Roles" from menu m
  where m.parent_id is not distinct from $1 order by m.sort, m.id`
export const childrenOf = (db: Queryable, parentId: number | null) => db.query<MenuItem>(siblings, [parentId])

/** One change of the tree at a time, so that two moves at once cannot make a cycle. */
export const lockTree = (tx: Queryable) => tx.query('lock table menu in share row exclusive mode')

export interface Place {
  id: number
  path: string
  /** How many entries are above it. */
  depth: number
  portal: MenuPortal
}
const chain = `with recursive up as (select id, parent_id, path, 0 as step from menu where id = $1
    union all select p.id, p.parent_id, p.path, up.step + 1 from menu p join up on p.id = up.parent_id where up.step < 100)
  select id, path, step from up order by step`
/** The entry and all above it; undefined when it is not there. */
export async function placeOf(db: Queryable, id: number): Promise<(Place & { above: number[] }) | undefined> {
  const rows = await db.query<{ id: number; path: string; step: number }>(chain, [id])
  const [self, root] = [rows[0], rows.at(-1)]
  if (!self || !root) return undefined
  const portal = root.path === 'EXTERNAL_MENU' ? 'external' : 'internal'
  return { id: self.id, path: self.path, depth: rows.length - 1, portal, above: rows.map((row) => row.id) }
}

const below = `with recursive down as (select id, 0 as step from menu where id = $1
    union all select c.id, down.step + 1 from menu c join down on c.parent_id = down.id where down.step < 100)
  select max(step) as height, array_agg(id) as ids from down`
/** How many levels hang below the entry, and the ids of entry and all below. */
export async function subtreeOf(db: Queryable, id: number): Promise<{ height: number; ids: number[] }> {
  const [row] = await db.query<{ height: number; ids: number[] }>(below, [id])
  return row!
}

export async function pathHolder(db: Queryable, path: string, except: number): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>('select name from menu where lower(path) = lower($1) and id <> $2', [path, except])
  return row?.name
}

const fields = ({ ParentId, Path, Name, Icon, Enabled, Buttons }: MenuInput) => [
  ParentId,
  Path,
  Name,
  Icon,
  Enabled,
  JSON.stringify(Buttons.map(({ Code, Name: name }) => ({ code: Code, name }))),
]
const insert = `insert into menu (parent_id, path, name, icon, enabled, buttons, built_in, sort)
  values ($1, $2, $3, $4, $5, $6, false, coalesce((select max(sort) from menu where parent_id is not distinct from $1), 0) + 10) returning id`
export async function insertMenu(tx: Queryable, input: MenuInput): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, fields(input))
  return row!.id
}

const update = `update menu set path = $3, name = $4, icon = $5, enabled = $6, buttons = $7, update_time = next_update_time(update_time) where id = $1
  and parent_id is not distinct from $2`
export const updateMenu = (tx: Queryable, input: MenuInput) => tx.query(update, [input.Id, ...fields(input)])

const renumber = `update menu m set parent_id = $2, sort = o.at * 10, update_time = case when m.id = $3 then next_update_time(m.update_time)
  else m.update_time end
  from unnest($1::bigint[]) with ordinality as o (id, at) where m.id = o.id and (m.id = $3 or m.sort <> o.at * 10)`
/** Puts the entries below the parent in this order; only the moved one gets a new version. */
export const placeMenus = (tx: Queryable, order: readonly number[], parentId: number | null, moved: number) =>
  tx.query(renumber, [order, parentId, moved])

const activate = `with recursive live as (select id from menu where parent_id is null and enabled
    union all select c.id from menu c join live on c.parent_id = live.id where c.enabled)
  update menu m set active = not m.active where m.active <> (m.id in (select id from live))`
/** Switches off everything below a switched-off entry. */
export const keepActive = (tx: Queryable) => tx.query(activate)

export const deleteMenu = (tx: Queryable, id: number) => tx.query('delete from menu where id = $1', [id])

const holders = `select r.id as "RoleId", r.name as "RoleName", c.name as "CompanyName", rm.buttons as "Buttons",
    (select count(*) from employee_role er where er.role_id = r.id) as "Members"
  from role_menu rm join role r on r.id = rm.role_id join company c on c.id = r.company_id where rm.menu_id = $1 order by c.id, r.id`
export const rolesHolding = (db: Queryable, menuId: number) => db.query<MenuHolder>(holders, [menuId])

export const roleIdsHolding = async (db: Queryable, menuIds: readonly number[]): Promise<number[]> =>
  (await db.query<{ id: number }>('select distinct role_id as id from role_menu where menu_id = any($1)', [menuIds])).map(({ id }) => id)
