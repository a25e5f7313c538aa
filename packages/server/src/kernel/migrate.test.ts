import { cpSync, mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-migrations-'))
let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase({ empty: true })
  cpSync(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true })
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
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`),
    )
    expect(open).toEqual([])
  })
})
