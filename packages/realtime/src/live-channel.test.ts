import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backOff } from './back-off.ts'
import { LiveChannel } from './live-channel.ts'
import { liveUrl } from './live-url.ts'
import { FakeSockets, ManualClock } from './testing/index.ts'

let clock: ManualClock
let sockets: FakeSockets
let token: string | null
let log: ReturnType<typeof vi.fn<(message: string, error: unknown) => void>>
let onReconnect: ReturnType<typeof vi.fn<() => void>>
let channel: LiveChannel

beforeEach(() => {
  clock = new ManualClock()
  sockets = new FakeSockets()
  token = 't1'
  log = vi.fn<(message: string, error: unknown) => void>()
  onReconnect = vi.fn<() => void>()
  channel = new LiveChannel({ url: 'wss://host/api/client/ws', token: () => token, createSocket: sockets.create, clock, onReconnect, log })
})

function openChannel() {
  channel.open()
  sockets.last.accept()
}
const pings = () => sockets.last.sent.filter(({ type }) => type === 'ping').length

describe('address (spec §7)', () => {
  it('is {host}/api/client/ws, with the secure scheme when the page is secure', () => {
    expect(liveUrl({ protocol: 'https:', host: 'jst.example.com' })).toBe('wss://jst.example.com/api/client/ws')
    expect(liveUrl({ protocol: 'http:', host: 'localhost:8080' })).toBe('ws://localhost:8080/api/client/ws')
  })

  it('is asked anew for each connection when given as a function', () => {
    let number = 0
    const moving = new LiveChannel({ url: () => `ws://host/${(number += 1)}`, token: () => token, createSocket: sockets.create, clock })
    moving.open()
    sockets.last.drop()
    clock.advance(5000)
    expect(sockets.all.map(({ url }) => url)).toEqual(['ws://host/1', 'ws://host/2'])
  })
})

describe('sign-in (spec §7)', () => {
  it('sends auth/login with the token as content once it is open', () => {
    channel.open()
    expect(sockets.last.sent).toEqual([])
    sockets.last.accept()
    expect(sockets.last.sent).toEqual([{ type: 'auth/login', content: 't1' }])
  })

  it('connects after login only: without a token it looks again every 5 seconds', () => {
    token = null
    channel.open()
    expect(sockets.all).toHaveLength(0)
    token = 't1'
    clock.advance(5000)
    expect(sockets.all).toHaveLength(1)
  })

  it('signs in again on demand with the current token', () => {
    openChannel()
    token = 't2'
    expect(channel.login()).toBe(true)
    expect(sockets.last.sent.at(-1)).toEqual({ type: 'auth/login', content: 't2' })
  })
})

describe('ping (spec §4, §9)', () => {
  it('is sent every 5 seconds', () => {
    openChannel()
    clock.advance(4999)
    expect(pings()).toBe(0)
    clock.advance(1)
    expect(pings()).toBe(1)
    clock.advance(10_000)
    expect(pings()).toBe(3)
  })

  it('unanswered by a server that used to answer means a dead connection, which is replaced', () => {
    openChannel()
    clock.advance(5000)
    sockets.last.receive({ type: 'pong' })
    clock.advance(15_000)
    expect(channel.status).toBe('open')
    clock.advance(5000)
    expect([channel.status, sockets.last.closed]).toEqual(['closed', true])
    clock.advance(5000)
    expect(sockets.all).toHaveLength(2)
  })

  it('is never missed of a server that does not answer pings', () => {
    openChannel()
    clock.advance(600_000)
    expect([channel.status, pings()]).toEqual(['open', 120])
  })
})

