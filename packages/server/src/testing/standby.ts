import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseAddress, initialise, serverArguments } from '../embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { nativePostgres } from '../embedded-postgres/paths.ts'
import { chooseRunner } from '../embedded-postgres/runner.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { readyDataFolder } from './ready-data.ts'
import { until } from './until.ts'

/** A database with a standby that streams its log. */
export interface Streaming {
  readonly primary: PgAddress
  readonly standby: PgAddress
  /** Asks one of them as superuser. */
  ask<Row>(whom: 'primary' | 'standby', sql: string): Promise<Row[]>
  end(): Promise<void>
}

/** Both begin with the same files: migrated, with the demo data. */
export async function startStreaming(): Promise<Streaming> {
  const folders = [readyDataFolder(), mkdtempSync(path.join(tmpdir(), 'jst-standby-'))] as const
  const data = path.join(folders[1], 'pg')
  cpSync(path.join(folders[0], 'pg'), data, { recursive: true })
  const primary = await startEmbeddedPostgres({ dataDir: folders[0] })

  const { host, port, user } = primary.address
  writeFileSync(path.join(data, 'standby.signal'), '')
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`)
  const [native, runner] = [nativePostgres(), await chooseRunner(data)]
  await initialise(native, runner, data)
  const standby = await chooseAddress(data)
  const child = runner.run(native.bin('postgres'), serverArguments(data, standby), { tied: true, stdio: 'ignore' })
  const addresses = { primary: primary.address, standby }
  const ask = <Row>(whom: 'primary' | 'standby', sql: string) => withOwner(addresses[whom], (owner) => owner.query<Row>(sql))
  await until(() =>
    ask<{ streams: boolean }>('standby', `select status = 'streaming' as streams from pg_stat_wal_receiver`).then(
      ([row]) => row?.streams,
      () => false,
    ),
  )
  return {
    ...addresses,
    ask,
    async end() {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
