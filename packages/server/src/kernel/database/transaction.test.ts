import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { toAppError } from '../errors.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('tells the statement that failed, not the one after it that PostgreSQL ignored', async () => {
  const failed = server.database.system().tx(async (tx) => {
    tx.defer('select 1 / 0')
    await tx.query('select 1')
  })
  await expect(failed).rejects.toMatchObject({ code: '22012' })
})

it('says that others work on the data when a lock is not had in time', async () => {
  const system = server.database.system()
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = system.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(4711)')
    held.resolve()
    await go.promise
  })
  await held.promise
  const waiting = system.tx(async (tx) => {
    await tx.query(`set local lock_timeout = '20ms'`)
    await tx.query('select pg_advisory_xact_lock(4711)')
  })
  const error = await waiting.catch((thrown: unknown) => toAppError(thrown))
  expect(error).toMatchObject({ code: 'UNAVAILABLE', message: '其他人正在处理这些数据，请稍后重试，您填写的内容不会丢失' })
  go.resolve()
  await holder
})
