import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import { copyOfRunning } from './orphan.ts'
import { bornAt, isSameFolder, processExists } from './process.ts'
import { texts } from './postgres.texts.ts'

interface Holder {
  pid: number
  /** Tells a living process from another one that got the same number later; empty where the system does not say. */
  born: string
  since: string
  /** Where the lock was made; another folder than the one it is found in when the folder was copied. */
  folder?: string
}

const lockName = 'server.lock'

/**
 * Takes the data folder for this process; the answer gives it back. A lock whose process is gone is taken over.
 * @throws StartupError when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, lockName)
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid), since: new Date().toISOString(), folder } satisfies Holder)
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createExclusively(file, mine)) return () => release(file, mine)
    const found = read(file)
    if (found === undefined) continue
    const holder = parse(found)
    const copied = holder?.folder !== undefined && existsSync(holder.folder) && !isSameFolder(holder.folder, folder)
    if (copied && isAlive(holder) && read(path.join(holder.folder!, lockName)) === found)
      throw copyOfRunning(folder, holder.folder!, holder.pid, file)
    if (holder && !copied && isAlive(holder)) {
      throw new StartupError(texts.inUse(folder, holder.pid, holder.since))
    }
    setAside(file, found)
  }
  throw new StartupError(texts.notLocked(folder))
}

function createExclusively(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, text)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new StartupError(texts.notWritable((error as Error).message))
  }
}

/** Moves a dead lock away. Two starters may race here: what was moved must be what was read, else it is put back. */
function setAside(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (read(aside) !== expected) renameSync(aside, file)
    else rmSync(aside, { force: true })
  } catch {
    // somebody else was quicker; the next attempt sees what they left
  }
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}

/** Returns true if a living process holds the data folder. */
export function isHeld(folder: string): boolean {
  const found = read(path.join(folder, lockName))
  const holder = found === undefined ? undefined : parse(found)
  return holder !== undefined && isAlive(holder) && (holder.folder === undefined || isSameFolder(holder.folder, folder))
}

const isAlive = (holder: Holder) => processExists(holder.pid) && bornAt(holder.pid) === holder.born
