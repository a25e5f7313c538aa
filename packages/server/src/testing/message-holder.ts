import type { PgAddress } from '../kernel/address.ts'
import { createSurroundings } from '../kernel/surroundings.ts'
import { channelJobs } from '../documents/index.ts'
import { registerBookings } from '../modules/booking/index.ts'
import { startJobs } from './job-bench.ts'

// Helper process of killed.test.ts: sends messages to carriers until it is killed.
const [address] = process.argv.slice(2) as [string]
registerBookings()
await startJobs(JSON.parse(address) as PgAddress, channelJobs, { surroundings: createSurroundings({ innerEndpoints: true }) })
