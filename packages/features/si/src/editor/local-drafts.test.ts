// @vitest-environment jsdom
import { SiDraftSession } from '@jst/si-drafts'
import { forgetLocalDrafts, unsentLocalDrafts, webStorage } from '@jst/si-drafts/browser'
import { fakeDraftPorts, goodRecord, MemoryDraftServer } from '@jst/si-drafts/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { localDrafts } from './local-drafts.ts'
import { ClosableStorage } from '@jst/feature-kit/keeping'
import { openEditor } from './model/open-editors.ts'
import { browserPorts } from './model/ports.ts'

const ports = fakeDraftPorts()
const server = new MemoryDraftServer(ports.clock)

beforeEach(() => localStorage.clear())

it('a save that ends after the drafts were forgotten leaves nothing behind', async () => {
  const { storage } = fakeDraftPorts()
  const closable = new ClosableStorage(storage)
  await closable.setItem('jst:si-draft:customer:7', '{}')
  closable.close()
  await forgetLocalDrafts(closable)
  await closable.setItem('jst:si-draft:customer:7', '{}')
  expect(await closable.keys()).toEqual([])
})

it('before a logout what is typed is sent and forgotten here; what cannot be sent survives the clearing and is offered again', async () => {
  // jsdom has no IndexedDB: the drafts stand in the very storage that a logout clears
  const { storage } = browserPorts()
  const edit = (orderId: number) => {
    const session = new SiDraftSession(orderId, 'customer', { ...ports, storage, store: server.as({ id: 1, name: '王敏' }) })
    session.start(goodRecord())
    session.edit({ marks: `TYPED ${orderId}` })
    return session
  }
  const sent = edit(7)
  const offline = new SiDraftSession(8, 'customer', { ...ports, storage })
  offline.start(goodRecord())
  offline.edit({ marks: 'TYPED 8' })
  const close = [sent, offline].map((session) => openEditor({ save: () => session.flush() }))
  const putBack = await localDrafts.leave()
  close.forEach((end) => end())
  expect(server.sets.get(7)?.set).toMatchObject({ TDBLInfos: [{ TBI_MARKS: 'TYPED 7' }] })
  localStorage.clear()
  putBack()
  expect((await unsentLocalDrafts(webStorage(localStorage))).map(({ orderId }) => orderId)).toEqual([8])
  const again = new SiDraftSession(8, 'customer', { ...ports, storage: webStorage(localStorage) })
  await again.open()
  expect(again.current?.marks).toBe('TYPED 8')
})

it('an editor that cannot be saved holds no logout up', async () => {
  vi.useFakeTimers()
  const close = openEditor({ save: () => new Promise(() => undefined) })
  const left = localDrafts.leave()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(left).resolves.toBeTypeOf('function')
  close()
  vi.useRealTimers()
})
