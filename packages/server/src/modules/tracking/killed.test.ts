import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createHmac } from 'node:crypto'
import type { Envelope } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import {
  trackFollow,
  trackList,
  trackPartnerSave,
  trackReceivePath,
  trackStatements,
  type FollowOutcome,
  type TrackRow,
} from '@jst/contracts/tracking'
import { checkDigit } from '@jst/si-drafts/rules'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { createDatabase } from '../../kernel/database/database.ts'
import { readyDataFolder, runScheduled, startKillable, until, type Killable } from '../../testing/index.ts'
import { trackingJob } from './index.ts'
import { dcsaEvent } from './testing.ts'

const folder = readyDataFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** More than are computed with the batch itself. */
const count = 24
const bills = Array.from({ length: count }, (_, at) => `COSU93000000${String(at).padStart(2, '0')}`)
const boxes = bills.map((_, at) => {
  const first = `CSQU${600_000 + at}`
  return `${first}${checkDigit(first)}`
})

it('statements that were on their way when the server was killed are there once, and their shipments are computed', async () => {
  let running: Killable | undefined
  let token = ''
  const kill = async () => {
    const gone = once(running!.child, 'exit')
    running!.child.kill('SIGKILL')
    await gone
  }
  const json = async <T>(method: string, path: string, body: object): Promise<T> => {
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
    const answer = await fetch(running!.url + path + query, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    return ((await answer.json()) as Envelope<T>).Data
  }
  const start = async () => {
    running = await startKillable(folder)
    token = (await json<{ Token: string }>('POST', login.path, { Account: 'ops', Password: demoPassword })).Token
  }
  await start()
  const wanted = { Id: 0, Name: '码头', Code: 'KILLED', Source: 'terminal', Way: 'push', IsEnabled: true, NewKey: true }
  const { Partner, Key } = await json<{ Partner: { Subscription: string }; Key: string }>('POST', trackPartnerSave.path, wanted)
  const followed = await json<FollowOutcome[]>('POST', trackFollow.path, { Items: bills.map((bill) => ({ Number: bill })) })
  expect(followed.map(({ Outcome }) => Outcome)).toEqual(bills.map(() => 'followed'))

  const payload = JSON.stringify(
    bills.flatMap((bill, at) => [
      dcsaEvent(`${bill}i`, 'GTIN', '2026-04-01T08:00:00+08:00', { port: 'CNSHA', box: boxes[at]!, bill }),
      dcsaEvent(`${bill}l`, 'LOAD', '2026-04-03T10:00:00+08:00', { port: 'CNSHA', box: boxes[at]!, bill }),
    ]),
  )
  const send = () =>
    fetch(running!.url + trackReceivePath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'subscription-id': Partner.Subscription,
        'notification-signature': `sha256=${createHmac('sha256', Buffer.from(Key, 'base64')).update(payload).digest('hex')}`,
      },
      body: payload,
    })
  const taken = () => json<{ Total: number }>('GET', trackStatements.path, { Keyword: bills.join(' ') })
  const loaded = async () => {
    const { Rows } = await json<{ Rows: TrackRow[] }>('GET', trackList.path, { Keyword: bills.join(' '), PageSize: '100' })
    return Rows.filter(({ State }) => State === 'loaded').length
  }

  // before anything is committed, or just after
  const lost = send().catch(() => undefined)
  await kill()
  await lost
  await start()
  expect([0, 2 * count]).toContain((await taken()).Total)

  // the partner has no answer and sends again; the server dies once the statements are there
  const answered = send().catch(() => undefined)
  await until(async () => (await taken()).Total > 0)
  await kill()
  await answered
  await start()
  expect((await send()).status).toBe(204)
  expect((await taken()).Total).toBe(2 * count)
  // the holder of the server runs no jobs: one of another process does what is due
  const database = createDatabase()
  database.open(running!.postgres)
  await runScheduled({ database }, trackingJob)
  await database.close()
  expect(await loaded()).toBe(count)
  await kill()
}, 120_000)
