export { scheduledMessagesJob } from './global/global.job.ts'
export { sendMessage } from './messages.service.ts'
