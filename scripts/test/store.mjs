// Proofs of test runs on this machine, kept outside of any checkout: a fresh clone takes over those of the same contents.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const base = process.env.XDG_CACHE_HOME || (process.platform === 'win32' && process.env.LOCALAPPDATA) || path.join(homedir(), '.cache')

/** Where proofs, durations and the results of builds are kept. */
export const cacheFolder = path.join(base, 'jst-platform')
const proofs = path.join(cacheFolder, 'proven')
/** Compiled modules of programs that tests start, for NODE_COMPILE_CACHE. */
export const compiled = path.join(cacheFolder, 'compiled')
const keptMs = 30 * 24 * 3_600_000

/** A key of everything a result depends on. @param {readonly string[]} parts */
export const keyOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex')

const fileOf = (key) => path.join(proofs, key.slice(0, 2), key)

/** @param {string} key */
export function isProven(key) {
  const file = fileOf(key)
  if (!existsSync(file)) return false
  const now = new Date()
  utimesSync(file, now, now)
  return true
}

/** @param {string} key @param {string} what for people who look into the folder */
export function prove(key, what) {
  const file = fileOf(key)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${what}\n`)
}

/** Removes proofs that no run has asked for in a month, and compiled modules that are as old. */
export function forgetOld() {
  for (const folder of [proofs, compiled])
    if (existsSync(folder))
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = path.join(folder, name)
        const found = statSync(file)
        if (found.isFile() && Date.now() - found.mtimeMs > keptMs) rmSync(file, { force: true })
      }
}

const keptIn = (name) => path.join(cacheFolder, `${name}.json`)

/**
 * Values that runs keep for the next one, by the name of a step or file: `durations` and `processor` time in milliseconds, `assets` that browser
 * tests loaded.
 * @param {'durations' | 'processor' | 'assets'} name @returns {Record<string, any>}
 */
export function kept(name) {
  try {
    return JSON.parse(readFileSync(keptIn(name), 'utf8'))
  } catch {
    return {}
  }
}

/** Adds to them. @param {'durations' | 'processor' | 'assets'} name @param {Record<string, any>} values */
export function keep(name, values) {
  mkdirSync(cacheFolder, { recursive: true })
  const own = `${keptIn(name)}.${process.pid}`
  writeFileSync(own, JSON.stringify({ ...kept(name), ...values }))
  // whole or not at all: two runs may end at once
  renameSync(own, keptIn(name))
}