describe('reconnect (spec §4, §9)', () => {
  it('comes 5 seconds after a close', () => {
    openChannel()
    sockets.last.drop()
    clock.advance(4999)
    expect(sockets.all).toHaveLength(1)
    clock.advance(1)
    expect(sockets.all).toHaveLength(2)
  })

  it('goes on as long as the server stays away, and signs in again', () => {
    openChannel()
    for (let time = 1; time <= 4; time += 1) {
      sockets.last.drop()
      clock.advance(5000)
      expect(channel.attempt).toBe(time)
    }
    sockets.last.accept()
    expect([channel.status, channel.attempt]).toEqual(['open', 0])
    expect(sockets.last.sent).toEqual([{ type: 'auth/login', content: 't1' }])
  })

  it('tells that it happened, so that the current employee info is reloaded; the first opening is none', () => {
    openChannel()
    expect(onReconnect).not.toHaveBeenCalled()
    sockets.last.drop()
    clock.advance(5000)
    expect(onReconnect).not.toHaveBeenCalled()
    sockets.last.accept()
    expect(onReconnect).toHaveBeenCalledOnce()
  })

  it('also follows a socket that never opens', () => {
    channel.open()
    clock.advance(10_000)
    expect([channel.status, sockets.last.closed]).toEqual(['closed', true])
    clock.advance(5000)
    expect([channel.status, sockets.all.length]).toEqual(['connecting', 2])
  })

  it('also follows a socket that cannot be made', () => {
    const broken = new LiveChannel({
      url: 'ws://host',
      token: () => token,
      createSocket: () => {
        throw new Error('blocked')
      },
      clock,
      log,
    })
    broken.open()
    expect([broken.status, log.mock.calls.length]).toEqual(['closed', 1])
    clock.advance(5000)
    expect(log).toHaveBeenCalledTimes(2)
    broken.close()
  })
})

describe('messages (spec §7)', () => {
  it('are broadcast to listeners of their type and to those of any type', () => {
    const unread = vi.fn<(content: unknown) => void>()
    const any = vi.fn<(frame: unknown) => void>()
    channel.on('message/send', unread)
    channel.onAny(any)
    openChannel()
    sockets.last.receive({ type: 'message/send', content: { Id: 7 } })
    sockets.last.receive({ type: 'si/changed', content: 8 })
    expect(unread.mock.calls).toEqual([[{ Id: 7 }]])
    expect(any.mock.calls).toEqual([[{ type: 'message/send', content: { Id: 7 } }], [{ type: 'si/changed', content: 8 }]])
  })

  it('of type pong are ignored', () => {
    const any = vi.fn<(frame: unknown) => void>()
    channel.onAny(any)
    channel.on('pong', any)
    openChannel()
    sockets.last.receive({ type: 'pong' })
    expect(any).not.toHaveBeenCalled()
  })

  it('that are malformed are dropped', () => {
    const any = vi.fn<(frame: unknown) => void>()
    channel.onAny(any)
    openChannel()
    for (const data of ['{', 'null', '[]', '{"type":3}', '"text"', new ArrayBuffer(2)]) sockets.last.receiveRaw(data)
    expect(any).not.toHaveBeenCalled()
    expect(channel.status).toBe('open')
  })

  it('of a socket that was given up, or before the opening, are dropped', () => {
    const any = vi.fn<(frame: unknown) => void>()
    channel.onAny(any)
    channel.open()
    sockets.last.receive({ type: 'message/send' })
    sockets.last.accept()
    const old = sockets.last
    old.drop()
    clock.advance(5000)
    old.receive({ type: 'message/send' })
    old.accept()
    old.drop()
    expect(any).not.toHaveBeenCalled()
    expect(channel.status).toBe('connecting')
  })

  it('have the types of one’s own map of events, by default those that are registered', () => {
    interface Own {
      'order/changed': { Id: number }
    }
    const own = new LiveChannel<Own>({ url: 'ws://host', token: () => token, createSocket: sockets.create, clock })
    const ids: number[] = []
    own.on('order/changed', ({ Id }) => ids.push(Id))
    // @ts-expect-error -- no such event
    own.on('order/chnaged', () => undefined)
    // @ts-expect-error -- no such field
    own.on('order/changed', ({ Name }) => ids.push(Name))
    own.open()
    sockets.last.accept()
    sockets.last.receive({ type: 'order/changed', content: { Id: 7 } })
    expect(ids).toEqual([7, undefined])
  })

  it('reach the other listeners when one fails, and none that was removed', () => {
    const heard = vi.fn<(content: unknown) => void>()
    const removed = vi.fn<(content: unknown) => void>()
    channel.on('message/send', () => {
      throw new Error('defect')
    })
    channel.on('message/send', heard)
    channel.on('message/send', removed)()
    openChannel()
    sockets.last.receive({ type: 'message/send' })
    expect([heard.mock.calls.length, removed.mock.calls.length, log.mock.calls.length]).toEqual([1, 0, 1])
  })

  it('can be sent while open only', () => {
    expect(channel.send('si/watch', 5)).toBe(false)
    openChannel()
    expect(channel.send('si/watch', 5)).toBe(true)
    expect(sockets.last.sent.at(-1)).toEqual({ type: 'si/watch', content: 5 })
  })
})

