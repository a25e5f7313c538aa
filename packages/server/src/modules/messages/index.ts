import { insertGlobal, recipientsOf, setSent, setState } from './global/global.repo.ts'

export { scheduledMessagesJob } from './global/global.job.ts'
export { listMessages } from './messages.repo.ts'
/** Parts that the demo writes its global messages with. */
export const globalMessagesInDemo = { insertGlobal, recipientsOf, setSent, setState } as const
