import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { freePort } from '../../testing/index.ts'
import { waitForDatabase } from './wait.ts'

/** Message of PostgreSQL to new connections during recovery. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

it('a database that recovers is waited for, and the wait is told', async () => {
  const { host, port, ...account } = inject('cluster').address as { host: string; port: number }
  const refusals = ['the database system is starting up', 'the database system is not yet accepting connections']
  const door = createServer((socket) => {
    socket.on('error', () => {})
    const message = refusals.shift()
    if (message !== undefined) return void socket.once('data', () => socket.end(refusal('57P03', message)))
    const inner = host.startsWith('/') ? connect(path.join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    socket.pipe(inner).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const notices: string[] = []
  await waitForDatabase({ ...account, host: '127.0.0.1', port: (door.address() as AddressInfo).port }, (line) => notices.push(line))
  expect(refusals).toEqual([])
  expect(notices).toEqual(['数据库正在启动或恢复，继续等待（the database system is starting up）'])
  door.close()
})

it('a database that is not there, or lets us not in, is told in words', async () => {
  const waiting = waitForDatabase({ host: '127.0.0.1', port: await freePort(), user: 'nobody', database: 'none' }, () => {})
  await expect(waiting).rejects.toThrow(/^无法连接数据库：.*请检查 DATABASE_URL/)
  await expect(waitForDatabase({ ...inject('cluster').address, database: 'none' }, () => {})).rejects.toThrow(
    'database "none" does not exist',
  )
})
