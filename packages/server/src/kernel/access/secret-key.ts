import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { texts } from '../kernel.texts.ts'

const size = 32

/**
 * The server's key: from SECRET_KEY, else a file in the data folder, made at the first use and readable by its owner alone. Several servers on
 * one database need the same SECRET_KEY. Without a folder: a key for this process.
 */
export function readSecretKey(secretKey: string | undefined, dataDir: string | undefined): Buffer {
  if (secretKey) return createHash('sha256').update(secretKey).digest()
  if (dataDir === undefined) return randomBytes(size)
  const file = path.join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(size), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = readFileSync(file)
  if (key.length !== size) throw new Error(texts.keyDamaged(file, size))
  return key
}
