import type { BodyOf } from '@jst/contracts'
import { externalMenuPath } from '@jst/contracts/screens'
import type { MenuInput, MenuItem, MenuPortal, moveMenu as moveMenuCall } from '@jst/contracts/system'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import { mayMaintain, portalsOf } from './menus.policy.ts'
import * as repo from './menus.repo.ts'

const words = texts.menu
/** Root included; the menu tree of spec §7 carries no more. */
const mostLevels = 5
/** Pages that keep the menu itself. */
const ownPages = new Set(['/system', '/system/menu'])

/** Every entry of the trees that the actor may look at, or of one of them. */
export async function menusFor(db: Db, actor: EmployeeActor, portal: MenuPortal | undefined): Promise<MenuItem[]> {
  if (portal) demand(mayMaintain(actor, portal, 'view'))
  const wanted = new Set(portal ? [portal] : portalsOf(actor))
  if (wanted.size === 0) demand(mayMaintain(actor, 'internal', 'view'))
  const menus = await repo.allMenus(db)
  const byId = new Map(menus.map((menu) => [menu.Id, menu]))
  const rootOf = (menu: MenuItem): MenuItem => {
    const parent = menu.ParentId === null ? undefined : byId.get(menu.ParentId)
    return parent ? rootOf(parent) : menu
  }
  return menus.filter((menu) => wanted.has(rootOf(menu).Path === externalMenuPath ? 'external' : 'internal'))
}

/** Holders of the entry, so that it can be taken from them before it goes. */
export async function holdersOf(db: Db, actor: EmployeeActor, id: number) {
  demand(mayMaintain(actor, (await found(db, id)).portal, 'view'))
  return repo.rolesHolding(db, id)
}

async function found(db: Parameters<typeof repo.placeOf>[0], id: number) {
  const place = await repo.placeOf(db, id)
  if (!place) throw new AppError('NOT_FOUND')
  return place
}

export async function saveMenu(call: WriteCall, input: MenuInput): Promise<MenuItem> {
  const { tx, actor, audit } = call
  await repo.lockTree(tx)
  const stored = input.Id === 0 ? undefined : await repo.findMenu(tx, input.Id)
  if (input.Id !== 0 && !stored) throw new AppError('NOT_FOUND')
  await demandParent(tx, actor, input)
  if (stored) demandVersion(input.UpdateTime ?? '', stored)
  const menu = { ...input, Path: input.Path.trim(), Name: input.Name.trim() }
  await demandFields(tx, menu, stored)
  const id = stored ? stored.Id : await repo.insertMenu(tx, menu)
  if (stored) await repo.updateMenu(tx, menu)
  await repo.keepActive(tx)
  const saved = (await repo.findMenu(tx, id))!
  const { Path, Name, Icon, Enabled, Buttons } = saved
  audit({
    action: stored ? 'menu.modify' : 'menu.add',
    entity: 'menu',
    entityId: id,
    diff: stored ? diffOf(stored, { Path, Name, Icon, Enabled, Buttons }) : { Path, Name },
  })
  if (stored) await tell(tx, (await repo.subtreeOf(tx, id)).ids)
  return saved
}

/** The parent exists, lies in a tree that the actor keeps, and is the stored one: moving is another call. */
async function demandParent(tx: Tx, actor: EmployeeActor, { Id, ParentId }: MenuInput): Promise<void> {
  const parent = ParentId === null ? undefined : await repo.placeOf(tx, ParentId)
  if (ParentId !== null && !parent) throw invalid('ParentId', words.parentGone)
  const place = Id === 0 ? parent : await repo.placeOf(tx, Id)
  demand(mayMaintain(actor, place?.portal ?? 'internal', 'edit'))
  if (Id === 0 && parent && parent.depth + 2 > mostLevels) throw invalid('ParentId', words.tooDeep)
}

