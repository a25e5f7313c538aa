import { roleInfo, roleList, roleMenus, type RoleInfo, type RoleInput } from '@jst/contracts/system'
import type { TestClient, TestServer } from '../../testing/index.ts'

/** A role of a demo company by name, as the client may read it. */
export async function roleOf(client: TestClient, company: string, name: string): Promise<RoleInfo> {
  const { body } = await client.call(roleList, { PageSize: 200 })
  const row = body.Data.Rows.find((role) => role.CompanyName === company && role.Name === name)
  if (!row) throw new Error(`no role ${name} of ${company}`)
  return (await client.call(roleInfo, { Id: row.Id })).body.Data
}

/** Request that saves the role unchanged. */
export const inputOf = ({ Id, CompanyId, Name, Description, DataScope, Grants, PermissionItems, UpdateTime }: RoleInfo): RoleInput => ({
  Id,
  CompanyId,
  Name,
  Description,
  DataScope,
  Grants,
  PermissionItems,
  UpdateTime,
})

/** The role with buttons of one entry changed; undefined takes the entry away. */
export async function withButtons(client: TestClient, role: RoleInfo, path: string, buttons: string[] | undefined): Promise<RoleInput> {
  const menus = (await client.call(roleMenus, { CompanyId: role.CompanyId })).body.Data
  const menu = menus.find(({ Path }) => Path === path)
  if (!menu) throw new Error(`no entry ${path}`)
  const others = role.Grants.filter(({ MenuId }) => MenuId !== menu.Id)
  return { ...inputOf(role), Grants: buttons ? [...others, { MenuId: menu.Id, Buttons: buttons }] : others }
}

export const operator = '上海海捷国际货运代理有限公司'

export async function employeeId(server: TestServer, account: string): Promise<number> {
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>('select e.id from employee e join app_user u on u.id = e.user_id where u.account = $1 order by e.id', [
      account,
    ]),
  )
  return row!.id
}
