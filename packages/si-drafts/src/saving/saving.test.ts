import { describe, expect, it } from 'vitest'
import { FakeHttpError, goodRecord, memoryChannels, MemoryDraftStorage, SlowDraftStorage } from '../testing/index.ts'
import { keptBy, office } from '../testing/office.ts'

describe('saving here', () => {
  it('while somebody types without a pause, at most the last fifth of a second is not stored', () => {
    const { clock, browser } = office()
    const { session, storage } = browser('a', { alone: true })
    session.start(goodRecord())
    for (let key = 0; key < 50; key++) {
      session.edit({ marks: `M${key}` })
      clock.advance(100)
      const text = [...storage.items.values()][0] ?? ''
      if (key >= 2) expect(Number(/"TBI_MARKS":"M(\d+)"/.exec(text)?.[1])).toBeGreaterThanOrEqual(key - 2)
    }
  })
  it('a storage that answers later is never written twice at once and ends with the last value', async () => {
    const { clock, browser } = office()
    const storage = new SlowDraftStorage(clock, 1000)
    const { session } = browser('a', { storage, alone: true })
    session.start(goodRecord())
    for (const marks of ['A', 'B', 'C']) {
      session.edit({ marks })
      await clock.run(700)
    }
    await clock.run(10_000)
    expect(session.saveState).toMatchObject({ kind: 'saved', where: 'local' })
    const again = browser('a', { storage, alone: true }).session
    const opening = again.open()
    await clock.run(10_000)
    await opening
    expect(again.current?.marks).toBe('C')
  })
  it.each([
    ['full', 'full'],
    ['blocked', 'blocked'],
  ] as const)('a storage that is %s is told, and tried again', (what, problem) => {
    const { clock, browser } = office()
    const { session, storage } = browser('a', { alone: true })
    session.start(goodRecord())
    storage[what] = true
    session.edit({ marks: 'X' })
    clock.advance(500)
    expect(session.saveState).toMatchObject({ kind: 'failed', where: 'local', problem })
    storage[what] = false
    clock.advance(60_000)
    expect(session.saveState).toMatchObject({ kind: 'saved' })
  })
  it('opens even when the storage is blocked', async () => {
    const { browser } = office()
    const { session, storage } = browser('a', { alone: true })
    storage.blocked = true
    expect(await session.open()).toBeNull()
    expect(session.saveState).toMatchObject({ kind: 'failed', problem: 'blocked' })
  })
})

describe('saving on the server', () => {
  it('waits two seconds after the last change, and at most ten while typing goes on', async () => {
    const { clock, server, browser } = office()
    const { session } = browser('a')
    session.start(goodRecord())
    session.edit({ marks: 'A' })
    await clock.run(1900)
    expect([server.saves, session.saveState.kind]).toEqual([0, 'saving'])
    await clock.run(200)
    expect(server.saves).toBe(1)
    expect(session.saveState).toMatchObject({ kind: 'saved', where: 'server' })
    for (let key = 0; key < 25; key++) {
      session.edit({ marks: `B${key}` })
      await clock.run(1000)
    }
    expect(server.saves).toBeGreaterThanOrEqual(3)
    expect(server.saves).toBeLessThanOrEqual(4)
  })
  it('never has two saves under way, however slow the server is', async () => {
    const { clock, server, browser } = office()
    server.delay = 5000
    const { session } = browser('a')
    session.start(goodRecord())
    for (let key = 0; key < 20; key++) {
      session.edit({ marks: `M${key}` })
      await clock.run(1500)
    }
    await clock.run(30_000)
    expect(server.mostAtOnce).toBe(1)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('M19')
  })
  it('backs off while the server is down, keeps the local copy, and ends with the last value', async () => {
    const { clock, server, browser } = office()
    const { session } = browser('a')
    session.start(goodRecord())
    server.failure = new FakeHttpError(503)
    const tries: number[] = []
    session.edit({ marks: 'A' })
    await clock.run(2100)
    for (let step = 0; step < 4; step++) {
      const { saveState } = session
      if (saveState.kind !== 'failed' || saveState.retryAt === null) throw new Error('A failed save was expected.')
      tries.push(saveState.retryAt - clock.now())
      await clock.run(saveState.retryAt - clock.now() + 1)
    }
    expect(tries.map((wait) => Math.round(wait / 1000))).toEqual([2, 4, 8, 16])
    expect(session.autosave.state.kind).toBe('saved')
    session.edit({ marks: 'B' })
    server.failure = null
    await clock.run(60_000)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('B')
    expect(session.saveState).toMatchObject({ kind: 'saved', where: 'server' })
  })
  it('a 401 keeps the local copy, is not retried by itself, and resumes after the next login', async () => {
    const { clock, server, browser } = office()
    const { session, storage } = browser('a')
    session.start(goodRecord())
    server.failure = new FakeHttpError(401)
    session.edit({ marks: 'KEPT' })
    await clock.run(120_000)
    expect(session.saveState).toEqual({ kind: 'failed', where: 'server', problem: 'signed-out', retryAt: null })
    session.edit({ goods: 'KEPT TOO' })
    await clock.run(2000)
    expect([...storage.items.values()].join()).toContain('KEPT TOO')
    server.failure = null
    session.resume()
    await clock.run(1)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'KEPT', TBI_GOODS: 'KEPT TOO' })
  })
  it('flush writes both copies at once', async () => {
    const { server, browser } = office()
    const { session, storage } = browser('a')
    session.start(goodRecord())
    session.edit({ marks: 'A' })
    await session.flush()
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('A')
    expect(storage.items.size).toBe(2)
  })
  it('only switching drafts is no reason to write to the server', async () => {
    const { clock, server, browser } = office()
    const { session } = browser('a')
    session.start(goodRecord(), 2)
    session.copy()
    await clock.run(3000)
    session.switchTo(session.drafts[0]?.id ?? 0)
    await clock.run(20_000)
    expect(server.saves).toBe(1)
  })
  it('submitting and clearing remove both copies', async () => {
    const { clock, server, browser } = office()
    const { session, storage } = browser('a')
    session.start(goodRecord())
    session.edit({ marks: 'A' })
    await clock.run(3000)
    await session.submit()
    await clock.run(1)
    expect([server.sets.size, storage.items.size]).toEqual([0, 0])
  })
})

