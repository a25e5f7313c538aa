/** Words of the figures on the homes. */
export const tileWords = { failedMails: { label: '发送失败的邮件', hint: '多次重试后仍未送达的通知邮件' } } as const
