export { approvalReminder } from './approval/reminder.job.ts'
export { agreed, asking, askingWith, voidRound } from './approval/rounds.service.ts'
export { openPage } from './approval/rounds.view.ts'
export {
  actOn,
  changeMessage,
  channelJobs,
  channelLimit,
  channelRoutes,
  channelRules,
  channelsOf,
  composeMail,
  countMessages,
  defineChannels,
  draftMessage,
  draftOf,
  findChannel,
  insertAnswer,
  insertMessage,
  keepSecret,
  messageFile,
  messagePage,
  readMessage,
  receive,
  send,
  sendTest,
  acknowledgedRecord,
  acknowledgement,
  readEdi,
  type AcknowledgedAnswer,
  senderOf,
  simulatedPause,
  simulatorRules,
  recordByReference,
  referenceOf,
  answerTo,
  sentMessagesOf,
  type AnswerReader,
  type ApplyCall,
  type HeardAnswer,
  type MatchedRecord,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type ReadAnswer,
  type StoredChannel,
  type StoredMessage,
  type MessageWithRecords,
  type WriteFacts,
  type WrittenMessage,
} from './channels/index.ts'
/** @kit */
export { hasBoxes, isShared } from './boxes/guards.ts'
export { replaceBoxRows } from './boxes/boxes.service.ts'
export { appendCharges, chargesOfRecord } from './charges/charges.service.ts'
export { currenciesOf, exchangeRatesOn, replaceCharges } from './charges/charges.repo.ts'
export { assignAt, claimAt, nextAt, peopleAt, releaseAt, type DeskModule } from './desk/index.ts'
export { documentRoutes } from './document.routes.ts'
export { draftRoutes } from './drafts/drafts.routes.ts'
export { useDraft } from './drafts/drafts.service.ts'
export { draftPurge } from './drafts/purge.job.ts'
export { addedDocuments, documentEntity, lastReason, rowsOf, stageOf, stateIs } from './entity.ts'
export { fixedRows } from './fixed-rows.ts'
export { fileRoutes } from './files/files.routes.ts'
export { tellFormat } from './files/formats.ts'
export { safeFileName } from './files/names.ts'
export { fileSweep } from './files/sweep.job.ts'
export { keepFileOf } from './files/unsigned.ts'
export { firstNumbers, hearersOf } from './hearers.ts'
/** @kit */
export { hasLines } from './lines/has-lines.ts'
export { cleanedLines, replaceRows } from './lines/lines.service.ts'
export { findManyLines } from './lines/lines.repo.ts'
export { drawAhead, drawByRule, drawNumbers, mostNumberedInside, takeNumbers } from './numbers/numbers.ts'
/** @kit */
export { freezeParties } from './parties/parties.service.ts'
export { registerPartyReader, registerPartySources, shownBy } from './parties/readers.ts'
export { chargesBlock } from './prints/charges-block.ts'
export { isDrawable } from './prints/mark-picture.ts'
export { findMark, marksOf, removeMark, saveMark } from './prints/marks.repo.ts'
export { drawHanded, issueHanded } from './prints/handed.service.ts'
export { printPdf } from './prints/pdf.ts'
export { printRoutes } from './prints/prints.routes.ts'
export { drawCode } from './prints/pdf-head.ts'
export { typeLines, type Paper, type Typeface } from './prints/typed-text.ts'
export { drawWatermark } from './prints/watermark.ts'
export { rollPdf } from './prints/roll.ts'
export { facesFor, printedText } from './prints/faces.ts'
export { substituteOf } from './prints/typesetter.ts'
export { sendPaperState } from './prints/state-page.ts'
export { registerVerification } from './prints/verify-page.ts'
export { isToken, newToken } from './prints/verify-token.ts'
export type { PrintBlock, PrintMarks, PrintSheet } from './prints/sheet.ts'
export { registerDocument, registeredDocuments, type DocumentCall, type Guard, type PrintBuilder, type SubjectRow } from './registry.ts'
export { moveRecords } from './states/many.service.ts'
export { moveFollower, moveRecord } from './states/moves.service.ts'
export { moveUnsigned } from './states/unsigned.service.ts'
export { entryColumns, presented, type EntryRow } from './thread/timeline.ts'
export { recordChanges, recordCreated, recordEvent, recordFound, recordMany, recordUnsigned } from './thread/record.ts'
export type { ShipmentAnswers } from './thread/shipment.ts'
export { findRecord, findSubjects, namedRecords, openedPage, opensKind, pageOf } from './subject.ts'
export { findFollowers, findStaffFollowers, followMany } from './thread/followers.repo.ts'
export {
  demandTemplate,
  findTemplate,
  insertTemplate,
  removeTemplate,
  saveTemplate,
  takeTemplate,
  templatePage,
  type TemplateModule,
  type TemplateRow,
} from './templates/index.ts'
export { recordContent, storesVersion } from './versions/steps.ts'
export {
  contentOfStep,
  findLastStep,
  findVersion,
  historyOf,
  insertVersions,
  latestContent,
  type StepAuthor,
  type VersionModule,
  type VersionStep,
} from './versions/index.ts'