describe('another person on the same order', () => {
  async function both() {
    const all = office()
    const [a, b] = [all.browser('a'), all.browser('b')]
    a.session.start(goodRecord())
    a.session.edit({ remarks: 'START' })
    await all.clock.run(3000)
    await b.session.open()
    return { ...all, a: a.session, b: b.session }
  }
  it('finds what the colleague saved', async () => {
    const { b } = await both()
    expect(b.current?.remarks).toBe('START')
  })
  it('edits of different fields come together without a question', async () => {
    const { a, b, clock, server } = await both()
    a.edit({ marks: 'FROM A' })
    b.edit({ goods: 'FROM B' })
    await clock.run(10_000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'FROM A', TBI_GOODS: 'FROM B' })
    expect([a.conflicts, b.conflicts]).toEqual([[], []])
  })
  it('edits of one field are asked about; the server keeps the first until somebody decides', async () => {
    const { a, b, clock, server } = await both()
    a.edit({ marks: 'FROM A' })
    await clock.run(2500)
    b.edit({ marks: 'FROM B', goods: 'B TOO' })
    await clock.run(5000)
    expect(b.saveState).toEqual({ kind: 'conflict', count: 1 })
    expect(b.conflicts).toMatchObject([{ label: '唛头', mine: 'FROM B', theirs: 'FROM A' }])
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'FROM A' })
    b.edit({ remarks: 'WHILE ASKED' })
    await clock.run(30_000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'FROM A' })
    b.resolveConflict(0, 'theirs')
    await clock.run(5000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'FROM A', TBI_GOODS: 'B TOO', TBI_REMARKS: 'WHILE ASKED' })
    expect(b.saveState.kind).toBe('saved')
  })
  it('keeping mine in all of them overwrites with eyes open', async () => {
    const { a, b, clock, server } = await both()
    a.edit({ marks: 'FROM A' })
    await clock.run(2500)
    b.edit({ marks: 'FROM B' })
    await clock.run(5000)
    b.resolveAll('mine')
    await clock.run(5000)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('FROM B')
  })
  it('an undo after a merge takes back my change and leaves theirs', async () => {
    const { a, b, clock } = await both()
    a.edit({ marks: 'FROM A' })
    await clock.run(2500)
    b.edit({ goods: 'FROM B' })
    await clock.run(5000)
    b.undo()
    expect([b.current?.marks, b.current?.goods]).toEqual(['FROM A', 'STAINLESS STEEL KITCHENWARE'])
  })
  it('a set that was submitted elsewhere is not brought back silently', async () => {
    const { a, b, clock, server } = await both()
    await a.submit()
    await clock.run(100)
    b.edit({ marks: 'LATE' })
    await clock.run(5000)
    expect([b.saveState.kind, server.sets.size]).toEqual(['removed', 0])
    b.keepAnyway()
    await clock.run(100)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('LATE')
  })
})

