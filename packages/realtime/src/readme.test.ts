import { LiveChannel, type SocketLike } from '@jst/realtime'

export function watchMessages(url: string, token: () => string | null, show: (content: unknown) => void): LiveChannel {
  const createSocket = (address: string): SocketLike => new WebSocket(address)
  const channel = new LiveChannel({ url, token, createSocket, onReconnect: () => show('reconnected') })
  channel.on('message/send', show)
  channel.open()
  return channel
}
// End of the example.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { FakeSockets } from './testing/index.ts'

it('the example of the README works', () => {
  const sockets = new FakeSockets()
  vi.stubGlobal('WebSocket', function (url: string) {
    return sockets.create(url)
  })
  const shown: unknown[] = []
  const channel = watchMessages(
    'wss://host/api/client/ws',
    () => 't1',
    (content) => shown.push(content),
  )
  sockets.last.accept()
  sockets.last.receive({ type: 'message/send', content: '截单提醒' })
  channel.close()
  expect(shown).toEqual(['截单提醒'])
  vi.unstubAllGlobals()
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.ts'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.trim())
})
