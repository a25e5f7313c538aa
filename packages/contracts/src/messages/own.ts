import { employee } from '../may.ts'

/** Whoever acts for a company has a box of messages, with or without a role. */
export const ownMessages = employee('本人的消息')
