export { acknowledgedRecord, acknowledgement, readEdi, type AcknowledgedAnswer } from './acknowledge.ts'
export { actOn } from './acts.service.ts'
export { answerTo, insertAnswer, recordByReference, referenceOf } from './answers.repo.ts'
export { receive } from './answers.service.ts'
export { channelLimit, channelRoutes } from './channels.routes.ts'
export { draftMessage } from './draft.ts'
export { channelJobs } from './jobs.ts'
export { channelsOf } from './kind.ts'
export { composeMail } from './mail.ts'
export { messagePage } from './log.repo.ts'
export {
  changeMessage,
  countMessages,
  insertMessage,
  sentMessagesOf,
  type StoredMessage,
  type MessageWithRecords,
} from './messages.repo.ts'
export { senderOf } from './sender.repo.ts'
export { findChannel, type StoredChannel } from './channels.repo.ts'
export {
  defineChannels,
  type AnswerReader,
  type ApplyCall,
  type HeardAnswer,
  type MatchedRecord,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type ReadAnswer,
  type WriteFacts,
  type WrittenMessage,
} from './module.ts'
export { messageFile, readMessage } from './read.service.ts'
export { draftOf, send, sendTest } from './send.service.ts'
export { channelRules, keepSecret } from './settings.service.ts'
export { simulatedPause, simulatorRules } from './simulator-rules.ts'
