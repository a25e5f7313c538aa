export { MessagesPart } from './MessagesPart.tsx'
export { SendMessages } from './SendMessages.tsx'
export { SendMessageTool } from './SendMessageTool.tsx'
export { withWording } from './kind.ts'
