import * as calls from '@jst/contracts/system'
import { employeeRoute, type Route } from '../../kernel/endpoint.ts'
import { auditOf } from './audit/audit.service.ts'
import { codeRoutes } from './codes/codes.routes.ts'
import { mappingRoutes } from './mappings/mappings.routes.ts'
import { holdersOf, menusFor, moveMenu, removeMenu, saveMenu } from './menus/menus.service.ts'
import { endPreview, startPreview } from './preview/preview.service.ts'
import { givable } from './roles/roles.policy.ts'
import { companiesWithRoles, menusForKind, pointPage, rolePage } from './roles/roles.repo.ts'
import { companyFor, ownOrAsked, removeRole, roleFor, saveRole } from './roles/roles.service.ts'
import { userRoutes } from './users/users.routes.ts'

const menuRoutes: readonly Route[] = [
  employeeRoute(calls.menuList, { read: ({ db, actor }, { Portal }) => menusFor(db, actor, Portal) }),
  employeeRoute(calls.menuHolders, { read: ({ db, actor }, { Id }) => holdersOf(db, actor, Id) }),
  employeeRoute(calls.saveMenu, { write: saveMenu }),
  employeeRoute(calls.moveMenu, { write: moveMenu }),
  employeeRoute(calls.removeMenu, {
    write: async (call, { Id, UpdateTime }) => {
      await removeMenu(call, Id, UpdateTime)
      return null
    },
  }),
]

const roleRoutes: readonly Route[] = [
  employeeRoute(calls.roleCompanies, {
    read: ({ db, actor }) => companiesWithRoles(db, actor.companyKind === 'platform' ? null : actor.companyId),
  }),
  employeeRoute(calls.roleList, { read: ({ db, actor }, filter) => rolePage(db, ownOrAsked(actor, filter)) }),
  employeeRoute(calls.roleInfo, { read: ({ db, system, actor }, { Id }) => roleFor(db, system, actor, Id) }),
  employeeRoute(calls.roleMenus, {
    read: async ({ db, actor }, { CompanyId }) => {
      const { CompanyKind } = await companyFor(db, actor, CompanyId)
      const menus = await menusForKind(db, CompanyKind)
      return menus.map((menu) => ({
        ...menu,
        Mine: givable(
          actor,
          menu.Path,
          menu.Buttons.map(({ Code }) => Code),
        ),
      }))
    },
  }),
  employeeRoute(calls.saveRole, { write: saveRole }),
  employeeRoute(calls.removeRole, {
    write: async (call, { Id, MoveTo, UpdateTime }) => {
      await removeRole(call, Id, UpdateTime, MoveTo)
      return null
    },
  }),
  employeeRoute(calls.permissionPoints, { read: ({ db, actor }, filter) => pointPage(db, ownOrAsked(actor, filter)) }),
]

const previewRoutes: readonly Route[] = [
  employeeRoute(calls.startPreview, {
    write: async (call, { RoleId }) => {
      await startPreview(call, RoleId)
      return null
    },
  }),
  employeeRoute(calls.endPreview, {
    write: async (call) => {
      await endPreview(call)
      return null
    },
  }),
]

export const systemRoutes: readonly Route[] = [
  ...menuRoutes,
  ...roleRoutes,
  ...previewRoutes,
  ...userRoutes,
  ...codeRoutes,
  ...mappingRoutes,
  employeeRoute(calls.auditLog, { read: ({ db, system, actor }, input) => auditOf(db, system, actor, input) }),
]
