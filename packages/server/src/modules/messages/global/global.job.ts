import { Null } from 'typebox'
import { defineJob } from '../../../kernel/jobs/job.ts'
import { texts } from '../texts.ts'
import { sendNextDue } from './global.service.ts'

/** Every minute: scheduled messages whose time has come, each in a transaction of its own. */
export const scheduledMessagesJob = defineJob({
  name: 'scheduled-messages',
  zh: texts.scheduledJob,
  data: Null(),
  cron: '* * * * *',
  run: async ({ tx, now }) => {
    while (await tx((inside) => sendNextDue(inside, now())));
  },
})
