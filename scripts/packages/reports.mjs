// The public types of each entry point as a text that is committed: a change of them is a visible diff. `npm run api` renews them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { contractReports } from './contracts-report.mjs'
import { entriesOf } from './pack.mjs'

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
}
/** Where members have docstrings as well: what other front ends build on. */
const documented = new Set(
  ['store', 'session-core', 'api-client', 'permissions', 'realtime', 'tab-bar', 'si-drafts', 'sheet', 'price-engine', 'ui'].map(
    (name) => `@jst/${name}`,
  ),
)
/** Components whose props are read off the components. */
const loose = new Set(['@jst/ui'])

export async function checkReports({ folder, wanted }, { write }) {
  const problems = []
  for (const { name, dir, manifest } of wanted) {
    const reportFolder = path.join(dir, 'api')
    const wanted = new Set()
    const own = name === '@jst/contracts' ? await contractReports(dir, entriesOf(manifest)) : undefined
    for (const [entry, target] of entriesOf(manifest)) {
      if (!existsSync(path.join(dir, target.types))) {
        problems.push(`${name}: ${target.types} is missing. Run npm run build.`)
        continue
      }
      const file = `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`
      wanted.add(file)
      if (own) {
        problems.push(...keep({ name, reportFolder, file, write, text: own.get(entry) }))
        continue
      }
      // what other entry points use of '.' is exported there
      const complete = entry === '.' && !loose.has(name)
      problems.push(...report({ name, dir, types: path.join(dir, target.types), reportFolder, file, write, folder, complete }))
    }
    for (const file of existsSync(reportFolder) ? readdirSync(reportFolder) : [])
      if (!wanted.has(file)) {
        if (write) rmSync(path.join(reportFolder, file))
        else problems.push(`${name}: api/${file} belongs to no entry point. Run npm run api.`)
      }
  }
  return problems
}

function keep({ name, reportFolder, file, write, text }) {
  const committed = path.join(reportFolder, file)
  if (existsSync(committed) && readFileSync(committed, 'utf8') === text) return []
  if (!write) return [`${name}: the contracts differ from api/${file}. Look at the change, then npm run api.`]
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(committed, text)
  return []
}

function report({ name, dir, types, reportFolder, file, write, folder, complete }) {
  mkdirSync(reportFolder, { recursive: true })
  const problems = []
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(dir, 'package.json'),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: { enabled: true, reportFolder, reportTempFolder: path.join(folder, 'reports', name), reportFileName: file },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'warning' },
          'ae-missing-release-tag': { logLevel: 'none' },
          'ae-forgotten-export': { logLevel: complete ? 'warning' : 'none' },
          'ae-undocumented': { logLevel: 'none' },
          'ae-unresolved-link': { logLevel: 'none' },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  })
  Extractor.invoke(config, {
    localBuild: write,
    messageCallback: (message) => {
      message.handled = true
      const stale = message.messageId === 'console-api-report-not-copied' || message.messageId === 'console-api-report-created'
      if (stale && !write) problems.push(`${name}: the public types differ from api/${file}. Look at the change, then npm run api.`)
      else if (!stale && ['error', 'warning'].includes(message.logLevel) && !message.messageId?.startsWith('console-'))
        problems.push(`${name}: api/${file}: ${message.text}`)
    },
  })
  const committed = path.join(reportFolder, file)
  const bare = existsSync(committed) ? readFileSync(committed, 'utf8').matchAll(/\/\/ @public \(undocumented\)\n(.+)/g) : []
  for (const [, symbol] of bare) problems.push(`${name}: api/${file}: no docstring: ${symbol}`)
  if (documented.has(name) && existsSync(committed))
    problems.push(...bareMembers(readFileSync(committed, 'utf8')).map((member) => `${name}: api/${file}: no docstring: ${member}`))
  return problems
}

/** Members without a docstring. What a class implements is described where it is asked for, of a component by React, attributes of DCSA by DCSA. */
function bareMembers(text) {
  let owner = ''
  const found = []
  const lines = text.split('\n')
  lines.forEach((line, index) => {
    owner = /^(?:export )?(?:abstract )?(?:class|interface) .*/.exec(line)?.[0] ?? owner
    if (line.trim() !== '// (undocumented)' || /\bimplements\b|\bextends Component\b|\bDcsa/.test(owner)) return
    const name = /(?:class|interface) (\w+)/.exec(owner)?.[1]
    found.push(`${name}: ${lines[index + 1]?.trim()}`)
  })
  return found
}
