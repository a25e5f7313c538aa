export { sendMessage } from './messages.service.ts'
