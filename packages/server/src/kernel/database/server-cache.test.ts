import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'
import type { EmployeeActor } from '../access/actor.ts'
import { createDatabase, type Database } from './database.ts'
import { cacheTopic } from './tenant-cache.ts'

let db: TestDatabase
let database: Database
const nobody = { employeeId: 1, companyId: 1, companyKind: 'operator' } as EmployeeActor

beforeAll(async () => {
  db = await createTestDatabase()
  database = createDatabase({
    heard: () => true,
    published: (topic, content) => {
      if (topic === cacheTopic) database.forget(content as string)
    },
  })
  database.open(db.address)
})
afterAll(async () => {
  await database.close()
  await db.drop()
})
const remembered = () => database.system().cache<string>('names').get('port')

it('a transaction of any company knows what the server remembers, and the server what it found', async () => {
  await database.tenant(nobody).tx((tx) => Promise.resolve(tx.serverCache<string>('names')!.set('port', '上海')))
  expect(remembered()).toBe('上海')
  expect(await database.tenant(nobody).tx((tx) => Promise.resolve(tx.serverCache<string>('names')!.get('port')))).toBe('上海')
  expect(database.tenant(nobody).cache<string>('names').get('port')).toBeUndefined()
})

it('of a topic that it changes itself it knows nothing, and the others know the old until it has committed', async () => {
  database.system().cache<string>('names').set('port', '上海')
  const inside = await database.tenant(nobody).tx((tx) => {
    tx.publish(cacheTopic, 'names')
    return Promise.resolve([tx.serverCache('names'), tx.serverCache('rates') === undefined, remembered()])
  })
  expect(inside).toEqual([undefined, false, '上海'])
  expect(remembered()).toBeUndefined()
})
