// A folder for what lives no longer than this process. Under Linux it is kept in memory where there is plenty: a database is copied there in a tenth
// of the time that a disk takes to make its files.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const inMemory = '/dev/shm'
const prefix = 'jst-brief-'
/** Free space needed: twice that of a whole test run, which holds a second tree with its dependencies. */
const plenty = 6e9

function memoryServes() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === inMemory)
    const { bavail, bsize } = statfsSync(inMemory)
    // dependencies bring programs, which must be allowed to run
    return mount !== undefined && !/\bnoexec\b/.test(mount) && Math.min(bavail * bsize, process.availableMemory()) > plenty
  } catch {
    return false
  }
}

/** Makes the folder; it goes when this process ends. @returns {string} */
export function briefFolder() {
  const base = memoryServes() ? inMemory : tmpdir()
  sweep(base)
  const folder = mkdtempSync(path.join(base, `${prefix}${process.pid}-`))
  // the database of a run as root works as somebody else, who has to pass through
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/** Removes those of processes that were killed. */
function sweep(base) {
  for (const name of readdirSync(base)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    try {
      rmSync(path.join(base, name), { recursive: true, force: true })
    } catch {
      // somebody else's
    }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
