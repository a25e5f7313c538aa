import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, runScheduled, until, type TestDatabase } from '../../testing/index.ts'
import type { EmployeeActor } from '../access/actor.ts'
import { createDatabase, type Database } from '../database/database.ts'
import type { LiveEvent } from '../live/live-event.ts'
import { defaultRetentionMonths, type RetentionMonths } from './retention-months.ts'
import { partitionKeeping } from './partitions.ts'
import { makePartition } from './partitions.repo.ts'
import { createSurroundings } from '../process/surroundings.ts'

let db: TestDatabase
let databases: Database[]
let database: Database
let events: LiveEvent[]

const open = () => {
  const opened = createDatabase({
    connections: 4,
    published: (topic, content) => void (topic === 'live' && events.push(...(content as LiveEvent[]))),
  })
  opened.open(db.address)
  databases.push(opened)
  return opened
}
beforeEach(async () => {
  db = await createTestDatabase()
  databases = []
  events = []
  database = open()
})
afterEach(async () => {
  for (const one of databases) await one.close()
  await db.drop()
})

const rows = <Row>(sql: string, values?: readonly unknown[]) => db.owner((owner) => owner.query<Row>(sql, values))
const partsOf = async (table: string) =>
  (await rows<{ part: string }>('select part from partitions.parts($1) where until is not null order by until', [table])).map(
    ({ part }) => part,
  )
const state = () =>
  database.system().query<{ target: string; strays: number; days_ahead: number }>('select * from partition_state() order by target')
const run = async (retentionMonths: RetentionMonths = defaultRetentionMonths, on = database) => {
  expect(await runScheduled({ database: on }, partitionKeeping, { surroundings: createSurroundings({ retentionMonths }) })).toBe('done')
  const [told] = await rows<{ note: string }>(`select note from job_run where job = 'partitions'`)
  return told!.note
}

/** As after years without the job: there is a part for what was before 2020, and everything since lies in the rest. */
const neglect = (table: 'message' | 'audit_log') =>
  db.owner(async (owner) => {
    await owner.query(`delete from ${table}`)
    for (const part of await partsOf(table)) if (part !== `${table}_past`) await owner.query(`drop table partitions.${part}`)
    await owner.query(`alter table ${table} detach partition partitions.${table}_past`)
    await owner.query(`alter table ${table} attach partition partitions.${table}_past for values from (minvalue) to ('2020-01-01Z')`)
  })
const insertMessage = `insert into message (company_id, operator_id, recipient_id, kind, title, description, create_time, read_time, global_id)
  select e.company_id, e.operator_id, e.id, 'system', c.code, '', $2::timestamptz, case when $3 then $2::timestamptz end, $4
  from employee e join company c on c.id = e.company_id where c.code = any ($1) and e.user_id is not null`
const monthsAgo = (months: number) => new Date(Date.now() - months * 30.5 * 86_400_000).toISOString()

it('a new installation has parts for three months, and the job finds nothing to do', async () => {
  for (const { strays, days_ahead } of await state()) {
    expect(strays).toBe(0)
    expect(days_ahead).toBeGreaterThan(85)
  }
  expect(await run()).toBe('新建 0 个分区，删除 0 个过期分区')
})

