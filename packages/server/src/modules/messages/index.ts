export { scheduledMessagesJob } from './global/global.job.ts'
export { listMessages } from './messages.repo.ts'
