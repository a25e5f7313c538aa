import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { livePath, type LiveFrame } from '@jst/contracts'
import { liveEvents } from '@jst/contracts/live'
import { WebSocketServer, type WebSocket } from 'ws'
import type { SessionState } from '../access/actor-store.ts'
import type { Authenticator } from '../access/auth.ts'
import type { Bus } from '../bus/bus.ts'
import { LiveDoor, refuse, type Caller } from './live-door.ts'
import { liveTopic, type Audience, type LiveEvent } from './live-event.ts'
import { openers } from '../access/call-access.ts'
import { Audiences, closeCodes, decode, encode, write, type LiveSocket } from './live-socket.ts'
import { hashToken, looksLikeToken, type SessionChange } from '../access/sessions.ts'

export interface LiveHub {
  /** Answers upgrades of the live path on this HTTP server. */
  attach(server: Server): void
  readonly size: () => number
  /** Tells everyone to reconnect, then closes. */
  drain(): Promise<void>
}

interface Options {
  authenticator: Authenticator
  bus: Bus
  publicOrigins: readonly string[]
  /** A socket that has not signed in by then is closed. */
  signInWithinMs?: number
  /** A monotonic clock in milliseconds: after a change of the system time every page would seem silent. */
  uptime?: () => number
  log?: (error: Error) => void
}

const mostFrameBytes = 16 * 1024
const mostFrames = { count: 40, perMs: 10_000 }
/** Browsers slow the timers of hidden pages to one a minute. */
const silentAfterMs = 150_000
const sweepEveryMs = 30_000
const pong = encode({ type: 'pong' })

