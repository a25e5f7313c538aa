import { employee } from '../may.ts'

/** Every employee of a company has a message box, with or without a role. */
export const ownMessages = employee('本人的消息')
