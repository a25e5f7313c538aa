import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import { texts } from './postgres.texts.ts'

/** Engine that keeps the data of this folder. Written once it is known, so that a later start never opens an empty database by mistake. */
export interface Engine {
  readonly kind: 'embedded-postgres' | 'external'
  readonly version?: string
  readonly major?: number
}

/**
 * Compares the engine that is about to run with the one that the folder was used with.
 * A newer minor of the same major just starts; moving from embedded to DATABASE_URL is the user's own word.
 * @throws StartupError when the data would seem gone (external before, embedded now) or could not be read (other major).
 */
export function checkEngine(folder: string, engine: Engine): void {
  const file = path.join(folder, 'engine.json')
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Engine) : undefined
  if (engine.kind === 'embedded-postgres') {
    if (before?.kind === 'external') {
      throw new StartupError(texts.wasExternal(folder, file))
    }
    const major = dataMajor(folder) ?? before?.major
    if (major !== undefined && major !== engine.major) {
      throw new StartupError(texts.otherVersion(folder, major, engine.major))
    }
  }
  const text = JSON.stringify(engine)
  if (before && JSON.stringify(before) === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function dataMajor(folder: string): number | undefined {
  const file = path.join(folder, 'pg', 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}
