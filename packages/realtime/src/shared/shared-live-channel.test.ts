import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSockets, FakeTabs, ManualClock } from '../testing/index.ts'
import { SharedLiveChannel } from './shared-live-channel.ts'

let tabs: FakeTabs
let sockets: FakeSockets
let clock: ManualClock

beforeEach(() => {
  tabs = new FakeTabs()
  sockets = new FakeSockets()
  clock = new ManualClock()
})

/** A browser tab with its channel, open, and what it heard. */
function openTab() {
  const heard: unknown[] = []
  const onReconnect = vi.fn<() => void>()
  const channel = new SharedLiveChannel({
    url: 'ws://host',
    token: () => 't1',
    createSocket: sockets.create,
    clock,
    onReconnect,
    bus: tabs.bus(),
    locks: tabs.locks,
  })
  channel.on('message/send', (content) => heard.push(content))
  channel.open()
  return { channel, heard, onReconnect }
}
/** The lock is handed on. */
const settle = () => new Promise<void>((done) => setImmediate(done))

describe('one channel for many tabs', () => {
  it('has one socket, and every tab hears every message once', () => {
    const [first, second, third] = [openTab(), openTab(), openTab()]
    expect(sockets.all).toHaveLength(1)
    sockets.last.accept()
    expect([first, second, third].map(({ channel }) => channel.status)).toEqual(['open', 'open', 'open'])
    sockets.last.receive({ type: 'message/send', content: 7 })
    expect([first.heard, second.heard, third.heard]).toEqual([[7], [7], [7]])
    expect([first, second, third].filter(({ channel }) => channel.isLeader)).toEqual([first])
  })

  it('tells a tab that comes later how things stand', () => {
    openTab()
    sockets.last.accept()
    expect(openTab().channel.status).toBe('open')
  })

  it('sends and signs in for the other tabs', () => {
    openTab()
    const { channel } = openTab()
    expect(channel.send('draft/open', 1)).toBe(false)
    sockets.last.accept()
    expect([channel.send('draft/open', 1), channel.login()]).toEqual([true, true])
    expect(sockets.last.sent).toEqual([
      { type: 'auth/login', content: 't1' },
      { type: 'draft/open', content: 1 },
      { type: 'auth/login', content: 't1' },
    ])
  })

  it('tells every tab after a reconnect to load what was missed', () => {
    const [first, second] = [openTab(), openTab()]
    sockets.last.accept()
    expect(first.onReconnect).not.toHaveBeenCalled()
    sockets.last.drop()
    expect(second.channel.status).toBe('closed')
    clock.advance(5000)
    sockets.last.accept()
    expect(first.onReconnect).toHaveBeenCalledOnce()
    expect(second.onReconnect).toHaveBeenCalledOnce()
  })

  it('is taken over by the next tab when the first is closed, which counts as a reconnect', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()]
    sockets.last.accept()
    first.channel.close()
    await settle()
    expect([sockets.all[0]?.closed, sockets.all.length, second.channel.isLeader]).toEqual([true, 2, true])
    sockets.last.accept()
    expect([second.onReconnect.mock.calls.length, third.onReconnect.mock.calls.length]).toEqual([1, 1])
    sockets.last.receive({ type: 'message/send', content: 8 })
    expect([first.heard, second.heard, third.heard]).toEqual([[], [8], [8]])
  })

  it('ends with the last tab', async () => {
    const [first, second] = [openTab(), openTab()]
    sockets.last.accept()
    second.channel.close()
    first.channel.close()
    await settle()
    expect([sockets.all.length, sockets.last.closed, clock.pending]).toEqual([1, true, 0])
    expect(first.channel.send('x')).toBe(false)
  })

  it('can be opened again by a tab that left', async () => {
    const { channel } = openTab()
    channel.close()
    await settle()
    channel.open()
    expect(sockets.all).toHaveLength(2)
  })
})