async function demandFields(tx: Tx, menu: MenuInput, stored: MenuItem | undefined): Promise<void> {
  if (menu.Name === '') throw invalid('Name', words.nameNeeded)
  const samePath = stored?.Path === menu.Path
  if (stored?.BuiltIn && !samePath) throw invalid('Path', words.builtInPath)
  if (!samePath && !/^\/[\w/-]*$/.test(menu.Path)) throw invalid('Path', words.pathForm)
  if (!menu.Enabled && menu.Path === externalMenuPath) throw invalid('Enabled', words.external)
  if (!menu.Enabled && ownPages.has(menu.Path)) throw invalid('Enabled', words.ownPage)
  const taken = await repo.pathHolder(tx, menu.Path, menu.Id)
  if (taken) throw invalid('Path', words.pathTaken(menu.Path, taken))
  const codes = menu.Buttons.map(({ Code }) => Code)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice) throw invalid('Buttons', words.duplicateButton(twice))
  const gone = stored?.Buttons.filter(({ Code }) => !codes.includes(Code)) ?? []
  if (gone.length === 0 || !stored) return
  if (stored.BuiltIn) throw invalid('Buttons', words.builtInButton(gone[0]!.Name))
  const holders = await repo.rolesHolding(tx, stored.Id)
  for (const { Code, Name } of gone) {
    const roles = holders.filter(({ Buttons }) => Buttons.includes(Code)).length
    if (roles > 0) throw invalid('Buttons', words.buttonHeld(Name, roles))
  }
}

/** Answers with the children of the new parent. */
export async function moveMenu(
  { tx, actor, audit }: WriteCall,
  { Id, ParentId, Index, UpdateTime }: BodyOf<typeof moveMenuCall>,
): Promise<MenuItem[]> {
  await repo.lockTree(tx)
  const [place, stored] = [await found(tx, Id), await repo.findMenu(tx, Id)]
  demand(mayMaintain(actor, place.portal, 'edit'))
  demandVersion(UpdateTime, stored!)
  if (stored!.Path === externalMenuPath) throw invalid('Id', words.external)
  const parent = ParentId === null ? undefined : await repo.placeOf(tx, ParentId)
  if (ParentId !== null && !parent) throw invalid('ParentId', words.parentGone)
  if ((parent?.portal ?? 'internal') !== place.portal) throw invalid('ParentId', words.otherPortal)
  if (parent?.above.includes(Id)) throw invalid('ParentId', words.cycle)
  const { height, ids } = await repo.subtreeOf(tx, Id)
  if ((parent ? parent.depth + 1 : 0) + height + 1 > mostLevels) throw invalid('ParentId', words.tooDeep)
  const order = (await repo.childrenOf(tx, ParentId)).map((child) => child.Id).filter((id) => id !== Id)
  order.splice(Index, 0, Id)
  await repo.placeMenus(tx, order, ParentId, Id)
  await repo.keepActive(tx)
  audit({
    action: 'menu.move',
    entity: 'menu',
    entityId: Id,
    diff: { ParentId: [stored!.ParentId, ParentId], Index: order.indexOf(Id) },
  })
  await tell(tx, ids)
  return repo.childrenOf(tx, ParentId)
}

export async function removeMenu({ tx, actor, audit }: WriteCall, id: number, seen: string): Promise<void> {
  await repo.lockTree(tx)
  const [place, stored] = [await found(tx, id), await repo.findMenu(tx, id)]
  demand(mayMaintain(actor, place.portal, 'edit'))
  demandVersion(seen, stored!)
  const children = (await repo.childrenOf(tx, id)).length
  if (stored!.BuiltIn) throw invalid('Id', stored!.Path === externalMenuPath ? words.external : words.builtInRemove)
  if (children > 0) throw invalid('Id', words.hasChildren(children))
  if (stored!.Roles > 0) throw invalid('Id', words.hasRoles(stored!.Roles))
  await repo.deleteMenu(tx, id)
  audit({ action: 'menu.remove', entity: 'menu', entityId: id, diff: { Path: stored!.Path, Name: stored!.Name } })
}

/** Open workbenches of everybody who has one of the entries draw their menu anew. */
async function tell(tx: Tx, menuIds: readonly number[]): Promise<void> {
  const roles = await repo.roleIdsHolding(tx, menuIds)
  // a notification holds 8,000 bytes
  for (let at = 0; at < roles.length; at += 500) announce(tx, { roles: roles.slice(at, at + 500) })
}
