import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts'
import type { PgAddress } from '../database/address.ts'
import { migrate } from './migrate.ts'
import { withOwner } from './owner.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-migrations-'))
let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase({ empty: true })
  cpSync(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true })
})
afterAll(async () => {
  await db.drop()
  rmSync(folder, { recursive: true })
})

describe('migrations', () => {
  it('run once each, also when several servers start together', async () => {
    const applied = await Promise.all([migrate(db.address, folder), migrate(db.address, folder), migrate(db.address, folder)])
    const names = applied.flat()
    expect(names).toContain('0001_kernel.sql')
    expect(new Set(names).size).toBe(names.length)
    expect(await migrate(db.address, folder)).toEqual([])
  })

  it('leave nothing behind when they fail', async () => {
    writeFileSync(path.join(folder, '9000_broken.sql'), 'create table half (id int); select nonsense;')
    await expect(migrate(db.address, folder)).rejects.toThrow('数据库升级失败（9000_broken.sql）')
    expect(await db.owner((owner) => owner.query(`select to_regclass('half') as half`))).toEqual([{ half: null }])
    rmSync(path.join(folder, '9000_broken.sql'))
  })

  it('try again when somebody works on the table, and let those who come after not wait for them', async () => {
    const name = '9002_waits.sql'
    writeFileSync(path.join(folder, name), 'alter table company add column probe text')
    await withOwner(db.address, async (reader) => {
      await reader.query('begin')
      await reader.query('select 1 from company limit 1')
      const upgrading = migrate(db.address, folder)
      const waits = `select count(*)::int as n from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'company'::regclass`
      await vi.waitFor(async () => expect(await reader.query(waits)).toEqual([{ n: 1 }]), { timeout: 10_000 })
      // held up by it until it gives way
      await withOwner(db.address, (other) => other.query('select 1 from company limit 1'))
      await reader.query('commit')
      expect(await upgrading).toEqual([name])
    })
  })

  it('make indexes while others wait to start, and take away what a broken try left', async () => {
    const name = '9003_index.sql'
    await withOwner(db.address, async (owner) => {
      await owner.query('create table crowd as select n as id, n % 7 as odd from generate_series(1, 1000) as n')
      await expect(owner.query('create unique index concurrently crowd_odd on crowd (odd)')).rejects.toThrow('crowd_odd')
      writeFileSync(
        path.join(folder, name),
        '-- outside a transaction\ncreate index concurrently if not exists crowd_odd on crowd (odd);\ndrop index concurrently if exists none;\n',
      )
      const applied = await Promise.all([migrate(db.address, folder), migrate(db.address, folder), migrate(db.address, folder)])
      expect(applied.flat()).toEqual([name])
      expect(
        await owner.query(`select indisvalid as valid, indisunique as alone from pg_index where indexrelid = 'crowd_odd'::regclass`),
      ).toEqual([{ valid: true, alone: false }])
      await owner.query('drop table crowd')
      await owner.query('alter table company drop column probe')
      await owner.query(`delete from schema_migration where name like '900_\\_%'`)
    })
    for (const one of ['9002_waits.sql', name]) rmSync(path.join(folder, one))
  })

  it('make the index of a divided table part by part, and take over what a broken try left whole', async () => {
    const name = '9004_parts.sql'
    await withOwner(db.address, async (owner) => {
      const parts = await owner.query<{ part: string }>(`select part from partitions.parts('document_entry')`)
      await owner.query('create index document_entry_odd_past on partitions.document_entry_past (event)')
      writeFileSync(
        path.join(folder, name),
        '-- outside a transaction\ncreate index concurrently if not exists document_entry_odd on document_entry (event);\n',
      )
      expect(await migrate(db.address, folder)).toEqual([name])
      const made = await owner.query(
        `select count(*)::int as parts, bool_and(indisvalid) as valid from pg_index join pg_inherits on inhrelid = indexrelid
          where inhparent = 'document_entry_odd'::regclass`,
      )
      expect(made).toEqual([{ parts: parts.length, valid: true }])
      await owner.query('drop index document_entry_odd')
      await owner.query(`delete from schema_migration where name = $1`, [name])
    })
    rmSync(path.join(folder, name))
  })

  it('must not change after they ran', async () => {
    const file = path.join(folder, '0002_menu.sql')
    cpSync(file, `${file}.kept`)
    appendFileSync(file, '\n-- changed')
    await expect(migrate(db.address, folder)).rejects.toThrow('迁移文件 0002_menu.sql 在执行后被修改过')
    cpSync(`${file}.kept`, file)
  })

  it('refuse a database that a newer program was at', async () => {
    await db.owner((owner) => owner.query(`insert into schema_migration (name, checksum) values ('9999_future.sql', '')`))
    await expect(migrate(db.address, folder)).rejects.toThrow('更新版本的程序')
    await db.owner((owner) => owner.query(`delete from schema_migration where name = '9999_future.sql'`))
  })

  it('put every table that holds company data under forced row-level security', async () => {
    const open = await db.owner((owner) =>
      owner.query(`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'partitions'::regnamespace)
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`),
    )
    expect(open).toEqual([])
  })
})

