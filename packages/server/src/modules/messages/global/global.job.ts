import type { Database } from '../../../kernel/database.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { sendNextDue } from './global.service.ts'

/** Every minute: scheduled messages whose time has come, each in a transaction of its own. */
export const scheduledMessagesJob = (database: Database, now: () => Date): Job => ({
  name: 'scheduled-messages',
  cron: '* * * * *',
  run: async () => {
    while (await database.system().tx((tx) => sendNextDue(tx, now())));
  },
})
