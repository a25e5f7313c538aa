import type { LiveFrame } from '@jst/contracts'
import { WebSocket, type ClientOptions } from 'ws'
import { until } from './until.ts'

/** A browser on the live channel, seen from a test. */
export interface LiveClient {
  readonly socket: WebSocket
  /** Every frame that came, in order. */
  readonly frames: LiveFrame[]
  send(frame: LiveFrame): void
  /** The first frame of a type, now or soon; with a text in its content, where what happened before the client came may still be told. */
  frame(type: string, text?: string): Promise<LiveFrame>
  /** Close code, once closed. */
  closed(): Promise<number>
}

/** Connects; signs in when a token is given. `base` is the HTTP address of the server. */
export async function connectLive(base: string, token?: string, options?: ClientOptions): Promise<LiveClient> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/client/ws`, options)
  const frames: LiveFrame[] = []
  let code: number | undefined
  socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as LiveFrame))
  socket.on('close', (reason) => (code = reason))
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const client: LiveClient = {
    socket,
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    frame: (type, text = '') => until(() => frames.find((frame) => frame.type === type && JSON.stringify(frame).includes(text))),
    closed: () => until(() => code),
  }
  if (token !== undefined) {
    client.send({ type: 'auth/login', content: token })
    await client.frame('auth/ok')
  }
  return client
}
