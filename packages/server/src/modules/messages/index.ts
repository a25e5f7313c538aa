export { sendMessage, type OutgoingMessage } from './messages.service.ts'