describe('a job that was off for years', () => {
  it('makes all parts up to three months ahead and puts rows where they belong, while others write; again it does nothing', async () => {
    await neglect('message')
    await rows(insertMessage, [['YFJCK', 'HZJD'], monthsAgo(20), false, null])
    await rows(insertMessage, [['YFJCK'], monthsAgo(2), false, null])
    const before = await rows('select id, create_time from message order by id')
    let written = 0
    const over = new AbortController()
    const writer = open()
    const writing = (async () => {
      for (; !over.signal.aborted; written++)
        await writer.system().tx((tx) => tx.query(insertMessage, [['HZJD'], new Date().toISOString(), false, null]))
    })()
    await until(() => written > 3)
    expect(await run({ audit: 0, message: 0 })).toMatch(/^新建 (2[6-9]|[3-9]\d) 个分区，删除 0 个过期分区$/)
    const during = written
    await until(() => written > during + 3)
    over.abort()
    await writing
    const [people] = await rows<{ count: number }>(
      `select count(*)::int as count from employee e join company c on c.id = e.company_id where c.code = 'HZJD' and user_id is not null`,
    )
    const after = await rows<{ id: number; create_time: string }>('select id, create_time from message order by id')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + written * people!.count)
    expect((await state()).map(({ strays }) => strays)).toEqual([0, 0, 0, 0])
    const lying = await rows<{ wrong: number }>(
      `select count(*)::int as wrong from message m
        where 'partitions.message_' || to_char(date_trunc('quarter', create_time at time zone 'UTC'), 'YYYY_MM') <> m.tableoid::regclass::text`,
    )
    expect(lying).toEqual([{ wrong: 0 }])
    expect(await run({ audit: 0, message: 0 })).toBe('新建 0 个分区，删除 0 个过期分区')
  })

  it('two processes make each part once', async () => {
    await neglect('audit_log')
    await database.system().tx((tx) => tx.query(`insert into audit_log (action, entity, request_id) values ('a', 'b', '')`))
    const makeAll = async (by: Database) => {
      const made: string[] = []
      for (;;) {
        const part = await by.system().tx((tx) => makePartition(tx, 'audit_log'))
        if (part === undefined) return made
        made.push(part)
      }
    }
    const made = (await Promise.all([makeAll(database), makeAll(open())])).flat()
    expect(new Set(made).size).toBe(made.length)
    expect(made.toSorted()).toEqual((await partsOf('audit_log')).slice(1))
    expect((await state()).map(({ strays }) => strays)).toEqual([0, 0, 0, 0])
  })
})

describe('what is old', () => {
  it('goes by whole parts after the months of the setting; what people see and count stays right', async () => {
    await neglect('message')
    const [{ id: sent } = { id: 0 }] = await rows<{ id: number }>(
      `insert into global_message (company_id, sender_id, sender_name, title, scope, state, delivered)
        select company_id, id, name, 't', 'all', 'sent', 9 from employee limit 1 returning id`,
    )
    for (const months of [60, 40]) await rows(insertMessage, [['YFJCK'], monthsAgo(months), false, null])
    await rows(insertMessage, [['HZJD'], monthsAgo(50), true, sent])
    await rows(insertMessage, [['HZJD'], monthsAgo(3), true, sent])
    await rows(insertMessage, [['HZJD'], monthsAgo(3), false, null])
    const read = () =>
      rows<{ read: number }>(
        `select read_before + (select count(*)::int from message m where m.global_id = g.id and read_time is not null) as read
        from global_message g where id = $1`,
        [sent],
      )
    const readBefore = await read()
    const old = await rows<{ id: number }>(`select distinct recipient_id as id from message where create_time < $1 and read_time is null`, [
      monthsAgo(24),
    ])
    const kept = await rows(`select id from message where create_time > $1 order by id`, [monthsAgo(24)])
    await run({ audit: 0, message: 0 })
    expect(await run()).toMatch(/^新建 0 个分区，删除 [12]\d 个过期分区$/)
    expect(await rows('select id from message order by id')).toEqual(kept)
    expect(await read()).toEqual(readBefore)
    const [told] = events.filter(({ frame }) => frame.type === 'message/unread')
    expect((told!.to as { employees: number[] }).employees.toSorted()).toEqual(old.map(({ id }) => id).toSorted())
    // whole quarters: the oldest part ends within the last 24 months
    const [first] = await rows<{ young: boolean }>(
      `select min(until) > now() - interval '24 months' and min(until) < now() - interval '20 months' as young from partitions.parts('message')`,
    )
    expect(first).toEqual({ young: true })
    expect(await run()).toBe('新建 0 个分区，删除 0 个过期分区')
  })

  it('stays while somebody reads the table for long: the run fails after the rest is done, and the next one does it', async () => {
    await neglect('message')
    await neglect('audit_log')
    await run({ audit: 0, message: 0 })
    const surroundings = createSurroundings({ retentionMonths: { audit: 6, message: 12 } })
    await db.owner(async (reader) => {
      await reader.query('begin')
      await reader.query('select 1 from message limit 1')
      expect(await runScheduled({ database }, partitionKeeping, { surroundings })).toBe('failed')
      await reader.query('commit')
    })
    expect((await partsOf('message'))[0]).toBe('message_past')
    expect((await partsOf('audit_log'))[0]).not.toBe('audit_log_past')
    expect(await run({ audit: 6, message: 12 })).toMatch(/删除 [1-9]\d? 个过期分区$/)
    expect((await partsOf('message'))[0]).not.toBe('message_past')
  })

  it('of the audit log stays for ever where the setting is 0; entries of documents go with their documents alone', async () => {
    await neglect('audit_log')
    await rows(`insert into audit_log (at, action, entity, request_id) values ('2020-02-01Z', 'a', 'b', '')`)
    await run({ audit: 0, message: 24 })
    expect(await rows('select action from audit_log')).toEqual([{ action: 'a' }])
    const entries = await partsOf('document_entry')
    await run({ audit: 6, message: 1 })
    expect(await rows('select action from audit_log')).toEqual([])
    expect(await partsOf('document_entry')).toEqual(entries)
  })
})

