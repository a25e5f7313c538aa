import * as calls from '@jst/contracts/views'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import * as repo from './views.repo.ts'
import { removeView, saveView } from './views.service.ts'

/** Everybody has views of their own; nobody sees another person's. */
export const viewRoutes: readonly Route[] = [
  employeeRoute(calls.listViews, { read: ({ db, actor }) => repo.viewsOf(db, actor.employeeId) }),
  employeeRoute(calls.saveListView, { write: saveView }),
  employeeRoute(calls.listSettings, { read: ({ db, actor }) => repo.settingsOf(db, actor.employeeId) }),
  employeeRoute(calls.saveListSettings, {
    write: async ({ tx, actor, audit }, settings) => {
      await repo.saveSettings(tx, actor, settings)
      audit({ action: 'list-setting.modify', entity: 'employee', entityId: actor.employeeId, diff: { List: settings.List } })
      return settings
    },
  }),
  employeeRoute(calls.removeListView, { write: (call, { Id }) => removeView(call, Id) }),
]
