import { defineTiles } from '../workbench/tile-facts.ts'

/** Figures of messages for the homes of administrators. */
export const messageTiles = defineTiles('messages', {
  failedMails: { path: '/system/messageManage', code: 'outbox', part: { List: 'mails' }, query: { State: 'failed' } },
})
