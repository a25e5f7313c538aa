// Programs that the tests of engines need and npm does not bring.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Each with the package of Debian that brings it. */
export const programs = {
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
/** Folders where they are looked for. */
export const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', ...versions]

/** Names of those that this machine lacks. @returns {string[]} */
export const missingPrograms = () => Object.keys(programs).filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))))
