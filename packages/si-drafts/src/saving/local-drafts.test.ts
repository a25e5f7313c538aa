import { describe, expect, it } from 'vitest'
import { SiDraftSession } from '../si-draft-session.ts'
import { fakeDraftPorts, goodRecord, MemoryDraftServer } from '../testing/index.ts'
import { forgetLocalDrafts, unsentLocalDrafts } from './local-drafts.ts'

describe('logout', () => {
  it('says which drafts are not on the server, by person and order', async () => {
    const ports = fakeDraftPorts()
    const server = new MemoryDraftServer(ports.clock)
    const edit = (orderId: number, owner: string, store?: ReturnType<MemoryDraftServer['as']>) => {
      const session = new SiDraftSession(orderId, owner, { ...ports, ...(store ? { store } : {}) })
      session.start(goodRecord())
      session.edit({ marks: 'A' })
      return session
    }
    edit(7, 'customer')
    const sent = edit(8, 'customer', server.as({ id: 1, name: 'a' }))
    await ports.clock.run(5000)
    expect(await unsentLocalDrafts(ports.storage, 'customer')).toMatchObject([{ owner: 'customer', orderId: 7, drafts: 1 }])
    expect(await unsentLocalDrafts(ports.storage, 'other')).toEqual([])
    sent.edit({ marks: 'B' })
    await ports.clock.run(1000)
    expect((await unsentLocalDrafts(ports.storage)).map(({ orderId }) => orderId)).toEqual([7, 8])
  })
  it('deletes every local set and nothing else', async () => {
    const ports = fakeDraftPorts()
    ports.storage.setItem('jst:lan', 'CN')
    const session = new SiDraftSession(7, 'customer', ports)
    session.start(goodRecord())
    session.edit({ marks: 'A' })
    ports.clock.advance(1000)
    expect(await forgetLocalDrafts(ports.storage)).toBe(1)
    expect([...ports.storage.items.keys()]).toEqual(['jst:lan'])
  })
})
