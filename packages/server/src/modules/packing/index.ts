export { slipExpiry } from './slip/expiry.job.ts'
