// The public types of each entry point as a text that is committed: a change of them is a visible diff. `npm run api` renews them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
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
/** The wire types of contracts are described by OpenAPI, call by call; as plain types they would be thousands of lines. */
const without = new Set(['@jst/contracts'])
/** Components whose props are read off the components. */
const loose = new Set(['@jst/ui'])

export async function checkReports({ folder, wanted }, { write }) {
  const problems = []
  for (const { name, dir, manifest } of wanted) {
    if (without.has(name)) continue
    const reportFolder = path.join(dir, 'api')
    const wanted = new Set()
    for (const [entry, target] of entriesOf(manifest)) {
      if (!existsSync(path.join(dir, target.types))) {
        problems.push(`${name}: ${target.types} is missing. Run npm run build.`)
        continue
      }
      const file = `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`
      wanted.add(file)
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
  return problems
}
