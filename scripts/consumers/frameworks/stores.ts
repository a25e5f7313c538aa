import { PermissionStore } from '@jst/permissions'
import { LiveChannel } from '@jst/realtime'
import { FakeSockets } from '@jst/realtime/testing'
import { SessionStore } from '@jst/session-core'
import { FakeGateway, MemoryStorage } from '@jst/session-core/testing'
import { SiDraftSession } from '@jst/si-drafts'
import { fakeDraftPorts, goodRecord } from '@jst/si-drafts/testing'
import { SiValidation } from '@jst/si-drafts/validation'
import { TabStore } from '@jst/tab-bar'

// One store of each kind, whatever the application is written with.
export const session = new SessionStore({
  gateway: new FakeGateway(),
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  reload: () => undefined,
})
export const permissions = new PermissionStore()
const sockets = new FakeSockets()
export const channel = new LiveChannel({ url: 'ws://host', token: () => 't1', createSocket: sockets.create })
export const tabs = new TabStore({ storage: new MemoryStorage(), resolve: (path) => ({ title: path.slice(1) }) })
export const drafts = new SiDraftSession(7, 'customer', fakeDraftPorts())
drafts.start(goodRecord(), 2)
export const validation = new SiValidation({ gateway: { check: async () => ({ Pass: true, Issues: [] }) }, clock: Date })

/** Texts of a page for each store; the first line of the scenario. */
export const shown = {
  session: (now: Pick<SessionStore, 'status' | 'employee'>) => `${now.status} ${now.employee?.CompanyName ?? ''}`,
  permissions: (now: Pick<PermissionStore, 'rights'>) => (now.rights.allows('/orders', 'edit') ? 'may edit' : 'may not edit'),
  channel: (now: Pick<LiveChannel, 'status' | 'attempt'>) => `${now.status} ${now.attempt}`,
  tabs: (now: Pick<TabStore, 'tabs' | 'active'>) => `${now.tabs.map(({ title }) => title).join()} ${now.active ?? ''}`,
  drafts: (now: Pick<SiDraftSession, 'drafts' | 'totals' | 'canUndo'>) => `${now.drafts.length} ${now.totals.packages} ${now.canUndo}`,
  validation: (now: Pick<SiValidation, 'target' | 'passes'>) => `${now.target} ${now.passes}`,
}

/** Actions of a person on the page: one per store. */
export const acts = {
  session: async () => {
    session.adoptToken('t1')
    await session.load()
  },
  permissions: () => permissions.load([{ Path: '/orders', Buttons: [{ Code: 'edit' }], Children: [] }]),
  channel: () => {
    channel.open()
    sockets.last.accept()
  },
  tabs: () => tabs.open('/bills'),
  drafts: () => drafts.copy(),
  validation: async () => {
    validation.show({ orderId: 7, records: [goodRecord()] })
    await validation.run()
  },
}
