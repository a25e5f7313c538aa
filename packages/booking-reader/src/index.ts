export { fromDcsa, type DcsaCodes, type DcsaRead } from './dcsa/from-dcsa.ts'
export type { LostValue } from './dcsa/json.ts'
export { unitFactor } from './dcsa/terms.ts'
export type { DcsaStatuses } from './dcsa/statuses.ts'
export { toDcsa, type DcsaBooking, type DcsaFacts } from './dcsa/to-dcsa.ts'
export { readIftmbc, type IftmbcMessage, type IftmbcStatus } from './edifact/iftmbc.ts'
export { writeIftmbf, type IftmbfMessage, type IftmbfOptions } from './edifact/iftmbf.ts'
export type { NameKind, NoteFacts } from './facts.ts'
export { plain } from '@jst/text-reader'
export { filledBooking } from './missing.ts'
export type { PointedPlace } from './note/second.ts'
export { readNote } from './read-note.ts'
export { readNotes } from './read-notes.ts'
export type {
  FoundField,
  ListedReading,
  NoteAct,
  NoteCandidate,
  NoteContent,
  NoteMark,
  NoteQuestion,
  NoteReading,
  NoteSheet,
  NoteSource,
  PartialLine,
  Place,
  UnreadField,
  UnreadWords,
} from './reading.ts'
