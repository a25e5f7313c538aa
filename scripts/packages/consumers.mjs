// Each published package alone in somebody else's front end (scripts/consumers): install, types, build, and a person using it.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium as playwright, expect } from 'playwright/test'
import { build } from 'vite'
import { chromium } from '../lib/chromium.mjs'
import { root } from '../lib/workspaces.mjs'
import { serveConsumer } from './consumer-server.mjs'

const exec = promisify(execFile)
const consumers = path.join(root, 'scripts/consumers')
const { devDependencies } = createRequire(import.meta.url)(path.join(root, 'package.json'))

/** This repository's compiler, which looks into every declaration, and the older one that many consumers still have. */
const compilers = [
  [path.join(root, 'node_modules/typescript/bin/tsc')],
  [createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor')).resolve('typescript/bin/tsc'), '--skipLibCheck'],
]

export async function checkConsumers({ folder, packages, wanted }) {
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env: { ...process.env, ...env } })
  const problems = []
  try {
    for (const one of wanted) {
      const source = path.join(consumers, path.basename(one.dir))
      if (!existsSync(source)) continue
      const started = performance.now()
      const home = path.join(folder, 'consumer', path.basename(one.dir))
      try {
        await install(home, source, one, packages)
        for (const compiler of compilers) await exec(process.execPath, [...compiler, '-p', home])
        await build({
          root: home,
          configFile: false,
          logLevel: 'error',
          build: { outDir: path.join(home, 'out'), reportCompressedSize: false },
        })
        await visit(browser, home, path.join(source, 'scenario.mjs'))
        console.log(`  ${one.name.padEnd(20)}${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
      } catch (error) {
        problems.push(`${one.name} alone in a foreign front end: ${error.stdout || error.message}`)
      }
    }
  } finally {
    await browser.close()
  }
  return problems
}

/** The tarball, those of our packages that it depends on, its declared peers, and React; nothing else of ours may come along. */
async function install(home, source, { name, manifest }, packages) {
  mkdirSync(home, { recursive: true })
  cpSync(source, home, { recursive: true })
  const ours = [name, ...Object.keys(manifest.dependencies ?? {}).filter((one) => one.startsWith('@jst/'))]
  const tarballs = ours.map((wanted) => [wanted, `file:${packages.find((one) => one.name === wanted).tarball}`])
  const versions = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((one) => [one, versionOf(one)])
  write(home, 'package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...manifest.peerDependencies, ...Object.fromEntries([...tarballs, ...versions]) },
  })
  write(home, 'tsconfig.json', {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'esnext',
      lib: ['esnext', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      skipLibCheck: false,
      types: [],
    },
    files: ['main.tsx'],
  })
  writeFileSync(
    path.join(home, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  )
  await exec('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: home, shell: process.platform === 'win32' })
  const there = readdirSync(path.join(home, 'node_modules/@jst')).map((one) => `@jst/${one}`)
  const strangers = there.filter((one) => !ours.includes(one))
  if (strangers.length > 0) throw new Error(`brings ${strangers.join(', ')} along`)
}

const versionOf = (name) => devDependencies[name] ?? createRequire(import.meta.url)(`${name}/package.json`).version
const write = (home, file, content) => writeFileSync(path.join(home, file), JSON.stringify(content))

async function visit(browser, home, scenario) {
  const { handle, connect, run } = await import(pathToFileURL(scenario).href)
  const server = await serveConsumer(path.join(home, 'out'), { handle, connect })
  const context = await browser.newContext({ locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(server.origin)
    await run({ page, context, origin: server.origin, expect })
    if (faults.length > 0) throw new Error(`errors on the page: ${faults.join('; ')}`)
  } finally {
    await context.close()
    await server.close()
  }
}
