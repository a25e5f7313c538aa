import { fieldItemKey, sensitiveFields, type MenuItem, type RoleInfo } from '@jst/contracts/system'
import { texts } from '../texts.ts'

type Rights = Pick<RoleInfo, 'Grants' | 'PermissionItems'>

/** Rights as words that stay readable when entries are renamed or gone: `菜单`, `菜单—按钮`, `quote.limit=5000`. */
function namesOf(menus: readonly MenuItem[], rights: Rights | undefined): Set<string> {
  const byId = new Map(menus.map((menu) => [menu.Id, menu]))
  const names = new Set<string>()
  for (const { MenuId, Buttons } of rights?.Grants ?? []) {
    const menu = byId.get(MenuId)
    if (!menu) continue
    names.add(menu.Name)
    for (const { Code, Name } of menu.Buttons) if (Buttons.includes(Code)) names.add(`${menu.Name}—${Name}`)
  }
  for (const { ItemKey, PermissionKey, Value } of rights?.PermissionItems ?? [])
    if (ItemKey !== fieldItemKey) names.add(`${ItemKey}.${PermissionKey}=${Value}`)
  return names
}

/** `客户联系方式：隐藏`, of the fields where the two differ. */
function fieldsOf(rights: Rights | undefined, other: Rights | undefined): string {
  const valueIn = (role: Rights | undefined, field: string) =>
    role?.PermissionItems.find(({ ItemKey, PermissionKey }) => ItemKey === fieldItemKey && PermissionKey === field)?.Value ?? 'edit'
  return Object.entries(sensitiveFields)
    .filter(([field]) => valueIn(rights, field) !== valueIn(other, field))
    .map(([field, { zh }]) => `${zh}：${texts.role.fieldValues[valueIn(rights, field)] ?? valueIn(rights, field)}`)
    .join('、')
}

/** For the audit log: what was given and what was taken, each only when there is some. */
export function describeRights(menus: readonly MenuItem[], before: Rights | undefined, after: Rights): Record<string, [unknown, unknown]> {
  const [had, has] = [namesOf(menus, before), namesOf(menus, after)]
  const given = [...has].filter((name) => !had.has(name))
  const taken = [...had].filter((name) => !has.has(name))
  const fields = fieldsOf(after, before)
  return {
    ...(given.length > 0 ? { Given: [null, given.join('、')] as [unknown, unknown] } : {}),
    ...(taken.length > 0 ? { Taken: [taken.join('、'), null] as [unknown, unknown] } : {}),
    ...(fields === '' ? {} : { Fields: [fieldsOf(before, after), fields] as [unknown, unknown] }),
  }
}