describe('open and close', () => {
  it('leave no timer and no socket behind, in whatever state', () => {
    const states = [() => channel.open(), openChannel, () => (openChannel(), sockets.last.drop()), () => ((token = null), channel.open())]
    for (const reach of states) {
      token = 't1'
      reach()
      channel.close()
      expect([clock.pending, channel.status]).toEqual([0, 'closed'])
      clock.advance(60_000)
      expect(sockets.all.every(({ closed }) => closed)).toBe(true)
    }
  })

  it('may be repeated; after a close the next opening is a first one', () => {
    openChannel()
    channel.open()
    expect(sockets.all).toHaveLength(1)
    channel.close()
    channel.close()
    openChannel()
    expect(sockets.all).toHaveLength(2)
    expect(onReconnect).not.toHaveBeenCalled()
  })

  it('are told to listeners, with their status', () => {
    const seen: string[] = []
    const stop = channel.subscribe(() => seen.push(`${channel.status} ${channel.getSnapshot().attempt}`))
    openChannel()
    sockets.last.drop()
    channel.close()
    stop()
    expect(seen).toEqual(['connecting 1', 'open 0', 'closed 0'])
  })
})

describe('failures in a row', () => {
  it('are tried again every 5 seconds, however many there are (spec §4)', () => {
    channel.open()
    for (let failure = 0; failure < 20; failure += 1) {
      sockets.last.drop()
      clock.advance(5000)
    }
    expect(sockets.all).toHaveLength(21)
  })

  it('are tried less often beyond the first ones, when configured', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8, 20].map(backOff({ after: 5, most: 30_000 }))
    expect(delays).toEqual([5000, 5000, 5000, 5000, 5000, 10_000, 20_000, 30_000, 30_000])
    const patient = new LiveChannel({
      url: 'ws://host',
      token: () => 't1',
      createSocket: sockets.create,
      clock,
      retryDelay: backOff({ after: 1 }),
    })
    patient.open()
    sockets.last.drop()
    clock.advance(5000)
    sockets.last.drop()
    clock.advance(9999)
    expect(sockets.all).toHaveLength(2)
    clock.advance(1)
    expect(sockets.all).toHaveLength(3)
  })
})

describe('network and sleep', () => {
  it('connects at once when the network is back, and gives the socket of a lost network up', () => {
    const network = new EventTarget()
    const roaming = new LiveChannel({ url: 'ws://host', token: () => 't1', createSocket: sockets.create, clock, onReconnect, network })
    roaming.open()
    sockets.last.accept()
    network.dispatchEvent(new Event('offline'))
    expect([roaming.status, sockets.last.closed]).toEqual(['closed', true])
    network.dispatchEvent(new Event('online'))
    expect(sockets.all).toHaveLength(2)
    sockets.last.accept()
    expect(onReconnect).toHaveBeenCalledOnce()
    roaming.close()
    network.dispatchEvent(new Event('online'))
    expect([sockets.all.length, clock.pending]).toEqual([2, 0])
  })

  it('connects anew after the machine has slept instead of waiting for pings to stay unanswered', () => {
    let asleep = 0
    const awake = new LiveChannel({
      url: 'ws://host',
      token: () => 't1',
      createSocket: sockets.create,
      clock,
      onReconnect,
      now: () => clock.now + asleep,
    })
    awake.open()
    sockets.last.accept()
    clock.advance(5000)
    expect(sockets.all).toHaveLength(1)
    asleep = 3_600_000
    clock.advance(5000)
    expect(sockets.all).toHaveLength(2)
    sockets.last.accept()
    expect(onReconnect).toHaveBeenCalledOnce()
  })
})

it('refuses to begin without its ports, in a sentence', () => {
  // as JavaScript may call it
  const bare = {} as never
  expect(() => new LiveChannel(bare)).toThrow('LiveChannel: url, token, createSocket missing.')
})
