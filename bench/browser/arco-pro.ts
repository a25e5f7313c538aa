import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { resultsFolder } from '../kit/product.ts'
import { startProgram } from '../kit/program.ts'
import type { Scope } from '../kit/scope.ts'
import type { FloorServer } from './floor-server.ts'

/** Version of the template on npm, with its own React, Vite and Arco. */
const version = '2.8.1'
const run = promisify(execFile)

/** Rows of the template's list, as its own sample data has them: ten to a page. */
const list = Array.from({ length: 10 }, (_, at) => ({
  id: `${60_012_345 + at}-${4_000 + at}`,
  name: '国际新闻集合',
  contentType: at % 3,
  filterType: at % 2,
  count: 100 * at,
  createdTime: at + 1,
  status: at % 2,
}))
const pages = ['workplace', 'monitor', 'dataAnalysis', 'multiDimensionDataAnalysis', 'searchTable', 'cardList']
const permissions = Object.fromEntries(
  pages.flatMap((page) => ['dashboard', 'visualization', 'list'].map((area) => [`menu.${area}.${page}`, ['*']])),
)

/** Answers to the calls of the template, which the server of the page gives at once. */
const answers = {
  '/api/user/userInfo': JSON.stringify({ name: '管理员', avatar: '', permissions }),
  '/api/list': JSON.stringify({ list, total: 100 }),
  '/api/message/list': '[]',
}

/**
 * The list page of arco-design-pro, built as its template is, once for this machine: about three minutes, and the npm registry.
 * Answers with its address.
 */
export async function startArcoPro(scope: Scope): Promise<string> {
  const folder = path.join(resultsFolder, 'peers', `arco-design-pro-${version}`)
  const app = path.join(folder, 'app')
  if (!existsSync(path.join(app, 'dist/index.html'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { 'arco-design-pro': version } }))
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
    await run(process.execPath, ['node_modules/arco-design-pro/scripts/vite.js', `--projectPath=${app}`], { cwd: folder })
    // its peers contradict each other, and no package of it needs a script to build the page; the bench runs in production, where npm would
    // leave out what builds it
    await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts', '--include=dev'], { cwd: app })
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: app })
  }
  const server = startProgram<FloorServer>(scope, new URL('floor-server.ts', import.meta.url))
  return `http://127.0.0.1:${await server.call('start', { folder: path.join(app, 'dist'), answers, fallback: '/index.html' })}`
}
