import { expect, it } from 'vitest'
import { migrate } from '../../kernel/migrations/migrate.ts'
import { createTestDatabase } from '../../testing/index.ts'
import { createFirstAdministrator } from './first-administrator.ts'

it('an empty database of an owner without superuser rights gets one administrator, once, with the role of administrators', async () => {
  const db = await createTestDatabase({ empty: true })
  await migrate(db.address)
  expect(await db.owner(createFirstAdministrator)).toMatchObject({ account: 'admin' })
  expect(await db.owner(createFirstAdministrator)).toBeUndefined()
  const held = `select u.account, r.name from employee_role h join employee e on e.id = h.employee_id join app_user u on u.id = e.user_id
    join role r on r.id = h.role_id`
  expect(await db.owner((owner) => owner.query(held))).toEqual([{ account: 'admin', name: '平台管理员' }])
  await db.drop()
})
