// A database that somebody else runs: the PostgreSQL of Debian 12, which is the oldest that the platform takes, and the newest.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@jst/contracts/account'
import { bookingCalls } from '@jst/contracts/booking'
import { messageSelfList, saveGlobalMessage, sendGlobalMessage } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, seedDemoAt } from './demo/index.ts'
import { migrate } from './kernel/migrations/migrate.ts'
import { withOwner } from './kernel/migrations/owner.ts'
import { loadReference } from './modules/master/index.ts'
import { startExternalPostgres } from './testing/external-postgres.ts'
import { connectLive, until } from './testing/index.ts'
import { endNode, startNode, type Node } from './testing/nodes.ts'
import { clientAt, originOf } from './testing/pair.ts'

describe.each(['Debian', 'npm'] as const)(
  'PostgreSQL of %s as a server of its own, by an account that owns its database alone',
  (source) => {
    let postgres: Awaited<ReturnType<typeof startExternalPostgres>>
    let one: Node
    let other: Node
    const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-managed-'))
    let boss = ''
    let doc = ''
    const signIn = async (Account: string) => (await clientAt(one).call(login, { Account, Password: demoPassword })).body.Data.Token
    beforeAll(async () => {
      postgres = await startExternalPostgres(source)
      await migrate(postgres.address)
      await withOwner(postgres.address, loadReference)
      await seedDemoAt(postgres.address, new Date())
      ;[one, other] = await Promise.all([startNode(postgres.address, dataDir), startNode(postgres.address, dataDir)])
      boss = await signIn('boss')
      doc = await signIn('doc')
    }, 300_000)
    afterAll(async () => {
      await Promise.all([one, other].map(({ child }) => endNode(child, 'SIGKILL')))
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    it('the demo is there, and lists are read', async () => {
      const { status, body } = await clientAt(one, boss).call(bookingCalls.list, {})
      expect([status, body.Data.Total > 20]).toEqual([200, true])
      expect(await (await fetch(`${originOf(one)}/readyz`)).json()).toEqual({ status: 'ready' })
    })

    it('what is written by one process is read by the other, and told to its pages', async () => {
      const live = await connectLive(originOf(other), doc)
      const message = { Id: 0, Title: '数据库维护', Description: '今晚维护', Link: '', Scope: 'all' as const, TargetIds: [], SendAt: null }
      const { Id, UpdateTime } = (await clientAt(one, boss).call(saveGlobalMessage, message)).body.Data
      expect((await clientAt(one, boss).call(sendGlobalMessage, { Id, UpdateTime })).status).toBe(200)
      const { Rows } = (await clientAt(other, doc).call(messageSelfList, {})).body.Data
      expect(Rows[0]!.Title).toBe('数据库维护')
      await until(() => live.frames.some((frame) => frame.type === 'message/send' && frame.content.Title === '数据库维护'))
      live.socket.close()
    })

    it('a second start migrates nothing', async () => {
      expect(await migrate(postgres.address)).toEqual([])
    })
  },
)
