// The tests with programs that npm does not bring: Redis, PgBouncer, nginx, an older PostgreSQL, and Swift, which speaks S3. A machine without them
// says so and passes; `.ci/run` installs them. What an image of the server holds is tried with them, so the applications are built first.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { exec } from './lib/process.mjs'

/** Each with the package of Debian that brings it. */
const programs = {
  'redis-server': 'redis-server',
  pgbouncer: 'pgbouncer',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
  nginx: 'nginx-light',
  // Debian keeps it in a folder of its version
  postgres: 'postgresql',
}
const ofPostgres = '/usr/lib/postgresql'
const versions = existsSync(ofPostgres) ? readdirSync(ofPostgres).map((version) => path.join(ofPostgres, version, 'bin')) : []
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', ...versions]
const missing = Object.keys(programs).filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))))
if (missing.length > 0)
  console.log(`not on this machine: ${missing.join(', ')}. With Debian: apt-get install ${missing.map((name) => programs[name]).join(' ')}`)
else {
  process.env.PATH = folders.join(path.delimiter)
  await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
  await exec('vitest', ['run', '--project=engines'])
}
