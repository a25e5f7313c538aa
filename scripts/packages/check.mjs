// The published packages, built, as their consumers get them. Options: --only=<check>[,<check>] or --but=<check>[,<check>]; --package=<folder name>
// for one alone; --write renews the API reports; --root=<folder> looks at another checkout.
import { checkManifests } from './manifests.mjs'
import { checkReports } from './reports.mjs'
import { checkSizes } from './sizes.mjs'
import { checkTypes } from './types.mjs'
import { checkConsumers } from './consumers.mjs'
import { checkCores } from './cores.mjs'
import { checkFrameworks } from './frameworks.mjs'
import { checkReadmes } from './readmes.mjs'
import { pack } from './pack.mjs'

const checks = {
  manifests: checkManifests,
  types: checkTypes,
  sizes: checkSizes,
  cores: checkCores,
  reports: checkReports,
  consumers: checkConsumers,
  frameworks: checkFrameworks,
  readmes: checkReadmes,
}

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(',')
const but = option('but')?.split(',') ?? []
const packed = pack(option('root'))
const wanted = option('package')
if (wanted) packed.wanted = packed.packages.filter(({ dir }) => dir.endsWith(`/${wanted}`))
let problems = 0
try {
  for (const [name, check] of Object.entries(checks)) {
    if ((only && !only.includes(name)) || but.includes(name)) continue
    const found = await check(packed, { write: process.argv.includes('--write') })
    for (const problem of found) console.error(`[${name}] ${problem}`)
    console.log(`${name}: ${found.length} problems`)
    problems += found.length
  }
} finally {
  packed.remove()
}
process.exit(problems ? 1 : 0)
