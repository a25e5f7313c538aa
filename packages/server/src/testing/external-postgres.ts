import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nativePostgres } from '../embedded-postgres/paths.ts'
import { freePort } from '../free-port.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { folderFor, nobody, start, type Engine } from './engines.ts'
import { until } from './until.ts'

/** Debian has a folder for each major version: 15 in Debian 12. */
const debian = '/usr/lib/postgresql'
const programsOf = {
  Debian: () => path.join(debian, readdirSync(debian).sort()[0]!, 'bin'),
  npm: () => path.dirname(nativePostgres().bin('postgres')),
} as const

/** A PostgreSQL that somebody else runs, reached by network, password and an account as managed databases give it: it owns its database, and no more. */
export async function startExternalPostgres(source: keyof typeof programsOf): Promise<Engine & { readonly address: PgAddress }> {
  const [port, folder, bin] = [await freePort(), folderFor('postgres'), programsOf[source]()]
  const [data, password] = [path.join(folder, 'data'), 'a password'] as const
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password)
  chmodSync(passwordFile, 0o644)
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'host', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C'],
    {
      ...nobody,
      cwd: folder,
    },
  )
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const engine = await start(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], port, folder, nobody)
  const host = { host: '127.0.0.1', port, user: 'host', password, database: 'postgres' }
  await until(() => withOwner(host, (owner) => owner.query('select 1')).catch(() => undefined))
  await withOwner(host, async (owner) => {
    await owner.query(`create role jst login createrole password '${password}'`)
    await owner.query('create database jst owner jst')
  })
  return { ...engine, address: { connectionString: `postgres://jst:${encodeURIComponent(password)}@127.0.0.1:${port}/jst` } }
}