describe('found again', () => {
  it('the newer copy: the local one when it grew from what the server has', async () => {
    const { clock, server, browser } = office()
    const { session, storage } = browser('a')
    session.start(goodRecord())
    session.edit({ marks: 'SENT' })
    await clock.run(3000)
    server.failure = new FakeHttpError(503)
    session.edit({ marks: 'NOT SENT' })
    await clock.run(1000)
    server.failure = null
    const again = browser('a', { storage }).session
    expect(await again.open()).toMatchObject({ from: 'local' })
    expect(again.current?.marks).toBe('NOT SENT')
    await clock.run(3000)
    expect(keptBy(server)?.TDBLInfos[0]?.TBI_MARKS).toBe('NOT SENT')
  })
  it('the server’s when a colleague went on and nothing here was unsent', async () => {
    const { clock, browser } = office()
    const first = browser('a')
    first.session.start(goodRecord())
    first.session.edit({ marks: 'A' })
    await clock.run(3000)
    const colleague = browser('b').session
    await colleague.open()
    colleague.edit({ marks: 'B' })
    await clock.run(3000)
    const again = browser('a', { storage: first.storage }).session
    expect(await again.open()).toMatchObject({ from: 'server', savedBy: { name: 'b' } })
    expect([again.current?.marks, again.conflicts]).toEqual(['B', []])
  })
  it('both merged when both have edits that the other has not', async () => {
    const { clock, server, browser } = office()
    const first = browser('a')
    first.session.start(goodRecord())
    first.session.edit({ remarks: 'COMMON' })
    await clock.run(3000)
    server.failure = new FakeHttpError(503)
    first.session.edit({ marks: 'UNSENT' })
    await clock.run(1000)
    first.session.dispose()
    server.failure = null
    const colleague = browser('b').session
    await colleague.open()
    colleague.edit({ goods: 'COLLEAGUE' })
    await clock.run(3000)
    const again = browser('a', { storage: first.storage }).session
    expect(await again.open()).toMatchObject({ from: 'merged' })
    expect([again.current?.marks, again.current?.goods, again.conflicts]).toEqual(['UNSENT', 'COLLEAGUE', []])
    await clock.run(3000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'UNSENT', TBI_GOODS: 'COLLEAGUE' })
  })
  it('the local copy when the server cannot be read, and nothing of a colleague is overwritten later', async () => {
    const { clock, server, browser } = office()
    const first = browser('a')
    first.session.start(goodRecord())
    first.session.edit({ marks: 'A' })
    await clock.run(3000)
    const colleague = browser('b').session
    await colleague.open()
    colleague.edit({ goods: 'COLLEAGUE' })
    await clock.run(3000)
    server.failure = new FakeHttpError(503)
    const again = browser('a', { storage: first.storage }).session
    expect(await again.open()).toMatchObject({ from: 'local' })
    expect(again.saveState).toMatchObject({ kind: 'failed', where: 'server' })
    again.edit({ marks: 'OFFLINE' })
    server.failure = null
    await clock.run(120_000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'OFFLINE', TBI_GOODS: 'COLLEAGUE' })
  })
  it('nothing, when nothing is there', async () => expect(await office().browser('a').session.open()).toBeNull())
})

describe('two tabs of one browser', () => {
  function tabs(withChannel: boolean) {
    const all = office()
    const storage = new MemoryDraftStorage()
    const channel = memoryChannels()
    const tab = () => all.browser('a', { storage, alone: true, ...(withChannel ? { channel: channel() } : {}) }).session
    const first = tab()
    first.start(goodRecord())
    first.edit({ remarks: 'START' })
    all.clock.advance(1000)
    const second = tab()
    second.restore()
    return { ...all, storage, first, second }
  }
  it('neither overwrites the other: different fields come together in the stored copy', () => {
    const { clock, storage, first, second } = tabs(false)
    first.edit({ marks: 'FIRST' })
    clock.advance(1000)
    second.edit({ goods: 'SECOND' })
    clock.advance(1000)
    const text = [...storage.items.values()].join()
    expect([text.includes('FIRST'), text.includes('SECOND')]).toEqual([true, true])
  })
  it('one field typed in both is asked about', () => {
    const { clock, first, second } = tabs(false)
    first.edit({ marks: 'FIRST' })
    clock.advance(1000)
    second.edit({ marks: 'SECOND' })
    clock.advance(1000)
    expect(second.conflicts).toMatchObject([{ path: 'marks', mine: 'SECOND', theirs: 'FIRST' }])
    second.resolveAll('theirs')
    clock.advance(1000)
    expect([second.current?.marks, second.saveState.kind]).toEqual(['FIRST', 'saved'])
  })
  it('with a channel the other tab shows a change as soon as it is stored', () => {
    const { clock, first, second } = tabs(true)
    first.edit({ marks: 'FIRST' })
    clock.advance(500)
    expect(second.current?.marks).toBe('FIRST')
    second.edit({ marks: 'THEN SECOND' })
    clock.advance(500)
    expect([first.current?.marks, first.conflicts]).toEqual(['THEN SECOND', []])
  })
  it.each(['here', 'on the server'])('a tab that is opening shows what another one or a colleague stores %s meanwhile', async (where) => {
    const { clock, server, browser } = office()
    const [storage, channel] = [new MemoryDraftStorage(), memoryChannels()]
    server.tells = true
    server.answerDelay = 1000
    const first = where === 'here' ? browser('a', { storage, channel: channel(), alone: true }).session : browser('b').session
    const second = browser('a', { storage, channel: channel() }).session
    first.start(goodRecord())
    const opening = second.open().then((found) => {
      if (!found) second.start(goodRecord())
    })
    first.edit({ marks: 'FIRST' })
    void first.flush()
    await clock.run(30_000)
    await opening
    expect(second.current?.marks).toBe('FIRST')
    second.edit({ goods: 'SECOND' })
    await clock.run(30_000)
    expect(keptBy(server)?.TDBLInfos[0]).toMatchObject({ TBI_MARKS: 'FIRST', TBI_GOODS: 'SECOND' })
  })
})
