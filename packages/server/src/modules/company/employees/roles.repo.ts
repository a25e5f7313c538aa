import type { PermissionItem } from '@jst/contracts/account'
import type { DataScope } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A role with everything it gives. */
export interface RoleRights {
  readonly id: number
  readonly name: string
  readonly dataScope: DataScope
  readonly menus: readonly { path: string; buttons: string[] }[]
  readonly items: readonly PermissionItem[]
}

const rights = `select r.id, r.name, r.data_scope as "dataScope",
    coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'buttons', rm.buttons)) from role_menu rm join menu m on m.id = rm.menu_id
  and m.active where rm.role_id = r.id), '[]') as menus,
    coalesce((select jsonb_agg(jsonb_build_object('ItemKey', item_key, 'PermissionKey', permission_key, 'Value', value)) from role_permission_item
  where role_id = r.id), '[]') as items
  from role r where r.company_id = $1 order by r.id`
/** All roles of a company. */
export const rolesOf = (db: Queryable, companyId: number) => db.query<RoleRights>(rights, [companyId])
