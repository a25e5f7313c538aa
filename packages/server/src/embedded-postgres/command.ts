import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { backUp, restore } from './backup.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

// npm run backup, npm run restore
async function main(task: string | undefined, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new StartupError(`请指明备份目录：npm run ${task} -- <目录>`)
  if (existsSync('.env')) process.loadEnvFile()
  const { dataDir, databaseUrl } = readConfig(process.env)
  const backup = path.resolve(folder)
  if (task === 'backup') {
    await backUp({ dataDir, to: backup, envFile: '.env', withoutDatabase: databaseUrl !== undefined })
    say(`备份完成：${backup}`)
  } else {
    await restore(backup, dataDir)
    say(`已恢复到 ${dataDir}，请启动服务。`)
  }
  if (databaseUrl !== undefined) say('外部数据库（DATABASE_URL）不在其中，请用 pg_dump 与 pg_restore 另行备份和恢复。')
}

main(process.argv[2], process.argv[3]).catch((error: Error) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : error.stack}\n`)
  process.exit(1)
})
