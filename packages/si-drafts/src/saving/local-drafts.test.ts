import { describe, expect, it } from 'vitest'
import { SiDraftSession } from '../si-draft-session.ts'
import { fakeDraftPorts, goodRecord, MemoryDraftServer } from '../testing/index.ts'
import { carryLocalDrafts, forgetLocalDrafts, unsentLocalDrafts } from './local-drafts.ts'

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
  it('deletes what the server has, keeps what it has not, and puts that back into a storage that was cleared whole', async () => {
    const ports = fakeDraftPorts()
    const server = new MemoryDraftServer(ports.clock)
    const edit = (orderId: number) => {
      const session = new SiDraftSession(orderId, 'customer', { ...ports, store: server.as({ id: 1, name: 'a' }) })
      session.start(goodRecord())
      session.edit({ marks: 'A' })
      return session
    }
    const [, pending] = [edit(7), edit(8)]
    await ports.clock.run(5000)
    server.failure = new Error('offline')
    pending.edit({ marks: 'B' })
    await ports.clock.run(1000)
    expect(await forgetLocalDrafts(ports.storage, 'sent')).toBe(1)
    expect((await unsentLocalDrafts(ports.storage)).map(({ orderId }) => orderId)).toEqual([8])
    const putBack = await carryLocalDrafts(ports.storage)
    ports.storage.items.clear()
    putBack()
    const again = new SiDraftSession(8, 'customer', ports)
    await again.open()
    expect(again.current?.marks).toBe('B')
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
