import type { PgAddress } from '../kernel/database/address.ts'
import { createSurroundings } from '../kernel/process/surroundings.ts'
import { channelJobs } from '../documents/index.ts'
import { registerBookings } from '../modules/booking/index.ts'
import { registerManifests, registerVgms } from '../modules/manifest/index.ts'
import { registerPacking } from '../modules/packing/index.ts'
import { registerBilling } from '../modules/invoices/index.ts'
import { registerReleases } from '../modules/release/index.ts'
import { registerSi } from '../modules/si/index.ts'
import { startJobs } from './job-bench.ts'

// Helper process of tests: sends messages to carriers and terminals until it is killed.
const [address, secretKey] = process.argv.slice(2) as [string, string?]
registerBookings()
registerPacking()
registerSi()
registerManifests()
registerVgms()
registerBilling()
registerReleases()
await startJobs(JSON.parse(address) as PgAddress, channelJobs, {
  surroundings: createSurroundings({ innerEndpoints: true, ...(secretKey === undefined ? {} : { secretKey }) }),
})
