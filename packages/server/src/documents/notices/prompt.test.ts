import { expect, it } from 'vitest'
import { until } from '../../testing/index.ts'
import { openNoticeStage } from '../../testing/notice-stage.ts'

it('a notice that waits for no digest leaves by itself, by the workers of a running server', async () => {
  const stage = await openNoticeStage({ jobs: true })
  await until(
    async () =>
      (await stage.server.db.owner((owner) => owner.query(`select from pg_tables where schemaname = 'pgboss' and tablename = 'queue'`)))
        .length > 0,
  )
  await until(
    async () => (await stage.server.db.owner((owner) => owner.query(`select from pgboss.queue where name = 'notice-delivery'`))).length > 0,
  )
  await stage.set('doc')
  await stage.send({ recipients: [stage.idOf('doc')] })
  expect(await until(() => stage.sink.mails.length)).toBe(1)
  await stage.close()
})
