// What test runs on this machine have proven, kept outside of any checkout: a fresh clone takes over what was proven of the same contents.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const base = process.env.XDG_CACHE_HOME || (process.platform === 'win32' && process.env.LOCALAPPDATA) || path.join(homedir(), '.cache')

/** Where proofs, durations and the results of builds are kept. */
export const cacheFolder = path.join(base, 'jst-platform')
const proofs = path.join(cacheFolder, 'proven')
const durationsFile = path.join(cacheFolder, 'durations.json')
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

/** Removes proofs that no run has asked for in a month. */
export function forgetOld() {
  if (!existsSync(proofs)) return
  for (const folder of readdirSync(proofs))
    for (const name of readdirSync(path.join(proofs, folder))) {
      const file = path.join(proofs, folder, name)
      if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file, { force: true })
    }
}

/** Milliseconds that steps and test files took last time, by name. @returns {Record<string, number>} */
export function durations() {
  try {
    return JSON.parse(readFileSync(durationsFile, 'utf8'))
  } catch {
    return {}
  }
}

/** @param {Record<string, number>} measured */
export function keepDurations(measured) {
  mkdirSync(cacheFolder, { recursive: true })
  const own = `${durationsFile}.${process.pid}`
  writeFileSync(own, JSON.stringify({ ...durations(), ...measured }))
  // whole or not at all: two runs may end at once
  renameSync(own, durationsFile)
}