const asSuperuser = (sql: string) => withOwner(inject('cluster').superuser, (superuser) => superuser.query(sql))

const superuserOf = () => ({ user: inject('cluster').superuser.user })

describe('the account of the database', () => {
  const refusal = (user: string) => migrate({ ...db.address, user }, folder)

  it('of all server tests owns its database, may create roles and is no superuser', async () => {
    const rights = 'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user'
    expect(await db.owner((owner) => owner.query(rights))).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: true }])
  })

  it('reads every row as a superuser does, with the empty search_path of pg_dump: a dump of such an owner is whole', async () => {
    const full = await createTestDatabase()
    const counts = async (address: PgAddress) =>
      withOwner(address, async (owner) => {
        const tables = await owner.query<{ name: string }>(
          `select format('%s.%I', relnamespace::regnamespace, relname) as name from pg_class
            where relkind = 'r' and relnamespace in ('public'::regnamespace, 'partitions'::regnamespace) order by 1`,
        )
        await owner.query(`set search_path = ''; reset app.scope; set row_security = on`)
        const found: Record<string, number> = {}
        for (const { name } of tables) {
          // rows as they are copied, not counted by an index
          const rows = await owner.query(`select t.* from ${name} t`)
          found[name] = rows.length
        }
        return found
      })
    const [mine, all] = [await counts(full.address), await counts({ ...full.address, ...superuserOf() })]
    expect(mine).toEqual(all)
    for (const table of ['public.cargo_order', 'partitions.message_past']) expect(all[table]).toBeGreaterThan(0)
    await full.drop()
  })

  it('that migrates a restored database gives the application role rights on what is new, whoever owned the original', async () => {
    await db.owner((owner) =>
      owner.query(`alter default privileges in schema public revoke select, insert, update, delete on tables from jst_app`),
    )
    writeFileSync(path.join(folder, '9001_new.sql'), 'create table new_thing (id int)')
    await migrate(db.address, folder)
    expect(await db.owner((owner) => owner.query(`select has_table_privilege('jst_app', 'new_thing', 'insert') as open`))).toEqual([
      { open: true },
    ])
    await db.owner((owner) => owner.query(`drop table new_thing; delete from schema_migration where name = '9001_new.sql'`))
    rmSync(path.join(folder, '9001_new.sql'))
  })

  it('that may not use the application role is told what an administrator has to run', async () => {
    await asSuperuser('create role stranger login createrole')
    await expect(refusal('stranger')).rejects.toThrow('请由数据库管理员执行：grant jst_app to "stranger"; 后重新启动')
    await asSuperuser('drop role stranger')
  })

  it('is told to restore again when the application role has lost its rights, as after a restore without it', async () => {
    await db.owner((owner) => owner.query('revoke all on all tables in schema public from jst_app'))
    await expect(migrate(db.address, folder)).rejects.toThrow('请清空该数据库后重新恢复备份')
    await db.owner((owner) => owner.query('grant select on all tables in schema public to jst_app'))
    expect(await migrate(db.address, folder)).toEqual([])
  })

  it('is not the application role itself', async () => {
    await asSuperuser('alter role jst_app login')
    await expect(refusal('jst_app')).rejects.toThrow('数据库账号不能是应用角色 jst_app 本身')
    await asSuperuser('alter role jst_app nologin')
  })
})

describe('functions', () => {
  const withSettings = 'select oid::regprocedure::text as name, proconfig as settings from pg_proc where proconfig is not null'
  const definitions = `select oid::regprocedure::text as name, prosrc, prosecdef, proconfig from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`

  it('carry no "set app.…", which only a superuser may write', async () => {
    const functions = await db.owner((owner) => owner.query<{ name: string; settings: string[] }>(withSettings))
    expect(functions.filter(({ settings }) => settings.some((setting) => setting.startsWith('app.')))).toEqual([])
  })

  it('are the same in a database that ran the former text of 0021, which a superuser had to own', async () => {
    const former = mkdtempSync(path.join(tmpdir(), 'jst-former-'))
    for (const name of readdirSync(folder)) if (name < '0111') cpSync(path.join(folder, name), path.join(former, name))
    const file = path.join(former, '0021_data_scope.sql')
    const text = readFileSync(file, 'utf8')
    const old = text.replace(/^(-- .*former.*\n)+\n/, '').replaceAll('security definer as', "security definer set app.scope = 'system' as")
    expect(text).toContain(`-- formerly ${createHash('sha256').update(old).digest('hex')}`)
    writeFileSync(file, old)

    await asSuperuser('create database former')
    const address = { ...inject('cluster').superuser, database: 'former' }
    await migrate(address, former)
    expect(await withOwner(address, (owner) => owner.query(withSettings))).toHaveLength(3)
    expect(await migrate(address, folder)).toContain('0112_functions_of_the_owner.sql')
    expect(await withOwner(address, (owner) => owner.query(definitions))).toEqual(await db.owner((owner) => owner.query(definitions)))
    await asSuperuser('drop database former')
    rmSync(former, { recursive: true })
  })
})
