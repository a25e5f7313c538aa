import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'
import type { EmployeeActor } from '../access/actor.ts'
import { createDatabase, type Database } from './database.ts'
import { keptTopic } from './tenant-cache.ts'

let db: TestDatabase
let database: Database
const nobody = { employeeId: 1, companyId: 1, companyKind: 'operator' } as EmployeeActor

beforeAll(async () => {
  db = await createTestDatabase()
  database = createDatabase({
    heard: () => true,
    published: (topic, content) => {
      if (topic === keptTopic) database.forget(content as string)
    },
  })
  database.open(db.address)
})
afterAll(async () => {
  await database.close()
  await db.drop()
})
const remembered = () => database.system().kept<string>('names').get('port')

it('a transaction of any company knows what the server remembers, and the server what it found', async () => {
  await database.tenant(nobody).tx((tx) => Promise.resolve(tx.serverKept<string>('names')!.set('port', '上海')))
  expect(remembered()).toBe('上海')
  expect(await database.tenant(nobody).tx((tx) => Promise.resolve(tx.serverKept<string>('names')!.get('port')))).toBe('上海')
  expect(database.tenant(nobody).kept<string>('names').get('port')).toBeUndefined()
})

it('of a topic that it changes itself it knows nothing, and the others know the old until it has committed', async () => {
  database.system().kept<string>('names').set('port', '上海')
  const inside = await database.tenant(nobody).tx((tx) => {
    tx.publish(keptTopic, 'names')
    return Promise.resolve([tx.serverKept('names'), tx.serverKept('rates') === undefined, remembered()])
  })
  expect(inside).toEqual([undefined, false, '上海'])
  expect(remembered()).toBeUndefined()
})