describe('the application role', () => {
  const asApp = (sql: string) => database.system().tx((tx) => tx.query(sql))
  const refused = [
    ['select * from partitions.message_past', 'permission denied'],
    ['delete from partitions.audit_log_past', 'permission denied'],
    ['drop table partitions.message_past', 'permission denied'],
    [`select partitions.drop_part('audit_log', 6, now() + interval '9 years')`, 'permission denied'],
    ['drop table message', 'must be owner'],
    ['delete from audit_log', 'permission denied'],
    [`select make_partition('employee')`, 'employee is not divided by time'],
    [`select make_partition('message; drop table company')`, 'is not divided by time'],
    [`select learn_partitions('company')`, 'is not divided by time'],
    [`select drop_partition('company', 24)`, 'is not divided by time'],
    [`select drop_partition('audit_log', 5)`, 'audit_log is kept for at least 6 months'],
    [`select drop_partition('audit_log', null)`, 'audit_log is kept'],
    [`select drop_partition('audit_log', -24)`, 'audit_log is kept'],
    [`select drop_partition('message', 0)`, 'message is kept'],
    [`select drop_partition('document_entry', 1000)`, 'document_entry is kept'],
  ] as const

  it('reaches no part by itself, and no other table by the ways of this one', async () => {
    for (const [sql, words] of refused) await expect(asApp(sql), sql).rejects.toThrow(words)
  })

  it('sees rows of its company alone, in whatever part they lie, and writes no others', async () => {
    await neglect('message')
    await rows(insertMessage, [['YFJCK', 'HZJD'], '2019-05-01Z', false, null])
    await rows(insertMessage, [['YFJCK', 'HZJD'], monthsAgo(3), false, null])
    await run({ audit: 0, message: 0 })
    await rows(insertMessage, [['YFJCK', 'HZJD'], new Date(Date.now() + 9e10).toISOString(), false, null])
    const [company] = await rows<{ id: number }>(`select id from company where code = 'YFJCK'`)
    const mine = database.tenant({ employeeId: 1, companyId: company!.id, companyKind: 'customer' } as EmployeeActor)
    const seen = await mine.query<{ title: string; part: string }>('select distinct title, tableoid::text as part from message')
    expect(seen.map(({ title }) => title)).toEqual(['YFJCK', 'YFJCK', 'YFJCK'])
    const touched = await mine.tx((tx) => tx.query(`update message set title = 'stolen' where title = 'HZJD' returning id`))
    expect(touched).toEqual([])
    await expect(
      mine.tx((tx) => tx.query(insertMessage.replace('e.company_id,', `e.company_id + 100000,`), [['YFJCK'], monthsAgo(1), false, null])),
    ).rejects.toThrow('row-level security')
  })
})
