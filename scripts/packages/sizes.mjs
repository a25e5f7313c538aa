// Measures gzipped bundle sizes of all exports of an entry; peers and dependencies stay outside.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { build } from 'esbuild'
import { isEndpoint } from './contracts-report.mjs'
import { entriesOf } from './pack.mjs'

/** Most kB (1,000 bytes) of an entry point. */
const budgets = {
  '@jst/store': 1,
  '@jst/permissions': 2,
  '@jst/realtime': 3,
  '@jst/tab-bar': 3,
  '@jst/session-core': 5,
  '@jst/api-client': 6,
  // fields, merge and both copies of a set; rules with their sentences, standards and the browser parts are entries of their own
  '@jst/si-drafts': 18,
  // the core, with numbers as people write them and their units
  '@jst/sheet': 15,
  // prices, facts of each lot of boxes, guards and their sentences in both languages; SHA-256 stays outside
  '@jst/price-engine': 14,
  // words of the trade for places, charges and carriers are most of it
  '@jst/text-reader': 23,
  // reader and writer, with the character sets
  '@jst/edifact': 6,
  // the timeline with its words in two languages and the zones of ports; readers, free time, predictions and exceptions are entries of their own
  '@jst/track': 19.5,
  // box, quantities and steps with their sentences; checks, differences, sheets, messages and slips are entries of their own
  '@jst/packing': 6,
  // consignment with its words, company codes, regimes, deadlines and the zones of ports; checks, messages, receipts and VGM are entries of their own
  '@jst/manifest': 12,
}

/** Most kB of one call that is imported from contracts. */
const callBudget = 4
/** Most MB that an installed package takes. */
const installed = { '@jst/contracts': 2 }

export async function checkSizes({ wanted }) {
  const problems = []
  for (const [name, most] of Object.entries(budgets)) {
    const one = wanted.find((candidate) => candidate.name === name)
    if (!one) continue
    const { dir, manifest } = one
    const { size, warnings } = await bundled(manifest, { entryPoints: [path.join(dir, manifest.exports['.'].default)] })
    // what a bundler says here, it says to every consumer
    problems.push(...warnings.map(({ text, location }) => `${name}: ${text} (${location?.file ?? 'unknown'})`))
    console.log(`  ${name.padEnd(20)}${size.toFixed(2).padStart(6)} of ${most} kB`)
    if (size > most)
      problems.push(`${name}: ${size.toFixed(2)} kB gzipped, the budget is ${most} kB. Look at what the entry point brings along.`)
  }
  const contracts = wanted.find(({ name }) => name === '@jst/contracts')
  if (contracts) problems.push(...(await checkCalls(contracts)))
  for (const { name, dir, manifest, size } of wanted) {
    const said = /at most (\d+) kB gzipped/.exec(readFileSync(path.join(dir, 'README.md'), 'utf8'))?.[1]
    if (said && Number(said) !== budgets[name]) problems.push(`${name}: README.md says ${said} kB, the budget is ${budgets[name]} kB.`)
    if (size / 1e6 > (installed[name] ?? Infinity))
      problems.push(`${name} ${manifest.version}: installed it takes ${(size / 1e6).toFixed(2)} MB, the budget is ${installed[name]} MB.`)
  }
  return problems
}

/** Bundles every call of contracts alone. Each is an entry of its own in one build, so that esbuild reads a file once. */
async function checkCalls({ dir, manifest }) {
  const calls = []
  for (const [entry, target] of entriesOf(manifest)) {
    const file = path.join(dir, target.default)
    const module = await import(file)
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) calls.push({ name, entry, file })
  }
  const alone = {
    name: 'calls',
    setup(builder) {
      builder.onResolve({ filter: /^call:/ }, ({ path: call }) => ({ path: call.slice('call:'.length), namespace: 'call' }))
      builder.onLoad({ filter: /.*/, namespace: 'call' }, ({ path: index }) => {
        const { name, file } = calls[Number(index)]
        return { contents: `export { ${name} } from ${JSON.stringify(file)}`, resolveDir: dir }
      })
    },
  }
  const entryPoints = Object.fromEntries(calls.map((_, index) => [`call-${index}`, `call:${index}`]))
  const outputs = await bundle(manifest, { entryPoints, plugins: [alone], outdir: dir })
  const sizes = outputs.outputFiles.map(({ path: output, contents }) => ({
    ...calls[Number(/call-(\d+)\.js$/.exec(output)[1])],
    size: gzipped(contents),
  }))
  const largest = sizes.toSorted((a, b) => b.size - a.size)
  const [{ name, size }] = largest
  console.log(`  ${calls.length} calls, largest ${name} ${size.toFixed(2)} of ${callBudget} kB`)
  return largest
    .filter((call) => call.size > callBudget)
    .map(
      (call) =>
        `@jst/contracts${call.entry.slice(1)}: ${call.name} alone is ${call.size.toFixed(2)} kB gzipped, the budget is ${callBudget} kB.`,
    )
}

const gzipped = (contents) => gzipSync(contents, { level: 9 }).length / 1000

async function bundled(manifest, entry) {
  const { outputFiles, warnings } = await bundle(manifest, entry)
  return { size: gzipped(outputFiles[0].contents), warnings }
}

const bundle = (manifest, entry) =>
  build({
    ...entry,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    external: Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies })
      .flatMap((one) => [one, `${one}/*`])
      .filter(outside),
  })

/** Our own packages count, wherever they live. */
const outside = (name) => !name.startsWith('@jst/')
