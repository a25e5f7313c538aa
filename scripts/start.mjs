// npm start: builds the apps and the server where they changed, then runs the server, which brings up its database and serves everything on one
// origin.
import { existsSync } from 'node:fs'
import { run, exec } from './lib/process.mjs'
import { serverArguments, serverEnv } from './lib/server.mjs'

// before the defaults below, which would otherwise win over the file
if (existsSync('.env')) process.loadEnvFile()
console.log('检查并构建…')
await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
const server = run(process.execPath, [...serverArguments, ...process.argv.slice(2)], {
  env: { ...serverEnv, DEMO: '1', LOG_LEVEL: 'warn' },
})
process.exit(await server)