/** The live channel (spec §7): one hub per process; events reach all processes through the bus. */
export function createLiveHub(options: Options): LiveHub {
  const { authenticator, bus, publicOrigins, signInWithinMs = 5_000, uptime = () => performance.now(), log = () => {} } = options
  const upgrader = new WebSocketServer({ noServer: true, maxPayload: mostFrameBytes, perMessageDeflate: false, clientTracking: false })
  const audiences = new Audiences()
  const door = new LiveDoor(signInWithinMs)
  let draining = false

  const end = (socket: LiveSocket, state?: SessionState) => {
    const takenOver = state?.kind === 'ended' && state.reason === 'taken_over'
    write(socket, encode({ type: 'auth/refused', content: { Code: takenOver ? 'SESSION_TAKEN_OVER' : 'UNAUTHENTICATED' } }))
    audiences.unbind(socket)
    socket.ws.close(takenOver ? closeCodes.takenOver : closeCodes.unauthenticated)
  }
  /** The page has some seconds to sign in, at first and after it got a new token. */
  const expectSignIn = (socket: LiveSocket) => {
    audiences.unbind(socket)
    socket.tokenHash = ''
    clearTimeout(socket.deadline)
    socket.deadline = setTimeout(() => {
      if (socket.actor) return
      // the lookup of its token is still pending: it has not been refused
      if (socket.tokenHash) socket.ws.close(closeCodes.comeBack)
      else end(socket)
    }, signInWithinMs)
  }
  const settle = (socket: LiveSocket, state: SessionState, frame?: LiveFrame) => {
    if (state.kind === 'ended' && state.reason === 'rotated') return expectSignIn(socket)
    if (state.kind === 'live') audiences.bind(socket, state.actor, state.storedEmployeeId)
    if (frame) write(socket, encode(frame))
    if (state.kind !== 'live') end(socket, state)
  }
  /** Looks up the actor of the socket's token. The result is discarded if the page has left or has another token by then. */
  const judge = async (socket: LiveSocket, frame: (live: boolean) => LiveFrame | undefined) => {
    const hash = socket.tokenHash
    const state = authenticator.peek(hash) ?? (await authenticator.check(hash))
    if (socket.tokenHash === hash && audiences.all.has(socket)) settle(socket, state, frame(state.kind === 'live'))
  }
  const signIn = async (socket: LiveSocket, token: unknown) => {
    if (typeof token !== 'string' || !looksLikeToken(token)) return end(socket)
    socket.tokenHash = hashToken(token)
    await judge(socket, (live) => (live ? { type: 'auth/ok' } : undefined))
  }
  const answerPing = async (socket: LiveSocket) => {
    if (!socket.actor) return
    const session = authenticator.peek(socket.tokenHash)
    if (session?.kind === 'live') write(socket, pong)
    else await judge(socket, (live) => (live ? { type: 'pong' } : undefined))
  }
  const hear = async (socket: LiveSocket, data: Buffer, binary: boolean) => {
    if (binary) return socket.ws.close(closeCodes.notText)
    if (tooTalkative(socket, uptime())) return socket.ws.close(closeCodes.tooMuch)
    const frame = decode(data.toString())
    if (frame?.type === 'auth/login') socket.signingIn = signIn(socket, frame.content)
    await socket.signingIn
    if (frame?.type === 'ping') await answerPing(socket)
  }
  /** The database is unavailable: the browser is told to reconnect instead of being treated as signed out. */
  const fail = (socket: LiveSocket) => (error: Error) => {
    log(error)
    socket.ws.close(closeCodes.comeBack)
  }

  const open = (ws: WebSocket, stream: Duplex) => {
    const now = uptime()
    const nobody = { actor: undefined, storedEmployeeId: null, tokenHash: '', signingIn: undefined, deadline: undefined }
    const socket: LiveSocket = { ws, stream, lastHeardAt: now, heard: 0, windowSince: now, ...nobody }
    audiences.all.add(socket)
    expectSignIn(socket)
    ws.on('message', (data, binary) => void hear(socket, data as Buffer, binary).catch(fail(socket)))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(socket.deadline)
      audiences.unbind(socket)
      audiences.all.delete(socket)
    })
  }

  const admit = ({ request, stream, head }: Caller) => upgrader.handleUpgrade(request, stream, head, (ws) => open(ws, stream))

  const deliver = ({ to, frame }: LiveEvent) => {
    const bytes = encode(frame)
    const hears = openers(liveEvents[frame.type].may)
    for (const socket of receivers(audiences, to)) if (socket.actor && hears(socket.actor)) write(socket, bytes)
  }
  const recheck = (change: SessionChange) => {
    for (const socket of concerned(audiences, change)) judge(socket, () => ({ type: 'session/changed' })).catch(fail(socket))
  }
  const sweep = () => {
    const silentSince = uptime() - silentAfterMs
    for (const socket of audiences.all) {
      if (socket.lastHeardAt < silentSince) socket.ws.terminate()
      else if (socket.actor) judge(socket, () => undefined).catch(fail(socket))
    }
  }

  bus.on(liveTopic, (content) => (content as LiveEvent[]).forEach(deliver))
  authenticator.onChange(recheck)
  // events may have been missed while the bus was down: browsers come back and read everything anew
  bus.onGap((up) => {
    if (!up) return
    for (const socket of audiences.all) socket.ws.close(closeCodes.comeBack)
    door.open(admit)
  })
  const sweeping = setInterval(sweep, sweepEveryMs).unref()

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        const refusal = refusalOf(request, publicOrigins, draining)
        if (refusal) refuse(stream, refusal)
        else if (bus.isUp()) admit({ request, stream, head })
        else door.wait({ request, stream, head })
      })
    },
    size: () => audiences.all.size,
    async drain() {
      draining = true
      clearInterval(sweeping)
      door.shut()
      const farewell = encode({ type: 'server/drain' })
      for (const socket of audiences.all) {
        write(socket, farewell)
        socket.ws.close(closeCodes.comeBack)
      }
      const limit = performance.now() + 1_000
      while (audiences.all.size > 0 && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20))
      for (const socket of audiences.all) socket.ws.terminate()
    },
  }
}

function refusalOf({ url, headers }: IncomingMessage, publicOrigins: readonly string[], draining: boolean): string | undefined {
  if (url?.split('?')[0] !== livePath) return '404 Not Found'
  if (draining) return '503 Service Unavailable'
  return mayConnect(headers.origin, headers.host, publicOrigins) ? undefined : '403 Forbidden'
}

/** Checks the Origin header, which browsers always send; other programs send none. */
function mayConnect(origin: string | undefined, host: string | undefined, publicOrigins: readonly string[]): boolean {
  if (origin === undefined || publicOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function tooTalkative(socket: LiveSocket, now: number): boolean {
  socket.lastHeardAt = now
  if (now - socket.windowSince > mostFrames.perMs) {
    socket.windowSince = now
    socket.heard = 0
  }
  return ++socket.heard > mostFrames.count
}

function receivers(audiences: Audiences, to: Audience): Iterable<LiveSocket> {
  if (to === 'everyone') return audiences.all
  if ('employees' in to) return audiences.of('employee', to.employees)
  if ('companies' in to) return audiences.of('company', to.companies)
  return audiences.of('user', to.users)
}

function concerned(audiences: Audiences, change: SessionChange): Iterable<LiveSocket> {
  if ('sessions' in change) return audiences.of('session', change.sessions)
  if ('users' in change) return audiences.of('user', change.users)
  if ('employees' in change) return audiences.of('chosen', change.employees)
  return audiences.of('role', change.roles)
}
