// A foreign front end: a folder outside of the repository with the packages it names, checked by compilers, built by Vite, used in a browser.
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium as playwright, expect } from 'playwright/test'
import { build } from 'vite'
import { chromium } from '../lib/chromium.mjs'
import { root } from '../lib/workspaces.mjs'
import { serveConsumer } from './consumer-server.mjs'

const exec = promisify(execFile)
const { devDependencies } = createRequire(import.meta.url)(path.join(root, 'package.json'))

/** This repository's compiler, which looks into every declaration. */
export const newCompiler = [path.join(root, 'node_modules/typescript/bin/tsc')]
/** It, and the older one that many consumers still have. */
const compilers = [
  newCompiler,
  [createRequire(createRequire(import.meta.url).resolve('@microsoft/api-extractor')).resolve('typescript/bin/tsc'), '--skipLibCheck'],
]

/** The version of a dependency that this repository uses. */
export const versionOf = (name) => devDependencies[name] ?? createRequire(import.meta.url)(`${name}/package.json`).version

/** Tries each package with one browser, and answers what went wrong. `attempt(one, browser)` */
export async function tryEach(wanted, label, attempt) {
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env: { ...process.env, ...env } })
  const problems = []
  try {
    for (const one of wanted) problems.push(...(await tryOne(one.name, label, () => attempt(one, browser))))
  } finally {
    await browser.close()
  }
  return problems
}

/** Prints how long an attempt took. @returns {Promise<string[]>} what went wrong */
export async function tryOne(name, label, attempt) {
  const started = performance.now()
  try {
    await attempt()
    console.log(`  ${name.padEnd(20)}${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`)
    return []
  } catch (error) {
    return [`${name} ${label}: ${error.stdout || error.message}`]
  }
}

/** The tarballs of these packages of ours, those that they depend on, and `dependencies`; nothing else of ours may come along. */
export async function install(home, wanted, packages, { dependencies, options = [] }) {
  const ours = [...new Set(wanted.flatMap((one) => withOurs(one, packages)))]
  const tarballs = ours.map((one) => [one.name, `file:${one.tarball}`])
  await npmInstall(home, { dependencies: { ...dependencies, ...Object.fromEntries(tarballs) } }, ['--prefer-offline', ...options])
  const there = readdirSync(path.join(home, 'node_modules/@jst')).map((one) => `@jst/${one}`)
  const strangers = there.filter((one) => !ours.some(({ name }) => name === one))
  if (strangers.length > 0) throw new Error(`brings ${strangers.join(', ')} along`)
}

/** A new project, with its dependencies. */
export async function npmInstall(home, manifest, options = []) {
  mkdirSync(home, { recursive: true })
  write(home, 'package.json', { name: 'consumer', private: true, type: 'module', ...manifest })
  await exec('npm', ['install', '--no-audit', '--no-fund', ...options], { cwd: home, shell: process.platform === 'win32' })
}

/** A package of ours and those of ours below it. */
function withOurs(one, packages) {
  const below = packages.filter(({ name }) => name in (one.manifest.dependencies ?? {}))
  return [one, ...below.flatMap((other) => withOurs(other, packages))]
}

const strict = { strict: true, noEmit: true, target: 'esnext', skipLibCheck: false }
const forBrowsers = { module: 'esnext', moduleResolution: 'bundler', lib: ['esnext', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: [] }
const forNode = { module: 'nodenext', allowImportingTsExtensions: true, lib: ['esnext'], types: ['node'] }

/** Has a script for Node compiled. */
export const makeScript = (home, main) => write(home, 'tsconfig.json', { compilerOptions: { ...strict, ...forNode }, files: [main] })

/** Makes a page of its main file; `mains` are compiled with it. */
export function makePage(home, main = 'main.tsx', mains = [main]) {
  write(home, 'tsconfig.json', { compilerOptions: { ...strict, ...forBrowsers }, files: [...mains, 'env.d.ts'] })
  // as the types of bundlers say
  writeFileSync(path.join(home, 'env.d.ts'), "declare module '*.css'\n")
  writeFileSync(
    path.join(home, 'index.html'),
    `<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/${main}"></script></body></html>`,
  )
}

const write = (home, file, content) => writeFileSync(path.join(home, file), JSON.stringify(content))

export async function compile(home, by = compilers) {
  for (const compiler of by) await exec(process.execPath, [...compiler, '-p', home])
}

export async function bundle(home) {
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: { outDir: path.join(home, 'out'), reportCompressedSize: false },
  })
}

/** Opens the built page. `handle` and `connect` are its back end, `run` what a person does; it is given `more`. */
export async function visit(browser, home, { handle, connect, run }, more = {}) {
  const server = await serveConsumer(path.join(home, 'out'), { handle, connect })
  const context = await browser.newContext({ locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(server.origin)
    await run({ page, context, origin: server.origin, expect, ...more })
    if (faults.length > 0) throw new Error(`errors on the page: ${faults.join('; ')}`)
  } finally {
    await context.close()
    await server.close()
  }
}
