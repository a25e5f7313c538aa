import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

/** A data folder of its own for a server or a database that a test stops or kills: migrated, with the demo data. The test removes it. */
export function readyDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-ready-'))
  cpSync(inject('cluster').readyData, folder, { recursive: true })
  return folder
}
