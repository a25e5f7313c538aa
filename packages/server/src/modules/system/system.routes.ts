import * as calls from '@jst/contracts/system'
import { mayPress } from '../../kernel/access/actor.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { auditOf } from './audit/audit.service.ts'
import { codeRoutes } from './codes/codes.routes.ts'
import { mappingRoutes } from './mappings/mappings.routes.ts'
import { holdersOf, menusFor, moveMenu, removeMenu, saveMenu } from './menus/menus.service.ts'
import { endPreview, startPreview } from './preview/preview.service.ts'
import { givable } from './roles/roles.policy.ts'
import { companiesWithRoles, menusForKind, pointPage, rolePage } from './roles/roles.repo.ts'
import { companyFor, filterWithinRights, removeRole, roleFor, saveRole } from './roles/roles.service.ts'
import { peoplePage, servedPage } from './roles/served.repo.ts'
import { assignRoles } from './roles/served.service.ts'
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
  employeeRoute(calls.roleList, { read: async ({ db, actor }, filter) => rolePage(db, await filterWithinRights(db, actor, filter)) }),
  employeeRoute(calls.roleInfo, { read: ({ db, system, actor }, { Id }) => roleFor(db, system, actor, Id) }),
  employeeRoute(calls.roleMenus, {
    read: async ({ db, actor }, { CompanyId }) => {
      const company = await companyFor(db, actor, CompanyId, 'view')
      const menus = await menusForKind(db, company.CompanyKind)
      return menus.map((menu) => ({
        ...menu,
        Mine: givable(
          actor,
          company,
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
  employeeRoute(calls.servedCompanies, {
    read: ({ db, actor }, filter) => {
      if (!mayPress(actor, { path: calls.servedRoles[filter.Kind], code: 'view' })) throw new AppError('FORBIDDEN')
      return servedPage(db, actor.companyId, filter)
    },
  }),
  employeeRoute(calls.rolePeople, {
    read: async ({ db, system, actor }, filter) => {
      await companyFor(db, actor, filter.CompanyId, 'view')
      return peoplePage(system, filter)
    },
  }),
  employeeRoute(calls.setPersonRoles, { write: assignRoles }),
  employeeRoute(calls.permissionPoints, {
    read: async ({ db, actor }, filter) => pointPage(db, await filterWithinRights(db, actor, filter)),
  }),
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
