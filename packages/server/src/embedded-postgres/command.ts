import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { backUp, restore } from './backup.ts'
import { texts } from './postgres.texts.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

// npm run backup, npm run restore
async function main(task: string | undefined, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new StartupError(texts.folderNeeded(task))
  if (existsSync('.env')) process.loadEnvFile()
  const { dataDir, databaseUrl } = readConfig(process.env)
  const backup = path.resolve(folder)
  if (task === 'backup') {
    await backUp({ dataDir, to: backup, envFile: '.env', withoutDatabase: databaseUrl !== undefined })
    say(texts.backedUp(backup))
  } else {
    await restore(backup, dataDir)
    say(texts.restored(dataDir))
  }
  if (databaseUrl !== undefined) say(texts.externalApart)
}

main(process.argv[2], process.argv[3]).catch((error: Error) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : error.stack}\n`)
  process.exit(1)
})
