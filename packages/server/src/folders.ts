import { createRequire } from 'node:module'
import path from 'node:path'

/** Where this package lies, also for code of it that was bundled elsewhere: its migrations and data are read from here. */
export const packageFolder = path.dirname(createRequire(import.meta.url).resolve('@jst/server/package.json'))
export const dataFolder = path.join(packageFolder, 'data')
export const migrationsFolder = path.join(packageFolder, 'migrations')
