// npm run image -- <folder>: puts what a server process runs into an empty folder, with nothing to build, install or write to; see
// docs/guides/deploy.md. The Dockerfile copies it.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { assemble } from './lib/assemble.mjs'
import { exec } from './lib/process.mjs'

const [target] = process.argv.slice(2)
if (!target) {
  console.error('用法：npm run image -- <目录>')
  process.exit(2)
}
const folder = path.resolve(target)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} 不是空的，请换一个目录`)
  process.exit(2)
}
await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
assemble(folder)
console.log(`已生成 ${folder}`)
