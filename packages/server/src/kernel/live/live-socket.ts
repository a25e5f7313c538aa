import type { Duplex } from 'node:stream'
import type { LiveFrame } from '@jst/contracts'
import type { WebSocket } from 'ws'
import type { Actor } from '../access/actor.ts'

/** Reasons of closing, as the client sees them. 1012 asks it to come back. */
export const closeCodes = { unauthenticated: 4401, takenOver: 4409, comeBack: 1012, tooMuch: 1008, notText: 1003 } as const

/** One browser on the live channel. */
export interface LiveSocket {
  readonly ws: WebSocket
  /** The TCP stream below: frames that are built once are written to it directly. */
  readonly stream: Duplex
  lastHeardAt: number
  /** Frames received since `windowSince`. */
  heard: number
  windowSince: number
  /** Set once signed in. */
  actor: Actor | undefined
  /** The employee that the session has chosen, also while it is disabled and the actor has none. */
  storedEmployeeId: number | null
  tokenHash: string
  /** Sign-in under way: later frames wait for it. */
  signingIn: Promise<void> | undefined
  /** Closes the socket unless it signs in before. */
  deadline: NodeJS.Timeout | undefined
}

/** A frame as bytes on the wire (RFC 6455: final text frame of a server, not masked). Built once, sent to many. */
export function encode(frame: LiveFrame): Buffer {
  const payload = Buffer.from(JSON.stringify(frame))
  const size = payload.length
  const head = size < 126 ? Buffer.from([0x81, size]) : size < 65_536 ? Buffer.from([0x81, 126, size >> 8, size & 255]) : Buffer.alloc(10)
  if (size >= 65_536) {
    head.writeUInt16BE(0x81_7f, 0)
    head.writeBigUInt64BE(BigInt(size), 2)
  }
  return Buffer.concat([head, payload])
}

/** Limit of unsent bytes, above which the peer counts as lost. */
const mostUnsentBytes = 1024 * 1024

export function write(socket: LiveSocket, bytes: Buffer): void {
  if (socket.ws.readyState !== socket.ws.OPEN) return
  if (socket.stream.writableLength > mostUnsentBytes) socket.ws.terminate()
  else socket.stream.write(bytes)
}

/** Parses a frame; undefined if the text is none. */
export function decode(text: string): LiveFrame | undefined {
  try {
    const frame = JSON.parse(text) as LiveFrame | null
    return typeof frame === 'object' && frame !== null && typeof frame.type === 'string' ? frame : undefined
  } catch {
    return undefined
  }
}

/** Sockets by whom they belong to. */
export class Audiences {
  readonly all = new Set<LiveSocket>()
  private readonly byKey = new Map<string, Set<LiveSocket>>()

  bind(socket: LiveSocket, actor: Actor, storedEmployeeId: number | null): void {
    this.unbind(socket)
    socket.actor = actor
    socket.storedEmployeeId = storedEmployeeId
    for (const key of keysOf(actor, storedEmployeeId)) {
      const set = this.byKey.get(key) ?? new Set()
      this.byKey.set(key, set.add(socket))
    }
  }

  unbind(socket: LiveSocket): void {
    if (!socket.actor) return
    for (const key of keysOf(socket.actor, socket.storedEmployeeId)) {
      const set = this.byKey.get(key)
      set?.delete(socket)
      if (set?.size === 0) this.byKey.delete(key)
    }
    socket.actor = undefined
  }

  of(kind: 'employee' | 'chosen' | 'company' | 'user' | 'session' | 'role', ids: readonly number[]): Set<LiveSocket> {
    return new Set(ids.flatMap((id) => [...(this.byKey.get(`${kind} ${id}`) ?? [])]))
  }
}

/** `employee`: the acting employee, whose messages the socket gets; `chosen`: the employee that the session names. */
const keysOf = (actor: Actor & { companyId?: number; roleIds?: readonly number[] }, storedEmployeeId: number | null) => [
  `user ${actor.userId}`,
  `session ${actor.sessionId}`,
  ...(actor.employeeId === null ? [] : [`employee ${actor.employeeId}`, `company ${actor.companyId}`]),
  ...(storedEmployeeId === null ? [] : [`chosen ${storedEmployeeId}`]),
  ...(actor.roleIds ?? []).map((id) => `role ${id}`),
]
